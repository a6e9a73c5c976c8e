// The special rules of Perryville and Stones River, each on a small map with the names it speaks of.
#include "kit/rally_field.h"
#include "rally/activation.h"
#include "rally/battles/known.h"
#include "rally/bombardment.h"
#include "rally/odds.h"
#include "rally/purchases.h"
#include "rally/quality.h"
#include "rally/recovery.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

void list(RallyField& field, std::initializer_list<const char*> rules) {
  for (const char* rule : rules) field.draft().special_rules.push_back({rule, rule, rule});
}
void call(RallyField& field, std::string_view formation, const char* id) {
  for (Formation& f : field.draft().formations)
    if (f.id == formation) f.id = id;
}

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
    return cost_of(s.field.scenario(), s.field.now(), Side::Union,
                   ActivateFormation{f, static_cast<std::uint8_t>(price)});
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

struct Perryville {
  RallyField field{16, 18};
  UnitId buell = field.leader("buell", "blue-army", "O16", 0, 0, 4, 2);
  UnitId blue = field.brigade("laiboldt", Side::Union, "O11", 5, 3, "blue-1");
  UnitId gray = field.brigade("gray", Side::Confederate, "C3", 4, 4);

  explicit Perryville(std::initializer_list<const char*> rules, const char* time) {
    field.draft().rules = &perryville_rules();
    list(field, rules);
    call(field, "blue", "iii-corps");
    call(field, "blue-1", "sheridan");
    for (Turn& turn : field.draft().calendar) turn.time = time;
  }
};

TEST(Perryville, P1_buell_does_not_hear_the_battle) {
  Perryville p({"P1"}, "13:00");
  p.field.begin({BeginCommand{Side::Union}});
  EXPECT_TRUE(p.field.done()) << "no command die";
  EXPECT_TRUE(refused(refuse_leader(p.field.scenario(), p.field.now(), Side::Union, p.buell),
                      Reason::SpecialRuleBars, "P1"));
}

TEST(Perryville, P1_he_is_alerted_on_a_six_at_two_and_for_certain_at_four) {
  Perryville p({"P1"}, "14:00");
  p.field.begin({BeginCommand{Side::Union}});
  ASSERT_TRUE(p.field.at<SpecialRoll>());
  p.field.roll({5});
  EXPECT_FALSE(p.field.now().memory.alerted);
  p.field.begin({BeginCommand{Side::Union}});
  p.field.roll({6});
  EXPECT_TRUE(p.field.now().memory.alerted);
  EXPECT_TRUE(p.field.at<RollCommand>()) << "before the command die of that turn";
  Perryville four({"P1"}, "16:00");
  four.field.begin({BeginCommand{Side::Union}});
  EXPECT_TRUE(four.field.now().memory.alerted);
}

TEST(Perryville, P1_or_at_once_when_the_enemy_comes_within_three_hexes) {
  Perryville p({"P1"}, "12:00");
  p.field.now().location[p.gray.index()] = Location::in(p.field.spot("M12"));
  p.field.activate({p.gray});
  EXPECT_TRUE(taken(p.field.march(p.gray, "M13")));
  EXPECT_FALSE(p.field.now().memory.alerted) << "four hexes from O16";
  EXPECT_FALSE(serving_commander(p.field.scenario(), p.field.now(), Side::Union));
  p.field.activate({p.gray});
  EXPECT_TRUE(taken(p.field.march(p.gray, "M14 L14")));
  EXPECT_TRUE(p.field.now().memory.alerted) << "he has seen them, though they went back";
  EXPECT_TRUE(serving_commander(p.field.scenario(), p.field.now(), Side::Union));
  EXPECT_FALSE(refuse_leader(p.field.scenario(), p.field.now(), Side::Union, p.buell));
}

TEST(Perryville, P1_nobody_rallies_to_a_commander_who_hears_nothing) {
  Perryville p({"P1"}, "13:00");
  p.field.now().location[p.blue.index()] = Location::Off::Shattered;
  EXPECT_TRUE(rally_place(p.field.scenario(), p.field.now(), p.blue).spots.empty());
  p.field.now().memory.alerted = true;
  EXPECT_FALSE(rally_place(p.field.scenario(), p.field.now(), p.blue).spots.empty());
}

TEST(Perryville, P2_gilbert_holds_his_corps_behind_line_nine_and_out_of_the_north) {
  Perryville p({"P2"}, "13:00");
  p.field.activate({p.blue});
  EXPECT_TRUE(refused(p.field.march(p.blue, "O10 O9"), Reason::SpecialRuleBars, "P2"));
  EXPECT_TRUE(taken(p.field.march(p.blue, "O10")));
  Perryville dawn({"P2"}, "10:00");
  dawn.field.activate({dawn.blue});
  EXPECT_TRUE(taken(dawn.field.march(dawn.blue, "O10 O9"))) << "Sheridan is free before 11:00";
}

