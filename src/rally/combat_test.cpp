#include "rally/combat.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

TEST(RallyCombat, R9_0_activated_units_next_to_the_enemy_must_attack) {
  RallyField field(6, 6);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId away = field.brigade("away", Side::Union, "A1");
  field.brigade("gray", Side::Confederate, "C4");
  field.combat(Side::Union, {a, away});
  EXPECT_EQ(field.now().fight->attackers, (UnitSet{a})) << "with one enemy and one combat nothing is asked";
}

TEST(RallyCombat, R9_0_R93_who_was_not_activated_does_not_attack) {
  RallyField field(6, 6);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId idle = field.brigade("idle", Side::Union, "D4");
  field.brigade("gray", Side::Confederate, "C4");
  field.combat(Side::Union, {a});
  EXPECT_FALSE(field.now().fight->attackers.contains(idle));
}

// C3 and E3 stand before C4 and D4: a touches both, b touches D4 only.
struct Line {
  RallyField field{7, 7};
  UnitId a = field.brigade("a", Side::Union, "C3");
  UnitId b = field.brigade("b", Side::Union, "E3");
  UnitId gray_c = field.brigade("gray c", Side::Confederate, "C4");
  UnitId gray_d = field.brigade("gray d", Side::Confederate, "D4");
  Attack attack(UnitId unit, std::string_view targets) { return Attack{unit, field.spots(targets)}; }
  // A question with one answer is not asked, so the declaration itself is judged.
  Verdict judge(UnitId unit, std::string_view targets) {
    field.now().fighters = UnitSet{a, b};
    return refuse(field.scenario(), field.now(), DeclareTargets{Side::Union}, attack(unit, targets));
  }
};

TEST(RallyCombat, R9_0_R91_every_enemy_hex_in_contact_is_attacked) {
  Line line;
  EXPECT_TRUE(refused(line.judge(line.a, "D4"), Reason::LeavesEnemyOut, "9.0")) << "only a can attack C4";
  EXPECT_TRUE(refused(line.judge(line.a, "C4 D4"), Reason::LeavesUnitOut, "9.0")) << "b would have nobody";
  EXPECT_TRUE(taken(line.judge(line.a, "C4")));
  line.field.combat(Side::Union, {line.a, line.b});
  // Each has one answer, so the two combats are declared.
  EXPECT_TRUE(line.field.at<ChooseCombat>());
  EXPECT_EQ(line.field.now().combats.size(), 2u);
}

TEST(RallyCombat, R9_0_R91_one_unit_alone_takes_on_several_hexes) {
  Line line;
  line.field.combat(Side::Union, {line.a});
  ASSERT_TRUE(line.field.now().fight.has_value());
  EXPECT_EQ(line.field.now().fight->targets, line.field.spots("C4 D4"));
}

TEST(RallyCombat, R9_0_R91_a_stack_may_be_split_between_combats) {
  RallyField field(7, 7);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId b = field.brigade("b", Side::Union, "C3");
  field.brigade("gray c", Side::Confederate, "C4");
  field.brigade("gray d", Side::Confederate, "D4");
  field.combat(Side::Union, {a, b});
  const auto attack = [&](UnitId unit, std::string_view hexes) { return Attack{unit, field.spots(hexes)}; };
  EXPECT_TRUE(field.offered(attack(a, "C4")));
  EXPECT_TRUE(field.offered(attack(a, "D4")));
  EXPECT_TRUE(field.offered(attack(a, "C4 D4"))) << "both from one hex against both";
  EXPECT_TRUE(taken(field.answer(attack(a, "C4"))));
  EXPECT_TRUE(field.at<ChooseCombat>()) << "b must take D4";
}

TEST(RallyCombat, R9_0_several_hexes_are_attacked_from_one_hex_only) {
  // Once a takes both hexes, b in another hex cannot join.
  RallyField field(7, 7);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId b = field.brigade("b", Side::Union, "D3");
  field.brigade("gray c", Side::Confederate, "C4");
  field.brigade("gray d", Side::Confederate, "D4");
  field.now().fighters = UnitSet{a, b};
  field.now().combats.push_back({UnitSet{a}, field.spots("C4 D4")});
  field.now().assigned.insert(a);
  EXPECT_TRUE(refused(
      refuse(field.scenario(), field.now(), DeclareTargets{Side::Union}, Attack{b, field.spots("D4")}),
      Reason::TargetTaken, "9.0"));
}

TEST(RallyCombat, R9_0_many_attack_one_hex_together) {
  RallyField field(7, 7);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId b = field.brigade("b", Side::Union, "B4");
  field.brigade("gray", Side::Confederate, "C4");
  field.combat(Side::Union, {a, b});
  EXPECT_EQ(field.now().fight->attackers, (UnitSet{a, b}));
}

