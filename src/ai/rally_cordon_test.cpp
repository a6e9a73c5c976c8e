// 9.5: what a beaten enemy loses on his way back, by where ours stand.
#include "ai/rally_cordon.h"

#include <gtest/gtest.h>

#include "ai/rally_worth.h"
#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

// What is to be gained besides by an attack of these on the enemy in E5, from where they stand.
int cordon(RallyField& field, std::initializer_list<UnitId> attackers) {
  const Lore lore(field.scenario());
  const Situation& now = field.position().situation;
  const Outlook outlook(field.scenario(), lore, now, Side::Union, kSteady);
  UnitSet units;
  SpotSet from;
  for (UnitId unit : attackers) {
    units.insert(unit);
    from.insert(now.spot(unit));
  }
  return worth_of_cordon(outlook, *outlook.enemy.in(field.spot("E5")), units, from);
}

TEST(RallyCordon, Where_the_way_back_is_open_nothing_is_gained) {
  RallyField field(9, 9);
  const UnitId blue = field.brigade("blue", Side::Union, "E6");
  field.brigade("gray", Side::Confederate, "E5");
  EXPECT_EQ(cordon(field, {blue}), 0);
}

TEST(RallyCordon, R104_brigades_beside_every_way_make_him_check) {
  const auto watched = [](bool both) {
    RallyField field(9, 9);
    const UnitId blue = field.brigade("blue", Side::Union, "E6");
    const UnitId gray = field.brigade("gray", Side::Confederate, "E5");
    field.brigade("one side", Side::Union, "D4");
    if (both) field.brigade("other side", Side::Union, "F4");
    const int gained = cordon(field, {blue});
    // He may still pass his checks.
    EXPECT_LT(gained, worth_of_last_step(field.scenario(), field.position().situation, gray));
    return gained;
  };
  EXPECT_EQ(watched(false), 0) << "he goes by F5, which nobody watches";
  EXPECT_GT(watched(true), 0);
}

TEST(RallyCordon, Who_can_go_nowhere_is_lost_whole) {
  RallyField field(9, 9);
  field.brigade("gray", Side::Confederate, "E5");
  field.terrain("E4 D5 F5 D6 F6", Terrain::Water);
  const UnitId blue = field.brigade("blue", Side::Union, "E6");
  EXPECT_EQ(cordon(field, {blue}),
            worth_of_last_step(field.scenario(), field.position().situation, UnitId(0)));
}

TEST(RallyCordon, A_better_enemy_comes_through_more_often) {
  const auto watched = [](int quality) {
    RallyField field(9, 9);
    const UnitId blue = field.brigade("blue", Side::Union, "E6");
    field.brigade("gray", Side::Confederate, "E5", 4, quality);
    field.brigade("behind", Side::Union, "D4");
    field.brigade("before", Side::Union, "F4");
    const int last = worth_of_last_step(field.scenario(), field.position().situation, UnitId(1));
    return 1000 * cordon(field, {blue}) / last;
  };
  EXPECT_GT(watched(2), watched(4));
}

}  // namespace
}  // namespace longroll::rally
