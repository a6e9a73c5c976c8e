// The whole distribution of a combat, against every roll of the dice played out singly, and against sampling.
#include "ai/aprils_outcomes.h"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "ai/aprils_cup.h"
#include "aprils/combat.h"
#include "kit/field.h"
#include "kit/files.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using Losses = std::pair<int, int>;  // steps lost by attacker, by defender

struct Case {
  const Scenario& scenario;
  Situation situation;
  Battle battle;
};

Losses losses(const Case& fight, const Situation& end) {
  Losses lost{0, 0};
  for (std::size_t i = 0; i < fight.scenario.units.size(); ++i) {
    const int steps = fight.situation.steps[i] - end.steps[i];
    (fight.scenario.units[i].side == fight.battle.attacker ? lost.first : lost.second) += steps;
  }
  return lost;
}

// Every face of every die by itself; nothing is merged.
void play_all(const Case& fight, const Chooser& chooser, const Table& table, double chance,
              std::map<Losses, double>& sums) {
  if (table.over()) {
    sums[losses(fight, table.position().situation)] += chance;
    return;
  }
  Table next = table;
  if (table.asked() != Asked::Dice) {
    ASSERT_FALSE(next.answer(chooser(table)));
    play_all(fight, chooser, next, chance, sums);
    return;
  }
  const Chances chances = table.chances();
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    next = table;
    next.answer(i);
    play_all(fight, chooser, next, chance * chances.weights[i] / chances.total(), sums);
  }
}

std::map<Losses, double> by_losses(const FightOutcomes& outcomes) {
  std::map<Losses, double> sums;
  for (const auto& entry : outcomes.entries)
    sums[{entry.end.steps_lost[Role::Attacker], entry.end.steps_lost[Role::Defender]}] += entry.chance;
  return sums;
}

void expect_equal_to_brute_force(const Case& fight) {
  const Script script(fight.scenario);
  const Chooser chooser = chooser_of(script);
  const FightOutcomes found = OutcomeFinder(fight.scenario, chooser).find(fight.situation, fight.battle);
  double all = 0;
  for (const auto& entry : found.entries) all += entry.chance;
  EXPECT_NEAR(all, 1, 1e-12);
  std::map<Losses, double> brute;
  play_all(fight, chooser, Table(fight.scenario, declared(fight.scenario, fight.situation, fight.battle)), 1,
           brute);
  const auto ours = by_losses(found);
  ASSERT_EQ(ours.size(), brute.size());
  for (const auto& [lost, chance] : brute)
    EXPECT_NEAR(ours.at(lost), chance, 1e-12) << lost.first << ", " << lost.second;
}

TEST(Outcomes, Two_brigades_on_one_come_out_as_every_roll_played_singly) {
  kit::Field field(9, 9);
  const UnitId a = kit::blue(field, "0504"), b = kit::blue(field, "0404", {5, 4, 4}, 1);
  kit::gray(field, "0505");
  field.combat(Side::Union);
  const Scenario& scenario = field.scenario();
  Battle battle{Side::Union, {}, {}, HexList{field.hex("0505")}};
  battle.adjacent.insert(a);
  battle.adjacent.insert(b);
  expect_equal_to_brute_force({scenario, field.situation(), battle});
}

TEST(Outcomes, A_defender_with_nowhere_to_go_comes_out_as_every_roll_played_singly) {
  kit::Field field(9, 9);
  const UnitId a = kit::blue(field, "0504");
  for (const char* hex : {"0406", "0606"}) kit::blue(field, hex);
  kit::gray(field, "0505");
  field.combat(Side::Union);
  const Scenario& scenario = field.scenario();
  Battle battle{Side::Union, {}, {}, HexList{field.hex("0505")}};
  battle.adjacent.insert(a);
  const Case fight{scenario, field.situation(), battle};
  expect_equal_to_brute_force(fight);
  // 6.5: hemmed in, it pays with steps, so it loses more than the dice alone take.
  kit::Field open(9, 9);
  const UnitId free = kit::blue(open, "0504");
  kit::gray(open, "0505");
  open.combat(Side::Union);
  Battle same{Side::Union, {}, {}, HexList{open.hex("0505")}};
  same.adjacent.insert(free);
  const Script script(scenario), open_script(open.scenario());
  EXPECT_GT(OutcomeFinder(scenario, chooser_of(script))
                .find(fight.situation, battle)
                .mean_steps_lost(Role::Defender),
            OutcomeFinder(open.scenario(), chooser_of(open_script))
                .find(open.situation(), same)
                .mean_steps_lost(Role::Defender));
}

