// How far the player of Rally 'Round the Flag! plays on before he judges: so many impulses, never past the turn; and, with
// nodes for it, to the end of the next turn as well.
#include "ai/rally_playout.h"

#include <gtest/gtest.h>

#include "ai/rally_evaluation.h"
#include "kit/files.h"

namespace longroll::rally {
namespace {

const Scenario& perryville() { return kit::rally_battle("data/rally/perryville/scenario.json"); }

class RallyPlayout : public testing::Test {
 protected:
  // The first time that a side may spend points, and what the script then buys.
  RallyPlayout() : script(perryville()), table(perryville()), playout(script, perryville()) {
    Dice fate(3);
    while (!std::holds_alternative<Impulse>(*question(table.position()))) {
      if (table.asked() == Asked::Dice)
        table.answer(table.chances().roll(fate));
      else
        table.answer(script.choose(table, fate));
    }
    Dice mind(1);
    line.answers.push_back(script.choose(table, mind));
  }
  Playout::End run(int replies, std::uint64_t seed = 9) { return run(Horizon{false, replies}, seed); }
  Playout::End run(const Horizon& horizon, std::uint64_t seed = 9) {
    return playout.run(table.position(), line, Side::Confederate, horizon, seed);
  }
  // On, by the script, until a side spends points in the last turn.
  void go_to_last_turn() {
    Dice dice(4);
    while (table.position().situation.turn < perryville().last_turn() ||
           !std::holds_alternative<Impulse>(*question(table.position()))) {
      if (table.asked() == Asked::Dice)
        table.answer(table.chances().roll(dice));
      else
        table.answer(script.choose(table, dice));
    }
    line.answers = {script.choose(table, dice)};
  }

  Script script;
  Table table;
  Playout playout;
  Line line;
};

TEST_F(RallyPlayout, Each_reply_is_played_on_top_of_the_ones_before) {
  const long own = run(0).nodes, one = run(1).nodes, two = run(2).nodes;
  EXPECT_GT(own, 1);
  EXPECT_GT(one, own);
  EXPECT_GT(two, one);
}

TEST_F(RallyPlayout, The_end_of_the_turn_is_the_end_however_many_replies_are_left) {
  EXPECT_EQ(run(1000).nodes, run(2000).nodes);
  EXPECT_GT(run(1000).nodes, run(2).nodes);
}

TEST_F(RallyPlayout, To_the_next_turn_is_farther_than_the_end_of_this_one) {
  EXPECT_GT(run(Horizon{true, 2}).nodes, run(1000).nodes);
}

// The replies, the end of this turn and the end of the next: of the last turn, the latter two are the end of the battle.
TEST_F(RallyPlayout, What_was_judged_on_the_way_counts_alike) {
  go_to_last_turn();
  for (std::uint64_t seed = 1; seed < 6; ++seed) {
    const int soon = run(0, seed).value, all = run(Horizon{true, 0}, seed).value;
    bool found = false;
    for (const VictoryLevel level :
         {VictoryLevel::Marginal, VictoryLevel::Substantive, VictoryLevel::Decisive})
      for (const std::optional<Side> winner :
           {std::optional<Side>(), std::optional(Side::Union), std::optional(Side::Confederate)}) {
        const int end = score_of(Outcome{winner, level, {}, std::nullopt}, Side::Confederate);
        found = found || all == (soon + 2 * end) / 3;
      }
    EXPECT_TRUE(found) << seed << ": " << soon << ", " << all;
  }
}

TEST_F(RallyPlayout, The_same_fate_ends_the_same_way_and_another_may_not) {
  EXPECT_EQ(run(2).value, run(2).value);
  bool differs = false;
  for (std::uint64_t seed = 10; seed < 20; ++seed) differs = differs || run(2, seed).value != run(2).value;
  EXPECT_TRUE(differs);
}

TEST_F(RallyPlayout, Points_to_spend_are_worth_something) {
  const Situation& now = table.position().situation;
  Situation poorer = now;
  --poorer.points[Side::Confederate];
  EXPECT_LT(value_of(perryville(), script.lore(), poorer, Side::Confederate),
            value_of(perryville(), script.lore(), now, Side::Confederate));
}

}  // namespace
}  // namespace longroll::rally
