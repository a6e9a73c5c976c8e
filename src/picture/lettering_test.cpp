#include "picture/lettering.h"

#include <gtest/gtest.h>

namespace longroll::picture {

TEST(Lettering, letters_beyond_ascii_stay_whole) {
  const auto letters = letters_of("4–Hé’");
  ASSERT_EQ(letters.size(), 5u);
  EXPECT_EQ(letters[1], "–");
  EXPECT_EQ(letters[3], "é");
}

TEST(Lettering, width_grows_with_size_and_spacing) {
  const double plain = width_of("BIG MOUNTAIN", Face::EngravedBold, 20);
  EXPECT_NEAR(width_of("BIG MOUNTAIN", Face::EngravedBold, 40), 2 * plain, 1e-9);
  EXPECT_NEAR(width_of("BIG MOUNTAIN", Face::EngravedBold, 20, 3), plain + 11 * 3, 1e-9);
}

TEST(Lettering, words_along_a_line_are_centred_and_follow_it) {
  const Hand hand = {Face::EngravedItalic, 15, 0, "#000"};
  const auto set = set_along({{0, 0}, {2, 0}, {4, 2}}, "Bull Run", hand);
  ASSERT_EQ(set.size(), 7u);  // the blank takes room and shows nothing
  EXPECT_LT(set.front().foot.x, set.back().foot.x);
  const auto level = set_along({{0, 1}, {4, 1}}, "Bull Run", hand);
  EXPECT_NEAR((level.front().foot.x + level.back().foot.x) / 2, 2, 0.03);
  EXPECT_NEAR(level.front().along.x, 1, 1e-9);
}

TEST(Lettering, a_place_is_printed_with_a_curled_apostrophe) {
  EXPECT_EQ(typographic("Pratt's Store"), "Pratt’s Store");
}

}  // namespace longroll::picture
