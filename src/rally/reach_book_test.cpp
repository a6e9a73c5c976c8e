// A reach set that was taken from the book is the one that would be found anew, whatever has changed meanwhile.
#include "rally/reach_book.h"

#include <gtest/gtest.h>

#include "kit/rally_field.h"
#include "play/dice.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

class Marches {
 public:
  explicit Marches(RallyField& field) : now(field.now()), scenario_(field.scenario()) {}

  Situation now;

  SpotSet noted(UnitId unit, HalfPoints budget) {
    const Field field(scenario_, now, scenario_.unit(unit).side);
    return book_.find(scenario_, now, field, mover(unit, budget)).ends;
  }
  SpotSet afresh(UnitId unit, HalfPoints budget) const {
    Reach reach;
    find_reach(scenario_, now, Field(scenario_, now, scenario_.unit(unit).side), mover(unit, budget), reach);
    return reach.ends;
  }
  void put(UnitId unit, SpotId spot) { now.location[unit.index()] = Location::in(spot); }

 private:
  Mover mover(UnitId unit, HalfPoints budget) const {
    Mover mover = mover_of(scenario_, now, unit);
    mover.budget = budget;
    return mover;
  }

  const Scenario& scenario_;
  ReachBook book_;
};

TEST(ReachBook, R8_2_an_enemy_who_comes_near_shuts_places_and_one_far_off_does_not) {
  RallyField field(12, 12);
  const UnitId blue = field.brigade("blue", Side::Union, "C5");
  const UnitId gray = field.brigade("gray", Side::Confederate, "L12");
  Marches marches(field);
  const SpotSet free = marches.noted(blue, 6);
  EXPECT_TRUE(free.contains(field.spot("F5")));
  marches.put(gray, field.spot("L9"));
  EXPECT_EQ(marches.noted(blue, 6), free);
  // 8.3: he has to stop in the zone about D5.
  marches.put(gray, field.spot("D5"));
  EXPECT_FALSE(marches.noted(blue, 6).contains(field.spot("F5")));
  EXPECT_EQ(marches.noted(blue, 6), marches.afresh(blue, 6));
}

TEST(ReachBook, R8_1_a_friend_who_fills_a_place_shuts_it) {
  RallyField field(9, 9);
  const UnitId first = field.brigade("first", Side::Union, "C5", 6);
  const UnitId second = field.brigade("second", Side::Union, "E5", 6);
  Marches marches(field);
  EXPECT_TRUE(marches.noted(first, 4).contains(field.spot("D5")));
  marches.put(second, field.spot("D5"));
  EXPECT_FALSE(marches.noted(first, 4).contains(field.spot("D5")));
}

TEST(ReachBook, R8_3_a_leader_may_follow_into_a_zone_when_a_brigade_stands_there) {
  RallyField field(9, 9);
  field.brigade("gray", Side::Confederate, "D3");
  const UnitId blue = field.brigade("blue", Side::Union, "D7");
  const UnitId leader = field.leader("leader", "blue-1", "D6");
  Marches marches(field);
  EXPECT_FALSE(marches.noted(leader, 8).contains(field.spot("D4")));
  marches.put(blue, field.spot("D4"));
  EXPECT_TRUE(marches.noted(leader, 8).contains(field.spot("D4")));
}

TEST(ReachBook, Whatever_changes_the_book_agrees_with_the_flood) {
  RallyField field(10, 10);
  field.road("A3 B3 C3 D3 E3 F3 G3 H3").terrain("C6 D6 E6 F7", Terrain::Woods);
  field.terrain("B2 C8 G5", Terrain::Rough);
  std::vector<UnitId> all;
  for (const char* hex : {"A2", "C4", "E8"}) all.push_back(field.brigade(hex, Side::Union, hex, 6));
  all.push_back(field.cavalry("horse", Side::Union, "B6"));
  all.push_back(field.leader("leader", "blue-1", "C5"));
  all.push_back(field.train(Side::Union, "A5"));
  for (const char* hex : {"I2", "J7", "H9"}) all.push_back(field.brigade(hex, Side::Confederate, hex, 5));
  Marches marches(field);
  Dice dice(7);
  for (int step = 0; step < 3000; ++step) {
    const auto any = [&](std::size_t count) { return dice.below(static_cast<std::uint32_t>(count)); };
    const UnitId moved = all[any(all.size())];
    if (any(3) != 0) marches.put(moved, SpotId(any(field.scenario().ground.size())));
    if (any(40) == 0) marches.now.turn = static_cast<std::uint8_t>(1 + any(10));
    if (any(10) == 0) marches.now.damaged.insert(moved);
    if (any(20) == 0) marches.now.limited.insert(moved);
    if (any(20) == 0) marches.now.limited.erase(moved);
    const UnitId asked = all[any(all.size())];
    const HalfPoints budget = 4 + 2 * static_cast<HalfPoints>(any(3));
    ASSERT_EQ(marches.noted(asked, budget), marches.afresh(asked, budget)) << "step " << step;
  }
}

}  // namespace
}  // namespace longroll::rally
