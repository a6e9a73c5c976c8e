// The unusual combats of Rally 'Round the Flag!, each from beginning to end, replayed from tests/examples/rally: every die,
// modifier and result that a file tells must come so. The same games as records, to watch: docs/examples/rally-*.json.
// covers 6.3, 8.5, 9.1, 9.2, 9.3, 9.5, 9.6, 10.1, 10.2, 10.3
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "kit/files.h"
#include "match/session.h"

namespace longroll {
namespace {

Library files_library() {
  Library library;
  library.find = [](std::string_view name) -> std::optional<std::string> {
    return kit::read_file("data/" + std::string(name));
  };
  library.scenarios = {"rally/perryville/scenario.json", "rally/stones-river/scenario.json"};
  return library;
}

// An entry of a record as the request that makes it.
Json request_of(const Json& entry) {
  if (entry.contains("roll")) return {{"op", "answer"}, {"roll", entry["roll"]}};
  if (!entry.contains("edit")) return {{"op", "answer"}, {"choice", entry}};
  Json request = entry;
  request["op"] = entry["edit"];
  request.erase("edit");
  return request;
}

// What the file tells of an event is true of it; it need not tell everything.
void expect_told(const Json& wanted, const Json& event) {
  for (const auto& [key, value] : wanted.items()) {
    if (key == "shifts") {
      ASSERT_EQ(event[key].size(), value.size()) << to_line(event);
      for (std::size_t i = 0; i < value.size(); ++i) {
        EXPECT_EQ(event[key][i]["reason"], value[i][0]);
        EXPECT_EQ(event[key][i]["value"], value[i][1]);
      }
      continue;
    }
    EXPECT_EQ(event.contains(key) ? event[key] : Json(), value) << key << " of " << to_line(event);
  }
}

class RallyExample : public testing::TestWithParam<std::string> {
 protected:
  std::string record(Session& session, const std::string& file) {
    Json whole = session.reply(Json{{"op", "record"}})["record"];
    const Json answers = whole["answers"];
    whole.erase("answers");
    std::string text = whole.dump();
    text.pop_back();
    text += ",\n \"answers\": [";
    for (std::size_t i = 0; i < answers.size(); ++i) text += (i > 0 ? ",\n  " : "\n  ") + answers[i].dump();
    text += "\n ]\n}\n";
    if (std::getenv("LONGROLL_REWRITE") != nullptr) std::ofstream(file) << text;
    return text;
  }
};

TEST_P(RallyExample, every_die_modifier_and_result_is_as_told) {
  const Json example = Json::parse(kit::read_file("tests/examples/rally/" + GetParam() + ".json"));
  ASSERT_FALSE(example["story"].empty());
  Session session(files_library());
  ASSERT_TRUE(session.reply(Json{{"op", "open"}, {"scenario", example["scenario"]}})["ok"].get<bool>());
  for (const Json& entry : example["board"]) {
    const Json reply = session.reply(request_of(entry));
    ASSERT_TRUE(reply["ok"].get<bool>()) << to_line(entry) << to_line(reply);
  }
  for (const Json& step : example["steps"]) {
    SCOPED_TRACE(to_line(step["do"]));
    const Json question = session.reply(Json{{"op", "question"}});
    EXPECT_EQ(question["asked"], step["asked"]) << to_line(question);
    // What the rules forbid here is refused, by the rule that is named.
    if (step.contains("not")) {
      const Json why = session.reply(Json{{"op", "why_not"}, {"choice", step["not"]["choice"]}});
      EXPECT_EQ(why["legal"], false);
      EXPECT_EQ(why["rule"], step["not"]["rule"]) << to_line(why);
    }
    const Json reply = session.reply(request_of(step["do"]));
    ASSERT_TRUE(reply["ok"].get<bool>()) << to_line(reply);
    ASSERT_EQ(reply["events"].size(), step["events"].size()) << to_line(reply);
    for (std::size_t i = 0; i < step["events"].size(); ++i)
      expect_told(step["events"][i], reply["events"][i]);
  }
  for (const auto& [unit, where] : example["end"].items()) {
    const Json state = session.reply(Json{{"op", "state"}});
    for (const Json& counter : state["units"])
      if (counter["id"] == unit)
        EXPECT_EQ(counter["hex"].is_null() ? counter["state"] : counter["hex"], where) << unit;
  }
  const std::string file = "docs/examples/rally-" + GetParam() + ".json";
  const std::string text = record(session, file);
  EXPECT_EQ(kit::read_file(file), text) << "LONGROLL_REWRITE=1 writes the record anew";
  Session again(files_library());
  EXPECT_TRUE(again.reply(Json{{"op", "open"}, {"record", Json::parse(text)}})["ok"].get<bool>());
}

INSTANTIATE_TEST_SUITE_P(All, RallyExample,
                         testing::Values("duel", "river-bank", "shattered-by-fire", "one-to-four",
                                         "six-to-one", "leader-captured", "rally-out-of-range"),
                         [](const auto& info) {
                           std::string name = info.param;
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

}  // namespace
}  // namespace longroll
