#include "app/rally_roster.h"

#include <gtest/gtest.h>

#include "kit/files.h"

namespace longroll {
namespace {

const picture::RosterUnit* named(const picture::Roster& roster, std::string_view name) {
  for (const picture::RosterFormation& formation : roster.formations)
    for (const picture::RosterUnit& unit : formation.units)
      if (unit.front.name == name) return &unit;
  return nullptr;
}

TEST(RallyRoster, R2_21_R2_22_both_sides_of_brigades_and_leaders_and_one_of_chits) {
  const picture::Roster roster = roster_of(kit::rally_battle("data/rally/stones-river/scenario.json"));
  const picture::RosterUnit* hazen = named(roster, "Hazen");
  ASSERT_NE(hazen, nullptr);
  EXPECT_EQ(hazen->front.figures, "4–5");
  ASSERT_TRUE(hazen->back);
  EXPECT_EQ(hazen->back->figures, "2–5");
  EXPECT_EQ(hazen->note, "in I14");
  const picture::RosterUnit* sheridan = named(roster, "Sheridan");
  ASSERT_NE(sheridan, nullptr);
  EXPECT_EQ(sheridan->front.kind, picture::Kind::Leader) << "first of his division";
  ASSERT_TRUE(sheridan->back);
  const picture::RosterUnit* guns = named(roster, "R. W. Johnson");
  ASSERT_NE(guns, nullptr);
  EXPECT_EQ(named(roster, "Walker")->note, "turn 6, A21");
  EXPECT_EQ(named(roster, "Spears"), nullptr) << "not in this scenario";
}

TEST(RallyRoster, P3_S4_what_waits_for_a_special_rule_says_so) {
  const picture::Roster perryville = roster_of(kit::rally_battle("data/rally/perryville/scenario.json"));
  EXPECT_EQ(named(perryville, "Hazen")->note, "held, P12");
  const picture::Roster attack =
      roster_of(kit::rally_battle("data/rally/stones-river-2-january/scenario.json"));
  const picture::RosterUnit* guns = named(attack, "Mendenhall");
  ASSERT_NE(guns, nullptr);
  EXPECT_EQ(guns->note, "by a special rule");
  EXPECT_FALSE(guns->back);
  EXPECT_EQ(named(attack, "Hazen")->note, "in F15, damaged");
}

}  // namespace
}  // namespace longroll
