// Names of players: what can be named, and one sentence for what cannot.
#include "ai/level.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

TEST(Level, Names_read_as_what_they_say) {
  EXPECT_EQ(*read_level("recruit"), (Level{Skill::Recruit}));
  EXPECT_EQ(*read_level("script"), (Level{Skill::Regular}));
  EXPECT_EQ(*read_level("regular:cautious"), (Level{Skill::Regular, Temperament::Cautious}));
  EXPECT_EQ(*read_level("veteran:bold:nodes=2000"), (Level{Skill::Veteran, Temperament::Bold, 2000}));
  EXPECT_EQ(*read_level("general:time=500"), (Level{Skill::General, Temperament::Steady, std::nullopt, 500}));
}

TEST(Level, A_level_reads_back_from_its_name) {
  for (const char* name : {"random", "recruit", "regular", "regular:stubborn", "veteran", "general:bold",
                           "veteran:cautious:nodes=150", "general:nodes=100:time=10"})
    EXPECT_EQ(name_of(*read_level(name)), name);
}

TEST(Level, A_general_thinks_ten_times_as_long_as_a_veteran) {
  EXPECT_EQ(read_level("general")->budget(), 10 * read_level("veteran")->budget());
  EXPECT_EQ(read_level("veteran:nodes=777")->budget(4), 777);
  EXPECT_EQ(read_level("veteran:nodes=777:time=100")->budget(), 777);
}

TEST(Level, A_time_is_as_many_nodes_as_are_got_through_in_it) {
  const long hundred = read_level("veteran:time=100")->budget();
  EXPECT_GE(hundred, read_level("veteran")->budget());
  EXPECT_EQ(read_level("general:time=1000")->budget(), 10 * hundred);
  EXPECT_EQ(read_level("general:time=1000")->budget(2), 20 * hundred);
  EXPECT_EQ(read_level("general:time=600000")->budget(64), kMostBudget);
}

TEST(Level, What_cannot_be_is_said_in_one_sentence) {
  const auto wrong = [](std::string_view name) {
    const auto level = read_level(name);
    return level ? std::string("it was accepted") : level.error();
  };
  EXPECT_EQ(wrong("caesar"),
            "there is no player \"caesar\": a player is random, recruit, regular, veteran or general");
  EXPECT_EQ(wrong(""), "there is no player \"\": a player is random, recruit, regular, veteran or general");
  EXPECT_EQ(wrong("veteran:nodes=0"), "nodes is a whole number from 100 to 100000000");
  EXPECT_EQ(wrong("veteran:nodes=1e5"), "nodes is a whole number from 100 to 100000000");
  EXPECT_EQ(wrong("veteran:nodes=99999999999999999999"), "nodes is a whole number from 100 to 100000000");
  EXPECT_EQ(wrong("general:time=0"), "time, in milliseconds, is a whole number from 10 to 600000");
  EXPECT_EQ(wrong("regular:nodes=500"), "only veteran and general have a budget of nodes or time");
  EXPECT_EQ(wrong("recruit:bold"), "a recruit player has no temperament");
  EXPECT_NE(wrong("veteran:brave").find("\"brave\" is none of these"), std::string::npos);
  EXPECT_NE(wrong("veteran:").find("\"\" is none of these"), std::string::npos);
}

}  // namespace
}  // namespace longroll
