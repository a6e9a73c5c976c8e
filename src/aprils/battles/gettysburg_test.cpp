// 15: the rules of Gettysburg, works and victory apart. Where the ground does not matter the troops stand on a clear
// sheet of paper.
#include <gtest/gtest.h>

#include "aprils/reinforcements.h"
#include "aprils/victory.h"
#include "kit/gettysburg.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::cavalry;
using kit::Field;
using kit::gettysburg;
using kit::gray;
using kit::named;
using kit::paper;
using kit::put;
using kit::refused;
using kit::roll;
using kit::taken;

// 15.1

constexpr std::string_view kSummit = "1129 1130 1229 1230 1329 1330";

// Infantry, horse or guns before a hill of this name in 0805.
Field before_the_hill(std::string_view hill) {
  Field field = paper();
  field.hill("0805", hill, Terrain::WoodedHill);
  return field;
}

TEST(Gettysburg, C15_1_the_hill_is_six_hexes_of_wooded_hill) {
  const Scenario& battle = kit::battle("aprils/gettysburg");
  int found = 0;
  for (std::size_t i = 0; i < battle.map.grid().size(); ++i) {
    if (battle.map.hill(HexId(i)) != "Big Round Top") continue;
    ++found;
    EXPECT_EQ(battle.map.terrain(HexId(i)), Terrain::WoodedHill);
    EXPECT_NE(kSummit.find(battle.map.grid().name(HexId(i))), std::string_view::npos);
  }
  EXPECT_EQ(found, 6);
}

TEST(Gettysburg, C15_1_infantry_pays_4_points_a_hex_and_3_on_another_wooded_hill) {
  Field steep = before_the_hill("Big Round Top");
  const UnitId a = blue(steep, "0806");
  steep.movement(Side::Union);
  EXPECT_EQ(steep.cost_to(a, "0805"), 8);
  Field other = before_the_hill("Culp's Hill");
  const UnitId b = blue(other, "0806");
  other.movement(Side::Union);
  EXPECT_EQ(other.cost_to(b, "0805"), 6);
}

TEST(Gettysburg, C15_1_the_climb_comes_on_top_of_what_the_hexside_costs) {
  Field field = before_the_hill("Big Round Top");
  field.side("0806", "0805", Feature::Stream);
  const UnitId a = blue(field, "0806", {4, 4, 6});
  field.movement(Side::Union);
  EXPECT_EQ(field.cost_to(a, "0805"), 10);
}

TEST(Gettysburg, C15_1_A10_the_free_first_hex_is_still_free) {
  Field field = before_the_hill("Big Round Top");
  const UnitId a = blue(field, "0806", {4, 4, 3});
  field.movement(Side::Union);
  EXPECT_TRUE(taken(field.march(a, "0805")));
}

TEST(Gettysburg, C15_1_but_only_the_first) {
  Field field = before_the_hill("Big Round Top");
  const UnitId a = blue(field, "0807");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0806 0805"), Reason::TooDear, "4.2"));
}

TEST(Gettysburg, C15_1_guns_and_horse_do_not_climb_it) {
  Field field = before_the_hill("Big Round Top");
  const UnitId gun = blue_guns(field, "0806");
  const UnitId horse = cavalry(field, Side::Union, "0704");
  field.movement(Side::Union);
  for (const March& march : kit::offers_of<March>(field)) EXPECT_NE(march.path.back(), field.hex("0805"));
  EXPECT_TRUE(refused(field.march(gun, "0805"), Reason::SpecialRuleBars, "15.1"));
  EXPECT_TRUE(refused(field.march(horse, "0705 0805"), Reason::SpecialRuleBars, "15.1"));
  EXPECT_TRUE(taken(field.march(horse, "0705 0706")));
}

TEST(Gettysburg, C15_1_neither_do_the_confederates) {
  Field field = before_the_hill("Big Round Top");
  const UnitId gun = kit::gray_guns(field, "0806");
  field.movement(Side::Confederate);
  EXPECT_TRUE(refused(field.march(gun, "0805"), Reason::SpecialRuleBars, "15.1"));
}

TEST(Gettysburg, C15_1_A53_A152_not_by_a_road_either) {
  Field field = before_the_hill("Big Round Top");
  field.side("0806", "0805", Feature::Road);
  const UnitId gun = blue_guns(field, "0806");
  const UnitId a = blue(field, "0806");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(gun, "0805"), Reason::SpecialRuleBars, "15.1"));
  EXPECT_EQ(field.cost_to(a, "0805"), 1);
}

