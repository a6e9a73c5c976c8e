// 10: fortifications. A work in 0504 that faces south covers its sides toward 0505 (S), 0604 (SE) and 0404 (SW).
#include "aprils/fortifications.h"

#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "aprils/field.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::breastwork;
using kit::entrenchment;
using kit::Field;
using kit::gray;
using kit::kFour;
using kit::offers_of;
using kit::refused;
using kit::roll;
using kit::taken;

std::optional<int> shift_for(const Odds& odds, ShiftReason reason) {
  for (const Shift& shift : odds.shifts)
    if (shift.reason == reason) return shift.value;
  return std::nullopt;
}

bool zone_on(Field& field, Side side, std::string_view hex) {
  return aprils::Field(field.scenario(), field.situation()).in_zone(side, field.hex(hex));
}

// Which sides

TEST(Fortifications, C10_A42_a_work_covers_three_connected_hexsides) {
  Field field(9, 9);
  breastwork(field, "0504", Direction::South);
  const HexId hex = field.hex("0504");
  for (Direction d : {Direction::South, Direction::SouthEast, Direction::SouthWest})
    EXPECT_NE(work_on(field.situation(), hex, d), nullptr);
  for (Direction d : {Direction::North, Direction::NorthEast, Direction::NorthWest})
    EXPECT_EQ(work_on(field.situation(), hex, d), nullptr);
  EXPECT_EQ(work_on(field.situation(), field.hex("0505"), Direction::North),
            nullptr);  // the other hex's side
}

TEST(Fortifications, C10_a_work_facing_north_covers_the_sides_beside_north) {
  Field field(9, 9);
  breastwork(field, "0504", Direction::North);
  const HexId hex = field.hex("0504");
  for (Direction d : {Direction::North, Direction::NorthEast, Direction::NorthWest})
    EXPECT_NE(work_on(field.situation(), hex, d), nullptr);
  EXPECT_EQ(work_on(field.situation(), hex, Direction::South), nullptr);
}

// Zones

TEST(Fortifications, C5_C10_no_zone_enters_over_a_fortified_side_but_the_defenders_goes_out) {
  Field field(9, 9);
  blue(field, "0505");
  gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  field.scenario();
  EXPECT_FALSE(zone_on(field, Side::Union, "0504"));
  EXPECT_TRUE(zone_on(field, Side::Confederate, "0505"));
}

TEST(Fortifications, C10_zones_enter_over_the_other_sides) {
  Field field(9, 9);
  blue(field, "0503");
  gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  EXPECT_TRUE(zone_on(field, Side::Union, "0504"));
}

TEST(Fortifications, C10_A73_no_zone_enters_even_an_empty_work) {
  Field field(9, 9);
  blue(field, "0505");
  gray(field, "0404");
  breastwork(field, "0504", Direction::South);
  EXPECT_FALSE(zone_on(field, Side::Union, "0504"));
  EXPECT_FALSE(zone_on(field, Side::Confederate, "0504"));
}

TEST(Fortifications, C10_the_defender_of_a_work_need_not_attack_in_his_own_phase) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId d = gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  field.combat(Side::Confederate);
  EXPECT_TRUE(field.offered(EndCombat{}));
  EXPECT_TRUE(field.offered(Attack{UnitSet{d}, HexList{field.hex("0505")}}));  // ruling A19
  EXPECT_TRUE(taken(field.end_combat()));
}

TEST(Fortifications, C10_the_unit_before_a_work_must_attack_or_fall_back) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  EXPECT_TRUE(field.offered(Attack{UnitSet{a}, HexList{field.hex("0504")}}));
  EXPECT_FALSE(offers_of<FallBack>(field).empty());
}

TEST(Fortifications, C10_a_unit_leaves_its_work_into_an_enemy_zone_freely) {
  Field field(9, 9);
  const UnitId a = blue(field, "0504");
  gray(field, "0505");
  breastwork(field, "0504", Direction::South);
  field.movement(Side::Union);
  EXPECT_TRUE(taken(field.march(a, "0604")));  // in the zone of 0505
}

TEST(Fortifications, C5_without_the_work_it_could_not) {
  Field field(9, 9);
  const UnitId a = blue(field, "0504");
  gray(field, "0505");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0604"), Reason::ZoneToZone, "5.0"));
}

