// The player who looks ahead: legal, reproducible, stopped at once, and no worse than its script where it is plain.
#include "ai/aprils_commander.h"

#include <gtest/gtest.h>

#include "ai/aprils_evaluation.h"
#include "kit/field.h"
#include "kit/files.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

// Both sides by commanders of a few playouts; the hash after every so many answers.
std::vector<std::uint64_t> play(std::uint64_t seed, int answers) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  Commander blue(battle, kSteady, {6, {}}), gray(battle, kBold, {6, {}});
  Table table(battle);
  Dice dice(seed);
  std::vector<std::uint64_t> hashes;
  for (int i = 0; i < answers && !table.over(); ++i) {
    if (table.asked() == Asked::Dice) {
      table.answer(dice.below(static_cast<std::uint32_t>(table.chances().weights.size())));
    } else {
      Commander& asked = table.asked() == Asked::Union ? blue : gray;
      const auto refusal = table.answer(asked.choose(table, dice));
      EXPECT_FALSE(refusal) << "refused by " << refusal->rule;
      if (refusal) break;
    }
    hashes.push_back(table.hash());
  }
  return hashes;
}

TEST(Commander, The_same_seed_and_effort_play_the_same_game) {
  const auto once = play(7, 60), again = play(7, 60);
  EXPECT_EQ(once.size(), 60u);
  EXPECT_EQ(once, again);
}

TEST(Commander, When_stopped_at_once_it_answers_as_its_script_does) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Script script(battle);
  Commander commander(battle, kSteady, {1000, [] { return true; }});
  Table table(battle);
  Dice fate(3);
  while (table.asked() == Asked::Dice) table.answer(fate.below(1));
  Dice dice(5), same(5);
  const Choice chosen = commander.choose(table, dice);
  same.next();  // the race is seeded first, then the script plans
  const Planner::Plan plan =
      Planner(script, battle, table.position()).plan(table.position(), kSteady, same.next());
  ASSERT_FALSE(plan.answers.empty());
  EXPECT_TRUE(chosen == plan.answers.front());
}

TEST(Commander, It_takes_the_objective_that_wins_the_game) {
  kit::Field field(9, 9);
  field.objective("0505", Side::Confederate);
  const VictoryTest any{VictoryTest::Kind::Controls, Side::Union, 1, 8, 0xff};
  field.draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {any}},
                           {1, Side::Confederate, VictoryLevel::Decisive, {}}};
  const UnitId brigade = kit::blue(field, "0507");
  field.movement(Side::Union);
  Commander commander(field.scenario(), kSteady, {40, {}});
  Dice dice(1);
  while (!field.over() && field.asked() != Asked::Dice) {
    const Table table(field.scenario(), field.position());
    EXPECT_FALSE(field.answer(commander.choose(table, dice)));
  }
  EXPECT_EQ(field.where(brigade), "0505");
}

TEST(Evaluation, A_step_lost_and_an_objective_lost_are_both_felt) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Ground ground(battle);
  Situation now = set_up(battle, {});
  now.turn = 1;
  const int before = value_of(battle, ground, now, Side::Union);
  EXPECT_EQ(before, -value_of(battle, ground, now, Side::Confederate));
  Situation worse = now;
  lose_step(battle, worse, *battle.unit_named("dodge"));
  EXPECT_LT(value_of(battle, ground, worse, Side::Union), before);
  Situation lost = now;
  lost.last_in[0] = Side::Confederate;
  EXPECT_LE(value_of(battle, ground, lost, Side::Union), before);
}

TEST(Evaluation, A_won_game_outweighs_all_steps) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Ground ground(battle);
  Situation now = set_up(battle, {});
  now.outcome = Outcome{Side::Union, VictoryLevel::Marginal, 0};
  EXPECT_GE(value_of(battle, ground, now, Side::Union), 3000);
  EXPECT_LE(value_of(battle, ground, now, Side::Confederate), -3000);
}

}  // namespace
}  // namespace longroll::aprils
