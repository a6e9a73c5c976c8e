#include "rally/bombardment.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

// Blue at C2 faces gray at C5, three hexes away.
struct Batteries {
  RallyField field{8, 10};
  UnitId blue = field.brigade("blue", Side::Union, "C2", 4, 3);
  UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);
  UnitId blue_gun = field.gun("blue battery", "blue-1", {4, 3, 3, 2});
  UnitId gray_gun = field.gun("gray battery", "gray-1", {3, 3, 2, 1});

  void place(Side side = Side::Union) { field.begin({PlaceGuns{side}}); }
  // The blue battery fires at gray; nobody answers.
  void bombard(std::initializer_list<int> dice) {
    place();
    EXPECT_TRUE(taken(field.answer(PlaceGun{blue_gun, field.spot("C2"), field.spot("C5")})));
    if (field.at<AnswerGuns>()) {
      EXPECT_TRUE(taken(field.answer(Pass{})));
    }
    field.roll(dice);
  }
};

TEST(RallyBombardment, R6_0_the_initiative_chooses_who_places_first) {
  Batteries b;
  b.field.begin({BombardmentPhase{}});
  EXPECT_EQ(b.field.asked(), Asked::Union);
  EXPECT_TRUE(taken(b.field.answer(GoFirst{Side::Confederate})));
  EXPECT_EQ(b.field.asked(), Asked::Confederate);
}

TEST(RallyBombardment, R6_0_R145_where_only_one_side_can_place_nothing_is_asked) {
  Batteries b;
  b.field.now().send(b.gray_gun, Location::Off::Resting);
  b.field.begin({BombardmentPhase{}});
  EXPECT_TRUE(b.field.at<PlaceGuns>());
  EXPECT_EQ(b.field.asked(), Asked::Union);
}

TEST(RallyBombardment, R6_0_R31_sides_place_by_turns_and_a_pass_is_final) {
  Batteries b;
  const UnitId second = b.field.gun("second", "blue-1", {4, 3, 3, 2});
  b.field.brigade("blue b", Side::Union, "E2");
  b.place();
  EXPECT_TRUE(taken(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C2"), std::nullopt})));
  EXPECT_EQ(b.field.asked(), Asked::Confederate);
  EXPECT_TRUE(taken(b.field.answer(Pass{})));
  EXPECT_EQ(b.field.asked(), Asked::Union);
  EXPECT_TRUE(taken(b.field.answer(PlaceGun{second, b.field.spot("E2"), std::nullopt})));
  EXPECT_TRUE(b.field.done()) << "nothing left to place";
}

TEST(RallyBombardment, R6_1_R32_a_chit_goes_with_a_brigade_of_its_formation) {
  Batteries b;
  b.field.brigade("stranger", Side::Union, "F2", 4, 3, "blue-2");
  const UnitId corps = b.field.gun("corps guns", "blue", {4, 3, 3, 2});
  b.place();
  EXPECT_TRUE(refused(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("F2"), std::nullopt}),
                      Reason::NoUnitOfIts, "6.1"));
  EXPECT_TRUE(refused(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C3"), std::nullopt}),
                      Reason::NoUnitOfIts, "6.1"));
  EXPECT_TRUE(b.field.offered(PlaceGun{corps, b.field.spot("F2"), std::nullopt}));
}

TEST(RallyBombardment, R6_1_R33_woods_swamp_and_rough_need_a_road) {
  for (Terrain t : {Terrain::Woods, Terrain::WoodedHill, Terrain::Swamp, Terrain::Rough}) {
    Batteries bare;
    bare.field.terrain("C2", t).railroad("C1 C2");
    EXPECT_EQ(bars_gun(bare.field.scenario(), bare.field.now(), bare.blue_gun, bare.field.spot("C2"),
                       Placing::Bombardment)
                  ->reason,
              Reason::GunsBarred);
    Batteries road;
    road.field.terrain("C2", t).road("C1 C2");
    road.place();
    EXPECT_TRUE(taken(road.field.why_not(PlaceGun{road.blue_gun, road.field.spot("C2"), std::nullopt})));
  }
}

