// The battles of the data folder: that they load, that they hold what is published, that their set-ups can stand.
#include <gtest/gtest.h>

#include <map>

#include "format/rally_scenario.h"
#include "format/test_files.h"
#include "rally/activation.h"
#include "rally/battles/battle.h"
#include "rally/umpire.h"

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

// A rule that is listed is enforced: its battle's file is named, and every special rule has a case of its own.
TEST_P(RallyBattle, names_the_rules_of_its_battle) {
  const Scenario scenario = battle(GetParam());
  const std::string id = GetParam();
  const bool plain = id == "perryville-guns-heard";  // only what a file can say
  EXPECT_EQ(scenario.rules->name, plain ? "" : id.substr(0, id.find("perry") == 0 ? 10 : 12));
  EXPECT_FALSE(scenario.special_rules.empty());
  EXPECT_FALSE(scenario.history.empty());
  for (const SpecialRule& rule : scenario.special_rules)
    EXPECT_TRUE(rule.rule == kPersonalities || rule.rule[0] == (id[0] == 'p' ? 'P' : 'S')) << rule.rule;
}

// Both counters that a special rule speaks of by name must be there, or the rule would silently do nothing.
TEST_P(RallyBattle, has_the_counters_its_special_rules_speak_of) {
  const Scenario scenario = battle(GetParam());
  static const std::map<std::string, std::vector<const char*>> named = {
      {"P1", {"buell"}},
      {"P2", {"gay"}},
      {"P3", {"crittenden", "wheeler", "mccook-e"}},
      {"P8", {"bragg"}},
      {"S1", {"kirk", "willich", "baldwin", "art-johnson"}},
      {"S3", {"hanson"}},
      {"S4", {"art-mendenhall"}},
      {"S6", {"palmer-jb"}},
      {"S8", {"palmer-jb"}}};
  static const std::map<std::string, std::vector<const char*>> formations = {
      {"P2", {"iii-corps", "sheridan"}},
      {"P3", {"ii-corps", "van-cleve", "wood"}},
      {"S2", {"polk-corps"}},
      {"S3", {"breckinridge"}},
      {"S4", {"left-wing", "negley"}},
      {"S7", {"breckinridge", "csa-cavalry", "palmer-jm", "wood-tj", "van-cleve", "negley"}},
      {"S9", {"left-wing"}}};
  for (const SpecialRule& rule : scenario.special_rules) {
    if (const auto found = named.find(rule.rule); found != named.end())
      for (const char* id : found->second) EXPECT_TRUE(scenario.unit_named(id)) << rule.rule << " " << id;
    if (const auto found = formations.find(rule.rule); found != formations.end())
      for (const char* id : found->second)
        EXPECT_TRUE(scenario.formation_named(id)) << rule.rule << " " << id;
  }
}

// Begins turn 1, as far as the battle's own rule goes.
Situation first_turn(const Scenario& scenario, Situation situation) {
  Agenda agenda;
  situation.turn = 1;
  if (scenario.rules->begin_turn != nullptr)
    scenario.rules->begin_turn(Umpire{scenario, situation, agenda, nullptr});
  return situation;
}

TEST(RallyBattles, P1_P3_buell_stands_at_the_dorsey_house_and_ii_corps_is_held) {
  for (const char* id : {"perryville", "perryville-early"}) {
    const Scenario scenario = battle(id);
    const Situation situation = first_turn(scenario, set_up(scenario, {}));
    EXPECT_EQ(scenario.name(situation.spot(*scenario.unit_named("buell"))), "O16");
    EXPECT_FALSE(scenario.rules->commander_serves(scenario, situation, Side::Union));
    int held = 0;
    for (std::size_t i = 0; i < scenario.groups.size(); ++i) held += situation.due[i] == kHeld ? 1 : 0;
    EXPECT_EQ(held, 4) << "Smith, E. McCook, Van Cleve, Wood";
  }
}

TEST(RallyBattles, S3_only_union_brigades_east_of_the_river_let_breckinridge_go) {
  const Scenario scenario = battle("stones-river");
  Situation situation = set_up(scenario, {});
  EXPECT_TRUE(first_turn(scenario, situation).memory.may_cross.empty()) << "all of them are west of it";
  const auto spot = [&](std::string_view name) { return *scenario.ground.named(scenario.map, name); };
  put(scenario, situation, *scenario.unit_named("price"), spot("G10"));
  const UnitSet free = first_turn(scenario, situation).memory.may_cross;
  EXPECT_FALSE(free.contains(*scenario.unit_named("hanson"))) << "next to him in H10";
  EXPECT_TRUE(free.contains(*scenario.unit_named("preston")) ==
              (distance(scenario, spot("K9"), spot("G10")) > 4));
  put(scenario, situation, *scenario.unit_named("price"), spot("B10"));
  EXPECT_TRUE(first_turn(scenario, situation).memory.may_cross.contains(*scenario.unit_named("preston")));
}

TEST(RallyBattles, S4_mendenhalls_guns_are_out_of_play_until_the_enemy_nears_the_ford) {
  const Scenario scenario = battle("stones-river-2-january");
  Situation situation = set_up(scenario, {});
  const UnitId gun = *scenario.unit_named("art-mendenhall");
  EXPECT_TRUE(first_turn(scenario, situation).is(gun, Location::Off::Absent));
  put(scenario, situation, *scenario.unit_named("hanson"), *scenario.ground.named(scenario.map, "E11"));
  EXPECT_TRUE(first_turn(scenario, situation).is(gun, Location::Off::Ready));
}