TEST(Perryville, P2_a_division_under_fire_is_released) {
  Perryville p({"P2"}, "13:00");
  p.field.now().location[p.gray.index()] = Location::in(p.field.spot("O10"));
  p.field.combat(Side::Confederate, {p.gray});
  EXPECT_TRUE(p.field.now().memory.freed.contains(*p.field.scenario().formation_named("sheridan")));
}

TEST(Perryville, P2_the_corps_is_released_when_the_enemy_nears_peters_hill_after_noon) {
  for (const char* time : {"11:00", "12:00"}) {
    Perryville p({"P2"}, time);
    p.field.now().location[p.gray.index()] = Location::in(p.field.spot("M11"));
    p.field.begin({BeginCommand{Side::Union}});
    EXPECT_EQ(p.field.now().memory.freed.contains(*p.field.scenario().formation_named("sheridan")),
              std::string_view(time) == "12:00");
  }
}

TEST(Perryville, P3_crittenden_waits_for_his_release_and_comes_in_three_parts) {
  Perryville p({"P1", "P3"}, "15:00");
  const UnitId smith = p.field.brigade("grose", Side::Union, "", 5, 4, "blue-2");
  call(p.field, "blue-2", "ii-corps");
  p.field.group(1, "P12", {smith}, false);
  p.field.now().turn = 0;
  p.field.now().initiative = Side::Union;
  p.field.begin({BeginTurn{}});
  EXPECT_EQ(p.field.now().due[0], 0xff);
  p.field.now().memory.alerted = true;
  p.field.now().memory.release_turn = 2;
  p.field.now().turn = 2;
  p.field.begin({BeginCommand{Side::Union}});
  ASSERT_TRUE(p.field.at<SpecialRoll>());
  p.field.roll({4});
  EXPECT_FALSE(p.field.now().memory.released);
  p.field.begin({BeginCommand{Side::Union}});
  p.field.roll({5});
  EXPECT_TRUE(p.field.now().memory.released);
  EXPECT_EQ(p.field.now().due[0], 3) << "next turn";
}

TEST(Perryville, P3_the_release_die_waits_for_the_turn_the_scenario_names) {
  Perryville p({"P1", "P3"}, "15:00");
  const UnitId grose = p.field.brigade("grose", Side::Union, "", 5, 4, "blue-2");
  call(p.field, "blue-2", "ii-corps");
  p.field.group(6, "P12", {grose}, false);
  p.field.now().memory.alerted = true;
  p.field.now().memory.release_turn = 2;
  for (int turn : {5, 6}) {
    p.field.now().turn = static_cast<std::uint8_t>(turn);
    p.field.begin({BeginCommand{Side::Union}});
    EXPECT_EQ(p.field.at<SpecialRoll>(), turn == 6) << turn;
  }
}

TEST(Perryville, P3_confederate_infantry_on_the_southern_roads_releases_him_at_once) {
  Perryville p({"P3"}, "12:00");
  const UnitId grose = p.field.brigade("grose", Side::Union, "", 5, 4, "blue-2");
  call(p.field, "blue-2", "ii-corps");
  p.field.group(1, "P14", {grose}, false);
  p.field.now().due[0] = kHeld;
  p.field.now().location[p.gray.index()] = Location::in(p.field.spot("P9"));
  p.field.now().location[p.blue.index()] = Location::in(p.field.spot("A1"));
  p.field.activate({p.gray});
  EXPECT_TRUE(taken(p.field.march(p.gray, "P10")));
  EXPECT_FALSE(p.field.now().memory.released);
  p.field.activate({p.gray});
  EXPECT_TRUE(taken(p.field.march(p.gray, "P11 O10")));
  EXPECT_TRUE(p.field.now().memory.released);
  EXPECT_EQ(p.field.now().due[0], p.field.now().turn + 1);
}

// 7.6: a one holds up those who come later by the same hex, but not a corps that is not on its way at all.
TEST(Perryville, P3_R7_6_a_late_group_does_not_hurry_one_that_is_held) {
  Perryville p({"P3"}, "12:00");
  const UnitId first = p.field.brigade("first", Side::Union, "", 4);
  const UnitId grose = p.field.brigade("grose", Side::Union, "", 5, 4, "blue-2");
  call(p.field, "blue-2", "ii-corps");
  p.field.group(1, "P12", {first});
  p.field.group(1, "P12", {grose}, false);
  p.field.now().due[1] = kHeld;
  p.field.begin({RollArrival{0}});
  p.field.roll({1});
  EXPECT_EQ(p.field.now().due[0], p.field.now().turn + 2);
  EXPECT_EQ(p.field.now().due[1], kHeld);
}

}  // namespace
}  // namespace longroll::rally