TEST(RallyBombardment, R6_1_R34_not_in_an_enemy_zone_and_one_chit_a_hex) {
  Batteries b;
  const UnitId second = b.field.gun("second", "blue-1", {4, 3, 3, 2});
  b.field.brigade("near", Side::Union, "D5");
  b.place();
  EXPECT_TRUE(refused(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("D5"), std::nullopt}),
                      Reason::EnemyZone, "6.1"));
  EXPECT_TRUE(taken(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C2"), std::nullopt})));
  EXPECT_EQ(
      bars_gun(b.field.scenario(), b.field.now(), second, b.field.spot("C2"), Placing::Bombardment)->reason,
      Reason::GunThere);
  EXPECT_FALSE(bars_gun(b.field.scenario(), b.field.now(), second, b.field.spot("D5"), Placing::Combat))
      << "in combat the zone does not matter";
}

TEST(RallyBombardment, R6_2_R36_the_target_is_an_enemy_in_range_and_in_sight) {
  Batteries b;
  b.field.brigade("far", Side::Confederate, "C8");
  b.field.brigade("hidden", Side::Confederate, "E5");
  b.field.terrain("D3 D4 E4", Terrain::Woods);
  b.place();
  const SpotId from = b.field.spot("C2");
  EXPECT_TRUE(
      refused(b.field.answer(PlaceGun{b.blue_gun, from, b.field.spot("C4")}), Reason::NoTarget, "6.2"));
  EXPECT_TRUE(
      refused(b.field.answer(PlaceGun{b.blue_gun, from, b.field.spot("C8")}), Reason::OutOfRange, "6.2"));
  EXPECT_TRUE(
      refused(b.field.answer(PlaceGun{b.blue_gun, from, b.field.spot("E5")}), Reason::NoSight, "6.2"));
  EXPECT_TRUE(b.field.offered(PlaceGun{b.blue_gun, from, b.field.spot("C5")}));
}

TEST(RallyBombardment, R2_23_values_go_by_range) {
  Batteries b;
  const Scenario& s = b.field.scenario();
  const int values[] = {4, 3, 3, 3, 2, 2, 0};
  for (int range = 0; range <= 6; ++range) EXPECT_EQ(gun_value(s, b.blue_gun, range), values[range]) << range;
}

TEST(RallyBombardment, R6_2_R37_R38_above_the_value_nothing_happens) {
  Batteries b;
  b.bombard({5});  // clear ground: 4 against 3
  EXPECT_EQ(b.field.told<BombardmentRolled>().at(0).roll, 4);
  EXPECT_TRUE(b.field.told<QualityChecked>().empty());
}

TEST(RallyBombardment, R6_2_R48_equal_to_the_value_a_failed_check_costs_a_hex) {
  Batteries b;
  b.bombard({4, 5});  // 3 against 3; the brigade of quality 3 fails
  EXPECT_FALSE(b.field.now().damaged.contains(b.gray));
  ASSERT_TRUE(b.field.at<RetreatOn>());
  EXPECT_TRUE(
      refused(b.field.answer(Retreat{b.gray, b.field.spot("C4")}), Reason::MustRetreatElsewhere, "9.5"));
  EXPECT_TRUE(taken(b.field.answer(Retreat{b.gray, b.field.spot("C6")})));
  EXPECT_EQ(b.field.where(b.gray), "C6");
}

TEST(RallyBombardment, R6_2_below_the_value_a_failed_check_costs_a_step_and_a_hex) {
  Batteries b;
  b.bombard({1, 6});
  EXPECT_TRUE(b.field.now().damaged.contains(b.gray));
  EXPECT_TRUE(b.field.at<RetreatOn>());
}

TEST(RallyBombardment, R6_2_R36_every_combat_unit_of_the_hex_checks) {
  Batteries b;
  b.field.brigade("gray b", Side::Confederate, "C5");
  b.bombard({1, 1, 2});
  EXPECT_EQ(b.field.told<QualityChecked>().size(), 2u);
}

TEST(RallyBombardment, R6_4_R38_woods_hills_and_rough_halve_the_value_rounded_up) {
  Batteries b;
  b.field.terrain("C5", Terrain::Woods);
  b.bombard({2});  // value 3 becomes 2; the die is 3
  EXPECT_EQ(b.field.told<BombardmentRolled>().at(0).value, 2);
  EXPECT_EQ(b.field.told<BombardmentRolled>().at(0).roll, 3);
  Batteries hill;
  hill.field.terrain("C5", Terrain::Hill);
  hill.bombard({2, 1});
  EXPECT_EQ(hill.field.told<BombardmentRolled>().at(0).value, 2);
  EXPECT_EQ(hill.field.told<BombardmentRolled>().at(0).roll, 2) << "a hill changes no die";
}

TEST(RallyBombardment, R6_4_R39_town_and_swamp_change_nothing) {
  Batteries b;
  b.field.terrain("C5", Terrain::Town);
  b.bombard({4});
  EXPECT_EQ(b.field.told<BombardmentRolled>().at(0).value, 3);
  EXPECT_EQ(b.field.told<BombardmentRolled>().at(0).roll, 4);
}

TEST(RallyBombardment, R6_4_R39_R154_water_leaves_the_ground_of_its_hex_what_it_is) {
  RallyField field(8, 10);
  field.river("C5", "C4 B5 D5", "C6 B6 D6").inside("E4", Feature::Stream);
  field.brigade("blue", Side::Union, "C3");
  field.brigade("bank", Side::Confederate, "C5/south");
  field.brigade("stream", Side::Confederate, "E4");
  const UnitId gun = field.gun("battery", "blue-1", {4, 3, 3, 2});
  const UnitId second = field.gun("second", "blue-1", {4, 3, 3, 2});
  field.brigade("blue b", Side::Union, "E2");
  field.begin({PlaceGuns{Side::Union}});
  EXPECT_TRUE(taken(field.answer(PlaceGun{gun, field.spot("C3"), field.spot("C5/south")})));
  field.roll({6});
  EXPECT_TRUE(taken(field.answer(PlaceGun{second, field.spot("E2"), field.spot("E4")})));
  field.roll({6});
  ASSERT_EQ(field.told<BombardmentRolled>().size(), 2u);
  for (const BombardmentRolled& shot : field.told<BombardmentRolled>())
    EXPECT_EQ(shot.roll, 5) << "clear: -1";
}

TEST(RallyBombardment, R6_2_R43_who_has_fired_defends_with_half_rounded_down) {
  Batteries b;
  const UnitId silent = b.field.gun("silent", "blue-1", {5, 3, 3, 2});
  b.field.brigade("blue b", Side::Union, "E2");
  b.bombard({6});
  EXPECT_EQ(close_value(b.field.scenario(), b.field.now(), b.blue_gun), 2);
  EXPECT_EQ(close_value(b.field.scenario(), b.field.now(), silent), 5);
}

TEST(RallyBombardment, R6_3_R45_R46_a_duel_takes_the_place_of_the_bombardment) {
  Batteries b;
  b.place();
  EXPECT_TRUE(taken(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C2"), b.field.spot("C5")})));
  EXPECT_EQ(b.field.asked(), Asked::Confederate);
  EXPECT_TRUE(taken(b.field.answer(Counter{b.gray_gun})));
  // Union 4 - 1 = 3 hits with value 3; the Confederate 3 misses with value 2.
  b.field.roll({4, 3});
  EXPECT_EQ(b.field.where(b.gray_gun), "resting");
  EXPECT_EQ(b.field.where(b.blue_gun), "C2");
  EXPECT_TRUE(b.field.now().lost_duel.contains(b.gray_gun));
  EXPECT_TRUE(b.field.told<BombardmentRolled>().empty());
  EXPECT_TRUE(b.field.now().fired.contains(b.blue_gun));
}

TEST(RallyBombardment, R6_3_R46_both_may_be_lost_at_once) {
  Batteries b;
  b.place();
  EXPECT_TRUE(taken(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C2"), b.field.spot("C5")})));
  EXPECT_TRUE(taken(b.field.answer(Counter{b.gray_gun})));
  b.field.roll({1, 2});
  EXPECT_EQ(b.field.where(b.gray_gun), "resting");
  EXPECT_EQ(b.field.where(b.blue_gun), "resting");
}

TEST(RallyBombardment, R6_3_R44_a_hex_with_a_chit_cannot_answer_nor_one_whose_guns_do_not_reach) {
  Batteries b;
  const UnitId weak = b.field.gun("weak", "gray-1", {2, 2, 0, 0});
  b.place();
  EXPECT_TRUE(taken(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C2"), b.field.spot("C5")})));
  EXPECT_TRUE(refused(b.field.answer(Counter{weak}), Reason::OutOfRange, "6.3"));
  EXPECT_TRUE(b.field.offered(Counter{b.gray_gun}));
  Batteries full;
  const UnitId second = full.field.gun("second", "gray-1", {3, 3, 2, 1});
  full.field.now().location[full.gray_gun.index()] = Location::in(full.field.spot("C5"));
  EXPECT_EQ(
      bars_gun(full.field.scenario(), full.field.now(), second, full.field.spot("C5"), Placing::Bombardment)
          ->reason,
      Reason::GunThere);
}

TEST(RallyBombardment, R8_5_R41_across_the_river_in_one_hex_the_range_is_zero) {
  RallyField field(8, 10);
  field.river("C5", "C4 B5 D5", "C6 B6 D6");
  const UnitId blue = field.brigade("blue", Side::Union, "C5/north");
  field.brigade("gray", Side::Confederate, "C5/south");
  const UnitId gun = field.gun("battery", "blue-1", {5, 0, 0, 0});
  static_cast<void>(blue);
  field.begin({PlaceGuns{Side::Union}});
  EXPECT_TRUE(taken(field.answer(PlaceGun{gun, field.spot("C5/north"), field.spot("C5/south")})));
  field.roll({1});
  EXPECT_EQ(field.told<BombardmentRolled>().at(0).value, 5);
}

TEST(RallyBombardment, R6_2_R35_P5_at_dusk_guns_reach_one_hex) {
  Batteries b;
  b.field.draft().calendar[0].dusk = true;
  b.place();
  EXPECT_TRUE(refused(b.field.answer(PlaceGun{b.blue_gun, b.field.spot("C2"), b.field.spot("C5")}),
                      Reason::OutOfRange, "6.2"));
}

}  // namespace
}  // namespace longroll::rally
