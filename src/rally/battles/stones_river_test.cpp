// The special rules of Stones River (S1 to S9), each on a small map with the names it speaks of.
#include "rally/activation.h"
#include "rally/battles/test_battle.h"
#include "rally/bombardment.h"
#include "rally/odds.h"
#include "rally/purchases.h"
#include "rally/quality.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

struct StonesRiver {
  RallyField field{22, 26};
  explicit StonesRiver(std::initializer_list<const char*> rules) {
    field.draft().rules = &stones_river_rules();
    list(field, rules);
  }
};

TEST(StonesRiver, S1_the_surprised_brigades_stand_still_on_turn_one_and_are_shaken) {
  StonesRiver s({"S1"});
  const UnitId kirk = s.field.brigade("kirk", Side::Union, "R21", 5, 3);
  const UnitId baldwin = s.field.brigade("baldwin", Side::Union, "P22", 5, 3);
  s.field.leader("army", "blue-army", "Q21", 0, 0, 5);
  s.field.orders(Side::Union);
  EXPECT_TRUE(refused(s.field.answer(ActivateUnit{kirk}), Reason::SpecialRuleBars, "S1"));
  EXPECT_TRUE(refused(s.field.answer(ActivateUnit{baldwin}), Reason::SpecialRuleBars, "S1"));
  EXPECT_EQ(quality_of(s.field.scenario(), s.field.now(), kirk), 2);
  EXPECT_EQ(quality_of(s.field.scenario(), s.field.now(), baldwin), 3);
  s.field.now().turn = 2;
  EXPECT_FALSE(s.field.why_not(ActivateUnit{kirk}));
  EXPECT_EQ(quality_of(s.field.scenario(), s.field.now(), kirk), 3);
}

TEST(StonesRiver, S1_they_rally_with_less_heart_too) {
  StonesRiver s({"S1"});
  const UnitId kirk = s.field.brigade("kirk", Side::Union, "R21", 5, 3);
  s.field.leader("army", "blue-army", "Q21", 0, 0, 5);
  s.field.now().send(kirk, Location::Off::Shattered);
  s.field.begin({RecoveryPhase{}});
  s.field.roll({4});  // 4 - 1 = 3 against 3 - 1
  EXPECT_EQ(s.field.told<QualityChecked>().at(0).quality, 2);
  EXPECT_EQ(s.field.where(kirk), "lost");
}

TEST(StonesRiver, S2_polk_waits_a_turn_and_then_goes_in_by_divisions) {
  StonesRiver s({"S2"});
  s.field.brigade("chalmers", Side::Confederate, "L13", 5, 3, "gray-1");
  s.field.leader("polk", "gray", "L13");
  s.field.leader("withers", "gray-1", "L13");
  s.field.leader("bragg", "gray-army", "L13");
  const FormationId division = *s.field.draft().formation_named("gray-1");
  call(s.field, "gray", "polk-corps");
  const FormationId corps = *s.field.draft().formation_named("polk-corps");
  s.field.orders(Side::Confederate);
  EXPECT_TRUE(refused(s.field.why_not(ActivateFormation{division, 3}), Reason::NobodyLeft, "7.0"));
  s.field.now().turn = 2;
  EXPECT_TRUE(refused(s.field.why_not(ActivateFormation{corps, 4}), Reason::NobodyLeft, "7.0"));
  EXPECT_FALSE(s.field.why_not(ActivateFormation{division, 3}));
  s.field.now().turn = 3;
  EXPECT_FALSE(s.field.why_not(ActivateFormation{corps, 4}));
}

// The river D13, E13, F14 with a ford at D13.
struct Ford : StonesRiver {
  explicit Ford(std::initializer_list<const char*> rules) : StonesRiver(rules) {
    Map& map = field.draft().map;
    field.river("D13", "C12 D12 E12", "C13 D14", Feature::Ford).river("E13", "E12 F13", "D14 E14");
    for (const char* name : {"D13", "E13"}) {
      Banks banks = *map.banks(*map.grid().named(name));
      banks.names = {"east", "west"};
      map.set_banks(*map.grid().named(name), banks);
    }
  }
};

