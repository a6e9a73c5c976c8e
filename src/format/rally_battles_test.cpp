// The battles of the data folder: that they load, that they hold what is published, that their set-ups can stand.
#include <gtest/gtest.h>

#include <map>

#include "format/rally_scenario.h"
#include "format/test_files.h"
#include "rally/situation.h"

namespace longroll {
namespace {

using namespace rally;

Scenario battle(const std::string& id) {
  std::vector<Diagnostic> faults;
  auto scenario =
      load_rally_scenario(read_file("data/rally/" + id + "/scenario.json"), id, find_data, faults);
  for (const Diagnostic& fault : faults) ADD_FAILURE() << to_text(fault);
  return scenario ? std::move(*scenario) : Scenario{};
}

std::map<std::string, int> objective_values(const Scenario& scenario) {
  std::map<std::string, int> values;
  for (const Objective& objective : scenario.objectives)
    values[scenario.map.grid().name(objective.hex)] = objective.value;
  return values;
}

class RallyBattle : public testing::TestWithParam<const char*> {};

INSTANTIATE_TEST_SUITE_P(All, RallyBattle,
                         testing::Values("perryville", "perryville-early", "perryville-guns-heard",
                                         "stones-river", "stones-river-three-days", "stones-river-2-january",
                                         "stones-river-rosecrans-first"));

TEST_P(RallyBattle, loads_under_its_own_name) {
  const Scenario scenario = battle(GetParam());
  EXPECT_EQ(scenario.id, GetParam());
  EXPECT_GE(scenario.units.size(), 77u);
}

// Who begins in contact has been put there by mistake.
TEST_P(RallyBattle, R8_2_nobody_is_set_up_beside_an_enemy_brigade_or_in_the_river) {
  const Scenario scenario = battle(GetParam());
  const Situation situation = set_up(scenario, {});
  for (UnitId unit : scenario.brigades) {
    if (!situation.on_map(unit)) continue;
    EXPECT_FALSE(scenario.ground[situation.spot(unit)].river) << scenario.unit(unit).id;
    for (UnitId other : scenario.brigades & scenario.of_side[enemy_of(scenario.unit(unit).side)])
      EXPECT_FALSE(situation.on_map(other) &&
                   scenario.ground.adjacent(situation.spot(unit), situation.spot(other)))
          << scenario.unit(unit).id << " beside " << scenario.unit(other).id;
  }
}

// A division is activated by its leader, so he is in play where its brigades are. The cavalry may act alone.
TEST_P(RallyBattle, R7_2_a_division_has_its_leader_in_play) {
  const Scenario scenario = battle(GetParam());
  const Situation situation = set_up(scenario, {});
  for (UnitId unit : scenario.brigades) {
    const Unit& brigade = scenario.unit(unit);
    const auto leader = scenario.formation(brigade.formation).leader;
    if (brigade.kind == UnitKind::Cavalry || situation.is(unit, Location::Off::Absent)) continue;
    ASSERT_TRUE(leader) << brigade.id;
    EXPECT_FALSE(situation.is(*leader, Location::Off::Absent)) << brigade.id;
  }
}

TEST_P(RallyBattle, R6_1_a_chit_belongs_to_troops_in_play) {
  const Scenario scenario = battle(GetParam());
  const Situation situation = set_up(scenario, {});
  for (UnitId gun : scenario.guns) {
    if (situation.is(gun, Location::Off::Absent)) continue;
    bool served = false;
    for (UnitId unit : scenario.units_of[scenario.unit(gun).formation.index()])
      served = served || !situation.is(unit, Location::Off::Absent);
    EXPECT_TRUE(served) << scenario.unit(gun).id;
  }
}

TEST(RallyBattles, the_objectives_of_perryville_are_the_published_ones) {
  const std::map<std::string, int> published = {{"J1", 1},  {"N1", 1},  {"P1", 1}, {"O2", 3},
                                                {"O12", 2}, {"J10", 1}, {"G12", 2}};
  for (const char* id : {"perryville", "perryville-early", "perryville-guns-heard"})
    EXPECT_EQ(objective_values(battle(id)), published) << id;
}

TEST(RallyBattles, the_objectives_of_stones_river_are_the_published_ones) {
  const std::map<std::string, int> published = {{"P2", 1},  {"V1", 1},  {"V4", 4},  {"V6", 1}, {"P11", 2},
                                                {"M12", 1}, {"F19", 3}, {"A21", 2}, {"A16", 1}};
  for (const char* id : {"stones-river", "stones-river-three-days", "stones-river-rosecrans-first"})
    EXPECT_EQ(objective_values(battle(id)), published) << id;
}

// The example of the rules: Liddell on the Confederate bank of E13 can be attacked from E12 and F13, not from D14 and
// E14, and from the river hexes D13 and F14 only on his own bank.
TEST(RallyBattles, R8_5_the_banks_of_e13_are_those_of_the_example) {
  const Scenario scenario = battle("stones-river");
  const auto spot = [&](std::string_view name) { return *scenario.ground.named(scenario.map, name); };
  const SpotId liddell = spot("E13/east");
  for (const char* near : {"E12", "F13", "D13/east", "F14/east"})
    EXPECT_TRUE(scenario.ground.adjacent(liddell, spot(near))) << near;
  for (const char* far : {"D14", "E14", "D13/west", "F14/west", "E13/west"})
    EXPECT_FALSE(scenario.ground.adjacent(liddell, spot(far))) << far;
}

TEST(RallyBattles, R8_5_the_river_is_crossed_at_one_bridge_and_four_fords) {
  const Scenario scenario = battle("stones-river");
  std::map<std::string, Crossing> crossings;
  int river_hexes = 0;
  for (std::size_t i = 0; i < scenario.map.grid().size(); ++i) {
    const Spot& spot = scenario.ground[SpotId(i)];
    river_hexes += spot.river ? 1 : 0;
    if (spot.crossing != Crossing::None) crossings[scenario.map.grid().name(HexId(i))] = spot.crossing;
  }
  EXPECT_EQ(river_hexes, 22);
  EXPECT_EQ(crossings, (std::map<std::string, Crossing>{{"P10", Crossing::Bridge},
                                                        {"U9", Crossing::Ford},
                                                        {"M11", Crossing::Ford},
                                                        {"H13", Crossing::Ford},
                                                        {"D13", Crossing::Ford}}));
}

void expect_one_road(const Scenario& scenario, std::initializer_list<std::string_view> hexes) {
  for (auto hex = hexes.begin(); hex + 1 != hexes.end(); ++hex) {
    const HexId from = *scenario.map.grid().named(hex[0]), to = *scenario.map.grid().named(hex[1]);
    EXPECT_TRUE(scenario.map.features(from, to).has(Feature::Road)) << hex[0] << " to " << hex[1];
  }
}

TEST(RallyBattles, R8_0_the_nashville_pike_runs_over_the_bridge_to_the_edge) {
  expect_one_road(battle("stones-river"),
                  {"V4",  "U4",  "T5",  "S5",  "R6",  "Q6",  "P7",  "P8",  "P9",  "P10",
                   "P11", "O11", "N12", "M12", "L13", "K13", "J14", "I14", "H15", "G15",
                   "G16", "F17", "F18", "F19", "E19", "D20", "C20", "B21", "A21"});
}

TEST(RallyBattles, R8_0_the_roads_of_perryville_meet_in_the_town) {
  const Scenario scenario = battle("perryville");
  // Mackville Road, Springfield Pike, Harrodsburg Pike.
  expect_one_road(scenario, {"O2", "N3", "M3", "M4", "L5", "L6", "K6", "K7", "J8", "J9", "J10", "I10", "H11",
                             "H12", "G12"});
  expect_one_road(scenario, {"O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9", "O10", "O11", "O12", "O13"});
  expect_one_road(scenario, {"O2", "N2", "M1", "L1", "K1", "J1"});
}

TEST(RallyBattles, R8_0_perryville_has_streams_and_no_river) {
  const Scenario scenario = battle("perryville");
  for (std::size_t i = 0; i < scenario.map.grid().size(); ++i) EXPECT_FALSE(scenario.map.banks(HexId(i)));
  EXPECT_TRUE(scenario.map.inside(*scenario.map.grid().named("O2")).has(Feature::Bridge));
}

}  // namespace
}  // namespace longroll