// Attacked from the south at 5 to 1 with a 1: a step lost and a hex to retreat, north if possible.
struct DrivenNorth {
  Field field = before_the_hill("Big Round Top");
  UnitId loser;
  explicit DrivenNorth(UnitKind kind) {
    field.compass(Side::Union, "N");
    loser = field.unit("loser", Side::Union, kind, {4, 4, 4}, "0806", 6);
    const UnitId a = gray(field, "0807", {20, 4, 4});
    field.combat(Side::Confederate);
    EXPECT_TRUE(taken(field.attack({a}, "0806")));
    field.roll(1);
    field.roll(1);
  }
};

TEST(Gettysburg, C15_1_infantry_retreats_up_it) {
  DrivenNorth foot(UnitKind::Infantry);
  EXPECT_EQ(foot.field.where(foot.loser), "0805");
}

TEST(Gettysburg, C15_1_guns_and_horse_do_not_retreat_up_it) {
  for (UnitKind kind : {UnitKind::Artillery, UnitKind::Cavalry}) {
    DrivenNorth driven(kind);
    ASSERT_TRUE(driven.field.at<RetreatUnits>());
    EXPECT_TRUE(refused(driven.field.retreat(driven.loser, "0805"), Reason::SpecialRuleBars, "6.5"));
    EXPECT_TRUE(taken(driven.field.retreat(driven.loser, "0706")));
  }
}

// The hill is cleared by an attack out of 0806.
Field clear_the_hill(UnitKind kind) {
  Field field = before_the_hill("Big Round Top");
  const UnitId a = field.unit("a", Side::Union, kind, {20, 4, 6}, "0806");
  field.one_step("d", Side::Confederate, UnitKind::Infantry, {1, 1, 4}, "0805");
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({a}, "0805")));
  field.roll(6);  // 6-1, two columns for the wooded hill: gone
  field.roll(1);
  return field;
}

TEST(Gettysburg, C15_1_horse_does_not_advance_up_it) {
  EXPECT_TRUE(clear_the_hill(UnitKind::Infantry).at<OfferAdvance>());
  EXPECT_TRUE(clear_the_hill(UnitKind::Cavalry).over());
}

TEST(Gettysburg, C15_1_in_combat_it_is_wooded_hill) {
  Field steep = before_the_hill("Big Round Top"), other = before_the_hill("Wolf Hill");
  int columns[2] = {};
  for (int i = 0; i < 2; ++i) {
    Field& field = i == 0 ? steep : other;
    const UnitId a = blue(field, "0806");
    gray(field, "0805");
    columns[i] = field.odds({a}, "0805", Side::Union).column;
  }
  EXPECT_EQ(columns[0], columns[1]);
  EXPECT_EQ(columns[0], kEvenColumn - 2);
}

// 15.3a

TEST(Gettysburg, C15_3a_the_union_does_not_march_into_columns_and_rows_01_and_02) {
  Field field = paper();
  const UnitId corner = blue(field, "0303"), south = blue(field, "0308"), east = blue(field, "0803");
  field.movement(Side::Union);
  for (std::string_view hex : {"0302", "0202"})
    EXPECT_TRUE(refused(field.march(corner, hex), Reason::SpecialRuleBars, "15.3a")) << hex;
  EXPECT_TRUE(refused(field.march(south, "0207"), Reason::SpecialRuleBars, "15.3a"));
  EXPECT_TRUE(refused(field.march(east, "0802"), Reason::SpecialRuleBars, "15.3a"));
  for (const March& march : kit::offers_of<March>(field)) {
    EXPECT_GE(field.scenario().map.grid().column(march.path.back()), 2);
    EXPECT_GE(field.scenario().map.grid().row(march.path.back()), 2);
  }
  EXPECT_TRUE(taken(field.march(corner, "0304")));
}

TEST(Gettysburg, C15_3a_nor_through_them) {
  Field field = paper();
  const UnitId a = blue(field, "0303");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0203 0304"), Reason::SpecialRuleBars, "15.3a"));
}

TEST(Gettysburg, C15_3a_the_confederates_march_where_they_like) {
  Field field = paper();
  const UnitId a = gray(field, "0303");
  field.movement(Side::Confederate);
  EXPECT_TRUE(taken(field.march(a, "0202 0102")));
}

