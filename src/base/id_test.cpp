#include "base/id.h"

#include <gtest/gtest.h>

#include <type_traits>

namespace longroll {
namespace {

struct ShipTag;
struct CrewTag;
using ShipId = Id<ShipTag, std::uint8_t>;
using CrewId = Id<CrewTag, std::uint16_t>;

TEST(Id, an_id_of_one_kind_is_not_one_of_another) {
  EXPECT_FALSE((std::is_convertible_v<ShipId, CrewId>));
  EXPECT_FALSE((std::is_convertible_v<int, ShipId>));
}

TEST(Id, ids_are_ordered_by_their_index) {
  EXPECT_LT(ShipId(1), ShipId(2));
  EXPECT_EQ(ShipId(7), ShipId(7));
  EXPECT_EQ(CrewId(500).index(), 500u);
  EXPECT_EQ(ShipId().index(), 0u);
}

}  // namespace
}  // namespace longroll
