// 14.3 and 14.6b: Lexington and Tyler, on a river drawn on paper where the ground does not matter.
#include "aprils/battles/shiloh_gunboats.h"

#include <gtest/gtest.h>

#include "aprils/victory.h"
#include "kit/shiloh.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::gray;
using kit::gray_guns;
using kit::kFour;
using kit::refused;
using kit::roll;
using kit::taken;
using shiloh_kit::kNightShelling;
using shiloh_kit::named;
using shiloh_kit::put;
using shiloh_kit::shiloh;
using shiloh_kit::take_off;
using Paper = kit::Field;

constexpr Strengths kShip{4, 4, 6};

// A river fills columns 6 and 7 of a clear sheet; its banks are rivers without bridge or ford. Blue falls back north,
// gray south, and it is turn 9.
struct River {
  Paper field{10, 9};
  River() {
    field.rules(shiloh_rules()).turn(9);
    field.compass(Side::Union, "N NE NW").compass(Side::Confederate, "S SE SW");
    Map& map = field.draft().map;
    const Grid& grid = map.grid();
    for (std::size_t i = 0; i < grid.size(); ++i)
      if (grid.column(HexId(i)) == 5 || grid.column(HexId(i)) == 6) map.set_terrain(HexId(i), Terrain::Water);
    for (std::size_t i = 0; i < grid.size(); ++i)
      for (Direction d : kDirections) {
        const auto next = grid.neighbour(HexId(i), d);
        if (next && map.terrain(HexId(i)) == Terrain::Water && map.terrain(*next) != Terrain::Water)
          map.add_feature(HexId(i), d, Feature::River);
      }
  }
  UnitId ship(std::string_view hex, Strengths full = kShip, int morale = 0) {
    return field.unit("ship " + std::string(hex), Side::Union, UnitKind::Gunboat, full, hex, morale);
  }
};

// Moving

TEST(Gunboats, C14_3_a_gunboat_moves_in_water_only_at_a_point_a_hex) {
  River river;
  const UnitId ship = river.ship("0605", {4, 4, 1});
  EXPECT_EQ(river.field.reach(ship), "0604 0606 0705 0706");
  EXPECT_EQ(river.field.cost_to(ship, "0604"), 2);
}

TEST(Gunboats, C14_3_at_most_two_lie_in_a_hex) {
  River river;
  const UnitId ship = river.ship("0605");
  river.ship("0604");
  river.ship("0604", kShip, 1);
  river.field.movement(Side::Union);
  EXPECT_TRUE(refused(river.field.march(ship, "0604"), Reason::FullHex, "4.3"));
  EXPECT_TRUE(taken(river.field.march(ship, "0604 0603")));
}

TEST(Gunboats, C14_3_A80_troops_never_enter_water) {
  River river;
  const UnitId foot = blue(river.field, "0505");
  river.field.movement(Side::Union);
  EXPECT_TRUE(refused(river.field.march(foot, "0604"), Reason::RiverBars, "4.2"));
  for (const March& march : kit::offers_of<March>(river.field))
    EXPECT_NE(river.field.scenario().map.terrain(march.path.back()), Terrain::Water);
}

TEST(Gunboats, C14_3_on_the_sheet_every_bank_of_the_tennessee_is_a_river_without_bridge_or_ford) {
  const Map& map = kit::battle("aprils/shiloh").map;
  int water = 0, banks = 0;
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    if (map.terrain(HexId(i)) != Terrain::Water) continue;
    ++water;
    for (Direction d : kDirections) {
      const auto next = map.grid().neighbour(HexId(i), d);
      if (!next || map.terrain(*next) == Terrain::Water || map.terrain(*next) == Terrain::OutOfPlay) continue;
      ++banks;
      EXPECT_TRUE(river_bars(map.features(HexId(i), d))) << map.grid().name(HexId(i));
    }
  }
  EXPECT_EQ(water, 35);
  EXPECT_GT(banks, 20);
}

