#include "app/rally_sheet.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "kit/files.h"

namespace longroll {
namespace {

const rally::Scenario& stones_river() { return kit::rally_battle("data/rally/stones-river/scenario.json"); }

std::vector<picture::PlacedCounter> counters_in(const rally::Scenario& scenario,
                                                const picture::SheetContents& sheet, std::string_view hex) {
  std::vector<picture::PlacedCounter> found;
  for (const picture::PlacedCounter& counter : sheet.counters)
    if (scenario.map.grid().name(counter.hex) == hex) found.push_back(counter);
  return found;
}

TEST(RallySheet, a_stack_has_its_leader_beneath_its_brigade) {
  const rally::Scenario& scenario = stones_river();
  const auto stack = counters_in(scenario, sheet_of(scenario, rally::set_up(scenario, {})), "I14");
  ASSERT_EQ(stack.size(), 2u);
  EXPECT_EQ(stack[0].face.kind, picture::Kind::Leader);
  EXPECT_EQ(stack[0].face.name, "J. M. Palmer");
  EXPECT_EQ(stack[0].face.figures, "1–1–3–4");
  EXPECT_EQ(stack[1].face.name, "Hazen");
  EXPECT_EQ(stack[1].face.figures, "4–5");
  EXPECT_EQ(stack[1].face.quality, 5);
}

TEST(RallySheet, damaged_brigades_and_replaced_leaders_show_their_other_side) {
  const rally::Scenario& scenario = kit::rally_battle("data/rally/stones-river-2-january/scenario.json");
  const auto stack = counters_in(scenario, sheet_of(scenario, rally::set_up(scenario, {})), "G15");
  const auto named = [&](std::string_view name) {
    return std::find_if(stack.begin(), stack.end(),
                        [&](const auto& counter) { return counter.face.name == name; });
  };
  ASSERT_NE(named("Hascall"), stack.end());
  for (const picture::PlacedCounter& counter : stack) {
    if (counter.face.kind == picture::Kind::Leader && counter.face.designation == "div.") {
      EXPECT_EQ(counter.face.name, "Hascall") << "he commands in the place of Wood";
      EXPECT_EQ(counter.face.figures, "0–0–3–2");
    }
    if (counter.face.kind == picture::Kind::Infantry) EXPECT_TRUE(counter.face.reduced);
  }
}

TEST(RallySheet, a_counter_on_a_bank_lies_there) {
  const rally::Scenario& scenario = stones_river();
  rally::Situation situation = rally::set_up(scenario, {});
  const auto hanson = *scenario.unit_named("hanson");
  rally::put(scenario, situation, hanson, *scenario.ground.named(scenario.map, "D13/west"));
  const auto west = counters_in(scenario, sheet_of(scenario, situation), "D13");
  ASSERT_EQ(west.size(), 1u);
  EXPECT_EQ(scenario.map.banks(west[0].hex)->names[west[0].bank], "west");
}

TEST(RallySheet, groups_to_come_lie_on_the_track_and_have_their_arrows) {
  const rally::Scenario& scenario = stones_river();
  const picture::SheetContents sheet = sheet_of(scenario, rally::set_up(scenario, {}));
  ASSERT_EQ(sheet.turns.size(), 11u);
  ASSERT_EQ(sheet.turns[5].arriving.size(), 1u);
  EXPECT_EQ(sheet.turns[5].arriving[0].name, "Walker");
  EXPECT_EQ(sheet.turns[8].arriving.size(), 3u);
  const auto arrow = std::find_if(sheet.entries.begin(), sheet.entries.end(),
                                  [](const auto& entry) { return entry.letter == 'A'; });
  ASSERT_NE(arrow, sheet.entries.end());
  EXPECT_EQ(arrow->side, picture::Side::Union);
}

TEST(RallySheet, flags_show_who_holds_an_objective) {
  const rally::Scenario& scenario = stones_river();
  const picture::SheetContents sheet = sheet_of(scenario, rally::set_up(scenario, {}));
  ASSERT_EQ(sheet.objectives.size(), 9u);
  const auto confederate =
      std::count_if(sheet.objectives.begin(), sheet.objectives.end(),
                    [](const auto& flag) { return flag.holder == picture::Side::Confederate; });
  EXPECT_EQ(confederate, 6);
}

TEST(RallySheet, works_are_drawn_toward_the_nearest_enemy) {
  const rally::Scenario& scenario = stones_river();
  const picture::SheetContents sheet = sheet_of(scenario, rally::set_up(scenario, {}));
  ASSERT_EQ(sheet.fortifications.size(), 2u);
  // Chalmers' works in L13 face Cruft in J15, to the lower left on the sheet.
  EXPECT_EQ(sheet.fortifications[0].first, turned(Direction::SouthWest, -1));
}

}  // namespace
}  // namespace longroll