TEST(Fortifications, C6_5_C10_a_work_that_keeps_a_zone_out_keeps_a_retreat_open) {
  // 0504 lies in the zone of 0604's attacker only over its south-eastern side.
  Field field(9, 9);
  field.compass(Side::Confederate, "N");
  const UnitId a = blue(field, "0604", {16, 4, 4});  // beside 0505 and 0504
  const UnitId d = gray(field, "0505");
  breastwork(field, "0504", Direction::South);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0505")));
  roll(field, {2, 1});
  EXPECT_EQ(field.where(d), "0504");
  EXPECT_FALSE(std::get<RollCheck>(field.position().agenda.back()).entered_zone);
}

// Shifts

TEST(Fortifications, C10_a_breastwork_shifts_one_column_and_an_entrenchment_two) {
  Field shallow(9, 9);
  const UnitId a = blue(shallow, "0505", {12, 4, 4});
  gray(shallow, "0504");
  breastwork(shallow, "0504", Direction::South);
  EXPECT_EQ(column_name(shallow.odds({a}, "0504", Side::Union).column), "2-1");
  EXPECT_EQ(shift_for(shallow.odds({a}, "0504", Side::Union), ShiftReason::Breastwork), -1);

  Field deep(9, 9);
  const UnitId b = blue(deep, "0505", {12, 4, 4});
  gray(deep, "0504");
  entrenchment(deep, "0504", Direction::South);
  EXPECT_EQ(column_name(deep.odds({b}, "0504", Side::Union).column), "1-1");
  EXPECT_EQ(shift_for(deep.odds({b}, "0504", Side::Union), ShiftReason::Entrenchment), -2);
}

TEST(Fortifications, C10_only_if_all_attackers_come_over_fortified_sides) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0404");
  const UnitId c = blue(field, "0403");  // NW of 0504: not covered
  gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  field.scenario();
  EXPECT_EQ(shift_for(field.odds({a, b}, "0504", Side::Union), ShiftReason::Entrenchment), -2);
  EXPECT_EQ(shift_for(field.odds({a, b, c}, "0504", Side::Union), ShiftReason::Entrenchment), std::nullopt);
  EXPECT_EQ(shift_for(field.odds({c}, "0504", Side::Union), ShiftReason::Entrenchment), std::nullopt);
}

TEST(Fortifications, C10_A23_a_work_adds_to_the_natural_shift_of_its_side_and_to_the_ground) {
  Field field(9, 9);
  field.terrain("0504", Terrain::Woods).side("0504", "0505", Feature::Stream);
  const UnitId a = blue(field, "0505", {24, 4, 4});
  gray(field, "0504");
  breastwork(field, "0504", Direction::South);
  const Odds odds = field.odds({a}, "0504", Side::Union);
  EXPECT_EQ(odds.shifts.size(), 3u);
  EXPECT_EQ(odds.shift, -3);
}

TEST(Fortifications, C10_A73_it_serves_a_defender_of_either_side) {
  Field field(9, 9);
  const UnitId a = gray(field, "0505", {12, 4, 4});
  blue(field, "0504");
  breastwork(field, "0504", Direction::South);  // built by the Confederates
  EXPECT_EQ(shift_for(field.odds({a}, "0504", Side::Confederate), ShiftReason::Breastwork), -1);
}

TEST(Fortifications, C10_A73_the_attackers_own_work_is_nothing_to_the_defender) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {12, 4, 4});
  gray(field, "0504");
  entrenchment(field, "0505", Direction::North);
  const Odds odds = field.odds({a}, "0504", Side::Union);
  EXPECT_TRUE(odds.shifts.empty());
  EXPECT_FALSE(odds.entrenched);
}

TEST(Fortifications, A73_a_work_costs_no_movement_points) {
  Field field(9, 9);
  const UnitId a = blue(field, "0506");
  entrenchment(field, "0504", Direction::South);
  field.movement(Side::Union);
  EXPECT_EQ(field.cost_to(a, "0504"), 4);
}

TEST(Fortifications, A73_a_work_does_not_block_sight) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0506");
  gray(field, "0504");
  entrenchment(field, "0505", Direction::South);
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({gun}, "0504")));
}

