// The player of Rally 'Round the Flag! who looks ahead: legal, reproducible, stopped at once, of his temper.
#include "ai/rally_commander.h"

#include <gtest/gtest.h>

#include "ai/rally_evaluation.h"
#include "ai/rally_moods.h"
#include "ai/rally_player.h"
#include "kit/files.h"
#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::taken;

const Scenario& perryville() { return kit::rally_battle("data/rally/perryville/scenario.json"); }
const Script& script() {
  static const Script one(perryville());
  return one;
}

// Few fates, and not far, so that a race costs little.
Method quick() {
  Method method;
  method.replies = 1;
  method.fates = 2;
  method.lines = 1000;
  return method;
}

// Both sides by commanders of a few playouts; the hash after every answer.
std::vector<std::uint64_t> play(std::uint64_t seed, int answers, const Crew& crew = {}) {
  Commander blue(script(), perryville(), kSteady, Effort{1000, {}, crew}, quick());
  Commander gray(script(), perryville(), kBold, Effort{1000, {}, crew}, quick());
  Table table(perryville());
  Dice dice(seed);
  std::vector<std::uint64_t> hashes;
  for (int i = 0; i < answers && !table.over(); ++i) {
    if (table.asked() == Asked::Dice) {
      table.answer(table.chances().roll(dice));
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

TEST(RallyCommander, The_same_seed_and_effort_play_the_same_game) {
  const auto once = play(7, 60), again = play(7, 60);
  EXPECT_EQ(once.size(), 60u);
  EXPECT_EQ(once, again);
}

TEST(RallyCommander, Who_of_the_crew_does_the_work_changes_nothing) {
  // Three who share the jobs in an order of their own: what real threads may do, the same every time.
  const Crew crew{3, [](std::size_t jobs, const Crew::Work& work) {
                    for (std::size_t job = jobs; job-- > 0;) work(job % 3, job);
                  }};
  EXPECT_EQ(play(7, 30), play(7, 30, crew));
}

// The first time that a side may spend points.
Table at_first_impulse() {
  Table table(perryville());
  Dice fate(3);
  while (!std::holds_alternative<Impulse>(*question(table.position()))) {
    if (table.asked() == Asked::Dice)
      table.answer(table.chances().roll(fate));
    else
      table.answer(script().choose(table, fate));
  }
  return table;
}

TEST(RallyCommander, It_can_say_what_it_is_about) {
  const Table table = at_first_impulse();
  Commander commander(script(), perryville(), kSteady, Effort{2000, {}, {}}, quick());
  Dice dice(5);
  const Choice choice = commander.choose(table, dice);
  const Thought& thought = commander.thought();
  const auto* whole = std::get_if<ActivateFormation>(&choice);
  EXPECT_EQ(thought.aim.formation, whole == nullptr ? std::nullopt : std::optional(whole->formation));
  ASSERT_TRUE(thought.prospect);
  EXPECT_GT(thought.prospect->fates, 0u);
  EXPECT_GT(thought.prospect->lines, 1u);
  EXPECT_LE(thought.prospect->worst, thought.prospect->expected);
  EXPECT_GE(thought.prospect->expected, thought.prospect->instead);
}

TEST(RallyCommander, When_stopped_at_once_it_answers_as_its_script_does) {
  const Table table = at_first_impulse();
  Commander commander(script(), perryville(), kSteady, Effort{1000, [] { return true; }, {}});
  Dice dice(5), same(5);
  EXPECT_TRUE(commander.choose(table, dice) == script().choose(table, same));
}

TEST(RallyCommander, With_too_few_nodes_to_tell_lines_apart_it_plays_as_its_script_does) {
  const Table table = at_first_impulse();
  Commander commander(script(), perryville(), kSteady, Effort{150, {}, {}});
  Dice dice(5), same(5);
  EXPECT_TRUE(commander.choose(table, dice) == script().choose(table, same));
  EXPECT_FALSE(commander.thought().prospect);
}

TEST(RallyCommander, It_takes_the_objective_that_wins_the_game) {
  RallyField field(9, 9);
  field.objective("E5", 3, Side::Confederate);
  const UnitId brigade = field.brigade("blue", Side::Union, "E7");
  field.brigade("gray", Side::Confederate, "A1");
  field.activate({brigade});
  const Script own(field.scenario());
  Commander commander(own, field.scenario(), kCautious, Effort{4000, {}, {}});
  Dice dice(1);
  for (int i = 0; i < 20 && !field.done() && field.asked() == Asked::Union; ++i) {
    const Table table(field.scenario(), field.position());
    EXPECT_TRUE(taken(field.answer(commander.choose(table, dice))));
  }
  EXPECT_EQ(field.where(brigade), "E5");
}

TEST(RallyPlayer, Temperaments_change_weights_and_nothing_else) {
  EXPECT_EQ(PlayersWays::temper_of(Temperament::Steady), Temper{});
  const Temper bold = PlayersWays::temper_of(Temperament::Bold),
               cautious = PlayersWays::temper_of(Temperament::Cautious),
               stubborn = PlayersWays::temper_of(Temperament::Stubborn);
  EXPECT_GT(bold.gain, cautious.gain);
  EXPECT_LT(bold.danger, cautious.danger);
  EXPECT_GT(stubborn.hold, bold.hold);
  for (const Temper& temper : {bold, cautious, stubborn}) {
    EXPECT_EQ(temper.sway, kSteady.sway);
    EXPECT_FALSE(temper.goal);
  }
}

TEST(RallyPlayer, A_bold_one_attacks_where_a_cautious_one_does_not) {
  const auto attacks = [](const Temper& temper) {
    RallyField field(9, 9);
    field.terrain("D4", Terrain::Woods);
    const UnitId a = field.brigade("a", Side::Union, "C6", 4, 4);
    const UnitId b = field.brigade("b", Side::Union, "D7", 4, 4);
    field.brigade("gray", Side::Confederate, "D4", 4, 3);
    field.activate({a, b});
    field.begin({MoveUnits{Side::Union}, CombatPhase{Side::Union}});
    const Script own(field.scenario());
    Dice dice(1);
    for (int i = 0; i < 40 && !field.done() && field.told<FightBegan>().empty(); ++i) {
      if (field.asked() == Asked::Dice) {
        field.roll({3});
        continue;
      }
      const Table table(field.scenario(), field.position());
      EXPECT_TRUE(taken(field.answer(own.choose(table, dice, temper))));
    }
    return !field.told<FightBegan>().empty();
  };
  EXPECT_TRUE(attacks(kBold));
  EXPECT_FALSE(attacks(kCautious));
}

TEST(RallyMoods, They_are_the_temper_first_and_then_one_for_each_objective) {
  Dice dice(1);
  EXPECT_EQ(mood(perryville(), kStubborn, 0, dice).hold, kStubborn.hold);
  bool each = true;
  std::size_t with_goal = 0;
  for (std::size_t i = 0; i < 20; ++i)
    if (const auto goal = mood(perryville(), kSteady, i, dice).goal) each = each && *goal == with_goal++;
  EXPECT_TRUE(each);
  EXPECT_EQ(with_goal, perryville().objectives.size());
}

TEST(RallyEvaluation, A_step_lost_and_an_objective_lost_are_both_felt) {
  Situation now = set_up(perryville(), {});
  now.turn = 2;
  const Lore& lore = script().lore();
  const int before = value_of(perryville(), lore, now, Side::Union);
  EXPECT_EQ(before, kWholeScore - value_of(perryville(), lore, now, Side::Confederate));
  Situation worse = now;
  worse.damaged.insert(*perryville().unit_named("lytle"));
  EXPECT_LT(value_of(perryville(), lore, worse, Side::Union), before);
  Situation lost = now;
  for (auto& control : lost.control) control = Side::Confederate;
  EXPECT_LT(value_of(perryville(), lore, lost, Side::Union), before);
}

TEST(RallyEvaluation, A_won_game_outweighs_everything) {
  Situation now = set_up(perryville(), {});
  now.outcome = Outcome{Side::Union, VictoryLevel::Marginal, {}, std::nullopt};
  const Lore& lore = script().lore();
  EXPECT_EQ(value_of(perryville(), lore, now, Side::Union), 9400);
  EXPECT_EQ(value_of(perryville(), lore, now, Side::Confederate), 600);
  now.outcome = Outcome{};
  EXPECT_EQ(value_of(perryville(), lore, now, Side::Union), 5000);
}

}  // namespace
}  // namespace longroll::rally
