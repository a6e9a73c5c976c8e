#include "rally/forecast.h"

#include <cmath>
#include <map>
#include <tuple>

#include "kit/rally_field.h"
#include "play/dice.h"
#include "rally/combat.h"
#include "rally/retreat.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::taken;

// What the forecast tells of a whole combat, as it can be read off the events of one that was fought.
struct Seen {
  bool stopped = false;
  ByRole<int> losses{};
  ByRole<int> shattered{};
  ByRole<int> lost_in_retreat{};
  bool vacated = false;
  auto key() const {
    return std::tuple(stopped, losses[Role::Attacker], losses[Role::Defender], shattered[Role::Attacker],
                      shattered[Role::Defender], lost_in_retreat[Role::Attacker],
                      lost_in_retreat[Role::Defender], vacated);
  }
};
using Distribution = std::map<decltype(Seen{}.key()), double>;

// One combat, fought again and again from the same position; the Union attacks.
struct Combat9 {
  RallyField field;
  Engagement engagement;
  std::vector<FirePlan> fire;

  Distribution told() {
    Distribution sums;
    for (const ForecastEntry& entry : forecast(field.scenario(), field.now(), engagement, fire).entries) {
      Seen seen;
      seen.stopped = entry.stopped;
      seen.losses = entry.losses;
      seen.shattered = entry.shattered;
      seen.lost_in_retreat = entry.lost_in_retreat;
      seen.vacated = entry.vacated;
      sums[seen.key()] += entry.chance;
    }
    return sums;
  }
};

// The answers that the forecast takes for granted: this fire, and the way back on which a unit is most likely to stand.
Choice best_answer(const Combat9& combat, RallyField& field) {
  if (field.at<DefensiveFire>()) {
    const auto target = std::get<DefensiveFire>(field.position().agenda.back()).target;
    for (const FirePlan& plan : combat.fire)
      if (plan.from == field.now().fight->targets[target]) return FireAt{plan.target};
    return Pass{};
  }
  const std::vector<Choice> choices = field.choices();
  if (!field.at<RetreatUnits>() && !field.at<RetreatOn>()) return choices.front();
  Choice best = choices.front();
  double most = -1;
  const int left = field.at<RetreatOn>() ? std::get<RetreatOn>(field.position().agenda.back()).left : 0;
  for (const Choice& choice : choices) {
    const auto& retreat = std::get<Retreat>(choice);
    if (!retreat.to) return choice;
    const int hexes = left > 0 ? left : field.now().fight->distance[retreat.unit.index()];
    Situation after = field.now();
    after.location[retreat.unit.index()] = Location::in(*retreat.to);
    double stands = ways_back(field.scenario(), after, combat.engagement,
                              retreat.unit)[static_cast<std::size_t>(hexes - 1)];
    // Who meets another enemy in these tests has quality 3 and passes on three faces of six.
    for (UnitId enemy : (field.scenario().brigades &
                         field.scenario().of_side[enemy_of(field.scenario().unit(retreat.unit).side)]) -
                            combat.engagement.attackers - combat.engagement.defenders)
      if (field.now().on_map(enemy) && field.scenario().ground.adjacent(*retreat.to, field.now().spot(enemy)))
        stands /= 2;
    if (stands > most) {
      most = stands;
      best = choice;
    }
  }
  return best;
}

Seen read(const RallyField& field, const Scenario& scenario) {
  Seen seen;
  const auto role = [&](UnitId unit) {
    return scenario.unit(unit).side == Side::Union ? Role::Attacker : Role::Defender;
  };
  for (const StepLost& loss : field.told<StepLost>()) ++seen.losses[role(loss.unit)];
  for (const UnitShattered& gone : field.told<UnitShattered>()) ++seen.shattered[role(gone.unit)];
  for (const StepLost& loss : field.told<StepLost>())
    if (loss.shattered) --seen.lost_in_retreat[role(loss.unit)];
  for (Role r : {Role::Attacker, Role::Defender}) {
    // Shattered without a step lost in the fight: on the way back.
    seen.lost_in_retreat[r] += seen.shattered[r];
    seen.shattered[r] -= seen.lost_in_retreat[r];
  }
  seen.stopped = !field.told<FightStopped>().empty();
  seen.vacated = !field.told<UnitAdvanced>().empty();
  return seen;
}

// Every line of dice.
void play_all(const Combat9& combat, RallyField field, double chance, Distribution& seen,
              std::map<UnitId, UnitForecast>& units) {
  while (field.now().fight) {
    if (field.asked() == Asked::Dice) {
      for (int die = 1; die <= 6; ++die) {
        RallyField next = field;
        next.roll({die});
        play_all(combat, next, chance / 6, seen, units);
      }
      return;
    }
    ASSERT_TRUE(taken(field.answer(best_answer(combat, field))));
  }
  seen[read(field, field.scenario()).key()] += chance;
  for (UnitId unit : combat.engagement.attackers | combat.engagement.defenders) {
    UnitForecast& told = units[unit];
    if (!field.now().on_map(unit)) {
      told.shattered += chance;
      continue;
    }
    std::size_t hexes = 0;
    for (const UnitRetreated& step : field.told<UnitRetreated>()) hexes += step.unit == unit ? 1 : 0;
    told.retreats[hexes] += chance;
    for (const StepLost& loss : field.told<StepLost>())
      if (loss.unit == unit) told.damaged += chance;
  }
}