TEST(Gunboats, C14_3_the_water_of_the_tennessee_is_one_reach_from_edge_to_edge) {
  Paper field = shiloh(9);
  field.scenario();
  const UnitId tyler = named(field, "tyler");
  // Six points take it from Pittsburg Landing up past Dill Branch to Brown's Landing, or as far down.
  EXPECT_EQ(field.cost_to(tyler, "2615"), 12);
  EXPECT_EQ(field.cost_to(tyler, "2504"), 12);
}

TEST(Gunboats, C14_3_the_lexington_comes_up_the_river_on_turn_10) {
  Paper field = shiloh(10);
  const UnitId lexington = named(field, "lexington");
  field.movement("army");
  EXPECT_TRUE(taken(field.march(lexington, "2501 2502")));
}

TEST(Gunboats, C14_3_C9_0_night_does_not_bind_it_though_the_enemy_lines_the_bank) {
  Paper field = shiloh(14);
  for (std::string_view id : {"webster-reserve", "webster-siege-guns"}) take_off(field, id);
  put(field, "cleburne", "2411");
  put(field, "shaver", "2410");
  field.movement("army");
  EXPECT_TRUE(taken(field.march(named(field, "tyler"), "2511 2512")));
}

// Banks

TEST(Gunboats, C14_3_C5_0_no_zone_of_control_passes_the_bank_either_way) {
  River river;
  river.ship("0605");
  gray(river.field, "0505");
  const Field field(river.field.scenario(), river.field.situation());
  EXPECT_FALSE(field.in_zone(Side::Union, river.field.hex("0505")));
  EXPECT_FALSE(field.in_zone(Side::Confederate, river.field.hex("0605")));
}

TEST(Gunboats, C14_3_C6_1_so_neither_owes_the_other_an_attack) {
  River river;
  river.ship("0605");
  gray(river.field, "0505");
  river.field.combat(Side::Union);
  EXPECT_TRUE(river.field.offered(EndCombat{}));
  river.field.combat(Side::Confederate);
  EXPECT_TRUE(river.field.over());
}

TEST(Gunboats, C14_3_infantry_on_the_bank_cannot_attack_it) {
  River river;
  river.ship("0605");
  const UnitId foot = gray(river.field, "0505");
  gray_guns(river.field, "0404");  // so that there is something to declare
  river.field.combat(Side::Confederate);
  EXPECT_TRUE(refused(river.field.attack({foot}, "0605"), Reason::RiverBars, "7.1"));
}

// Firing

TEST(Gunboats, C14_3_its_guns_are_silent_before_turn_9) {
  for (int turn : {8, 9}) {
    River river;
    river.field.turn(turn);
    const UnitId ship = river.ship("0605");
    blue(river.field, "0405");
    gray(river.field, "0305");  // a duty for the troops, none for the ship
    river.field.combat(Side::Union);
    const auto refusal = river.field.why_not(Attack{UnitSet{ship}, HexList{river.field.hex("0305")}});
    if (turn == 8)
      EXPECT_TRUE(refused(refusal, Reason::SpecialRuleBars, "14.3"));
    else
      EXPECT_NE(refusal.value_or(Refusal{}).reason, Reason::SpecialRuleBars);
    bool offered = false;
    for (const Attack& attack : kit::offers_of<Attack>(river.field))
      offered = offered || attack.attackers.contains(ship);
    EXPECT_EQ(offered, turn == 9);
  }
}

TEST(Gunboats, C14_3_before_turn_9_it_covers_no_automatic_retreat) {
  for (int turn : {8, 9}) {
    River river;
    river.field.turn(turn);
    const UnitId ship = river.ship("0605");
    blue(river.field, "0405");
    gray(river.field, "0305");
    river.field.combat(Side::Union);
    const auto refusal = river.field.fall_back("0305", "0305", {ship});
    EXPECT_EQ(!refusal, turn == 9);
  }
}

