// 15.2: works at Gettysburg, on paper.
#include <gtest/gtest.h>

#include "aprils/fortifications.h"
#include "kit/gettysburg.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::cavalry;
using kit::Field;
using kit::gray;
using kit::offers_of;
using kit::paper;
using kit::refused;
using kit::taken;

constexpr Direction kNorth = Direction::North;
constexpr Direction kSouth = Direction::South;

Field night_paper(int turn = 5) {
  Field field = paper(turn);
  field.night();
  return field;
}

testing::AssertionResult no_work(const std::optional<Refusal>& refusal) {
  return refused(refusal, Reason::MayNotBuild, "15.2");
}

void lay(Field& field, std::string_view hex, Side builder, int turn = 1) {
  field.scenario();
  field.situation().works.push_back(
      {field.hex(hex), kNorth, false, builder, static_cast<std::uint8_t>(turn)});
}

TEST(GettysburgWorks, C15_2_at_night_infantry_lays_a_breastwork_over_three_hexsides_of_its_choice) {
  for (Direction facing : kDirections) {
    Field field = night_paper();
    const UnitId a = blue(field, "0808");
    field.movement(Side::Union);
    EXPECT_EQ(offers_of<Build>(field).size(), 6u);
    ASSERT_TRUE(taken(field.answer(Build{a, facing})));
    const Fortification* work = work_in(field.situation(), field.hex("0808"));
    ASSERT_NE(work, nullptr);
    EXPECT_FALSE(work->entrenchment);
    int covered = 0;
    for (Direction d : kDirections) covered += work->covers(d) ? 1 : 0;
    EXPECT_EQ(covered, 3);
    EXPECT_TRUE(work->covers(facing));
    EXPECT_EQ(field.told<WorkBuilt>().size(), 1u);
  }
}

TEST(GettysburgWorks, C15_2_not_by_day) {
  Field field = paper(5);
  const UnitId a = blue(field, "0808");
  field.movement(Side::Union);
  EXPECT_TRUE(offers_of<Build>(field).empty());
  EXPECT_TRUE(no_work(field.answer(Build{a, kNorth})));
}

TEST(GettysburgWorks, C15_2_the_nights_of_the_battle_are_turns_12_13_24_and_25) {
  const Scenario& battle = kit::battle("aprils/gettysburg");
  ASSERT_EQ(battle.last_turn(), 35);
  for (int turn = 1; turn <= 35; ++turn)
    EXPECT_EQ(battle.turn(turn).night, turn == 12 || turn == 13 || turn == 24 || turn == 25) << turn;
}

TEST(GettysburgWorks, C15_2_confederates_build_too) {
  Field field = night_paper();
  const UnitId a = gray(field, "0808");
  field.movement(Side::Confederate);
  ASSERT_TRUE(taken(field.answer(Build{a, kSouth})));
  EXPECT_EQ(field.situation().works[0].builder, Side::Confederate);
}

TEST(GettysburgWorks, C15_2_guns_and_horse_do_not_dig) {
  Field field = night_paper();
  const UnitId gun = blue_guns(field, "0808"), horse = cavalry(field, Side::Union, "0810");
  field.movement(Side::Union);
  EXPECT_TRUE(offers_of<Build>(field).empty());
  EXPECT_TRUE(no_work(field.answer(Build{gun, kNorth})));
  EXPECT_TRUE(no_work(field.answer(Build{horse, kNorth})));
}

TEST(GettysburgWorks, C15_2_not_in_an_enemy_zone) {
  Field field = night_paper();
  const UnitId a = blue(field, "0808"), b = blue(field, "1208");
  gray(field, "0809");
  gray(field, "1210");  // two hexes away
  field.movement(Side::Union);
  EXPECT_TRUE(no_work(field.answer(Build{a, kSouth})));
  EXPECT_EQ(offers_of<Build>(field).size(), 6u);
  EXPECT_TRUE(taken(field.answer(Build{b, kSouth})));
}

