#include "rally/victory.h"

#include "kit/rally_field.h"
#include "rally/losses.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

TEST(RallyVictory, R11_1_R124_what_scores) {
  RallyField field(8, 8);
  std::vector<UnitId> gray;
  for (const char* id : {"a", "b", "c", "d", "e", "f", "g"})
    gray.push_back(field.brigade(id, Side::Confederate, "A1", 1));
  const UnitId gun = field.gun("battery", "gray-1", {3, 3, 2, 1});
  const UnitId train = field.train(Side::Confederate, "A2");
  field.objective("C3", 3, Side::Union).objective("C4", 2, Side::Confederate);
  Situation& now = field.now();
  for (std::size_t i = 0; i < 5; ++i) now.damaged.insert(gray[i]);
  now.send(gray[5], Location::Off::Lost);
  now.send(gray[6], Location::Off::Lost);
  now.damaged.insert(gray[5]);
  now.send(gun, Location::Off::Captured);
  now.send(train, Location::Off::Captured);
  now.leader_points[Side::Union] = 4;
  const Score score = score_of(field.scenario(), now, Side::Union);
  EXPECT_EQ(score.damaged, 1) << "five damaged brigades: one point";
  EXPECT_EQ(score.brigades, 2);
  EXPECT_EQ(score.guns, 1);
  EXPECT_EQ(score.train, 3);
  EXPECT_EQ(score.leaders, 4);
  EXPECT_EQ(score.hexes, 3);
  EXPECT_EQ(score.total(), 14);
  EXPECT_EQ(score_of(field.scenario(), now, Side::Confederate).total(), 2);
}

TEST(RallyVictory, R11_1_R8_R125_leaders_by_the_sum_of_their_bonuses) {
  const auto value = [](int combat, int quality, bool captured) {
    return leader_value(
        Command{"", static_cast<std::uint8_t>(combat), static_cast<std::uint8_t>(quality), 3, 3}, captured);
  };
  EXPECT_EQ(value(0, 0, true), 1);
  EXPECT_EQ(value(1, 1, true), 1);
  EXPECT_EQ(value(1, 2, true), 2);
  EXPECT_EQ(value(2, 2, true), 3);
  EXPECT_EQ(value(1, 1, false), 2);
  EXPECT_EQ(value(2, 2, false), 4);
}

struct Points {
  RallyField field{4, 4};
  explicit Points(int blue, int gray, int turn = 12, int head_start = 0) {
    field.draft().head_start[Side::Union] = static_cast<std::uint8_t>(head_start);
    if (blue > 0) field.objective("A1", blue, Side::Union);
    if (gray > 0) field.objective("A2", gray, Side::Confederate);
    field.now().turn = static_cast<std::uint8_t>(turn);
    field.begin({VictoryPhase{}});
  }
};

TEST(RallyVictory, R11_1_R128_the_margin_makes_the_level) {
  const struct {
    int blue, gray;
    std::optional<Side> winner;
    VictoryLevel level;
  } rows[] = {
      {4, 4, std::nullopt, VictoryLevel::Draw},          {5, 4, Side::Union, VictoryLevel::Marginal},
      {4, 8, Side::Confederate, VictoryLevel::Marginal}, {9, 4, Side::Union, VictoryLevel::Substantive},
      {13, 4, Side::Union, VictoryLevel::Substantive},   {14, 4, Side::Union, VictoryLevel::Decisive}};
  for (const auto& row : rows) {
    Points p(row.blue, row.gray);
    ASSERT_TRUE(p.field.now().outcome);
    EXPECT_EQ(p.field.now().outcome->winner, row.winner);
    EXPECT_EQ(p.field.now().outcome->level, row.level);
  }
}

// Points that a battle gives a side count like any others: in the total, in the result and for giving the field.
TEST(RallyVictory, P9_S12_a_head_start_counts_from_the_beginning_to_the_end) {
  Points ended(2, 5, 12, 4);
  const Score score = score_of(ended.field.scenario(), ended.field.now(), Side::Union);
  EXPECT_EQ(score.hexes, 2);
  EXPECT_EQ(score.head_start, 4);
  EXPECT_EQ(score.total(), 6);
  EXPECT_EQ(score_of(ended.field.scenario(), ended.field.now(), Side::Confederate).head_start, 0);
  ASSERT_TRUE(ended.field.now().outcome);
  EXPECT_EQ(ended.field.now().outcome->winner, Side::Union);
  EXPECT_EQ(ended.field.now().outcome->points[Side::Union], 6);
  Points going_on(2, 5, 8, 4);
  EXPECT_EQ(going_on.field.asked(), Asked::Confederate) << "5 points against 6: they may give the field";
}

TEST(RallyVictory, R11_2_R127_from_turn_eight_on_who_has_fewer_points_may_give_the_field) {
  Points early(1, 4, 7);
  EXPECT_TRUE(early.field.done()) << "not before turn 8";
  Points level(4, 4, 8);
  EXPECT_TRUE(level.field.done()) << "not when level";
  Points behind(1, 4, 8);
  ASSERT_TRUE(behind.field.at<GiveField>());
  EXPECT_EQ(behind.field.asked(), Asked::Union);
  EXPECT_TRUE(taken(behind.field.answer(GiveUp{})));
  EXPECT_EQ(behind.field.now().outcome->points[Side::Confederate], 9) << "five more";
  EXPECT_EQ(behind.field.now().outcome->level, VictoryLevel::Substantive);
}

TEST(RallyVictory, R11_2_he_may_also_fight_on) {
  Points behind(1, 4, 8);
  EXPECT_TRUE(taken(behind.field.answer(Pass{})));
  EXPECT_FALSE(behind.field.now().outcome);
}

