#include "base/index_set.h"

#include <gtest/gtest.h>

#include <vector>

#include "base/id.h"

namespace longroll {
namespace {

struct PieceTag;
using PieceId = Id<PieceTag, std::uint8_t>;
using Pieces = IndexSet<PieceId, 128>;

PieceId piece(int number) { return PieceId(static_cast<std::size_t>(number)); }

std::vector<std::size_t> listed(const Pieces& pieces) {
  std::vector<std::size_t> numbers;
  for (PieceId id : pieces) numbers.push_back(id.index());
  return numbers;
}

TEST(IndexSet, begins_empty) {
  const Pieces pieces;
  EXPECT_TRUE(pieces.empty());
  EXPECT_EQ(pieces.size(), 0u);
  EXPECT_EQ(pieces.begin(), pieces.end());
}

TEST(IndexSet, holds_what_was_put_in_once) {
  Pieces pieces;
  pieces.insert(piece(5));
  pieces.insert(piece(5));
  EXPECT_TRUE(pieces.contains(piece(5)));
  EXPECT_FALSE(pieces.contains(piece(6)));
  EXPECT_EQ(pieces.size(), 1u);
  pieces.erase(piece(5));
  EXPECT_TRUE(pieces.empty());
}

TEST(IndexSet, lists_by_id_whatever_the_order_of_arrival_and_across_words) {
  const Pieces pieces{piece(127), piece(64), piece(0), piece(63)};
  EXPECT_EQ(listed(pieces), (std::vector<std::size_t>{0, 63, 64, 127}));
  EXPECT_EQ(pieces.first(), piece(0));
  EXPECT_EQ((Pieces{piece(100)}).first(), piece(100));
}

TEST(IndexSet, union_intersection_difference) {
  const Pieces a{piece(1), piece(70)}, b{piece(70), piece(90)};
  EXPECT_EQ(listed(a | b), (std::vector<std::size_t>{1, 70, 90}));
  EXPECT_EQ(listed(a & b), (std::vector<std::size_t>{70}));
  EXPECT_EQ(listed(a - b), (std::vector<std::size_t>{1}));
  EXPECT_EQ(listed(b - a), (std::vector<std::size_t>{90}));
}

TEST(IndexSet, equal_means_the_same_members) {
  Pieces a{piece(1), piece(2)};
  EXPECT_EQ(a, (Pieces{piece(2), piece(1)}));
  a.erase(piece(2));
  EXPECT_NE(a, (Pieces{piece(2), piece(1)}));
  a.clear();
  EXPECT_EQ(a, Pieces{});
}

TEST(IndexSet, a_full_set_lists_every_id) {
  Pieces pieces;
  for (int i = 0; i < 128; ++i) pieces.insert(piece(i));
  EXPECT_EQ(pieces.size(), 128u);
  EXPECT_EQ(listed(pieces).size(), 128u);
  EXPECT_EQ(listed(pieces).back(), 127u);
}

}  // namespace
}  // namespace longroll