TEST(StonesRiver, S3_breckinridge_does_not_cross_before_noon) {
  Ford f({"S3"});
  const UnitId adams = f.field.brigade("adams", Side::Confederate, "D12", 4, 4, "gray-1");
  const UnitId blue = f.field.brigade("blue", Side::Union, "V26");
  call(f.field, "gray-1", "breckinridge");
  f.field.activate({adams});
  EXPECT_TRUE(refused(f.field.march(adams, "D13/east D13/west"), Reason::SpecialRuleBars, "S3"));
  f.field.now().turn = 7;
  EXPECT_FALSE(f.field.why_not(March{adams, Path{f.field.spot("D13/east"), f.field.spot("D13/west")}}));
  static_cast<void>(blue);
}

// The enemy is over the river: who is far from him as the turn begins may leave, even if he comes near later.
TEST(StonesRiver, S3_who_is_far_from_the_enemy_on_the_east_bank_as_the_turn_begins_may_cross) {
  for (const char* where : {"D8", "D7"}) {
    Ford f({"S3"});
    const UnitId adams = f.field.brigade("adams", Side::Confederate, "D12", 4, 4, "gray-1");
    const UnitId blue = f.field.brigade("blue", Side::Union, where);
    call(f.field, "gray-1", "breckinridge");
    f.field.now().turn = 1;
    f.field.now().initiative = Side::Union;
    f.field.begin({BeginTurn{}});
    const bool far = std::string_view(where) == "D7";
    EXPECT_EQ(f.field.now().memory.may_cross.contains(adams), far) << where;
    f.field.now().location[blue.index()] = Location::in(f.field.spot("D10"));
    f.field.activate({adams});
    const Verdict verdict =
        f.field.why_not(March{adams, Path{f.field.spot("D13/east"), f.field.spot("D13/west")}});
    EXPECT_EQ(verdict.has_value(), !far) << where;
  }
}

TEST(StonesRiver, S3_hanson_keeps_waynes_hill) {
  Ford f({"S3"});
  const UnitId hanson = f.field.brigade("hanson", Side::Confederate, "H10", 5, 5);
  f.field.activate({hanson});
  EXPECT_TRUE(refused(f.field.march(hanson, "H9 H8 H7"), Reason::SpecialRuleBars, "S3"));
  EXPECT_TRUE(taken(f.field.march(hanson, "H9 H8")));
}

TEST(StonesRiver, S4_mendenhalls_guns_come_when_the_enemy_nears_the_ford_on_the_second_of_january) {
  Ford f({"S4"});
  const UnitId gun = f.field.gun("art-mendenhall", "blue-2", {5, 4, 3, 2});
  f.field.draft().set_up.clear();
  const UnitId gray = f.field.brigade("gray", Side::Confederate, "D11", 4);
  f.field.brigade("blue", Side::Union, "E14", 4, 3, "blue-1");
  call(f.field, "blue-1", "negley");
  for (Turn& turn : f.field.draft().calendar) turn.day = 3;
  f.field.now().turn = 0;
  f.field.now().initiative.reset();
  f.field.begin({BeginTurn{}});
  EXPECT_EQ(f.field.where(gun), "ready");
  EXPECT_FALSE(bars_gun(f.field.scenario(), f.field.now(), gun, f.field.spot("E14"), Placing::Bombardment))
      << "with Negley's men, though it is not theirs";
  static_cast<void>(gray);
}

// A river along line 13 from edge to edge, so that its east bank ends there.
struct WholeRiver : StonesRiver {
  explicit WholeRiver(std::initializer_list<const char*> rules) : StonesRiver(rules) {
    Map& map = field.draft().map;
    for (char column = 'A'; column <= 'V'; ++column) {
      const auto at = [](char line, int row) { return std::string(1, line) + std::to_string(row); };
      const bool low = (column - 'A') % 2 == 0;  // lies half a hex toward higher rows
      std::string north = at(column, 12), south = at(column, 14);
      for (int side : {-1, 1}) {
        const char beside = static_cast<char>(column + side);
        if (beside < 'A' || beside > 'V') continue;
        (low ? south : north) += " " + at(beside, low ? 14 : 12);
      }
      const HexId hex = *map.grid().named(at(column, 13));
      field.river(at(column, 13), north, south);
      Banks banks = *map.banks(hex);
      banks.names = {"east", "west"};
      map.set_banks(hex, banks);
    }
  }
};

