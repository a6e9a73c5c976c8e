// The special rules of Perryville (P1 to P3), each on a small map with the names it speaks of.
#include "rally/activation.h"
#include "rally/battles/test_battle.h"
#include "rally/purchases.h"
#include "rally/recovery.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

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

// Lines A to J are closed; a hex of a low number is not, to who comes from one lower still.
TEST(Perryville, P2_nobody_goes_into_the_north_but_back_from_the_enemy_he_may) {
  Perryville p({"P2"}, "13:00");
  p.field.now().location[p.blue.index()] = Location::in(p.field.spot("K12"));
  p.field.activate({p.blue});
  EXPECT_TRUE(refused(p.field.march(p.blue, "J12"), Reason::SpecialRuleBars, "P2"));
  p.field.now().location[p.blue.index()] = Location::in(p.field.spot("N7"));
  p.field.activate({p.blue});
  EXPECT_TRUE(taken(p.field.march(p.blue, "N8")));
}

TEST(Perryville, P2_the_orders_end_when_buell_knows) {
  Perryville p({"P1", "P2"}, "13:00");
  p.field.now().memory.alerted = true;
  p.field.activate({p.blue});
  EXPECT_TRUE(taken(p.field.march(p.blue, "O10 O9")));
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

TEST(Perryville, P3_smith_comes_first_then_van_cleve_then_wood) {
  Perryville p({"P3"}, "15:00");
  Scenario& draft = p.field.draft();
  call(p.field, "blue-2", "ii-corps");
  const FormationId corps = *draft.formation_named("ii-corps");
  for (const char* id : {"van-cleve", "wood"})
    draft.formations.push_back({id, id, Side::Union, Rank::Division, corps, std::nullopt});
  const UnitId hazen = p.field.brigade("hazen", Side::Union, "", 5, 4, "ii-corps");
  const UnitId beatty = p.field.brigade("beatty", Side::Union, "", 5, 3, "van-cleve");
  const UnitId wagner = p.field.brigade("wagner", Side::Union, "", 5, 4, "wood");
  p.field.group(1, "P16", {wagner}, false);
  p.field.group(1, "P14", {beatty}, false);
  p.field.group(1, "P12", {hazen}, false);
  for (int group : {0, 1, 2}) p.field.now().due[static_cast<std::size_t>(group)] = kHeld;
  p.field.now().memory.alerted = true;
  p.field.now().turn = 4;
  p.field.begin({BeginCommand{Side::Union}});
  p.field.roll({5});
  EXPECT_EQ(p.field.now().due[2], 5);
  EXPECT_EQ(p.field.now().due[1], 6);
  EXPECT_EQ(p.field.now().due[0], 7);
}

// Wheeler on the southern roads makes it a six, the fifth hour a four.
TEST(Perryville, P3_wheeler_takes_one_from_the_release_die_and_the_late_hour_adds_one) {
  struct Case {
    const char *wheeler, *time;
    int fails, frees;
  };
  for (const Case& c : {Case{"O4", "15:00", 5, 6}, Case{"P10", "15:00", 5, 6}, Case{"O3", "15:00", 4, 5},
                        Case{"N6", "15:00", 4, 5}, Case{"O4", "17:00", 4, 5}, Case{"A1", "17:00", 3, 4}}) {
    for (int die : {c.fails, c.frees}) {
      Perryville p({"P3"}, c.time);
      const UnitId wheeler = p.field.cavalry("wheeler", Side::Confederate, c.wheeler);
      const UnitId grose = p.field.brigade("grose", Side::Union, "", 5, 4, "blue-2");
      call(p.field, "blue-2", "ii-corps");
      p.field.group(1, "P12", {grose}, false);
      p.field.now().memory.alerted = true;
      p.field.begin({BeginCommand{Side::Union}});
      p.field.roll({die});
      EXPECT_EQ(p.field.now().memory.released, die == c.frees) << c.wheeler << " " << c.time << " " << die;
      static_cast<void>(wheeler);
    }
  }
}

TEST(Perryville, P3_a_damaged_wheeler_holds_nobody_up) {
  Perryville p({"P3"}, "15:00");
  const UnitId wheeler = p.field.cavalry("wheeler", Side::Confederate, "O6");
  const UnitId grose = p.field.brigade("grose", Side::Union, "", 5, 4, "blue-2");
  call(p.field, "blue-2", "ii-corps");
  p.field.group(1, "P12", {grose}, false);
  p.field.now().memory.alerted = true;
  p.field.now().damaged.insert(wheeler);
  p.field.begin({BeginCommand{Side::Union}});
  p.field.roll({5});
  EXPECT_TRUE(p.field.now().memory.released);
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