TEST(Gettysburg, C15_3a_retreat_is_free) {
  Field field = paper();
  field.compass(Side::Union, "N");
  const UnitId loser = blue(field, "0303", kit::kFour, 6);
  const UnitId a = gray(field, "0304", {20, 4, 4});
  field.combat(Side::Confederate);
  ASSERT_TRUE(taken(field.attack({a}, "0303")));
  roll(field, {1, 1});  // 5-1: a step and a retreat
  EXPECT_EQ(field.where(loser), "0302");
}

TEST(Gettysburg, C15_3a_advance_is_free) {
  Field field = paper();
  const UnitId a = blue(field, "0303", {20, 4, 4});
  field.one_step("d", Side::Confederate, UnitKind::Infantry, {1, 1, 4}, "0302");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0302")));
  roll(field, {6, 1});
  EXPECT_TRUE(taken(field.advance(a, "0302")));
}

TEST(Gettysburg, C15_3a_A84_who_begins_there_ends_in_the_open_or_nearer_to_it) {
  Field field = paper();
  const UnitId a = blue(field, "0108");
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0107"), Reason::SpecialRuleBars, "15.3a"));
  EXPECT_TRUE(refused(field.march(a, "0207 0108 0109"), Reason::SpecialRuleBars, "15.3a"));
  EXPECT_EQ(field.why_not(March{a, {field.hex("0109"), field.hex("0209")}}), std::nullopt);  // passing
  EXPECT_EQ(field.why_not(March{a, {field.hex("0208"), field.hex("0308")}}), std::nullopt);
  EXPECT_TRUE(taken(field.march(a, "0208")));
}

TEST(Gettysburg, C15_3a_A84_nearer_is_counted_to_the_nearest_open_hex) {
  Field field = paper();
  const UnitId a = blue(field, "0208");  // one hex from the open
  field.movement(Side::Union);
  for (const March& march : kit::offers_of<March>(field))
    EXPECT_GE(field.scenario().map.grid().column(march.path.back()), 2);
  EXPECT_TRUE(refused(field.march(a, "0209"), Reason::SpecialRuleBars, "15.3a"));
  EXPECT_TRUE(taken(field.march(a, "0209 0309")));
}

TEST(Gettysburg, C15_3a_A84_it_may_stay) {
  Field field = paper();
  const UnitId a = blue(field, "0108");
  field.movement(Side::Union);
  EXPECT_TRUE(taken(field.end_movement()));
  EXPECT_EQ(field.where(a), "0108");
}

TEST(Gettysburg, C15_3a_A151_where_an_enemy_zone_would_stop_it_short_it_does_not_go) {
  Field field = paper();
  const UnitId a = blue(field, "0105");
  gray(field, "0107");  // its zone: 0106, 0108, 0206, 0207
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0106"), Reason::SpecialRuleBars, "15.3a"));
  EXPECT_TRUE(taken(field.march(a, "0205 0206")));
}

TEST(Gettysburg, C15_3a_A84_A150_rowley_enters_at_m_and_may_stop_there) {
  Field field = gettysburg();
  const UnitId biddle = named(field, "biddle"), stone = named(field, "stone");
  field.movement("i-corps");
  EXPECT_TRUE(refused(field.march(biddle, "0115 0114"), Reason::SpecialRuleBars, "15.3a"));
  EXPECT_TRUE(taken(field.march(biddle, "0115")));
  EXPECT_TRUE(taken(field.march(stone, "0115 0214 0314")));
}

TEST(Gettysburg, C15_3a_A84_and_delayed_on_any_later_turn) {
  for (int turn : {2, 11, 12, 20}) {
    Field field = gettysburg(turn);
    field.movement("i-corps");
    EXPECT_TRUE(taken(field.march(named(field, "biddle"), "0115"))) << turn;
  }
}

// 15.3b

TEST(Gettysburg, C15_3b_steinwehrs_brigades_stay_south_of_row_12_on_day_1) {
  for (int turn : {4, 11}) {
    Field field = gettysburg(turn);
    const UnitId coster = put(field, "coster", "1512"), smith = put(field, "smith-o", "1612");
    field.movement("xi-corps");
    EXPECT_TRUE(refused(field.march(coster, "1511"), Reason::SpecialRuleBars, "15.3b")) << turn;
    EXPECT_TRUE(refused(field.march(smith, "1611"), Reason::SpecialRuleBars, "15.3b")) << turn;
    EXPECT_TRUE(taken(field.march(coster, "1513"))) << turn;
  }
}

