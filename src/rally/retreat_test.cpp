#include "rally/retreat.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

// The defender at C5 has to fall back from C4.
struct Rout {
  RallyField field{7, 10};
  UnitId a = field.brigade("a", Side::Union, "C4", 4, 3);
  UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);

  void fall_back(int hexes) {
    Fight fight;
    fight.attacker = Side::Union;
    fight.attackers = UnitSet{a};
    fight.defenders = UnitSet{gray};
    fight.targets = field.spots("C5");
    fight.distance[gray.index()] = static_cast<std::uint8_t>(hexes);
    field.now().fight = fight;
    field.begin({RetreatDice{Role::Defender, {}}, BeginAdvance{}, EndFight{}});
  }
  std::string ways() {
    std::string names;
    for (SpotId spot : retreat_spots(field.scenario(), field.now(),
                                     RetreatOn{gray, 1, field.now().spot(gray), std::nullopt}))
      names += (names.empty() ? "" : " ") + field.scenario().name(spot);
    return names;
  }
};

TEST(RallyRetreat, R9_5_R103_away_from_the_enemy_of_the_combat) {
  Rout r;
  r.fall_back(1);
  EXPECT_EQ(r.ways(), "D6 C6 B6");
  EXPECT_EQ(r.field.asked(), Asked::Confederate);
  EXPECT_TRUE(
      refused(r.field.answer(Retreat{r.gray, r.field.spot("B5")}), Reason::MustRetreatElsewhere, "9.5"));
  EXPECT_TRUE(refused(r.field.answer(Retreat{r.gray, std::nullopt}), Reason::CanRetreat, "9.5"));
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("B6")})));
}

TEST(RallyRetreat, R9_5_R103_hex_by_hex) {
  Rout r;
  r.fall_back(3);
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
  ASSERT_TRUE(r.field.at<RetreatOn>());
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C7")})));
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C8")})));
  EXPECT_EQ(r.field.where(r.gray), "C8");
}

TEST(RallyRetreat, R9_5_R139_out_of_the_zones_of_others_if_it_can) {
  Rout r;
  r.field.brigade("flank", Side::Union, "A7");  // its zone covers B7, A6, A8, B8: not B6
  r.field.brigade("flank b", Side::Union, "D8");
  r.fall_back(1);
  EXPECT_EQ(r.ways(), "D6 C6 B6");
  Rout closed;
  closed.field.brigade("flank", Side::Union, "A6");  // next to B6
  closed.fall_back(1);
  EXPECT_EQ(closed.ways(), "D6 C6");
}

TEST(RallyRetreat, R9_5_R104_into_another_enemys_zone_it_checks_or_is_shattered) {
  for (int die : {3, 4}) {
    Rout r;
    r.field.brigade("behind", Side::Union, "C7");  // its zone covers C6, D7, B7, B8, D8 and C8
    r.field.brigade("left", Side::Union, "A6");
    r.field.brigade("right", Side::Union, "E6");
    r.fall_back(1);
    EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
    r.field.roll({die});
    EXPECT_EQ(r.field.where(r.gray), die == 3 ? "C6" : "shattered");
  }
}

TEST(RallyRetreat, R9_5_R139_and_without_a_stack_that_is_too_high_if_it_can) {
  Rout r;
  r.field.brigade("friend", Side::Confederate, "C6", 8);
  r.fall_back(1);
  EXPECT_EQ(r.ways(), "D6 B6");
}

TEST(RallyRetreat, R9_5_R103_R16_nowhere_to_go_is_the_end) {
  RallyField field(3, 2);
  const UnitId a = field.brigade("a", Side::Union, "A1");
  const UnitId gray = field.brigade("gray", Side::Confederate, "A2");
  field.terrain("B1 B2 C1 C2", Terrain::Water);
  Fight fight;
  fight.attackers = UnitSet{a};
  fight.defenders = UnitSet{gray};
  fight.targets = field.spots("A2");
  fight.distance[gray.index()] = 1;
  field.now().fight = fight;
  field.begin({RetreatDice{Role::Defender, {}}, EndFight{}});
  EXPECT_EQ(field.where(gray), "shattered");
}

TEST(RallyRetreat, R9_5_R87_no_exit_check_in_a_retreat) {
  Rout r;
  r.fall_back(1);
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
  EXPECT_TRUE(r.field.told<QualityChecked>().empty());
}

TEST(RallyRetreat, R9_5_R109_R141_a_leader_left_alone_may_go_along) {
  Rout r;
  const UnitId leader = r.field.leader("leader", "gray-1", "C5");
  r.fall_back(2);
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C7")})));
  ASSERT_TRUE(r.field.at<OfferFollow>());
  EXPECT_EQ(r.field.asked(), Asked::Confederate);
  EXPECT_TRUE(taken(r.field.answer(Follow{})));
  EXPECT_EQ(r.field.where(leader), "C7");
}

TEST(RallyRetreat, R8_5_R78_a_retreat_may_cross_by_ford_or_bridge) {
  RallyField field(7, 10);
  field.river("C5", "C4 B5 D5", "C6 B6 D6", Feature::Bridge);
  const UnitId a = field.brigade("a", Side::Union, "C4");
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5/north");
  const UnitId b = field.brigade("b", Side::Union, "B5");
  const UnitId c = field.brigade("c", Side::Union, "D5");
  Fight fight;
  fight.attackers = UnitSet{a, b, c};
  fight.defenders = UnitSet{gray};
  fight.targets = field.spots("C5/north");
  fight.distance[gray.index()] = 1;
  field.now().fight = fight;
  field.begin({RetreatDice{Role::Defender, {}}, EndFight{}});
  EXPECT_EQ(field.where(gray), "C5/south") << "the only way";
}

