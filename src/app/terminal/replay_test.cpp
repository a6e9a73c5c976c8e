#include "app/terminal/replay.h"

#include "app/terminal/test_game.h"

namespace longroll::terminal {
namespace {

std::vector<std::string> a_march() {
  std::vector<std::string> requests = at_leetown(kMcCullochMoves);
  requests.emplace_back(R"({"op":"answer","choice":{"type":"march","unit":"mcintosh","to":"3817"}})");
  requests.emplace_back(R"({"op":"answer","choice":{"type":"end-movement"}})");
  return requests;
}

struct Told {
  int code;
  std::string text;
  bool shows(std::string_view part) const { return text.find(part) != std::string::npos; }
};
Told replay(const ReplayOptions& options) {
  std::ostringstream out;
  const int code = replay_record(options, embedded_library(), out);
  return {code, out.str()};
}

TEST(Replay, a_record_is_told_in_sentences) {
  ReplayOptions options;
  options.record = record_file(a_march());
  const Told told = replay(options);
  EXPECT_EQ(told.code, kGood);
  EXPECT_TRUE(told.shows("Pea Ridge, Arkansas, 7-8 March 1862: answers 12."));
  EXPECT_TRUE(told.shows("Turn 1, day 1, 10:00."));
  EXPECT_TRUE(told.shows("  McIntosh marches from 3618 to 3817 (3)."));
  EXPECT_TRUE(told.shows("Here the record ends; the battle is not over."));
  options.language = "fr";
  EXPECT_TRUE(replay(options).shows("McIntosh marche de 3618 à 3817"));
}

TEST(Replay, at_shows_the_position_after_so_many_answers) {
  ReplayOptions options;
  options.record = record_file(a_march());
  options.screen = {130, 40};
  options.at = 10;
  const Told before = replay(options);
  EXPECT_TRUE(before.shows("After answer 10 of 12."));
  EXPECT_TRUE(before.shows("<McI+>")) << "on top of Greer";
  options.at = 11;
  EXPECT_TRUE(replay(options).shows("<McI>"));
  EXPECT_TRUE(replay(options).shows("Have moved: McIntosh."));
  options.at = 13;
  EXPECT_EQ(replay(options).code, kBadRequest);
  EXPECT_TRUE(replay(options).shows("The record has only 12 answers."));
}

TEST(Replay, events_as_JSON_lines_tell_which_answer_they_followed) {
  ReplayOptions options;
  options.record = record_file(a_march());
  options.form = ReplayForm::JsonLines;
  std::istringstream lines(replay(options).text);
  bool marched = false;
  for (std::string line; std::getline(lines, line);) {
    const Json event = Json::parse(line, nullptr, false);
    ASSERT_TRUE(event.is_object()) << line;
    if (event["type"] == "march") marched = event["answer"] == 11 && event["unit"] == "mcintosh";
  }
  EXPECT_TRUE(marched);
  options.at = 11;
  EXPECT_EQ(Json::parse(replay(options).text, nullptr, false)["turn"], 4);
}

TEST(Replay, a_wrong_file_gets_one_sentence) {
  ReplayOptions options;
  options.record = fresh_file("missing.json");
  EXPECT_EQ(replay(options).code, kBadRequest);
  write_file(options.record,
             R"({"format":"longroll record 1","rules":1,"scenario":"pea-ridge","answers":[{"roll":99}]})");
  EXPECT_EQ(replay(options).code, kBadRequest);
  write_file(options.record, R"({"answers":7})");
  options.at = 3;
  EXPECT_EQ(replay(options).code, kBadRequest);
}

}  // namespace
}  // namespace longroll::terminal