void expect_same(Combat9& combat) {
  Distribution seen;
  std::map<UnitId, UnitForecast> units;
  play_all(combat, combat.field, 1, seen, units);
  const Distribution told = combat.told();
  double sum = 0;
  for (const auto& [key, chance] : told) {
    sum += chance;
    EXPECT_NEAR(chance, seen[key], 1e-12);
  }
  EXPECT_NEAR(sum, 1, 1e-12);
  for (const auto& [key, chance] : seen)
    EXPECT_TRUE(chance == 0 || told.contains(key)) << "an outcome of chance " << chance << " is not foretold";
  for (const UnitForecast& unit :
       forecast(combat.field.scenario(), combat.field.now(), combat.engagement, combat.fire).units) {
    const UnitForecast& was = units[unit.unit];
    EXPECT_NEAR(unit.damaged, was.damaged, 1e-12);
    EXPECT_NEAR(unit.shattered, was.shattered, 1e-12);
    for (std::size_t d = 0; d < 4; ++d) EXPECT_NEAR(unit.retreats[d], was.retreats[d], 1e-12) << d;
  }
}

// Two brigades, one of them damaged, against one on a hill with room to fall back.
Combat9 attack_on_a_hill() {
  Combat9 combat{RallyField(9, 11), {}, {}};
  RallyField& field = combat.field;
  field.terrain("D6", Terrain::Hill);
  const UnitId a = field.brigade("a", Side::Union, "D5", 5, 4);
  const UnitId b = field.brigade("b", Side::Union, "C5", 4, 2);
  field.brigade("gray", Side::Confederate, "D6", 4, 3);
  field.now().damaged.insert(b);
  field.combat(Side::Union, {a, b});
  combat.engagement = engagement_of(*field.now().fight);
  combat.fire = {{field.spot("D6"), b}};
  return combat;
}

TEST(RallyForecast, R9_2_R9_4_R9_5_the_distribution_is_what_all_dice_together_give) {
  Combat9 combat = attack_on_a_hill();
  ASSERT_TRUE(combat.field.at<DefensiveFire>());
  expect_same(combat);
}

// Union brigades behind the defender: on the way back they have to be passed, with a check for each hex.
TEST(RallyForecast, R9_5_R104_a_way_back_through_another_enemys_zone_costs_lives) {
  Combat9 combat{RallyField(5, 9), {}, {}};
  RallyField& field = combat.field;
  field.terrain("A4 A5 A6 A7 A8 E4 E5 E6 E7 E8", Terrain::Water);
  const UnitId a = field.brigade("a", Side::Union, "C4", 6, 3);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);
  field.brigade("behind", Side::Union, "B8", 4, 3);
  field.brigade("too", Side::Union, "D8", 4, 3);
  field.combat(Side::Union, {a});
  combat.engagement = engagement_of(*field.now().fight);
  combat.fire = {{field.spot("C5"), a}};
  const auto way = ways_back(field.scenario(), field.now(), combat.engagement, gray);
  EXPECT_EQ(way[1], 1.0) << "one hex back is free";
  EXPECT_EQ(way[2], 0.5) << "a check with quality 3";
  expect_same(combat);
}

// The corner of the map: no hex that is not nearer to the enemy.
TEST(RallyForecast, R9_5_R103_who_has_no_way_back_is_shattered) {
  Combat9 combat{RallyField(4, 4), {}, {}};
  RallyField& field = combat.field;
  field.terrain("A2 B1", Terrain::Water);
  const UnitId a = field.brigade("a", Side::Union, "B2", 5, 4);
  const UnitId gray = field.brigade("gray", Side::Confederate, "A1", 4, 3);
  field.combat(Side::Union, {a});
  combat.engagement = engagement_of(*field.now().fight);
  combat.fire = {};
  const auto way = ways_back(field.scenario(), field.now(), combat.engagement, gray);
  EXPECT_EQ(way[1], 0.0);
  expect_same(combat);
}

TEST(RallyForecast, R9_3_R100_automatic_results_are_certain) {
  RallyField field(7, 9);
  const UnitId a = field.brigade("a", Side::Union, "C4", 10, 5);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 2, 1);
  const Forecast told =
      forecast(field.scenario(), field.now(),
               Engagement{Side::Union, UnitSet{a}, UnitSet{gray}, field.spots("C5"), false}, {});
  ASSERT_EQ(told.entries.size(), 1u);
  EXPECT_EQ(told.entries[0].chance, 1.0);
  EXPECT_EQ(told.entries[0].column, kDefendersFail);
  EXPECT_EQ(told.entries[0].losses[Role::Defender], 1);
  EXPECT_TRUE(told.entries[0].side_retreats[Role::Defender]);
  EXPECT_TRUE(told.entries[0].vacated);
  // 9.5: 1-2 one hex, 3-5 two, 6 three.
  EXPECT_NEAR(told.units[1].retreats[1], 2 / 6.0, 1e-12);
  EXPECT_NEAR(told.units[1].retreats[2], 3 / 6.0, 1e-12);
  EXPECT_NEAR(told.units[1].retreats[3], 1 / 6.0, 1e-12);
}

// Against dice thrown in the engine: the losses of both sides, within four standard deviations.
TEST(RallyForecast, R9_4_R9_5_a_sample_of_fights_agrees) {
  Combat9 combat = attack_on_a_hill();
  constexpr int kFights = 20'000;
  Dice dice(1862);
  Distribution seen;
  for (int i = 0; i < kFights; ++i) {
    RallyField field = combat.field;
    while (field.now().fight) {
      if (field.asked() == Asked::Dice)
        field.roll({static_cast<int>(dice.below(6)) + 1});
      else
        ASSERT_TRUE(taken(field.answer(best_answer(combat, field))));
    }
    seen[read(field, field.scenario()).key()] += 1;
  }
  for (const auto& [key, chance] : combat.told()) {
    const double spread = std::sqrt(chance * (1 - chance) / kFights);
    EXPECT_NEAR(seen[key] / kFights, chance, 4 * spread + 1e-9);
  }
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
