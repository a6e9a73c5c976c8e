#include "base/hash.h"

#include <gtest/gtest.h>

#include <initializer_list>
#include <set>

namespace longroll {
namespace {

std::uint64_t hash_of(std::initializer_list<std::uint64_t> values) {
  Hasher hasher;
  for (std::uint64_t value : values) hasher.add(value);
  return hasher.value();
}

std::uint64_t hash_of_text(std::string_view a, std::string_view b) {
  Hasher hasher;
  hasher.add_text(a);
  hasher.add_text(b);
  return hasher.value();
}

TEST(Hasher, the_same_values_give_the_same_number) { EXPECT_EQ(hash_of({1, 2, 3}), hash_of({1, 2, 3})); }

TEST(Hasher, order_and_length_matter) {
  EXPECT_NE(hash_of({1, 2}), hash_of({2, 1}));
  EXPECT_NE(hash_of({0}), hash_of({}));
  EXPECT_NE(hash_of({0}), hash_of({0, 0}));
}

TEST(Hasher, neighbouring_values_do_not_meet) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t a = 0; a < 64; ++a)
    for (std::uint64_t b = 0; b < 64; ++b) seen.insert(hash_of({a, b}));
  EXPECT_EQ(seen.size(), 64u * 64u);
}

TEST(Hasher, text_is_marked_off_from_the_text_after_it) {
  EXPECT_NE(hash_of_text("ab", "c"), hash_of_text("a", "bc"));
  EXPECT_NE(hash_of_text("", "a"), hash_of_text("a", ""));
  EXPECT_EQ(hash_of_text("price", "carr"), hash_of_text("price", "carr"));
}

// Records carry these numbers, so they may never change from build to build.
TEST(Hasher, the_numbers_are_fixed_for_all_time) {
  EXPECT_EQ(Hasher().value(), 0u);
  EXPECT_EQ(hash_of({0}), 0xe220a8397b1dcdafULL);
  EXPECT_EQ(hash_of({1}), 0x910a2dec89025cc1ULL);
  EXPECT_EQ(hash_of({1, 2}), 0xbcd9dbb49673066bULL);
}

}  // namespace
}  // namespace longroll