TEST(Gunboats, C14_3_A39_at_range_1_whole_at_2_to_4_halved_and_no_farther) {
  for (std::string_view hex : {"0505", "0405", "0305", "0205", "0105"}) {
    River river;
    const UnitId ship = river.ship("0605", {5, 4, 6});
    gray(river.field, hex);
    river.field.combat(Side::Union);
    if (hex == "0105") {
      EXPECT_TRUE(river.field.over());  // nobody is in range, so there is nothing to ask
      continue;
    }
    EXPECT_EQ(river.field.odds({ship}, hex, Side::Union).attack, hex == "0505" ? 5 : 2) << hex;
    EXPECT_TRUE(taken(river.field.attack({ship}, hex))) << hex;
  }
}

TEST(Gunboats, C14_3_results_of_its_own_attack_never_touch_it) {
  for (int die = 1; die <= 6; ++die) {
    River river;
    const UnitId ship = river.ship("0605");
    gray(river.field, "0505");
    river.field.combat(Side::Union);
    ASSERT_TRUE(taken(river.field.attack({ship}, "0505")));
    river.field.roll(die);
    EXPECT_TRUE(river.field.told<CombatRolled>().size() == 1u && river.field.where(ship) == "0605");
    EXPECT_EQ(river.field.situation().steps_left(ship), 2);
  }
}

TEST(Gunboats, C14_3_A25_the_bank_gives_the_target_no_shift) {
  River river;
  const UnitId ship = river.ship("0605");
  gray(river.field, "0505");
  EXPECT_TRUE(river.field.odds({ship}, "0505", Side::Union).shifts.empty());
}

TEST(Gunboats, C14_3_A27_A80_it_joins_a_combined_attack_without_lending_its_rating) {
  River river;
  const UnitId ship = river.ship("0605", kShip, 2);
  const UnitId foot = blue(river.field, "0405");
  gray(river.field, "0505");
  river.field.combat(Side::Union);
  ASSERT_TRUE(taken(river.field.attack({ship, foot}, "0505")));
  EXPECT_EQ(river.field.situation().fight->kind, FightKind::Assault);
  EXPECT_TRUE(river.field.situation().fight->guns.contains(ship));
  EXPECT_EQ(river.field.situation().fight->rating[Role::Attacker],
            0);  // the infantry's, the only one to lend
}

TEST(Gunboats, C14_3_A40_woods_block_its_sight_as_they_do_for_all_guns) {
  River river;
  river.field.terrain("0505 0506", Terrain::Woods);
  const UnitId ship = river.ship("0605");
  gray(river.field, "0405");
  gray(river.field, "0506");  // in sight
  river.field.combat(Side::Union);
  EXPECT_TRUE(refused(river.field.attack({ship}, "0405"), Reason::NoSight, "7.1"));
}

TEST(Gunboats, C14_3_but_the_ravine_of_dill_branch_never_does) {
  const Scenario& battle = kit::battle("aprils/shiloh");
  const Grid& grid = battle.map.grid();
  const auto hex = [&](std::string_view name) { return *grid.named(name); };
  // From off the mouth over the wooded slopes beside the branch.
  for (const auto& [ship, target] : {std::pair{"2511", "2311"}, {"2512", "2312"}, {"2512", "2211"}}) {
    EXPECT_TRUE(battle.seen_by(UnitKind::Gunboat, hex(ship)).contains(grid, hex(target))) << ship << target;
    EXPECT_FALSE(battle.seen_by(UnitKind::Artillery, hex(ship)).contains(grid, hex(target)))
        << ship << target;
  }
  // Elsewhere it sees what any gun would see.
  for (std::string_view name : {"2404", "2502", "2714", "2820"})
    EXPECT_EQ(battle.seen_by(UnitKind::Gunboat, hex(name)), battle.seen_by(UnitKind::Artillery, hex(name)));
}

