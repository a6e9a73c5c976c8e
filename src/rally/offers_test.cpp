// The list of marches is the same whether it is made anew or after another list of the same movement.
#include "rally/offers.h"

#include <gtest/gtest.h>

#include "kit/afresh.h"
#include "kit/rally_field.h"
#include "rally/table.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

TEST(Offers, R8_1_who_follows_finds_a_full_place_shut_and_an_emptied_one_open) {
  RallyField field(9, 9);
  const UnitId first = field.brigade("first", Side::Union, "C5", 6);
  const UnitId second = field.brigade("second", Side::Union, "D5", 6);
  const UnitId third = field.brigade("third", Side::Union, "E5", 2);
  const UnitId leader = field.leader("leader", "blue-1", "E5");
  field.brigade("gray", Side::Confederate, "D1");
  field.activate({first, second, third, leader});
  Table table(field.scenario(), field.position());
  const auto ends_of = [&](UnitId unit) {
    for (const Offers::Marches& marches : table.offers().marches())
      if (marches.mover.unit == unit) return marches.reach.ends;
    return SpotSet{};
  };
  const auto march = [&](UnitId unit, const char* hex) {
    for (const Offers::Marches& marches : table.offers().marches())
      if (marches.mover.unit == unit) {
        const Choice choice =
            table.offers().march(table.scenario(), table.position().situation, marches, field.spot(hex));
        EXPECT_FALSE(table.answer(choice));
        return;
      }
    ADD_FAILURE() << "nobody marches";
  };
  EXPECT_TRUE(ends_of(second).contains(field.spot("C6")));
  EXPECT_FALSE(ends_of(second).contains(field.spot("C5")));
  march(first, "C6");
  EXPECT_FALSE(ends_of(second).contains(field.spot("C6")));
  EXPECT_TRUE(ends_of(second).contains(field.spot("C5")));
  EXPECT_TRUE(ends_of(third).contains(field.spot("C6")));
  kit::expect_same_as_afresh(table);
  march(third, "D2");
  kit::expect_same_as_afresh(table);
  // 8.3: a leader may follow into an enemy zone where a brigade is.
  EXPECT_TRUE(ends_of(leader).contains(field.spot("D2")));
}

}  // namespace
}  // namespace longroll::rally