TEST(Gettysburg, C15_3b_the_rest_of_the_corps_goes_north) {
  Field field = gettysburg(4);
  const UnitId amsberg = put(field, "von-amsberg", "1512");
  field.movement("xi-corps");
  EXPECT_TRUE(taken(field.march(amsberg, "1511 1510")));
}

TEST(Gettysburg, C15_3b_from_turn_12_it_is_over) {
  Field field = gettysburg(12);
  const UnitId coster = put(field, "coster", "1512");
  field.movement("xi-corps");
  EXPECT_TRUE(taken(field.march(coster, "1511")));
}

// 15.3c

TEST(Gettysburg, C15_3c_from_turn_12_columns_01_to_07_and_rows_01_to_10_are_closed) {
  for (int turn : {12, 14, 35}) {
    Field field = gettysburg(turn);
    const UnitId west = put(field, "meredith", "0815"), north = put(field, "cutler", "1511");
    field.movement("i-corps");
    EXPECT_TRUE(refused(field.march(west, "0715"), Reason::SpecialRuleBars, "15.3c")) << turn;
    EXPECT_TRUE(refused(field.march(north, "1510"), Reason::SpecialRuleBars, "15.3c")) << turn;
    EXPECT_TRUE(taken(field.march(west, "0814"))) << turn;
  }
}

TEST(Gettysburg, C15_3c_until_turn_11_they_are_open) {
  Field field = gettysburg(11);
  const UnitId west = put(field, "meredith", "0815"), north = put(field, "cutler", "1511");
  field.movement("i-corps");
  EXPECT_TRUE(taken(field.march(west, "0715")));
  EXPECT_TRUE(taken(field.march(north, "1510")));
}

TEST(Gettysburg, C15_3c_where_both_close_a_hex_the_older_rule_is_named) {
  Field field = gettysburg(14);
  const UnitId corner = put(field, "meredith", "1203");
  field.movement("i-corps");
  EXPECT_TRUE(refused(field.march(corner, "1202"), Reason::SpecialRuleBars, "15.3a"));
}

TEST(Gettysburg, C15_3c_A84_who_is_beyond_the_line_comes_back_step_by_step) {
  Field field = paper(12);
  const UnitId a = blue(field, "0512");  // three columns from the open
  field.movement(Side::Union);
  EXPECT_TRUE(refused(field.march(a, "0513"), Reason::SpecialRuleBars, "15.3c"));
  EXPECT_TRUE(refused(field.march(a, "0412"), Reason::SpecialRuleBars, "15.3c"));
  EXPECT_TRUE(taken(field.march(a, "0612")));
}

int steps_to_open(const Grid& grid, HexId hex) {  // on a sheet with 7 columns and 10 rows closed
  int least = 1000;
  for (std::size_t i = 0; i < grid.size(); ++i)
    if (grid.column(HexId(i)) >= 7 && grid.row(HexId(i)) >= 10)
      least = std::min(least, grid.distance(hex, HexId(i)));
  return least;
}

TEST(Gettysburg, C15_3c_A84_entry_l_stays_open) {
  Field field = gettysburg(13);
  const Grid& grid = field.scenario().map.grid();
  const UnitId carr = named(field, "carr");
  const int at_entry = steps_to_open(grid, field.hex("0432"));
  EXPECT_EQ(at_entry, 4);
  field.movement("iii-corps");
  int ends = 0;
  for (const March& march : kit::offers_of<March>(field)) {
    if (march.unit != carr) continue;
    ++ends;
    const HexId end = march.path.back();
    EXPECT_TRUE(end == field.hex("0432") || steps_to_open(grid, end) < at_entry) << grid.name(end);
  }
  EXPECT_GT(ends, 5);
  EXPECT_TRUE(refused(field.march(carr, "0432 0332"), Reason::SpecialRuleBars, "15.3c"));
  EXPECT_TRUE(taken(field.march(carr, "0432")));
}

TEST(Gettysburg, C15_3c_A151_an_entry_held_by_the_enemy_is_gone_round) {
  Field field = gettysburg(14);
  put(field, "law", "0432");
  field.movement("iii-corps");
  const UnitId brewster = named(field, "brewster");
  EXPECT_TRUE(refused(field.march(brewster, "0432"), Reason::EntryBlocked, "8.2"));
  for (std::string_view edge : {"0332", "0532"})  // five and three columns from the open
    EXPECT_EQ(field.why_not(March{brewster, {field.hex(edge)}}), std::nullopt) << edge;
}

// 15.3d