TEST(Gunboats, C14_3_every_hex_of_the_ravine_is_touched_by_the_branch) {
  const Scenario& battle = kit::battle("aprils/shiloh");
  const HexSet ravine = shiloh::open_to_gunboats(battle);
  EXPECT_EQ(ravine.size(), 8);
  ravine.for_each(battle.map.grid(), [&](HexId hex) {
    bool touched = false;
    for (Direction d : kDirections) {
      const Features side = battle.map.features(hex, d);
      touched = touched || side.has(Feature::Stream) || side.has(Feature::Creek);
    }
    EXPECT_TRUE(touched) << battle.map.grid().name(hex);
  });
}

TEST(Gunboats, C14_3_A141_a_battery_ashore_does_not_see_through_the_ravine) {
  Paper field = shiloh(10);
  for (std::string_view id : {"webster-reserve", "webster-siege-guns"}) take_off(field, id);
  put(field, "tyler", "2511");
  put(field, "hardee-artillery", "2311");
  field.combat(Side::Union);
  EXPECT_FALSE(field.why_not(Attack{UnitSet{named(field, "tyler")}, HexList{field.hex("2311")}}));
  put(field, "shaver", "2111");
  put(field, "tuttle", "2110");  // somebody to attack, so that the phase has a question
  field.combat(Side::Confederate);
  EXPECT_TRUE(refused(field.attack({named(field, "hardee-artillery")}, "2511"), Reason::NoSight, "7.1"));
}

// Under fire

TEST(Gunboats, C14_3_confederate_artillery_bombards_it_at_its_defence_strength_without_a_shift) {
  River river;
  river.ship("0605", {4, 3, 6});
  const UnitId gun = gray_guns(river.field, "0505", {6, 4, 3});
  const Odds odds = river.field.odds({gun}, "0605", Side::Confederate);
  EXPECT_EQ(odds.attack, 6);  // range 1, and no zone on the gun
  EXPECT_EQ(odds.defence, 3);
  EXPECT_TRUE(odds.shifts.empty());
  river.field.combat(Side::Confederate);
  EXPECT_TRUE(taken(river.field.attack({gun}, "0605")));
  EXPECT_EQ(river.field.situation().fight->kind, FightKind::Bombardment);
}

TEST(Gunboats, C14_3_A39_a_battery_in_an_enemy_zone_has_no_fire_to_spare_for_it) {
  River river;
  river.ship("0605");
  const UnitId gun = gray_guns(river.field, "0505");
  blue(river.field, "0504");
  river.field.combat(Side::Confederate);
  EXPECT_TRUE(refused(river.field.attack({gun}, "0605"), Reason::RiverBars, "7.1"));
}

// A ship in 0605 under the fire of one battery on the bank; 2-1, so that a 4 is "1R" and a 3 is "1".
struct Duel {
  River river;
  Paper& field = river.field;
  UnitId ship, gun;
  explicit Duel(std::string_view at = "0605", std::string_view from = "0505") {
    ship = river.ship(at);
    gun = gray_guns(field, from, {8, 4, 3});
  }
  void fire(int die) {
    field.combat(Side::Confederate);
    ASSERT_TRUE(taken(field.attack({gun}, field.where(ship))));
    field.roll(die);
  }
};

TEST(Gunboats, C14_3_a_loss_reduces_it_and_another_sinks_it_for_three_points) {
  Duel duel;
  duel.fire(3);
  ASSERT_TRUE(duel.field.at<RollCheck>());  // A80: it checks like anybody
  duel.field.roll(6);
  EXPECT_EQ(duel.field.situation().steps_left(duel.ship), 1);
  EXPECT_EQ(victory_points(duel.field.scenario(), duel.field.situation(), Side::Confederate), 1);
  duel.fire(6);
  EXPECT_EQ(duel.field.where(duel.ship), "gone");
  EXPECT_EQ(victory_points(duel.field.scenario(), duel.field.situation(), Side::Confederate), 3);
}