TEST(RallyVictory, R11_1_R126_either_bank_of_a_river_hex_holds_it) {
  RallyField field(5, 5);
  field.river("C3", "C2 B3 D3", "C4 B4 D4").objective("C3", 2);
  field.brigade("a", Side::Union, "C3/south");
  EXPECT_EQ(field.now().control[0], Side::Union);
}

// 13.
struct Night {
  RallyField field{8, 8};
  UnitId a = field.brigade("a", Side::Union, "C3", 4, 3);
  UnitId gray = field.brigade("gray", Side::Confederate, "C6", 4, 3);
  Night() {
    field.night(1);
    field.now().initiative = Side::Union;
    field.begin({NightPhase{}});
  }
};

TEST(RallyNight, R13_0_R130_one_hex_whatever_it_costs_and_not_next_to_the_enemy) {
  Night n;
  ASSERT_TRUE(n.field.at<NightMoves>());
  EXPECT_EQ(n.field.asked(), Asked::Union) << "who had the initiative";
  EXPECT_TRUE(refused(n.field.march(n.a, "C4 C5"), Reason::OneHexOnly, "13.0"));
  EXPECT_TRUE(taken(n.field.march(n.a, "C4")));
  EXPECT_TRUE(refused(n.field.march(n.a, "C3"), Reason::NotActive, "13.0"));
  Night swamp;
  swamp.field.now().location[swamp.a.index()] = Location::in(swamp.field.spot("C4"));
  swamp.field.begin({NightPhase{}});
  EXPECT_TRUE(refused(swamp.field.march(swamp.a, "C5"), Reason::MayNotMeet, "13.0"));
}

TEST(RallyNight, R13_0_R130_swamp_is_one_hex_like_any_other) {
  RallyField field(8, 8);
  field.terrain("C4", Terrain::Swamp).night(1);
  const UnitId a = field.brigade("a", Side::Union, "C3");
  field.begin({NightPhase{}});
  EXPECT_TRUE(taken(field.march(a, "C4")));
}

TEST(RallyNight, R13_0_R144_leaving_an_enemy_zone_takes_the_check_at_night_too) {
  Night n;
  n.field.now().location[n.a.index()] = Location::in(n.field.spot("C5"));
  n.field.begin({NightPhase{}});
  EXPECT_TRUE(taken(n.field.march(n.a, "C4")));
  EXPECT_TRUE(n.field.at<RollExit>());
}

TEST(RallyNight, R13_0_a_second_hex_by_a_check) {
  Night n;
  EXPECT_TRUE(refused(n.field.answer(Press{n.a}), Reason::AlreadyPressed, "13.0")) << "first the first";
  EXPECT_TRUE(taken(n.field.march(n.a, "C2")));
  EXPECT_TRUE(taken(n.field.answer(Press{n.a})));
  n.field.roll({3});
  EXPECT_TRUE(taken(n.field.march(n.a, "C1")));
  EXPECT_EQ(n.field.where(n.a), "C1");
  Night failed;
  EXPECT_TRUE(taken(failed.field.march(failed.a, "C2")));
  EXPECT_TRUE(taken(failed.field.answer(Press{failed.a})));
  failed.field.roll({4});
  EXPECT_EQ(failed.field.where(failed.a), "C2");
  EXPECT_EQ(failed.field.asked(), Asked::Confederate) << "nothing else to move";
}

TEST(RallyNight, R13_0_no_initiative_no_command_and_no_combat) {
  RallyField field(8, 8);
  field.brigade("a", Side::Union, "C3");
  field.brigade("gray", Side::Confederate, "C4");
  field.night(2);
  field.now().turn = 1;
  field.begin({BeginTurn{}});
  EXPECT_TRUE(field.at<NightMoves>());
  EXPECT_TRUE(taken(field.answer(EndMovement{})));
  EXPECT_TRUE(taken(field.answer(EndMovement{})));
  EXPECT_EQ(field.now().turn, 3);
  EXPECT_TRUE(field.told<FightBegan>().empty());
}

TEST(RallyNight, R7_2_R150_points_are_not_kept_through_a_night) {
  RallyField field(8, 8);
  field.brigade("a", Side::Union, "C3");
  field.brigade("gray", Side::Confederate, "H8");
  field.night(2);
  field.now().kept[Side::Union] = 3;
  field.begin({BeginTurn{}});
  ASSERT_TRUE(field.at<NightMoves>());
  EXPECT_EQ(field.now().kept[Side::Union], 0);
}

TEST(RallyNight, R13_0_R130_reinforcements_come_without_a_die_and_artillery_is_back_at_dawn) {
  RallyField field(8, 8);
  const UnitId late = field.brigade("late", Side::Union, "");
  field.brigade("a", Side::Union, "C3");
  field.brigade("gray", Side::Confederate, "H8");
  const UnitId gun = field.gun("battery", "blue-1", {3, 3, 2, 1});
  field.group(2, "A1", {late});
  field.night(2);
  field.now().send(gun, Location::Off::Resting);
  field.now().returns[gun.index()] = 9;
  field.begin({BeginTurn{}});
  EXPECT_EQ(field.where(late), "A1");
  EXPECT_EQ(field.where(gun), "resting");
  EXPECT_TRUE(taken(field.answer(EndMovement{})));
  EXPECT_TRUE(taken(field.answer(EndMovement{})));
  EXPECT_EQ(field.where(gun), "ready") << "turn 3 is a day turn";
}

}  // namespace
}  // namespace longroll::rally
