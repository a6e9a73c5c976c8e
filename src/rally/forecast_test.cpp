#include "rally/forecast.h"

#include <map>

#include "kit/rally_field.h"
#include "rally/combat.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::taken;

struct Outcome3 {
  int attacker = 0, defender = 0;
  bool stopped = false;
  auto operator<=>(const Outcome3&) const = default;
};

// Plays every line of dice of one combat, fire at `target` included, up to the judging of losses.
void play_all(RallyField field, UnitId target, std::uint64_t weight, std::map<Outcome3, std::uint64_t>& seen,
              std::size_t dice_left) {
  while (true) {
    if (field.at<DefensiveFire>()) {
      EXPECT_TRUE(taken(field.answer(FireAt{target})));
      continue;
    }
    const bool checks = field.at<RollCheck>() || field.at<RollFire>();
    if (!checks) break;
    for (int die = 1; die <= 6; ++die) {
      RallyField next = field;
      next.roll({die});
      play_all(next, target, weight, seen, dice_left - 1);
    }
    return;
  }
  // The dice that are not rolled any more stand for six equal lines each.
  for (std::size_t i = 0; i < dice_left; ++i) weight *= 6;
  Outcome3 outcome;
  for (const StepLost& loss : field.told<StepLost>())
    ++(field.scenario().unit(loss.unit).side == Side::Union ? outcome.attacker : outcome.defender);
  outcome.stopped = !field.told<FightStopped>().empty();
  seen[outcome] += weight;
}

TEST(RallyForecast, R9_2_R9_4_the_distribution_is_what_all_dice_together_give) {
  RallyField field(7, 9);
  field.terrain("C5", Terrain::Hill);
  const UnitId a = field.brigade("a", Side::Union, "C4", 5, 4);
  const UnitId b = field.brigade("b", Side::Union, "B5", 4, 2);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);
  field.now().damaged.insert(b);
  field.combat(Side::Union, {a, b});
  ASSERT_TRUE(field.at<DefensiveFire>());
  const Engagement engagement = engagement_of(*field.now().fight);
  const Forecast told = forecast(field.scenario(), field.now(), engagement, {{field.spot("C5"), b}});
  EXPECT_EQ(told.total, 6u * 6u * 6u * 6u);
  std::map<Outcome3, std::uint64_t> seen, forecast_sums;
  play_all(field, b, 1, seen, 4);
  std::uint64_t sum = 0;
  for (const ForecastEntry& entry : told.entries) {
    forecast_sums[{entry.losses[Role::Attacker], entry.losses[Role::Defender], entry.stopped}] +=
        entry.weight;
    sum += entry.weight;
  }
  EXPECT_EQ(sum, told.total);
  EXPECT_EQ(forecast_sums, seen);
  static_cast<void>(gray);
}

TEST(RallyForecast, R9_3_R100_automatic_results_are_certain) {
  RallyField field(7, 9);
  const UnitId a = field.brigade("a", Side::Union, "C4", 10, 5);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 2, 1);
  const Forecast told =
      forecast(field.scenario(), field.now(),
               Engagement{Side::Union, UnitSet{a}, UnitSet{gray}, field.spots("C5"), false}, {});
  ASSERT_EQ(told.entries.size(), 1u);
  EXPECT_EQ(told.entries[0].weight, told.total);
  EXPECT_EQ(told.entries[0].column, kDefendersFail);
  EXPECT_EQ(told.entries[0].losses[Role::Defender], 1);
  EXPECT_TRUE(told.entries[0].side_retreats[Role::Defender]);
}

TEST(RallyForecast, R9_2_the_likely_target_is_the_one_most_easily_hit) {
  RallyField field(7, 9);
  const UnitId good = field.brigade("good", Side::Union, "C4", 4, 5);
  const UnitId poor = field.brigade("poor", Side::Union, "B5", 4, 1);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5");
  const auto plans =
      likely_fire(field.scenario(), field.now(),
                  Engagement{Side::Union, UnitSet{good, poor}, UnitSet{gray}, field.spots("C5"), false});
  ASSERT_EQ(plans.size(), 1u);
  EXPECT_EQ(plans[0].target, poor);
}

}  // namespace
}  // namespace longroll::rally
