// Any text as a record; a list alone is taken as the answers of a game of Pea Ridge.
#include "built_in.h"
#include "match/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace longroll;
  static const std::string head = [] {
    Session session(fuzz::built_in_library());
    session.reply(Json{{"op", "open"}, {"scenario", "pea-ridge"}});
    Json record = session.reply(Json{{"op", "record"}})["record"];
    record.erase("answers");
    std::string text = to_line(record);
    text.pop_back();
    return text + ",\"answers\":";
  }();
  std::string text(fuzz::text_of(data, size));
  if (!text.empty() && text[0] == '[') text = head + text + "}";
  Session session(fuzz::built_in_library());
  const Json opened = session.reply(Json{{"op", "open"}, {"record", text}});
  if (!opened["ok"].get<bool>()) return 0;
  // What opens can be written down and opened again.
  Session again(fuzz::built_in_library());
  const Json record = session.reply(Json{{"op", "record"}})["record"];
  const Json reopened = again.reply(Json{{"op", "open"}, {"record", record}});
  LONGROLL_CHECK(reopened["ok"].get<bool>() && reopened["hash"] == opened["hash"],
                 "a record opens to another game");
  return 0;
}