TEST(GettysburgWorks, C15_2_not_in_a_town) {
  Field field = night_paper();
  field.terrain("0808", Terrain::Town);
  const UnitId a = blue(field, "0808");
  field.movement(Side::Union);
  EXPECT_TRUE(no_work(field.answer(Build{a, kNorth})));
}

TEST(GettysburgWorks, C15_2_A51_not_overstacked) {
  Field field = night_paper();
  blue(field, "0808");
  blue(field, "0808");
  const UnitId third = blue(field, "0808");
  field.movement(Side::Union);
  EXPECT_TRUE(no_work(field.answer(Build{third, kNorth})));
}

TEST(GettysburgWorks, C15_2_not_off_the_map) {
  Field field = night_paper();
  field.entry('A', "1608", Feature::Road);
  const UnitId a = field.reinforcement("a", Side::Union, UnitKind::Infantry, {4, 4, 4}, 1, "A");
  field.movement(Side::Union);
  EXPECT_TRUE(no_work(field.answer(Build{a, kNorth})));
}

TEST(GettysburgWorks, C15_2_one_marker_a_hex) {
  Field field = night_paper();
  const UnitId a = blue(field, "0808"), b = blue(field, "0808");
  field.movement(Side::Union);
  ASSERT_TRUE(taken(field.answer(Build{a, kNorth})));
  EXPECT_TRUE(no_work(field.answer(Build{b, kSouth})));
  EXPECT_TRUE(offers_of<Build>(field).empty());
}

TEST(GettysburgWorks, C15_2_A83_building_is_the_units_move) {
  Field field = night_paper();
  const UnitId a = blue(field, "0808"), b = blue(field, "1208");
  field.movement(Side::Union);
  ASSERT_TRUE(taken(field.answer(Build{a, kNorth})));
  EXPECT_TRUE(refused(field.march(a, "0809"), Reason::AlreadyMoved, "4.2"));
  ASSERT_TRUE(taken(field.march(b, "1209")));
  EXPECT_EQ(field.why_not(Build{b, kNorth}).has_value(), true);
}

// A Union breastwork of turn 1 on this ground; who stands in it moves on turn 5.
struct Timber {
  Field field = night_paper();
  UnitId a;
  explicit Timber(Terrain terrain, Side side = Side::Union, Side builder = Side::Union, int built = 1) {
    field.terrain("0808", terrain);
    if (terrain == Terrain::WoodedHill || terrain == Terrain::Hill)
      field.hill("0808", "Culp's Hill", terrain);
    a = side == Side::Union ? blue(field, "0808") : gray(field, "0808");
    lay(field, "0808", builder, built);
    field.movement(side);
  }
};

TEST(GettysburgWorks, C15_2_A83_in_timber_the_union_turns_a_breastwork_over_to_an_entrenchment) {
  for (Terrain terrain : {Terrain::Woods, Terrain::WoodedHill}) {
    Timber timber(terrain);
    EXPECT_EQ(offers_of<Build>(timber.field).size(), 1u);
    ASSERT_TRUE(taken(timber.field.answer(Build{timber.a, kNorth})));
    ASSERT_EQ(timber.field.situation().works.size(), 1u);
    EXPECT_TRUE(timber.field.situation().works[0].entrenchment);
    EXPECT_EQ(timber.field.situation().works[0].facing, kNorth);
    EXPECT_EQ(timber.field.situation().works[0].builder, Side::Union);
  }
}

TEST(GettysburgWorks, C15_2_the_hexsides_stay) {
  Timber timber(Terrain::Woods);
  for (Direction d : kDirections)
    if (d != kNorth) EXPECT_TRUE(no_work(timber.field.answer(Build{timber.a, d})));
}

TEST(GettysburgWorks, C15_2_only_in_timber) {
  for (Terrain terrain : {Terrain::Clear, Terrain::Hill}) {
    Timber timber(terrain);
    EXPECT_TRUE(no_work(timber.field.answer(Build{timber.a, kNorth})));
  }
}

TEST(GettysburgWorks, C15_2_A83_only_a_breastwork_of_an_earlier_turn) {
  Timber timber(Terrain::Woods, Side::Union, Side::Union, 5);
  EXPECT_TRUE(no_work(timber.field.answer(Build{timber.a, kNorth})));
}