TEST(Fortifications, A73_a_side_on_the_maps_edge_may_be_covered) {
  Field field(9, 9);
  blue(field, "0505");
  breastwork(field, "0501", Direction::North);
  EXPECT_NE(work_on(field.situation(), field.hex("0501"), Direction::North), nullptr);
  EXPECT_FALSE(zone_on(field, Side::Union, "0501"));
}

// The extra loss

// Twelve against four over an entrenchment: 1-1, where the defender's 2, 4, 1 read "1", "1R", nothing.
struct Assault {
  Field field{9, 9};
  UnitId a;
  explicit Assault(Strengths attackers = {12, 4, 4}) {
    field.compass(Side::Union, "S");
    a = blue(field, "0505", attackers);
    gray(field, "0504");
    entrenchment(field, "0504", Direction::South);
    field.combat(Side::Union);
    EXPECT_TRUE(taken(field.attack({a}, "0504")));
  }
};

TEST(Fortifications, C10_A30_over_an_entrenchment_the_attacker_loses_a_step_more) {
  Assault assault;
  roll(assault.field, {1, 4});
  const CombatResult result = assault.field.told<CombatRolled>()[0].result;
  EXPECT_EQ(result, (CombatResult{2, true}));
  ASSERT_TRUE(taken(assault.field.stand_fast()));
  EXPECT_EQ(assault.field.where(assault.a), "gone");
}

TEST(Fortifications, C10_A30_a_plain_loss_grows_too) {
  Assault assault;
  roll(assault.field, {1, 2});
  EXPECT_EQ(assault.field.told<CombatRolled>()[0].result, (CombatResult{2, false}));
}

TEST(Fortifications, C10_A30_no_effect_stays_no_effect) {
  Assault assault;
  roll(assault.field, {1, 1});
  EXPECT_EQ(assault.field.told<CombatRolled>()[0].result, (CombatResult{0, false}));
}

TEST(Fortifications, C10_the_defenders_loss_does_not_grow) {
  Assault assault;
  assault.field.roll(3);
  EXPECT_EQ(assault.field.told<CombatRolled>()[0].result, (CombatResult{1, false}));
}

TEST(Fortifications, C10_a_breastwork_adds_no_loss) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  gray(field, "0504");
  breastwork(field, "0504", Direction::South);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 3});  // 1-2: "1R"
  EXPECT_EQ(field.told<CombatRolled>()[0].result, (CombatResult{1, true}));
}

TEST(Fortifications, A30_no_extra_loss_if_one_attacker_comes_over_an_open_side) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId c = blue(field, "0403");
  gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a, c}, "0504")));
  EXPECT_FALSE(field.situation().fight->entrenched);
}

TEST(Fortifications, A61_no_extra_loss_if_one_target_hex_has_none) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {24, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  entrenchment(field, "0504", Direction::South);
  field.scenario();
  EXPECT_TRUE(field.odds({a}, "0504", Side::Union).entrenched);
  EXPECT_FALSE(field.odds({a}, "0504 0506", Side::Union).entrenched);
}

TEST(Fortifications, A61_no_extra_loss_if_one_of_two_works_is_a_breastwork) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {24, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  entrenchment(field, "0504", Direction::South);
  breastwork(field, "0506", Direction::North);
  field.scenario();
  const Odds odds = field.odds({a}, "0504 0506", Side::Union);
  EXPECT_FALSE(odds.entrenched);
  EXPECT_EQ(shift_for(odds, ShiftReason::Breastwork), -1);
}

TEST(Fortifications, A30_the_extra_loss_needs_the_defender_to_roll_and_guns_alone_never_pay_it) {
  Field field(9, 9);
  const UnitId gun = blue_guns(field, "0507", {16, 4, 4});
  gray(field, "0504");
  entrenchment(field, "0504", Direction::South);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0504")));
  field.roll(1);
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.situation().steps_left(gun), 2);
}

// Building

TEST(Fortifications, C10_nothing_is_built_where_no_rule_of_the_battle_says_so) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.answer(Build{a, Direction::North}), Reason::MayNotBuild, "10"));
  EXPECT_TRUE(offers_of<Build>(field).empty());
  EXPECT_TRUE(field.situation().works.empty());
}