TEST(RallyBattles, P5_dusk_falls_on_the_last_turn_and_on_no_other) {
  for (const char* id : {"perryville", "perryville-early", "perryville-guns-heard"}) {
    const Scenario scenario = battle(id);
    for (int turn = 1; turn <= scenario.last_turn(); ++turn)
      EXPECT_EQ(scenario.turn(turn).dusk, turn == scenario.last_turn()) << id << " " << turn;
  }
}

TEST_P(RallyBattle, P6_S11_lets_cavalry_act_alone) { EXPECT_TRUE(battle(GetParam()).independent_cavalry); }

TEST(RallyBattles, P7_bragg_strikes_first_in_the_afternoon_only) {
  EXPECT_EQ(battle("perryville").first_initiative, Side::Confederate);
  EXPECT_FALSE(battle("perryville-early").first_initiative);
}

TEST(RallyBattles, P9_S12_head_starts_where_the_battle_is_uneven) {
  const auto head_start = [](const char* id) {
    const Scenario scenario = battle(id);
    return std::pair<int, int>(scenario.head_start[Side::Union], scenario.head_start[Side::Confederate]);
  };
  EXPECT_EQ(head_start("perryville"), std::pair(4, 0));
  EXPECT_EQ(head_start("perryville-early"), std::pair(2, 0));
  EXPECT_EQ(head_start("perryville-guns-heard"), std::pair(5, 0));
  EXPECT_EQ(head_start("stones-river-2-january"), std::pair(0, 5));
  EXPECT_EQ(head_start("stones-river"), std::pair(0, 0));
}

// The group that one of its units is in; it fails if there is none.
const Group& group_of(const Scenario& scenario, std::string_view unit) {
  static const Group none{};
  for (const Group& group : scenario.groups)
    if (group.units.contains(*scenario.unit_named(unit))) return group;
  ADD_FAILURE() << unit << " is in no group";
  return none;
}

TEST(RallyBattles, P8_bragg_comes_at_ten_by_the_harrodsburg_pike_without_a_die) {
  const Scenario scenario = battle("perryville-early");
  const Group& bragg = group_of(scenario, "bragg");
  EXPECT_EQ(scenario.turn(bragg.turn).time, "10:00");
  EXPECT_EQ(bragg.turn, 5);
  EXPECT_EQ(scenario.name(bragg.spot), "J1");
  EXPECT_FALSE(bragg.roll);
  EXPECT_EQ(scenario.commander[Side::Confederate], scenario.unit_named("bragg"));
  EXPECT_FALSE(set_up(scenario, {}).on_map(*scenario.unit_named("bragg")));
}

TEST(RallyBattles, S1_on_turn_one_the_union_has_four_points_and_johnsons_guns_come_on_turn_three) {
  for (const char* id : {"stones-river", "stones-river-three-days"}) {
    const Scenario scenario = battle(id);
    Situation situation = set_up(scenario, {});
    const UnitId guns = *scenario.unit_named("art-johnson");
    EXPECT_FALSE(situation.is(guns, Location::Off::Ready));
    EXPECT_EQ(situation.returns[guns.index()], 3);
    situation.turn = 1;
    EXPECT_EQ(base_points(scenario, situation, Side::Union), 4);
    EXPECT_EQ(base_points(scenario, situation, Side::Confederate), 8);
    situation.turn = 2;
    EXPECT_EQ(base_points(scenario, situation, Side::Union), 8);
  }
}

TEST(RallyBattles, S5_four_points_a_side_on_new_years_day_and_six_on_the_second) {
  const Scenario scenario = battle("stones-river-three-days");
  Situation situation = set_up(scenario, {});
  for (int turn = 1; turn <= scenario.last_turn(); ++turn) {
    const Turn& today = scenario.turn(turn);
    if (today.night || turn == 1) continue;
    const int base = today.day == 1 ? 8 : today.day == 2 ? 4 : 6;
    situation.turn = static_cast<std::uint8_t>(turn);
    for (Side side : {Side::Union, Side::Confederate})
      EXPECT_EQ(base_points(scenario, situation, side), base) << turn;
  }
}

TEST(RallyBattles, S10_wheeler_and_buford_come_back_by_the_franklin_road_on_turn_nine) {
  for (const char* id : {"stones-river", "stones-river-three-days", "stones-river-rosecrans-first"}) {
    const Scenario scenario = battle(id);
    const Group& riders = group_of(scenario, "wheeler");
    EXPECT_EQ(riders.turn, 9) << id;
    EXPECT_EQ(scenario.name(riders.spot), "T26") << id;
    for (const char* unit : {"buford", "wheeler-leader"})
      EXPECT_TRUE(riders.units.contains(*scenario.unit_named(unit))) << id << " " << unit;
    EXPECT_FALSE(set_up(scenario, {}).on_map(*scenario.unit_named("wheeler"))) << id;
  }
}

TEST(RallyBattles, S8_pillow_has_palmers_brigade_on_the_second_of_january) {
  const Scenario scenario = battle("stones-river-2-january");
  const Situation situation = set_up(scenario, {});
  EXPECT_EQ(scenario.rules->counter_quality(scenario, situation, *scenario.unit_named("palmer-jb")), 2);
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

TEST(RallyBattles, R8_0_P4_perryville_has_streams_and_no_river) {
  const Scenario scenario = battle("perryville");
  int streams = 0;
  for (std::size_t i = 0; i < scenario.map.grid().size(); ++i) {
    EXPECT_FALSE(scenario.map.banks(HexId(i)));
    EXPECT_FALSE(scenario.ground[SpotId(i)].river);
    streams += scenario.map.inside(HexId(i)).has(Feature::Stream) ? 1 : 0;
  }
  EXPECT_GT(streams, 0);
  EXPECT_TRUE(scenario.map.inside(*scenario.map.grid().named("O2")).has(Feature::Bridge));
}

}  // namespace
}  // namespace longroll
