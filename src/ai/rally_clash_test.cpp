// The quick expectation of a fight against the exact distribution of the rules.
#include "ai/rally_clash.h"

#include <gtest/gtest.h>

#include "ai/rally_outlook.h"
#include "kit/rally_field.h"
#include "rally/forecast.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

struct Means {
  double attacker = 0, defender = 0;  // steps
  double repulsed = 0, beaten = 0, taken = 0;
};

Means exact(RallyField& field, const Engagement& engagement) {
  const Forecast all = forecast(field.scenario(), field.now(), engagement,
                                likely_fire(field.scenario(), field.now(), engagement));
  Means means;
  for (const ForecastEntry& entry : all.entries) {
    const double weight = entry.chance;
    means.attacker += weight * entry.losses[Role::Attacker];
    means.defender += weight * entry.losses[Role::Defender];
    means.repulsed += entry.side_retreats[Role::Attacker] ? weight : 0;
    means.beaten += entry.side_retreats[Role::Defender] ? weight : 0;
    means.taken += entry.vacated ? weight : 0;
  }
  return means;
}

// The same fight in numbers, with steps that cost 1000 each.
Expectation quick(RallyField& field, const Engagement& engagement) {
  const Lore lore(field.scenario());
  const Outlook outlook(field.scenario(), lore, field.now(), engagement.attacker, kSteady);
  Clash clash;
  const auto force = [&](const UnitSet& units) {
    Force made;
    for (UnitId unit : units) {
      made.units.push_back(outlook.fighter(unit, field.now().spot(unit)));
      made.units.back().step = 1000;
    }
    return made;
  };
  clash.attacker = force(engagement.attackers);
  clash.defender = force(engagement.defenders);
  clash.shift = lore.ways.shift(enemy_of(engagement.attacker), engagement.targets.front());
  return expect(field.scenario().charts, clash);
}

class ClashTest : public ::testing::Test {
 protected:
  void compare(UnitSet attackers, UnitSet defenders) {
    const Engagement engagement{Side::Union, attackers, defenders,
                                SpotList{field.now().spot(defenders.first())}, false};
    const Means means = exact(field, engagement);
    const Expectation told = quick(field, engagement);
    EXPECT_NEAR(told.attacker_loss, 1000 * means.attacker, 2);
    EXPECT_NEAR(told.defender_loss, 1000 * means.defender, 2);
    EXPECT_NEAR(told.repulsed, kCertain * means.repulsed, kCertain / 1000.0);
    EXPECT_NEAR(told.taken, kCertain * means.taken, kCertain / 1000.0);
    // Who is not beaten may still leave: every unit falls back by itself.
    EXPECT_GE(told.vacated, kCertain * means.beaten - kCertain / 1000.0);
  }
  RallyField field{7, 9};
};

TEST_F(ClashTest, One_brigade_against_one_in_the_open) {
  const UnitId blue = field.brigade("blue", Side::Union, "C4", 5, 4);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 4, 3);
  compare({blue}, {gray});
}

TEST_F(ClashTest, Two_against_a_stack_on_a_hill_with_a_damaged_brigade_on_each_side) {
  field.terrain("C5", Terrain::Hill);
  const UnitId a = field.brigade("a", Side::Union, "C4", 5, 4);
  const UnitId b = field.brigade("b", Side::Union, "B5", 4, 2);
  const UnitId c = field.brigade("c", Side::Confederate, "C5", 4, 3);
  const UnitId d = field.brigade("d", Side::Confederate, "C5", 3, 4);
  field.now().damaged.insert(b);
  field.now().damaged.insert(d);
  compare({a, b}, {c, d});
}

TEST_F(ClashTest, R9_5_damaged_attackers_seldom_go_in_where_they_drive_the_enemy_off) {
  const UnitId a = field.brigade("a", Side::Union, "C4", 4, 2);
  const UnitId b = field.brigade("b", Side::Union, "B5", 4, 2);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 5, 3);
  field.now().damaged.insert(a);
  field.now().damaged.insert(b);
  compare({a, b}, {gray});
}

TEST_F(ClashTest, Cavalry_that_defends_does_not_fire) {
  const UnitId blue = field.brigade("blue", Side::Union, "C4", 3, 3);
  const UnitId horse = field.cavalry("horse", Side::Confederate, "C5", 3, 3);
  compare({blue}, {horse});
}

TEST_F(ClashTest, The_ends_of_the_table_need_no_dice) {
  const UnitId a = field.brigade("a", Side::Union, "C4", 9, 4);
  const UnitId b = field.brigade("b", Side::Union, "B5", 9, 4);
  const UnitId gray = field.brigade("gray", Side::Confederate, "C5", 3, 2);
  compare({a, b}, {gray});
}

}  // namespace
}  // namespace longroll::rally