TEST(RallyCombat, R9_0_the_attacker_resolves_in_any_order) {
  Line line;
  line.field.combat(Side::Union, {line.a, line.b});
  EXPECT_TRUE(refused(line.field.answer(Resolve{line.field.spot("C5")}), Reason::NoSuchCombat, "9.0"));
  EXPECT_TRUE(taken(line.field.answer(Resolve{line.field.spot("D4")})));
  EXPECT_EQ(line.field.now().fight->attackers, (UnitSet{line.b}));
}

TEST(RallyCombat, R9_0_R140_only_the_next_unit_names_its_targets_and_only_enemies_beside_it) {
  Line line;
  EXPECT_TRUE(refused(line.judge(line.b, "D4"), Reason::OthersTurn, "9.0"));
  EXPECT_TRUE(refused(line.judge(line.a, "D5"), Reason::NotInContact, "9.0"));
}

TEST(RallyCombat, R9_0_R138_a_unit_is_attacked_once_though_it_falls_back_into_another_fight) {
  // The defender of C4 falls back to C5, which is attacked next.
  RallyField field(7, 8);
  const UnitId a = field.brigade("a", Side::Union, "C3", 8, 5);
  const UnitId b = field.brigade("b", Side::Union, "B6", 4, 5);
  const UnitId first = field.brigade("first", Side::Confederate, "C4", 4, 3);
  const UnitId second = field.brigade("second", Side::Confederate, "C5", 4, 3);
  field.combat(Side::Union, {a, b});
  ASSERT_TRUE(field.at<ChooseCombat>());
  field.now().location[first.index()] = Location::in(field.spot("C5"));
  field.now().fought.insert(first);
  EXPECT_TRUE(taken(field.answer(Resolve{field.spot("C5")})));
  EXPECT_EQ(field.now().fight->defenders, (UnitSet{second}));
}

TEST(RallyCombat, R5_0_R30_surprise_is_used_in_one_attack_of_the_division) {
  RallyField field(6, 6);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  field.brigade("gray", Side::Confederate, "C4");
  field.now().surprising[Side::Union] = *field.scenario().formation_named("blue-1");
  field.combat(Side::Union, {a});
  ASSERT_TRUE(field.at<UseSurprise>());
  EXPECT_TRUE(taken(field.answer(Surprise{})));
  EXPECT_TRUE(field.now().fight->surprise);
  EXPECT_FALSE(field.now().surprising[Side::Union]);
}

// 9.1, 9.2.
struct Duel {
  RallyField field{6, 8};
  UnitId a = field.brigade("a", Side::Union, "C3", 4, 3);
  UnitId gray = field.brigade("gray", Side::Confederate, "C4", 4, 3);
};

TEST(RallyFire, R9_1_R94_artillery_joins_the_defence_on_three_or_less) {
  for (int die : {3, 4}) {
    Duel d;
    const UnitId gun = d.field.gun("battery", "gray-1", {3, 3, 2, 1});
    d.field.combat(Side::Union, {d.a});
    ASSERT_TRUE(d.field.at<DefenderGuns>());
    EXPECT_EQ(d.field.asked(), Asked::Confederate);
    EXPECT_TRUE(taken(d.field.answer(BringGun{gun})));
    d.field.roll({die});
    EXPECT_EQ(d.field.where(gun), die == 3 ? "C4" : "ready") << "a chit that fails stays available";
    EXPECT_EQ(odds_of(d.field.scenario(), d.field.now(), engagement_of(*d.field.now().fight)).defence,
              die == 3 ? 7 : 4);
  }
}

TEST(RallyFire, R9_1_R34_formation_terrain_and_one_a_hex_still_hold) {
  Duel d;
  d.field.terrain("C4", Terrain::Woods);
  d.field.gun("battery", "gray-1", {3, 3, 2, 1});
  d.field.combat(Side::Union, {d.a});
  EXPECT_FALSE(d.field.at<DefenderGuns>()) << "nothing can be placed in the woods";
}

TEST(RallyFire, R9_2_a_failed_check_costs_the_attacker_a_step) {
  Duel d;
  d.field.combat(Side::Union, {d.a});
  ASSERT_TRUE(d.field.at<DefensiveFire>());
  EXPECT_TRUE(taken(d.field.answer(FireAt{d.a})));
  d.field.roll({3});  // +1 for clear ground: 4 against 3
  EXPECT_TRUE(d.field.now().damaged.contains(d.a));
  EXPECT_EQ(d.field.now().fight->losses[Role::Attacker], 1);
  EXPECT_TRUE(d.field.at<RollCheck>()) << "the attack goes on";
}