TEST(Gunboats, C14_3_A80_it_retreats_away_from_the_nearest_battery_into_water) {
  Duel duel("0605", "0505");
  duel.fire(4);
  ASSERT_TRUE(duel.field.at<RetreatUnits>());
  // Of the water around it 0604 is as near to the gun as before; 0606, 0705 and 0706 are farther.
  EXPECT_TRUE(duel.field.offered(Retreat{duel.ship, duel.field.hex("0705")}));
  EXPECT_TRUE(duel.field.offered(Retreat{duel.ship, duel.field.hex("0706")}));
  EXPECT_TRUE(duel.field.offered(Retreat{duel.ship, duel.field.hex("0606")}));
  EXPECT_FALSE(duel.field.offered(Retreat{duel.ship, duel.field.hex("0604")}));
  EXPECT_TRUE(refused(duel.field.retreat(duel.ship, "0604"), Reason::RetreatForbidden, "6.5"));
  EXPECT_TRUE(taken(duel.field.retreat(duel.ship, "0706")));  // against the compass: that is for troops
}

TEST(Gunboats, C14_3_A80_the_nearest_battery_counts_though_another_fired) {
  Duel duel("0605", "0305");
  gray_guns(duel.field, "0806");  // two hexes off on the other bank; the one that fires is three away
  duel.fire(5);                   // 4 against 4: "1R"
  EXPECT_EQ(duel.field.where(duel.ship), "0604");  // the only water that is farther than two from both
}

TEST(Gunboats, C14_3_A80_not_into_a_hex_with_two_ships) {
  Duel duel;
  for (int i = 0; i < 2; ++i) duel.river.ship("0706", kShip, i);
  duel.fire(4);
  EXPECT_FALSE(duel.field.offered(Retreat{duel.ship, duel.field.hex("0706")}));
  EXPECT_TRUE(duel.field.offered(Retreat{duel.ship, duel.field.hex("0705")}));
}

TEST(Gunboats, C14_3_A80_A140_with_no_water_farther_off_it_loses_a_step) {
  // At the edge of the sheet: neither 0702 nor 0601 is farther from the battery than 0701.
  Duel duel("0701", "0502");
  duel.fire(5);                                    // 4 against 4 at a distance: "1R"
  EXPECT_EQ(duel.field.where(duel.ship), "gone");  // one step for the result and one for the retreat
  ASSERT_EQ(duel.field.told<StepLost>().size(), 2u);
  EXPECT_EQ(duel.field.told<StepLost>()[1].cause, StepLost::Cause::NoRetreat);
  EXPECT_TRUE(duel.field.told<DrivenOffMap>().empty());  // though its friendly direction leads off the map
}

TEST(Gunboats, C14_3_A68_A80_it_may_retreat_of_its_own_will) {
  Duel duel;
  duel.fire(1);  // 2-1: nothing
  ASSERT_TRUE(duel.field.at<VoluntaryRetreats>());
  EXPECT_TRUE(taken(duel.field.retreat(duel.ship, "0706")));
}

TEST(Gunboats, C14_3_A70_A80_troops_that_fall_back_keep_away_from_it_as_from_any_enemy) {
  for (bool ship_there : {false, true}) {
    River river;
    river.field.compass(Side::Confederate, "S");
    const UnitId a = blue(river.field, "0304", {16, 4, 4});
    const UnitId d = gray(river.field, "0305");
    river.field.terrain("0306", Terrain::OutOfPlay);  // straight south is closed
    if (ship_there) river.ship("0605");
    river.field.combat(Side::Union);
    ASSERT_TRUE(taken(river.field.attack({a}, "0305")));
    roll(river.field, {2, 1});  // "1R"
    // West is away from the ship, east is toward it; without the ship both are as good.
    if (ship_there) {
      EXPECT_EQ(river.field.where(d), "0205");
    } else {
      EXPECT_TRUE(river.field.offered(Retreat{d, river.field.hex("0405")}));
    }
  }
}

// 14.6b

