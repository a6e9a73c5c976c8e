#include "picture/counter.h"

#include <gtest/gtest.h>

#include "picture/counter_marks.h"

namespace longroll::picture {
namespace {

CounterFace dodge() {
  CounterFace face;
  face.code = "C";
  face.name = "Dodge";
  face.designation = "1/4";
  face.figures = "4-4-4";
  face.morale = 1;
  return face;
}

bool holds(const std::string& svg, std::string_view words) { return svg.find(words) != std::string::npos; }

std::size_t count(const std::string& svg, std::string_view words) {
  std::size_t found = 0;
  for (std::size_t at = svg.find(words); at != std::string::npos; at = svg.find(words, at + 1)) ++found;
  return found;
}

}  // namespace

TEST(Counter, a_close_look_shows_figures_name_designation_and_morale) {
  const std::string svg = draw_counter(dodge(), Detail::Close);
  EXPECT_TRUE(holds(svg, ">4–4–4<"));
  EXPECT_TRUE(holds(svg, ">Dodge<"));
  EXPECT_TRUE(holds(svg, ">1/4<"));
  EXPECT_TRUE(holds(svg, ">+1<"));
}

TEST(Counter, quality_stands_in_a_square_without_a_sign) {
  CounterFace face = dodge();
  face.morale.reset();
  face.quality = 3;
  const std::string svg = draw_counter(face, Detail::Close);
  EXPECT_TRUE(holds(svg, ">3<"));
  EXPECT_TRUE(holds(svg, "h18v18h-18Z"));
  EXPECT_FALSE(holds(draw_counter(dodge(), Detail::Close), "h18v18h-18Z"));
}

TEST(Counter, farther_off_attack_and_defence_remain_and_then_only_the_branch) {
  EXPECT_TRUE(holds(draw_counter(dodge(), Detail::Coarse), ">4–4<"));
  EXPECT_FALSE(holds(draw_counter(dodge(), Detail::Glance), "<text"));
}

TEST(Counter, the_outline_tells_the_side_without_colour) {
  EXPECT_NE(card_outline(Side::Union, 0), card_outline(Side::Confederate, 0));
  EXPECT_NE(chit_outline(Side::Union, 0), chit_outline(Side::Confederate, 0));
}

TEST(Counter, a_long_name_is_squeezed_and_never_cut) {
  CounterFace face = dodge();
  face.name = "W. H. L. Wallace of Illinois";
  const std::string svg = draw_counter(face, Detail::Close);
  EXPECT_TRUE(holds(svg, ">W. H. L. Wallace of Illinois<"));
  EXPECT_TRUE(holds(svg, " 1)\">W. H. L."));  // scale(.. 1)
}

TEST(Counter, the_reduced_side_has_a_panel_and_an_open_step) {
  CounterFace face = dodge();
  face.reduced = true;
  face.steps_left = 1;
  const std::string svg = draw_counter(face, Detail::Full);
  EXPECT_TRUE(holds(svg, colours_of(Side::Union).panel));
  EXPECT_EQ(count(svg, "r=\"2.9\" fill=\"none\""), 1u);
}

TEST(Counter, at_most_three_marks_and_from_afar_the_weightiest) {
  CounterFace face = dodge();
  face.marks = {
      .retreated = true, .attacked = true, .in_enemy_zone = true, .overstacked = true, .moved = true};
  EXPECT_EQ(count(draw_counter(face, Detail::Close), "translate(100 "), 3u);
  const std::string small = draw_counter(face, Detail::Coarse);
  EXPECT_EQ(count(small, "translate(100 "), 1u);
  EXPECT_TRUE(holds(small, "#9C2F24"));  // retreated
}

TEST(Counter, a_stack_of_three_says_how_many_it_holds) {
  Svg pair, three;
  write_stack(pair, {dodge(), dodge()}, 0, 0, 66, Detail::Close);
  write_stack(three, {dodge(), dodge(), dodge()}, 0, 0, 66, Detail::Close);
  EXPECT_FALSE(holds(pair.str(), ">2<"));
  EXPECT_TRUE(holds(three.str(), ">3<"));
}

TEST(Counter, a_negative_morale_has_a_true_minus) {
  CounterFace face = dodge();
  face.morale = -1;
  EXPECT_TRUE(holds(draw_counter(face, Detail::Full), ">−1<"));
}

}  // namespace longroll::picture
