#include "app/terminal/plain_play.h"

#include <gtest/gtest.h>

#include <cstdio>
#include <sstream>

#include "app/home.h"
#include "kit/files.h"

namespace longroll {
namespace {

std::string temporary(const char* name) { return testing::TempDir() + name; }

PlayOptions two_banks(const std::string& save) {
  PlayOptions options;
  options.scenario_text = kit::read_file("tests/data/rally/two-banks.json");
  options.save = save;
  options.seed = 4;
  return options;
}

TEST(PlainPlay, a_game_without_people_plays_itself_to_the_end_and_is_told_again) {
  const std::string file = temporary("plain.json");
  PlayOptions options = two_banks(file);
  options.people = {{false, false}};
  std::istringstream in;
  std::ostringstream out;
  EXPECT_EQ(play_plainly(options, embedded_library(), in, out), kGood);
  EXPECT_NE(out.str().find("The battle is over"), std::string::npos);
  ReplayOptions replay;
  replay.record = file;
  std::ostringstream story;
  EXPECT_EQ(replay_plainly(replay, embedded_library(), story), kGood);
  EXPECT_NE(story.str().find("The battle is over"), std::string::npos);
  replay.at = 3;
  std::ostringstream question;
  EXPECT_EQ(replay_plainly(replay, embedded_library(), question), kGood);
  EXPECT_FALSE(question.str().empty());
  std::remove(file.c_str());
}

TEST(PlainPlay, a_person_answers_by_number_or_by_words) {
  const std::string file = temporary("plain-person.json");
  PlayOptions options = two_banks(file);
  options.people = {{true, true}};
  std::istringstream in("nonsense\n1\nstate\nquit\n");
  std::ostringstream out;
  EXPECT_EQ(play_plainly(options, embedded_library(), in, out), kGood);
  EXPECT_NE(out.str().find("> "), std::string::npos);
  EXPECT_NE(out.str().find("eads (union)"), std::string::npos);
  std::remove(file.c_str());
}

TEST(PlainPlay, map_leaders_points_and_rules_can_be_looked_at) {
  const std::string file = temporary("plain-looks.json");
  PlayOptions options = two_banks(file);
  options.people = {{true, true}};
  std::istringstream in("map\nleaders\nrules\nquit\n");
  std::ostringstream out;
  EXPECT_EQ(play_plainly(options, embedded_library(), in, out), kGood);
  const std::string text = out.str();
  EXPECT_NE(text.find("    A    B    C"), std::string::npos) << text;
  EXPECT_NE(text.find("initiative"), std::string::npos);
  EXPECT_NE(text.find("In command: "), std::string::npos);
  EXPECT_NE(text.find("Command points: Union"), std::string::npos);
  EXPECT_NE(text.find("14 Brigadier personalities: "), std::string::npos);
  EXPECT_EQ(text.find("That is none of the answers"), std::string::npos);
  std::remove(file.c_str());
}

TEST(PlainPlay, tells_the_games_apart) {
  EXPECT_TRUE(is_rally(kit::read_file("tests/data/rally/two-banks.json")));
  EXPECT_FALSE(is_rally(kit::read_file("data/aprils/pea-ridge/scenario.json")));
  EXPECT_FALSE(is_rally("no json"));
}

}  // namespace
}  // namespace longroll