// Fights from the middle of games: by sampling, because there are too many rolls to play them all.
TEST(Outcomes, Fights_of_real_games_agree_with_sampling) {
  const Scenario& scenario = kit::battle("aprils/pea-ridge");
  const Script script(scenario);
  const Chooser chooser = chooser_of(script);
  OutcomeFinder finder(scenario, chooser);
  Table table(scenario);
  Dice dice(11);
  int fights = 0;
  while (!table.over() && fights < 6) {
    if (table.asked() == Asked::Dice) {
      table.answer(dice.below(static_cast<std::uint32_t>(table.chances().weights.size())));
      continue;
    }
    const Choice choice = script.choose(table, dice);
    if (const auto* attack = std::get_if<Attack>(&choice)) {
      const Situation& now = table.position().situation;
      const Side side = table.asked() == Asked::Union ? Side::Union : Side::Confederate;
      const Case fight{scenario, now, battle_of(scenario, now, Field(scenario, now), side, *attack)};
      const FightOutcomes found = finder.find(now, fight.battle);
      constexpr int kSamples = 2000;
      double lost = 0, squares = 0;
      for (int i = 0; i < kSamples; ++i) {
        Table sample(scenario, declared(scenario, now, fight.battle));
        while (!sample.over()) {
          if (sample.asked() == Asked::Dice)
            sample.answer(dice.below(static_cast<std::uint32_t>(sample.chances().weights.size())));
          else
            sample.answer(chooser(sample));
        }
        const int steps = losses(fight, sample.position().situation).second;
        lost += steps;
        squares += steps * steps;
      }
      const double mean = lost / kSamples;
      const double error = std::sqrt(std::max(1e-6, squares / kSamples - mean * mean) / kSamples);
      EXPECT_NEAR(found.mean_steps_lost(Role::Defender), mean, 4.5 * error);
      ++fights;
    }
    table.answer(choice);
  }
  EXPECT_EQ(fights, 6);
}

TEST(Outcomes, The_cup_tells_who_fights_first) {
  kit::Field field(9, 9);
  const UnitId a = kit::blue(field, "0504");
  kit::gray(field, "0505");
  field.combat(Side::Union);
  const Scenario& scenario = field.scenario();
  const Script script(scenario);
  OutcomeFinder finder(scenario, chooser_of(script));
  Situation now = field.situation();
  UnitSet ours;
  ours.insert(a);
  const auto odds = [&] { return cup_odds(script, scenario, now, Side::Union, ours, finder); };
  now.movement_markers.fill(0);
  now.combat_marker = {};
  now.combat_marker[Side::Union] = now.combat_marker[Side::Confederate] = true;
  EXPECT_DOUBLE_EQ(odds().ours_first, 0.5);
  EXPECT_DOUBLE_EQ(odds().undisturbed, 0.5);
  now.movement_markers[scenario.formation_named("gray")->index()] = 2;
  EXPECT_DOUBLE_EQ(odds().undisturbed, 0.25);
  now.combat_marker[Side::Confederate] = false;
  EXPECT_DOUBLE_EQ(odds().ours_first, 1);
  EXPECT_DOUBLE_EQ(odds().undisturbed, 1.0 / 3);
  now.combat_marker[Side::Union] = false;
  now.combat_marker[Side::Confederate] = true;
  EXPECT_DOUBLE_EQ(odds().ours_first, 0);
  EXPECT_DOUBLE_EQ(odds().undisturbed, 0);
  ASSERT_TRUE(odds().his_attack);
  EXPECT_TRUE(odds().his_attack->targets.contains(field.hex("0504")));
  ASSERT_TRUE(odds().his_outcomes);
  EXPECT_GT(odds().his_outcomes->mean_steps_lost(Role::Defender), 0);
}

}  // namespace
}  // namespace longroll::aprils