TEST(StonesRiver, S4_mendenhalls_guns_come_the_turn_after_an_attack_east_of_the_river) {
  for (const char* where : {"D12", "D14"}) {
    WholeRiver f({"S4"});
    const UnitId gun = f.field.gun("art-mendenhall", "blue-2", {5, 4, 3, 2});
    f.field.draft().set_up.clear();
    const bool east = std::string_view(where) == "D12";
    f.field.brigade("blue", Side::Union, where, 4, 3, "blue-1");
    const UnitId gray = f.field.brigade("gray", Side::Confederate, east ? "D11" : "D15", 4);
    for (Turn& turn : f.field.draft().calendar) turn.day = 3;
    f.field.combat(Side::Confederate, {gray});
    EXPECT_EQ(f.field.now().memory.massed, east) << where;
    EXPECT_EQ(f.field.where(gun), "absent") << "not on the turn of the attack";
    f.field.now().location[gray.index()] = Location::in(f.field.spot("V26"));
    f.field.now().turn = 2;
    f.field.begin({BeginTurn{}});
    EXPECT_EQ(f.field.where(gun), east ? "ready" : "absent") << where;
  }
}

TEST(StonesRiver, S4_the_massed_guns_go_with_others_at_the_ford_only) {
  Ford f({"S4"});
  const UnitId gun = f.field.gun("art-mendenhall", "blue-2", {5, 4, 3, 2});
  f.field.brigade("ford", Side::Union, "C13", 4, 3, "blue-1");
  f.field.brigade("away", Side::Union, "C16", 4, 3, "blue-1");
  f.field.brigade("gray", Side::Confederate, "C11", 4);
  call(f.field, "blue-1", "negley");
  const auto bars = [&](const char* where) {
    return bars_gun(f.field.scenario(), f.field.now(), gun, f.field.spot(where), Placing::Bombardment)
        .has_value();
  };
  EXPECT_FALSE(bars("C13"));
  EXPECT_TRUE(bars("C16"));
}

TEST(StonesRiver, S5_S7_tired_formations_cost_a_point_more) {
  StonesRiver s({"S5", "S7"});
  s.field.leader("one", "blue-1", "A1");
  s.field.leader("two", "blue-2", "A1");
  s.field.leader("corps", "blue", "A1");
  call(s.field, "blue-2", "negley");
  const FormationId tired = *s.field.draft().formation_named("blue-1");
  const FormationId fresh = *s.field.draft().formation_named("negley");
  const FormationId corps = *s.field.draft().formation_named("blue");
  const auto cost = [&](FormationId f, int price) {
    return cost_of(s.field.scenario(), s.field.now(), ActivateFormation{f, static_cast<std::uint8_t>(price)});
  };
  EXPECT_EQ(cost(tired, 3), 4);
  EXPECT_EQ(cost(fresh, 3), 3);
  s.field.now().turn = 15;
  EXPECT_EQ(cost(corps, 4), 6) << "New Year's Day and worn-out lines";
}

TEST(StonesRiver, S6_S8_pillow_lowers_palmers_brigade) {
  StonesRiver s({"S6"});
  const UnitId palmer = s.field.brigade("palmer-jb", Side::Confederate, "A1", 4, 3);
  EXPECT_EQ(quality_of(s.field.scenario(), s.field.now(), palmer), 3);
  s.field.now().turn = 15;
  EXPECT_EQ(quality_of(s.field.scenario(), s.field.now(), palmer), 2);
}

// 9.2, 9.3, 10.2: the counter itself counts as one of quality 2, not only in its checks.
TEST(StonesRiver, S8_pillow_counts_for_fire_odds_and_rallying_too) {
  StonesRiver s({"S8"});
  const UnitId palmer = s.field.brigade("palmer-jb", Side::Confederate, "C5", 4, 3);
  const UnitId blue = s.field.brigade("blue", Side::Union, "C4", 4, 3);
  const Engagement attack{Side::Union, UnitSet{blue}, UnitSet{palmer}, s.field.spots("C5"), false};
  const auto has = [](const Modifiers& list, ModifierKind kind) {
    for (const Modifier& modifier : list)
      if (modifier.kind == kind) return true;
    return false;
  };
  EXPECT_TRUE(has(odds_of(s.field.scenario(), s.field.now(), attack).shifts, ModifierKind::AttackerBest));
  EXPECT_TRUE(has(fire_modifiers(s.field.scenario(), s.field.now(), attack, s.field.spot("C5"), blue),
                  ModifierKind::PoorDefender));
  EXPECT_EQ(counter_quality(s.field.scenario(), s.field.now(), palmer, false), 2);
}