TEST(GettysburgWorks, C15_2_confederates_do_not_entrench) {
  Timber timber(Terrain::Woods, Side::Confederate, Side::Confederate);
  EXPECT_TRUE(no_work(timber.field.answer(Build{timber.a, kNorth})));
}

TEST(GettysburgWorks, C15_2_A83_a_captured_work_is_neither_turned_over_nor_replaced) {
  Timber of_the_enemy(Terrain::Woods, Side::Union, Side::Confederate);
  Timber of_the_union(Terrain::Woods, Side::Confederate, Side::Union);
  for (Direction d : kDirections) {
    EXPECT_TRUE(no_work(of_the_enemy.field.answer(Build{of_the_enemy.a, d})));
    EXPECT_TRUE(no_work(of_the_union.field.answer(Build{of_the_union.a, d})));
  }
}

TEST(GettysburgWorks, C15_2_an_entrenchment_is_not_turned_over_again) {
  Timber timber(Terrain::Woods);
  ASSERT_TRUE(taken(timber.field.answer(Build{timber.a, kNorth})));
  timber.field.situation().turn = 6;
  timber.field.movement(Side::Union);
  EXPECT_TRUE(no_work(timber.field.answer(Build{timber.a, kNorth})));
}

std::string bottom_hex(int column) { return (column < 10 ? "0" : "") + std::to_string(column) + "16"; }

// So many works of a side lie in the bottom rows; somebody of that side stands on open ground in 0808.
struct Spades {
  Field field = night_paper();
  UnitId a;
  Spades(Side side, int laid, Side last_builder) {
    a = side == Side::Union ? blue(field, "0808") : gray(field, "0808");
    for (int column = 1; column <= laid; ++column)
      lay(field, bottom_hex(column), column == laid ? last_builder : side);
    field.movement(side);
  }
};

TEST(GettysburgWorks, C15_2_A83_the_union_has_12_markers_the_confederates_6) {
  for (auto [side, most] : {std::pair{Side::Union, 12}, std::pair{Side::Confederate, 6}}) {
    Spades spent(side, most, side);
    EXPECT_TRUE(offers_of<Build>(spent.field).empty());
    EXPECT_TRUE(no_work(spent.field.answer(Build{spent.a, kNorth})));
    Spades one_left(side, most, enemy_of(side));  // the last is the enemy's
    EXPECT_TRUE(taken(one_left.field.answer(Build{one_left.a, kNorth})));
  }
}

TEST(GettysburgWorks, C15_2_A83_turning_over_is_no_new_marker) {
  Field field = night_paper();
  field.terrain("0808", Terrain::Woods);
  const UnitId a = blue(field, "0808"), b = blue(field, "1208");
  lay(field, "0808", Side::Union);
  for (int column = 1; column <= 11; ++column) lay(field, bottom_hex(column), Side::Union);
  field.movement(Side::Union);
  EXPECT_TRUE(no_work(field.answer(Build{b, kNorth})));
  EXPECT_TRUE(taken(field.answer(Build{a, kNorth})));
  EXPECT_EQ(field.situation().works.size(), 12u);
}

TEST(GettysburgWorks, C15_2_C15_4_a_corps_with_two_markers_builds_on_either_draw) {
  Field field = night_paper(5);
  field.draft().formations[1].markers = 2;
  field.draft().formations_move_on_either_draw[Side::Confederate] = true;
  const UnitId a = gray(field, "0808"), b = gray(field, "1208");
  field.whole_turn();
  field.draw("gray");
  ASSERT_TRUE(taken(field.answer(Build{a, kSouth})));
  ASSERT_TRUE(taken(field.end_movement()));
  if (field.asked() == Asked::Dice) field.draw("gray");
  EXPECT_TRUE(refused(field.answer(Build{a, kSouth}), Reason::AlreadyMoved, "4.2"));
  EXPECT_TRUE(taken(field.answer(Build{b, kSouth})));
  EXPECT_EQ(field.situation().works.size(), 2u);
}

}  // namespace
}  // namespace longroll::aprils