TEST(Gettysburg, C15_3d_buford_is_gamble_and_devin) {
  for (const Unit& unit : kit::battle("aprils/gettysburg").units)
    EXPECT_EQ(unit.has_special("15.3d"), unit.id == "gamble" || unit.id == "devin") << unit.id;
}

TEST(Gettysburg, C15_3d_A85_when_turn_17_begins_they_leave_before_the_cup_is_filled) {
  Field field = gettysburg(17);
  field.whole_turn();
  EXPECT_EQ(field.where(named(field, "gamble")), "gone");
  EXPECT_EQ(field.where(named(field, "devin")), "gone");
  EXPECT_EQ(field.told<SpecialHappened>().size(), 2u);
  const auto cup = field.told<CupFilled>();
  ASSERT_EQ(cup.size(), 1u);
  for (const Marker& marker : cup[0].markers)
    EXPECT_NE(marker.formation, field.scenario().formation_named("cavalry-corps"));
}

TEST(Gettysburg, C15_3d_on_other_turns_they_stay) {
  for (int turn : {1, 16, 18}) {
    Field field = gettysburg(turn);
    field.whole_turn();
    EXPECT_EQ(field.where(named(field, "gamble")), "0709") << turn;
    EXPECT_TRUE(field.told<SpecialHappened>().empty()) << turn;
  }
}

TEST(Gettysburg, C15_3d_nobody_scores_for_it) {
  Field field = gettysburg(17);
  lose_step(field.scenario(), field.situation(), named(field, "gamble"));
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 1);
  field.whole_turn();
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 1);
}

TEST(Gettysburg, C15_3d_A85_also_if_a_brigade_is_not_on_the_map) {
  Field field = gettysburg(17);
  lift_unit(field.scenario(), field.situation(), named(field, "devin"), Location::waiting());
  field.whole_turn();
  EXPECT_EQ(field.where(named(field, "devin")), "gone");
}

TEST(Gettysburg, C15_3d_A85_an_objective_it_held_stays_with_the_union) {
  Field field = gettysburg(17);
  put(field, "gamble", "1011");
  field.whole_turn();
  const Scenario& battle = field.scenario();
  EXPECT_EQ(controller_of(battle, field.situation(), aprils::Field(battle, field.situation()), 1),
            Side::Union);
}

TEST(Gettysburg, C15_3d_who_is_lost_before_does_not_leave_again) {
  Field field = gettysburg(17);
  for (int i = 0; i < 2; ++i) lose_step(field.scenario(), field.situation(), named(field, "devin"));
  field.whole_turn();
  EXPECT_EQ(field.told<SpecialHappened>().size(), 1u);
  EXPECT_EQ(victory_points(field.scenario(), field.situation(), Side::Confederate), 3);
}

// 15.4

int markers_in_cup(Field& field, std::string_view formation) {
  int count = 0;
  for (const CupFilled& cup : field.told<CupFilled>())
    for (const Marker& marker : cup.markers)
      count += marker.formation == field.scenario().formation_named(formation) ? 1 : 0;
  return count;
}

TEST(Gettysburg, C15_4_a_confederate_corps_has_two_markers_a_union_corps_one) {
  Field field = gettysburg(14);
  field.whole_turn();
  for (std::string_view corps : {"longstreet", "ewell", "hill"}) EXPECT_EQ(markers_in_cup(field, corps), 2);
  for (std::string_view corps : {"i-corps", "ii-corps", "v-corps", "xi-corps"})
    EXPECT_EQ(markers_in_cup(field, corps), 1) << corps;
}

TEST(Gettysburg, C15_4_A47_each_unit_moves_on_either_draw_and_once) {
  Field field = gettysburg();
  const UnitId archer = named(field, "archer"), davis = named(field, "davis");
  field.whole_turn();
  field.draw("hill");
  ASSERT_TRUE(taken(field.march(archer, "0106")));
  ASSERT_TRUE(taken(field.end_movement()));
  field.draw("hill");
  EXPECT_TRUE(refused(field.march(archer, "0107"), Reason::AlreadyMoved, "4.2"));
  EXPECT_TRUE(taken(field.march(davis, "0106")));
}

TEST(Gettysburg, C15_4_A47_what_has_not_entered_after_the_second_draw_is_delayed) {
  Field field = gettysburg();
  field.whole_turn();
  for (int draw = 0; draw < 2; ++draw) {
    field.draw("hill");
    ASSERT_TRUE(taken(field.end_movement()));
  }
  const UnitId archer = named(field, "archer");
  EXPECT_EQ(field.where(archer), "waiting");
  field.situation().turn = 2;
  EXPECT_TRUE(is_due(field.scenario(), field.situation(), archer));
}