TEST(RallyFire, R9_2_the_defender_may_hold_his_fire) {
  Duel d;
  d.field.combat(Side::Union, {d.a});
  EXPECT_TRUE(taken(d.field.answer(Pass{})));
  EXPECT_TRUE(d.field.at<RollCheck>());
}

TEST(RallyFire, R9_2_R97_R142_an_attacker_shattered_by_fire_stops_the_attack) {
  RallyField field(6, 8);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId b = field.brigade("b", Side::Union, "B4");
  const UnitId gray = field.brigade("gray", Side::Confederate, "C4");
  field.now().damaged.insert(a);
  field.combat(Side::Union, {a, b});
  EXPECT_TRUE(taken(field.answer(FireAt{a})));
  field.roll({6});
  EXPECT_EQ(field.where(a), "shattered");
  EXPECT_TRUE(field.done()) << "no odds, no checks, no retreats";
  EXPECT_FALSE(field.now().damaged.contains(b));
  EXPECT_EQ(field.where(gray), "C4");
}

TEST(RallyFire, R10_3_R151_guns_in_a_hex_that_fires_have_fired_close_even_if_the_attack_stops) {
  RallyField field(6, 8);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  field.brigade("gray", Side::Confederate, "C4");
  const UnitId gun = field.gun("battery", "gray-1", {3, 3, 2, 1});
  field.now().location[gun.index()] = Location::in(field.spot("C4"));
  field.now().damaged.insert(a);
  field.combat(Side::Union, {a});
  EXPECT_TRUE(taken(field.answer(FireAt{a})));
  field.roll({6});
  EXPECT_EQ(field.where(a), "shattered");
  EXPECT_TRUE(field.now().fired_close.contains(gun));
}

TEST(RallyFire, R9_2_R95_cavalry_alone_does_not_fire) {
  RallyField field(6, 8);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  field.cavalry("horse", Side::Confederate, "C4");
  field.combat(Side::Union, {a});
  EXPECT_TRUE(field.at<RollCheck>());
}

TEST(RallyFire, R9_2_R96_every_modifier_of_the_list) {
  RallyField field(6, 8);
  field.terrain("B4", Terrain::Woods);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId b = field.brigade("b", Side::Union, "B4");
  const UnitId good = field.brigade("good", Side::Confederate, "C4", 2, 4);
  const UnitId poor = field.brigade("poor", Side::Confederate, "C4", 2, 2);
  const UnitId gun = field.gun("battery", "gray-1", {3, 3, 2, 1});
  field.draft().units[good.index()].repeaters = true;
  field.draft().units[b.index()].repeaters = true;
  field.now().location[gun.index()] = Location::in(field.spot("C4"));
  const Engagement e{Side::Union, UnitSet{a, b}, UnitSet{good, poor}, field.spots("C4"), false};
  const auto list = [&](UnitId target) {
    std::vector<std::pair<ModifierKind, int>> found;
    for (const Modifier& m : fire_modifiers(field.scenario(), field.now(), e, field.spot("C4"), target))
      found.push_back({m.kind, m.value});
    return found;
  };
  using K = ModifierKind;
  const std::vector<std::pair<K, int>> in_clear = {
      {K::AttackerInClear, 1}, {K::GoodDefender, 1},   {K::DefenderRepeaters, 1}, {K::Guns, 1},
      {K::PoorDefender, -1},   {K::MoreAttackers, -1}, {K::AttackerRepeaters, -1}};
  EXPECT_EQ(list(a), in_clear);
  std::vector<std::pair<K, int>> in_woods(in_clear.begin() + 1, in_clear.end());
  EXPECT_EQ(list(b), in_woods) << "b stands in the woods";
  field.now().fired.insert(gun);
  EXPECT_EQ(list(b).size(), 5u) << "a gun that has fired counts 1, which is less than 3";
}

TEST(RallyFire, R9_2_R92_each_defending_hex_fires_once) {
  RallyField field(7, 7);
  const UnitId a = field.brigade("a", Side::Union, "C3", 4, 5);
  field.brigade("gray c", Side::Confederate, "C4");
  field.brigade("gray d", Side::Confederate, "D4");
  field.combat(Side::Union, {a});
  EXPECT_TRUE(taken(field.answer(FireAt{a})));
  field.roll({1});
  ASSERT_TRUE(field.at<DefensiveFire>());
  EXPECT_TRUE(taken(field.answer(FireAt{a})));
  field.roll({1});
  EXPECT_TRUE(field.at<RollCheck>());
}

}  // namespace
}  // namespace longroll::rally