TEST(StonesRiver, S7_to_restore_a_brigade_costs_one_point_all_the_same) {
  StonesRiver s({"S7"});
  const UnitId tired = s.field.brigade("tired", Side::Union, "A1", 4, 5);
  s.field.leader("army", "blue-army", "A2", 0, 0, 5);
  s.field.now().damaged.insert(tired);
  s.field.now().commander_left[Side::Union] = true;
  s.field.orders(Side::Union, 1);
  EXPECT_TRUE(refused(s.field.why_not(ActivateUnit{tired}), Reason::TooFewPoints, "7.2"));
  EXPECT_TRUE(taken(s.field.answer(Recover{tired})));
  EXPECT_EQ(s.field.now().points[Side::Union], 0);
}

// Ten points, so five for the Left Wing.
struct UnionPlan : StonesRiver {
  UnitId left = field.brigade("left", Side::Union, "C3", 4, 3, "blue-1");
  UnitId right = field.brigade("right", Side::Union, "C4", 4, 3, "blue-2");
  FormationId wing, others;
  UnionPlan() : StonesRiver({"S9"}) {
    Scenario& draft = field.draft();
    draft.formations.push_back({"left-wing", "Left Wing", Side::Union, Rank::Corps,
                                draft.formation_named("blue-army"), std::nullopt});
    for (Formation& formation : draft.formations)
      if (formation.id == "blue-1") formation.parent = FormationId(draft.formations.size() - 1);
    wing = *draft.formation_named("blue-1");
    others = *draft.formation_named("blue-2");
    field.leader("one", "blue-1", "C3");
    field.leader("two", "blue-2", "C4");
    field.leader("army", "blue-army", "C3", 0, 0, 9);
    field.now().commander_left[Side::Union] = true;
  }
};

TEST(StonesRiver, S9_half_of_the_points_must_go_to_the_left_wing) {
  UnionPlan s;
  s.field.orders(Side::Union, 7);
  EXPECT_TRUE(refused(s.field.why_not(Pass{}), Reason::SpecialRuleBars, "S9"));
  EXPECT_EQ(s.field.why_not(Pass{})->number, 3) << "half of seven, rounded down";
  EXPECT_TRUE(taken(s.field.answer(ActivateFormation{s.others, 3})));
  EXPECT_EQ(s.field.now().memory.others_spent, 3);
  s.field.orders(Side::Union, 4);
  EXPECT_TRUE(refused(s.field.why_not(ActivateUnit{s.right}), Reason::AlreadyActivated, "7.0"));
  EXPECT_TRUE(refused(s.field.why_not(Pass{}), Reason::SpecialRuleBars, "S9"));
  EXPECT_TRUE(taken(s.field.answer(ActivateFormation{s.wing, 3})));
  EXPECT_EQ(s.field.now().memory.plan_spent, 3);
  s.field.orders(Side::Union, 1);
  EXPECT_FALSE(s.field.why_not(Pass{})) << "the plan is satisfied";
}

TEST(StonesRiver, S9_points_that_the_left_wing_needs_are_not_for_others) {
  UnionPlan s;
  s.field.orders(Side::Union, 4);
  EXPECT_TRUE(refused(s.field.why_not(ActivateFormation{s.others, 3}), Reason::SpecialRuleBars, "S9"));
  EXPECT_FALSE(s.field.why_not(ActivateFormation{s.others, 2})) << "two are left, and two are owed";
  s.field.now().activated.insert(s.left);
  EXPECT_FALSE(s.field.why_not(ActivateFormation{s.others, 3})) << "nothing can be bought for the Left Wing";
  s.field.now().activated.clear();
  s.field.now().turn = 4;
  EXPECT_FALSE(s.field.why_not(ActivateFormation{s.others, 3})) << "only on turns 1 to 3";
}

TEST(StonesRiver, S7_what_was_damaged_before_does_not_count) {
  StonesRiver s({"S7"});
  for (const char* id : {"a", "b", "c"}) s.field.brigade(id, Side::Union, "A1", 2);
  for (auto& place : s.field.draft().set_up) place.damaged = true;
  EXPECT_EQ(score_of(s.field.scenario(), s.field.now(), Side::Confederate).damaged, 0);
}

}  // namespace
}  // namespace longroll::rally