// Night on the river; the ship and the option to shell. The ship's formation is the army.
struct Night {
  River river;
  Paper& field = river.field;
  UnitId ship;
  explicit Night(Strengths full = kShip) {
    field.night();
    field.formation("army", Side::Union);
    ship = river.ship("0605", full);
    field.join(ship, "army");
  }
  void begin(OptionSet options = {kNightShelling}) {
    field.scenario();
    field.situation().options = options;
    field.movement("army");
    ASSERT_TRUE(taken(field.end_movement()));
  }
  std::optional<Refusal> shell(std::string_view hex) {
    return field.answer(SpecialChoice{shiloh::kShell, ship, field.hex(hex)});
  }
};

TEST(Gunboats, C14_6b_A82_at_the_end_of_the_armys_phase_the_ship_may_shell_a_hex_or_not) {
  Night night;
  gray(night.field, "0305");
  night.begin();
  ASSERT_TRUE(night.field.at<SpecialQuestion>());
  EXPECT_EQ(night.field.asked(), Asked::Union);
  ASSERT_EQ(night.field.choices().size(), 2u);
  EXPECT_EQ(night.field.choices()[0],
            Choice(SpecialChoice{shiloh::kShell, night.ship, night.field.hex("0305")}));
  EXPECT_TRUE(taken(night.field.answer(SpecialChoice{shiloh::kCeaseFire, std::nullopt, std::nullopt})));
  EXPECT_TRUE(night.field.over());
}

TEST(Gunboats, C14_6b_each_unit_there_checks_with_1_added) {
  for (int die = 1; die <= 6; ++die) {
    Night night;
    const UnitId d = gray(night.field, "0305");
    night.begin();
    ASSERT_TRUE(taken(night.shell("0305")));
    ASSERT_TRUE(night.field.at<RollCheck>());
    night.field.roll(die);
    EXPECT_EQ(night.field.where(d) == "0305", die >= 3) << die;  // 4 passes, and 1 is added
    EXPECT_EQ(night.field.situation().steps_left(d), 2);
    EXPECT_TRUE(night.field.over() || night.field.at<RetreatUnits>());
  }
}

TEST(Gunboats, C14_6b_both_units_of_the_hex_check_in_their_owners_order) {
  Night night;
  const UnitId d = gray(night.field, "0305"), e = gray(night.field, "0305", kFour, -2);
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  ASSERT_TRUE(night.field.at<CheckUnits>());
  EXPECT_EQ(night.field.asked(), Asked::Confederate);
  ASSERT_TRUE(taken(night.field.check(e)));
  night.field.roll(4);  // 4 - 2 + 1: it goes
  if (night.field.at<RetreatUnits>()) ASSERT_TRUE(taken(night.field.answer(night.field.choices().front())));
  EXPECT_NE(night.field.where(e), "0305");
  ASSERT_TRUE(night.field.at<RollCheck>());
  night.field.roll(3);
  EXPECT_EQ(night.field.where(d), "0305");
}

TEST(Gunboats, C14_6b_A33_A82_the_retreat_follows_the_compass) {
  Night night;
  night.field.compass(Side::Confederate, "S");
  const UnitId d = gray(night.field, "0305");
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(1);
  EXPECT_EQ(night.field.where(d), "0306");
}

TEST(Gunboats,
     C14_6b_A35_A142_in_a_union_zone_without_a_way_back_it_costs_a_step_and_that_check_has_no_bonus) {
  Night night;
  night.field.compass(Side::Confederate, "S");
  const UnitId d = gray(night.field, "0305");
  const UnitId friends = gray(night.field, "0306");
  for (std::string_view hex : {"0204", "0404", "0206", "0406"}) blue(night.field, hex);
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(1);  // only 0306 is open, a friend being there, and it lies in Union zones
  EXPECT_EQ(night.field.where(d), "0306");
  ASSERT_TRUE(night.field.at<RollCheck>());
  night.field.roll(3);  // 3, with nothing added: a step
  EXPECT_EQ(night.field.situation().steps_left(d), 1);
  EXPECT_EQ(night.field.situation().steps_left(friends), 2);
}