// A battle in which infantry of the Union may build a breastwork, one a hex, in place of moving.
namespace digging {

std::optional<Refusal> refuse_work(const Scenario& scenario, const Situation& situation, const aprils::Field&,
                                   const Build& build) {
  if (scenario.unit(build.unit).kind != UnitKind::Infantry || !situation.on_map(build.unit) ||
      work_in(situation, situation.hex(build.unit)) != nullptr)
    return Refusal{Reason::MayNotBuild, "99.1", build.unit, std::nullopt, 0};
  return std::nullopt;
}

void offer_works(const Scenario& scenario, const Situation& situation, const aprils::Field& field,
                 UnitId unit, Offers& offers) {
  for (Direction d : kDirections)
    if (!refuse_work(scenario, situation, field, Build{unit, d})) offers.add(Build{unit, d});
}

void build_work(const Umpire& umpire, const Build& build) {
  const Fortification work{umpire.situation.hex(build.unit), build.facing, false, Side::Union,
                           umpire.situation.turn};
  umpire.situation.works.push_back(work);
  umpire.tell(WorkBuilt{build.unit, work});
}

const BattleRules& rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.battle = "digging";
    r.offer_works = offer_works;
    r.refuse_work = refuse_work;
    r.build_work = build_work;
    return r;
  }();
  return rules;
}

}  // namespace digging

TEST(Fortifications, C10_where_the_battle_allows_it_a_unit_builds_in_place_of_its_move) {
  Field field(9, 9);
  field.rules(digging::rules());
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0707");
  field.movement(Side::Union);
  EXPECT_TRUE(field.offered(Build{a, Direction::North}));
  EXPECT_EQ(offers_of<Build>(field).size(), 12u);
  ASSERT_TRUE(taken(field.answer(Build{a, Direction::North})));
  ASSERT_EQ(field.told<WorkBuilt>().size(), 1u);
  EXPECT_EQ(field.told<WorkBuilt>()[0].work.hex, field.hex("0505"));
  EXPECT_NE(work_on(field.situation(), field.hex("0505"), Direction::NorthWest), nullptr);
  EXPECT_TRUE(refused(field.march(a, "0506"), Reason::AlreadyMoved, "4.2"));
  EXPECT_TRUE(refused(field.answer(Build{a, Direction::South}), Reason::AlreadyMoved, "4.2"));
  EXPECT_TRUE(taken(field.march(b, "0708")));
}

TEST(Fortifications, C10_the_battles_own_limits_are_asked) {
  Field field(9, 9);
  field.rules(digging::rules());
  const UnitId gun = blue_guns(field, "0505");
  const UnitId a = blue(field, "0707");
  breastwork(field, "0707", Direction::South);
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.answer(Build{gun, Direction::North}), Reason::MayNotBuild, "99.1"));
  EXPECT_TRUE(refused(field.answer(Build{a, Direction::North}), Reason::MayNotBuild, "99.1"));
  EXPECT_TRUE(offers_of<Build>(field).empty());
}

TEST(Fortifications, C10_only_units_of_the_moving_formation_build) {
  Field field(9, 9);
  field.rules(digging::rules());
  blue(field, "0505");
  const UnitId enemy = gray(field, "0101");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.answer(Build{enemy, Direction::North}), Reason::OtherFormation, "4.1"));
}

TEST(Fortifications, C10_a_unit_that_has_marched_builds_no_more) {
  Field field(9, 9);
  field.rules(digging::rules());
  const UnitId a = blue(field, "0505");
  blue(field, "0707");
  field.movement(Side::Union);
  ASSERT_TRUE(taken(field.march(a, "0506")));
  EXPECT_TRUE(refused(field.answer(Build{a, Direction::North}), Reason::AlreadyMoved, "4.2"));
}

TEST(Fortifications, C10_a_work_stays_when_its_builder_leaves) {
  Field field(9, 9);
  field.rules(digging::rules());
  const UnitId a = blue(field, "0505");
  field.movement(Side::Union);
  ASSERT_TRUE(taken(field.answer(Build{a, Direction::North})));
  field.movement(Side::Union);
  ASSERT_TRUE(taken(field.march(a, "0506")));
  ASSERT_EQ(field.situation().works.size(), 1u);
  EXPECT_EQ(field.situation().works[0].facing, Direction::North);
}

}  // namespace
}  // namespace longroll::aprils
