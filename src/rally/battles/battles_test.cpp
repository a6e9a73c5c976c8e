// The special rules of Perryville and Stones River, each on a small map with the names it speaks of.
#include "kit/rally_field.h"
#include "rally/activation.h"
#include "rally/battles/known.h"
#include "rally/bombardment.h"
#include "rally/purchases.h"
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
  EXPECT_TRUE(refused(s.field.answer(ActivateUnit{kirk}), Reason::SpecialRuleBars, "7.2"));
  EXPECT_TRUE(refused(s.field.answer(ActivateUnit{baldwin}), Reason::SpecialRuleBars, "7.2"));
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
  EXPECT_TRUE(refused(f.field.march(adams, "D13/east D13/west"), Reason::SpecialRuleBars, "8.0"));
  f.field.now().turn = 7;
  EXPECT_FALSE(f.field.why_not(March{adams, Path{f.field.spot("D13/east"), f.field.spot("D13/west")}}));
  static_cast<void>(blue);
}

TEST(StonesRiver, S3_hanson_keeps_waynes_hill) {
  Ford f({"S3"});
  const UnitId hanson = f.field.brigade("hanson", Side::Confederate, "H10", 5, 5);
  f.field.activate({hanson});
  EXPECT_TRUE(refused(f.field.march(hanson, "H9 H8 H7"), Reason::SpecialRuleBars, "8.0"));
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

TEST(Perryville, buell_does_not_hear_the_battle) {
  Perryville p({"silent-guns"}, "13:00");
  p.field.begin({BeginCommand{Side::Union}});
  EXPECT_TRUE(p.field.done()) << "no command die";
  EXPECT_TRUE(refused(refuse_leader(p.field.scenario(), p.field.now(), Side::Union, p.buell),
                      Reason::SpecialRuleBars, "7.4"));
}

TEST(Perryville, he_is_alerted_on_a_six_at_two_and_for_certain_at_four) {
  Perryville p({"silent-guns"}, "14:00");
  p.field.begin({BeginCommand{Side::Union}});
  ASSERT_TRUE(p.field.at<SpecialRoll>());
  p.field.roll({5});
  EXPECT_FALSE(p.field.now().memory.alerted);
  p.field.begin({BeginCommand{Side::Union}});
  p.field.roll({6});
  EXPECT_TRUE(p.field.now().memory.alerted);
  EXPECT_TRUE(p.field.at<RollCommand>()) << "before the command die of that turn";
  Perryville four({"silent-guns"}, "16:00");
  four.field.begin({BeginCommand{Side::Union}});
  EXPECT_TRUE(four.field.now().memory.alerted);
}

TEST(Perryville, or_when_the_enemy_comes_within_three_hexes) {
  Perryville p({"silent-guns"}, "12:00");
  p.field.now().location[p.gray.index()] = Location::in(p.field.spot("O13"));
  p.field.begin({BeginCommand{Side::Union}});
  EXPECT_TRUE(p.field.now().memory.alerted);
}

TEST(Perryville, gilbert_holds_his_corps_behind_line_nine_and_out_of_the_north) {
  Perryville p({"gilbert-holds"}, "13:00");
  p.field.activate({p.blue});
  EXPECT_TRUE(refused(p.field.march(p.blue, "O10 O9"), Reason::SpecialRuleBars, "8.0"));
  EXPECT_TRUE(taken(p.field.march(p.blue, "O10")));
  Perryville dawn({"gilbert-holds"}, "10:00");
  dawn.field.activate({dawn.blue});
  EXPECT_TRUE(taken(dawn.field.march(dawn.blue, "O10 O9"))) << "Sheridan is free before 11:00";
}

TEST(Perryville, a_division_under_fire_is_released) {
  Perryville p({"gilbert-holds"}, "13:00");
  p.field.now().location[p.gray.index()] = Location::in(p.field.spot("O10"));
  p.field.combat(Side::Confederate, {p.gray});
  EXPECT_TRUE(p.field.now().memory.freed.contains(*p.field.scenario().formation_named("sheridan")));
}

TEST(Perryville, crittenden_waits_for_his_release_and_comes_in_three_parts) {
  Perryville p({"silent-guns", "crittenden-waits"}, "15:00");
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

}  // namespace
}  // namespace longroll::rally
