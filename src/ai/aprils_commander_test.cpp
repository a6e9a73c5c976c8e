// The player who looks ahead: legal, reproducible, stopped at once, and no worse than its script where it is plain.
#include "ai/aprils_commander.h"

#include <gtest/gtest.h>

#include "ai/aprils_evaluation.h"
#include "kit/field.h"
#include "kit/files.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

// Both sides by commanders of a few playouts; the hash after every answer.
std::vector<std::uint64_t> play(std::uint64_t seed, int answers, const Crew& crew = {}) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  Commander blue(battle, kSteady, Effort{400, {}, crew}), gray(battle, kBold, Effort{400, {}, crew});
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

TEST(Commander, Who_of_the_crew_does_the_work_changes_nothing) {
  // Three who share the jobs in an order of their own: what real threads may do, the same every time.
  const Crew crew{3, [](std::size_t jobs, const Crew::Work& work) {
                    for (std::size_t job = jobs; job-- > 0;) work(job % 3, job);
                  }};
  EXPECT_EQ(play(7, 30), play(7, 30, crew));
}

TEST(Commander, Asked_twice_it_says_the_same) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  Commander commander(battle, kSteady, Effort{400, {}, {}});
  Table table(battle);
  while (table.asked() == Asked::Dice) table.answer(std::size_t{0});
  Dice dice(5);
  const Choice first = commander.choose(table, dice);
  EXPECT_TRUE(first == commander.choose(table, dice));
}

TEST(Commander, It_can_say_what_it_is_about) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  Commander commander(battle, kSteady, Effort{2000, {}, {}});
  Table table(battle);
  while (table.asked() == Asked::Dice) table.answer(std::size_t{0});
  Dice dice(5);
  commander.choose(table, dice);
  const Thought& thought = commander.thought();
  EXPECT_EQ(thought.aim.formation, std::get<MoveFormation>(*question(table.position())).formation);
  ASSERT_TRUE(thought.prospect);
  EXPECT_GT(thought.prospect->fates, 0u);
  EXPECT_GT(thought.prospect->lines, 1u);
  EXPECT_LE(thought.prospect->worst, thought.prospect->expected);
  EXPECT_EQ(thought.prospect->last_turn, 2);
}

TEST(Commander, Many_nodes_are_spent_on_more_plans) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  Table table(battle);
  while (table.asked() == Asked::Dice) table.answer(std::size_t{0});
  const auto lines_with = [&](long nodes) {
    Commander commander(battle, kSteady, Effort{nodes, {}, {}});
    Dice dice(5);
    commander.choose(table, dice);
    return commander.thought().prospect->lines;
  };
  EXPECT_GT(lines_with(12'000), 2 * lines_with(2'000));
}

TEST(Commander, When_stopped_at_once_it_answers_as_its_script_does) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Script script(battle);
  Commander commander(battle, kSteady, Effort{1000, [] { return true; }, {}});
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
  Commander commander(field.scenario(), kSteady, Effort{4000, {}, {}});
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
  EXPECT_EQ(before, kWholeScore - value_of(battle, ground, now, Side::Confederate));
  Situation worse = now;
  lose_step(battle, worse, *battle.unit_named("dodge"));
  EXPECT_LT(value_of(battle, ground, worse, Side::Union), before);
  Situation lost = now;
  lost.last_in[0] = Side::Confederate;
  EXPECT_LE(value_of(battle, ground, lost, Side::Union), before);
}

TEST(Evaluation, An_unfitted_battle_is_judged_by_steps_and_objectives) {
  kit::Field field(9, 9);
  field.objective("0505", Side::Confederate);
  const UnitId brigade = kit::blue(field, "0507");
  kit::gray(field, "0203");
  field.movement(Side::Union);
  const Scenario& scenario = field.scenario();
  ASSERT_FALSE(weights_of(scenario));
  const Ground ground(scenario);
  Situation now = field.position().situation;
  const int before = value_of(scenario, ground, now, Side::Union);
  lose_step(scenario, now, brigade);
  EXPECT_LT(value_of(scenario, ground, now, Side::Union), before);
}

TEST(Evaluation, Every_battle_of_the_game_is_fitted) {
  for (const char* name : {"bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville"}) {
    const Scenario& battle = kit::battle("aprils/" + std::string(name));
    const auto weights = weights_of(battle);
    ASSERT_TRUE(weights) << name;
    const Signs signs = signs_of(battle, Ground(battle), set_up(battle, {}));
    EXPECT_EQ(signs.size(), sign_names(battle).size()) << name;
    ASSERT_GE(weights->size(), signs.size());
    // The strength near the last objective: the row is whole.
    EXPECT_NE((*weights)[signs.size() - 2], 0) << name;
  }
}

// 13.3, 14.5, 15.6, 16.3, ruling A43: an objective more can make no verdict worse. Nobody stands on the map, so that whoever
// was there last has it.
TEST(Evaluation, A43_to_hold_an_objective_is_never_bad) {
  for (const char* name : {"bull-run", "pea-ridge", "shiloh", "gettysburg", "bentonville"}) {
    const Scenario& battle = kit::battle("aprils/" + std::string(name));
    const Ground ground(battle);
    Situation now = set_up(battle, {});
    for (std::size_t i = 0; i < battle.units.size(); ++i) now.location[i] = Location::gone();
    for (int turn = 1; turn <= battle.last_turn(); ++turn)
      for (unsigned share = 0; share < 1u << battle.objectives.size(); ++share) {
        now.turn = static_cast<std::uint8_t>(turn);
        for (std::size_t i = 0; i < battle.objectives.size(); ++i)
          now.last_in[i] = (share >> i & 1u) != 0 ? Side::Union : Side::Confederate;
        const int value = value_of(battle, ground, now, Side::Union);
        for (std::size_t i = 0; i < battle.objectives.size(); ++i) {
          if ((share >> i & 1u) != 0) continue;
          Situation more = now;
          more.last_in[i] = Side::Union;
          EXPECT_GE(value_of(battle, ground, more, Side::Union), value)
              << name << ", turn " << turn << ", share " << share << ", " << battle.objectives[i].name;
        }
      }
  }
}

TEST(Evaluation, The_curve_of_scores_rises_and_is_even) {
  EXPECT_EQ(score_of_logit(0), kWholeScore / 2);
  for (int x = 0; x < 9000; x += 50) {
    EXPECT_LE(score_of_logit(x), score_of_logit(x + 50));
    EXPECT_EQ(score_of_logit(x) + score_of_logit(-x), kWholeScore);
  }
  EXPECT_NEAR(score_of_logit(1000), 7311, 1);
}

TEST(Evaluation, A_won_game_outweighs_all_steps) {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Ground ground(battle);
  Situation now = set_up(battle, {});
  now.outcome = Outcome{Side::Union, VictoryLevel::Marginal, 0};
  EXPECT_EQ(value_of(battle, ground, now, Side::Union), 9400);
  EXPECT_EQ(value_of(battle, ground, now, Side::Confederate), 600);
  now.outcome = Outcome{Side::Confederate, VictoryLevel::Decisive, 0};
  EXPECT_EQ(value_of(battle, ground, now, Side::Union), 0);
  now.outcome = Outcome{std::nullopt, VictoryLevel::Marginal, 0};
  EXPECT_EQ(value_of(battle, ground, now, Side::Union), 5000);
}

}  // namespace
}  // namespace longroll::aprils
