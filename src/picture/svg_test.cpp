#include "picture/svg.h"

#include <gtest/gtest.h>

namespace longroll::picture {

TEST(Svg, numbers_are_as_short_as_they_can_be) {
  EXPECT_EQ(number(12.5), "12.5");
  EXPECT_EQ(number(3.0), "3");
  EXPECT_EQ(number(0.25), ".3");
  EXPECT_EQ(number(-0.04), "0");
  EXPECT_EQ(number(-0.5), "-.5");
  EXPECT_EQ(number(1.254, 2), "1.25");
  EXPECT_EQ(number(10.05, 2), "10.05");
}

TEST(Svg, names_are_escaped) {
  EXPECT_EQ(escaped("Smith & <\"Jones\">"), "Smith &amp; &lt;&quot;Jones&quot;&gt;");
}

TEST(Svg, a_path_steps_from_where_it_was_rounded_to) {
  Path path;
  path.polyline({{0, 0}, {0.00333, 0}, {0.00666, 0}, {0.01, 0}});
  EXPECT_EQ(path.data(), "m0 0 .3 0 .4 0 .3 0");
}

TEST(Svg, a_second_figure_starts_from_the_first_one) {
  Path path;
  path.ring({{0.1, 0.1}, {0.2, 0.1}, {0.2, 0.2}});
  path.ring({{0.3, 0.1}, {0.4, 0.1}, {0.4, 0.2}});
  EXPECT_EQ(path.data(), "m10 10 10 0 0 10zm20 0 10 0 0 10z");
}

TEST(Svg, groups_close_themselves) {
  Svg svg;
  {
    const auto outer = svg.group(attribute("id", "a"));
    svg.circle(1, 2, 3, fill("#fff"));
  }
  EXPECT_EQ(svg.str(), "<g id=\"a\"><circle cx=\"1\" cy=\"2\" r=\"3\" fill=\"#fff\"/></g>");
}

}  // namespace longroll::picture
