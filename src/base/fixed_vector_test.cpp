#include "base/fixed_vector.h"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstddef>
#include <type_traits>

namespace longroll {
namespace {

using Three = FixedVector<int, 3>;

auto bytes(const Three& list) { return std::bit_cast<std::array<std::byte, sizeof(Three)>>(list); }

TEST(FixedVector, begins_empty) {
  const Three list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0u);
  EXPECT_FALSE(list.full());
  EXPECT_EQ(Three::capacity(), 3u);
}

TEST(FixedVector, keeps_the_order_of_what_is_pushed) {
  Three list;
  list.push_back(7);
  list.push_back(5);
  EXPECT_EQ(list.size(), 2u);
  EXPECT_EQ(list.front(), 7);
  EXPECT_EQ(list.back(), 5);
  EXPECT_EQ(list[1], 5);
  EXPECT_EQ(list, (Three{7, 5}));
}

TEST(FixedVector, is_full_at_its_capacity_and_one_more_is_our_fault) {
  Three list{1, 2, 3};
  EXPECT_TRUE(list.full());
  EXPECT_DEATH(list.push_back(4), "full");
}

TEST(FixedVector, popping_nothing_is_our_fault) {
  Three list;
  EXPECT_DEATH(list.pop_back(), "empty");
}

TEST(FixedVector, erasing_closes_the_gap) {
  Three list{1, 2, 3};
  list.erase_at(0);
  EXPECT_EQ(list, (Three{2, 3}));
  list.erase_at(1);
  EXPECT_EQ(list, (Three{2}));
  EXPECT_DEATH(list.erase_at(1), "past the end");
}

TEST(FixedVector, equal_means_the_same_items_in_the_same_order) {
  EXPECT_EQ((Three{1, 2}), (Three{1, 2}));
  EXPECT_NE((Three{1, 2}), (Three{2, 1}));
  EXPECT_NE((Three{1, 2}), (Three{1, 2, 3}));
  EXPECT_NE((Three{0}), (Three{}));
}

TEST(FixedVector, what_was_taken_out_leaves_no_trace_in_the_bytes) {
  Three used{1, 2, 3};
  used.erase_at(1);
  used.pop_back();
  const Three fresh{1};
  ASSERT_TRUE(std::is_trivially_copyable_v<Three>);
  EXPECT_EQ(bytes(used), bytes(fresh));
  used.clear();
  const Three nothing;
  EXPECT_EQ(bytes(used), bytes(nothing));
}

TEST(FixedVector, contains_looks_at_the_items_only) {
  Three list{1, 2};
  EXPECT_TRUE(list.contains(2));
  EXPECT_FALSE(list.contains(0));
  list.pop_back();
  EXPECT_FALSE(list.contains(2));
}

TEST(FixedVector, a_range_loop_visits_each_item_once) {
  int sum = 0;
  for (int item : Three{4, 5}) sum += item;
  EXPECT_EQ(sum, 9);
}

}  // namespace
}  // namespace longroll
