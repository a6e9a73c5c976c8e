// Any lines as requests to one session that has Pea Ridge open. Every reply is JSON with "ok"; a refused request
// leaves the position as it was.
#include "built_in.h"
#include "match/session.h"

namespace {

using namespace longroll;

constexpr int kMostLines = 60;

std::uint64_t hash_of(const Session& session) { return session.match()->table().hash(); }

// Loading a battle takes longer than a hundred requests, so one session is kept and taken back to its opening.
Session& fresh_session() {
  static Session session(fuzz::built_in_library());
  static std::uint64_t opening = 0;
  while (session.reply(Json{{"op", "undo"}})["ok"].get<bool>()) {
  }
  if (session.match() == nullptr || hash_of(session) != opening) {
    session.reply(std::string_view(R"({"op":"open","scenario":"pea-ridge"})"));
    opening = hash_of(session);
  }
  session.reply(std::string_view(R"({"op":"language","name":"en"})"));
  return session;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Session& session = fresh_session();
  std::string_view rest = fuzz::text_of(data, size);
  for (int i = 0; i < kMostLines && !rest.empty(); ++i) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::uint64_t before = hash_of(session);
    const std::string reply = session.reply(rest.substr(0, end));
    const Json json = Json::parse(reply, nullptr, false);
    LONGROLL_CHECK(json.is_object() && json.contains("ok"), "a reply is no object with \"ok\"");
    LONGROLL_CHECK(json["ok"].get<bool>() || hash_of(session) == before,
                   "a refused request changed the position");
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return 0;
}