TEST(Gunboats, C14_6b_A82_no_line_of_sight_is_needed_but_four_hexes_are_the_limit) {
  Night night;
  night.field.terrain("0505 0506 0405 0406", Terrain::Woods);
  gray(night.field, "0305");
  gray(night.field, "0105");
  night.begin();
  EXPECT_TRUE(refused(night.shell("0105"), Reason::CannotReach, "14.6b"));
  EXPECT_TRUE(refused(night.shell("0304"), Reason::NoEnemyThere, "14.6b"));
  EXPECT_TRUE(taken(night.shell("0305")));
}

TEST(Gunboats, C14_6b_once_a_night_turn_for_each_ship) {
  Night night;
  const UnitId other = night.river.ship("0606", kShip, 1);
  night.field.join(other, "army");
  gray(night.field, "0305");
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(6);
  ASSERT_TRUE(night.field.at<SpecialQuestion>());
  EXPECT_TRUE(refused(night.shell("0305"), Reason::NotAsked, "14.6b"));
  EXPECT_TRUE(taken(night.field.answer(SpecialChoice{shiloh::kShell, other, night.field.hex("0305")})));
  night.field.roll(6);
  EXPECT_TRUE(night.field.over());
}

TEST(Gunboats, C14_6b_A142_the_ship_moves_first_and_shells_from_where_it_then_lies) {
  Night night;
  gray(night.field, "0408");
  night.field.scenario();
  night.field.situation().options = {kNightShelling};
  night.field.movement("army");
  ASSERT_TRUE(taken(night.field.march(night.ship, "0606 0607")));
  ASSERT_TRUE(night.field.at<SpecialQuestion>());  // nothing else was left to move
  EXPECT_TRUE(taken(night.shell("0408")));
}

TEST(Gunboats, C14_6b_a_reduced_ship_does_not_shell) {
  Night night;
  gray(night.field, "0305");
  night.field.scenario();
  lose_step(night.field.scenario(), night.field.situation(), night.ship);
  night.begin();
  EXPECT_TRUE(night.field.over());
}

TEST(Gunboats, C14_6b_only_by_night_and_only_if_it_was_chosen) {
  Night without;
  gray(without.field, "0305");
  without.begin(OptionSet{});
  EXPECT_TRUE(without.field.over());
  Night by_day;
  for (Turn& turn : by_day.field.draft().calendar) turn.night = false;
  gray(by_day.field, "0305");
  by_day.begin();
  EXPECT_TRUE(by_day.field.over());
}

TEST(Gunboats, C14_6b_no_question_where_nobody_is_in_range) {
  Night night;
  gray(night.field, "0105");
  night.begin();
  EXPECT_TRUE(night.field.over());
}

TEST(Gunboats, C14_6b_A39_A142_guns_sent_back_in_the_night_bombard_in_the_morning) {
  Night night;
  const UnitId gun = gray_guns(night.field, "0305");
  night.begin();
  ASSERT_TRUE(taken(night.shell("0305")));
  night.field.roll(1);
  if (night.field.at<RetreatUnits>()) ASSERT_TRUE(taken(night.field.answer(night.field.choices().front())));
  ASSERT_NE(night.field.where(gun), "0305");
  EXPECT_TRUE(night.field.situation().retreated.empty());
  EXPECT_TRUE(night.field.situation().displaced.empty());
  EXPECT_FALSE(night.field.situation().fight.has_value());
}

TEST(Gunboats, C14_6b_the_hex_with_most_to_gain_is_named_first) {
  Night night;
  gray(night.field, "0304", kFour, 1);
  gray(night.field, "0305", kFour, -1);
  gray(night.field, "0305", kFour, 0);
  night.begin();
  EXPECT_EQ(night.field.choices()[0],
            Choice(SpecialChoice{shiloh::kShell, night.ship, night.field.hex("0305")}));
}

}  // namespace
}  // namespace longroll::aprils