// 15.5

bool has(const Map& map, HexId hex, Feature feature) {
  for (Direction d : kDirections)
    if (map.features(hex, d).has(feature)) return true;
  return false;
}

TEST(Gettysburg, C15_5_the_bed_west_of_the_town_has_embankments_and_no_rails) {
  const Map& map = kit::battle("aprils/gettysburg").map;
  int banks = 0, rails = 0;
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const int column = map.grid().column(HexId(i)) + 1;
    const bool bank = has(map, HexId(i), Feature::Embankment), rail = has(map, HexId(i), Feature::Railroad);
    if (bank) EXPECT_LT(column, 14) << map.grid().name(HexId(i));
    if (rail) EXPECT_GE(column, 14) << map.grid().name(HexId(i));
    banks += bank ? 1 : 0;
    rails += rail ? 1 : 0;
  }
  EXPECT_GT(banks, 10);
  EXPECT_GT(rails, 10);
}

TEST(Gettysburg, C15_5_it_is_closed_to_horse_and_guns_and_costs_infantry_a_point) {
  Field field = gettysburg();
  const UnitId gamble = named(field, "gamble");  // in 0709, the bank between it and 0808
  field.movement("cavalry-corps");
  EXPECT_TRUE(refused(field.march(gamble, "0808"), Reason::Barred, "4.2"));
  Field foot = gettysburg();
  lift_unit(foot.scenario(), foot.situation(), named(foot, "gamble"), Location::gone());
  const UnitId meredith = put(foot, "meredith", "0709"), guns = put(foot, "i-artillery", "0709");
  foot.movement("i-corps");
  EXPECT_TRUE(refused(foot.march(guns, "0808"), Reason::Barred, "4.2"));
  EXPECT_EQ(foot.cost_to(meredith, "0808"), 6);  // a hill, and the bank
}

TEST(Gettysburg, C15_5_it_is_worth_a_column_to_the_defender) {
  Field field = gettysburg();
  lift_unit(field.scenario(), field.situation(), named(field, "gamble"), Location::gone());
  const UnitId meredith = put(field, "meredith", "0709");
  put(field, "davis", "0808");
  bool bank = false;
  const Odds odds = field.odds({meredith}, "0808", Side::Union);
  for (const Shift& shift : odds.shifts)
    bank = bank || (shift.reason == ShiftReason::Embankment && shift.value == -1);
  EXPECT_TRUE(bank);
}

TEST(Gettysburg, C15_5_there_are_gaps_at_willoughby_run_and_between_mcpherson_and_oak_ridge) {
  const Map& map = kit::battle("aprils/gettysburg").map;
  for (std::string_view name : {"0607", "0608", "0909"})
    EXPECT_FALSE(has(map, *map.grid().named(name), Feature::Embankment)) << name;
}

// The order of battle on this map.

TEST(Gettysburg, C8_2_everybody_can_enter_on_his_turn) {
  Field field = gettysburg();
  Situation& situation = field.situation();
  for (std::size_t i = 0; i < field.scenario().units.size(); ++i) {
    const Unit& unit = field.scenario().units[i];
    if (unit.set_up) continue;
    situation.turn = unit.arrives;
    EXPECT_TRUE(is_due(field.scenario(), situation, UnitId(i))) << unit.id;
    EXPECT_FALSE(field.reach(UnitId(i)).empty()) << unit.id;
  }
}

TEST(Gettysburg, C8_2_every_entry_is_by_a_road_on_the_edge) {
  const Map& map = kit::battle("aprils/gettysburg").map;
  ASSERT_EQ(map.entries.size(), 12u);
  for (const Entry& entry : map.entries) {
    EXPECT_EQ(entry.by, Feature::Road) << entry.letter;
    EXPECT_TRUE(has(map, entry.hex, Feature::Road)) << entry.letter;
  }
}

TEST(Gettysburg, C6_5_the_union_falls_back_south_and_east_the_confederates_north_and_west) {
  const Scenario& battle = kit::battle("aprils/gettysburg");
  const auto friendly = [&](Side side) {
    std::string text;
    for (Direction d : kDirections) text += battle.friendly_direction(side, d) ? '1' : '0';
    return text;
  };
  EXPECT_EQ(friendly(Side::Union), "011100");  // N NE SE S SW NW
  EXPECT_EQ(friendly(Side::Confederate), "100011");
}

}  // namespace
}  // namespace longroll::aprils
