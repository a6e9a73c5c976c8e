// The engine in the page: the same protocol as `longroll bot`, through shared memory. One request at a time.
#include <cstdint>
#include <cstdlib>
#include <string>

#include "app/embedded_data.h"
#include "match/session.h"
#include "match/signature.h"

namespace longroll {
namespace {

Library embedded_library() {
  Library library;
  library.find = [](std::string_view name) -> std::optional<std::string> {
    for (const EmbeddedFile& file : embedded_files())
      if (file.path == name) return std::string(file.text);
    return std::nullopt;
  };
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.ends_with("/scenario.json")) library.scenarios.emplace_back(file.path);
  return library;
}

Session& session() {
  static Session one(embedded_library());
  return one;
}

std::string request_text;
std::string reply_text;

}  // namespace
}  // namespace longroll

extern "C" {

// Room for a request of this many bytes; the caller writes it there as UTF-8.
[[clang::export_name("longroll_request")]] char* longroll_request(std::uint32_t bytes) {
  longroll::request_text.assign(bytes, ' ');
  return longroll::request_text.data();
}

// Answers the request. The reply lies at longroll_reply_text() until the next call; its length is returned.
[[clang::export_name("longroll_reply")]] std::uint32_t longroll_reply() {
  longroll::reply_text = longroll::session().reply(std::string_view(longroll::request_text));
  return static_cast<std::uint32_t>(longroll::reply_text.size());
}
[[clang::export_name("longroll_reply_text")]] const char* longroll_reply_text() {
  return longroll::reply_text.data();
}

[[clang::export_name("longroll_signature")]] std::uint64_t longroll_signature() {
  return longroll::signature_of(longroll::embedded_library()).value_or(0);
}
}