// 9.5: advance.
TEST(RallyAdvance, R9_5_R108_somebody_must_enter_the_vacated_hex) {
  Rout r;
  const UnitId b = r.field.brigade("b", Side::Union, "B5", 4, 3);
  r.fall_back(1);
  r.field.now().fight->attackers.insert(b);
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("D6")})));
  ASSERT_TRUE(r.field.at<AdvanceUnits>());
  EXPECT_TRUE(refused(r.field.answer(Pass{}), Reason::MustAdvance, "9.5"));
  EXPECT_TRUE(refused(r.field.answer(Advance{r.a, r.field.spot("C6")}), Reason::NotVacant, "9.5"));
  EXPECT_TRUE(taken(r.field.answer(Advance{b, r.field.spot("C5")})));
  EXPECT_TRUE(r.field.offered(Pass{})) << "more may follow within stacking";
  EXPECT_TRUE(taken(r.field.answer(Advance{r.a, r.field.spot("C5")})));
  EXPECT_EQ(r.field.where(r.a), "C5");
}

TEST(RallyAdvance, R9_5_R108_not_beyond_stacking) {
  Rout r;
  const UnitId b = r.field.brigade("b", Side::Union, "B5", 7, 3);
  r.fall_back(1);
  r.field.now().fight->attackers.insert(b);
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("D6")})));
  EXPECT_TRUE(taken(r.field.answer(Advance{b, r.field.spot("C5")})));
  EXPECT_TRUE(r.field.done());
  EXPECT_EQ(r.field.where(r.a), "C4");
}

TEST(RallyAdvance, R9_5_R108_who_retreats_does_not_advance) {
  Rout r;
  r.fall_back(1);
  r.field.now().fight->retreated.insert(r.a);
  EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
  EXPECT_TRUE(r.field.done());
  EXPECT_EQ(r.field.where(r.a), "C4");
}

TEST(RallyAdvance, R9_5_artillery_left_behind_is_captured_on_one_to_three) {
  for (int die : {3, 4}) {
    Rout r;
    const UnitId gun = r.field.gun("battery", "gray-1", {3, 3, 2, 1});
    r.field.now().location[gun.index()] = Location::in(r.field.spot("C5"));
    r.fall_back(1);
    EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
    // The only advance is carried out; the gun's die is next.
    r.field.roll({die});
    EXPECT_EQ(r.field.where(gun), die == 3 ? "captured" : "resting");
  }
}

TEST(RallyAdvance, R9_5_R88_a_leader_left_behind_is_captured_on_a_one) {
  for (int die : {1, 2}) {
    Rout r;
    const UnitId leader = r.field.leader("leader", "gray-1", "C5");
    r.fall_back(1);
    EXPECT_TRUE(taken(r.field.answer(Retreat{r.gray, r.field.spot("C6")})));
    EXPECT_TRUE(taken(r.field.answer(Pass{}))) << "he stays";
    r.field.roll({die});
    EXPECT_EQ(r.field.where(leader), die == 1 ? "track" : "C6") << "he flees to his friends";
  }
}

// The defender is shattered by the checks in which the attacker comes to owe a hex.
TEST(RallyRetreat, R9_5_R152_nobody_falls_back_into_the_hex_he_attacked) {
  RallyField field(7, 10);
  const UnitId a = field.brigade("a", Side::Union, "C4", 4, 3);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);
  field.now().damaged.insert(gray);
  field.combat(Side::Union, {a});
  if (field.at<DefensiveFire>()) {
    EXPECT_TRUE(taken(field.answer(Pass{})));
  }
  // Equal to its quality: a hex; the defender loses his last step.
  field.roll({3 - field.told<OddsJudged>().at(0).odds.attacker_modifier, 6});
  EXPECT_EQ(field.where(gray), "shattered");
  ASSERT_TRUE(field.at<RetreatUnits>());
  EXPECT_TRUE(refused(field.answer(Retreat{a, field.spot("C5")}), Reason::MustRetreatElsewhere, "9.5"));
  for (const Choice& choice : field.choices()) {
    const SpotId to = *std::get<Retreat>(choice).to;
    EXPECT_GT(distance(field.scenario(), to, field.spot("C5")), 1) << field.scenario().name(to);
  }
}

TEST(RallyRetreat, R9_5_R152_nor_into_the_hex_from_which_he_was_attacked) {
  Rout r;
  r.fall_back(1);
  r.field.now().fight->origins.insert(r.field.spot("C4"));
  r.field.now().location[r.a.index()] = Location(Location::Off::Shattered);
  EXPECT_EQ(r.ways(), "D6 C6 B6");
}

TEST(RallyAdvance, R9_5_R108_every_vacated_hex_is_entered_if_possible) {
  RallyField field(7, 10);
  const UnitId a = field.brigade("a", Side::Union, "C4", 4, 3);
  const UnitId b = field.brigade("b", Side::Union, "C4", 4, 3);
  Fight fight;
  fight.attacker = Side::Union;
  fight.attackers = UnitSet{a, b};
  fight.targets = field.spots("C5 D5");
  field.now().fight = fight;
  field.begin({BeginAdvance{}, EndFight{}});
  EXPECT_TRUE(taken(field.answer(Advance{a, field.spot("C5")})));
  // b has to take the other one.
  EXPECT_EQ(field.where(b), "D5");
}

}  // namespace
}  // namespace longroll::rally
