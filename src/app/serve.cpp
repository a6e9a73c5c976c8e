// serve: the browser game over HTTP, from the page built beside the program.
#include <cstdio>
#include <filesystem>

#include "app/commands.h"
#include "app/home.h"
#include "format/json.h"
#include "server/listener.h"

namespace longroll {
namespace {

// The build puts program and page side by side: build/release/longroll, build/web/.
std::string built_page() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return (program.parent_path().parent_path() / "web").string();
}

}  // namespace

int run_serve(const ServeRequest& request) {
  std::string fault;
  const auto files = server::PageFiles::load(request.page.empty() ? built_page() : request.page, fault);
  if (!files) return complain(fault + "; build it with ./play, or name its folder with --page");
  fault = server::serve(*files, {request.host, request.port}, {}, [&](std::uint16_t port, const auto&) {
    const std::string place =
        request.host == "0.0.0.0" || request.host == "127.0.0.1" ? "localhost" : request.host;
    const std::string address = "http://" + place + ":" + std::to_string(port) + "/";
    if (request.json)
      std::printf("%s\n", Json::object({{"ok", true}, {"address", address}, {"port", port}}).dump().c_str());
    else
      std::printf("Longroll is at %s (Ctrl+C stops it)\n", address.c_str());
    std::fflush(stdout);
  });
  return fault.empty() ? kGood : complain(fault);
}

}  // namespace longroll
