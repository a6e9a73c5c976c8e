#include "base/find_named.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/id.h"

namespace longroll {
namespace {

struct ThingTag;
using ThingId = Id<ThingTag, std::uint8_t>;
struct Thing {
  std::string id;
};

TEST(FindNamed, gives_the_place_of_the_name_and_nothing_for_an_unknown_one) {
  const std::vector<Thing> things = {{"dodge"}, {"vandever"}, {"dodge"}};
  EXPECT_EQ(find_named<ThingId>(things, "vandever"), ThingId(1));
  EXPECT_EQ(find_named<ThingId>(things, "dodge"), ThingId(0)) << "the first of equals";
  EXPECT_EQ(find_named<ThingId>(things, "dodg"), std::nullopt);
  EXPECT_EQ(find_named<ThingId>(things, ""), std::nullopt);
  EXPECT_EQ(find_named<ThingId>(std::vector<Thing>{}, "dodge"), std::nullopt);
}

}  // namespace
}  // namespace longroll
