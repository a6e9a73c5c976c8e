// Each way in which a built map can fall short of its ground, with the words that are said about it.
#include "atlas/report.h"

#include <gtest/gtest.h>

#include "atlas/test_ground.h"

namespace longroll::atlas {
namespace {

using Faults = std::vector<std::string>;

// A road due south through 0302, 0303, 0304.
struct Pike {
  Ground ground = empty_ground(5, 5);
  Map map{ground.shape};
  Way way{0, Feature::Road, {{2, 1}, {2, 2}, {2, 3}}};
  Pike() { ground.lines.push_back({Feature::Road, "Pike", {at(ground, "0302"), at(ground, "0304")}}); }
};

void put(Map& map, Hexside side, Feature feature) { map.add_feature(side.hex, side.direction, feature); }

TEST(Report, a_road_that_is_whole_is_not_told) {
  Pike pike;
  lay_ways({pike.way}, pike.map);
  EXPECT_EQ(compare_with_ground(pike.ground, {pike.way}, {}, pike.map), Faults{});
}

TEST(Report, a_broken_road_is_told_with_the_hexside) {
  Pike pike;
  put(pike.map, side(pike.ground, "0302", "0303"), Feature::Road);
  EXPECT_EQ(compare_with_ground(pike.ground, {pike.way}, {}, pike.map),
            Faults{"road \"Pike\" is broken at 0303/0304"});
}

TEST(Report, a_track_that_runs_into_a_road_is_not_broken) {
  Pike pike;
  lay_ways({pike.way}, pike.map);
  Way track = pike.way;
  track.kind = Feature::Track;
  EXPECT_EQ(compare_with_ground(pike.ground, {track}, {}, pike.map), Faults{});
}

TEST(Report, a_road_within_one_hex_is_told) {
  Pike pike;
  pike.way.cells = {{2, 1}};
  EXPECT_EQ(compare_with_ground(pike.ground, {pike.way}, {}, pike.map),
            Faults{"road \"Pike\" crosses no hexside of the map"});
}

TEST(Report, a_junction_that_came_apart_is_told) {
  Pike pike;
  pike.ground.lines.push_back({Feature::Track, "Lane", {at(pike.ground, "0303"), at(pike.ground, "0503")}});
  const Way lane{1, Feature::Track, {{3, 2}, {4, 2}}};  // on the ground it begins on the road
  lay_ways({pike.way, lane}, pike.map);
  EXPECT_EQ(compare_with_ground(pike.ground, {pike.way, lane}, {}, pike.map),
            Faults{"track \"Lane\" no longer meets road \"Pike\""});
}

TEST(Report, a_road_through_water_without_bridge_or_ford_is_told) {
  Pike pike;
  lay_ways({pike.way}, pike.map);
  const Course run{0,
                   Feature::Stream,
                   {side(pike.ground, "0303", "0304"),
                    hexside_of(pike.map.grid(), hex_named(pike.map.grid(), "0303"), Direction::SouthEast)}};
  for (Hexside side : run.sides) put(pike.map, side, Feature::Stream);
  EXPECT_EQ(compare_with_ground(pike.ground, {pike.way}, {}, pike.map),
            Faults{"road \"Pike\" crosses water on 0303/0304 without bridge or ford"});
  put(pike.map, run.sides[0], Feature::Ford);
  EXPECT_EQ(compare_with_ground(pike.ground, {pike.way}, {}, pike.map), Faults{});
}

// A stream along the south sides of 0203, 0303, 0403.
struct Brook {
  Ground ground = empty_ground(6, 6);
  Map map{ground.shape};
  Course course{0, Feature::Stream, {}};
  Brook() {
    ground.lines.push_back(
        {Feature::Stream, "Run", {at(ground, "0203", 0, 0.5), at(ground, "0403", 0, 0.5)}});
    const Grid& grid = map.grid();
    course.sides = {hexside_of(grid, hex_named(grid, "0203"), Direction::South),
                    hexside_of(grid, hex_named(grid, "0203"), Direction::SouthEast),
                    hexside_of(grid, hex_named(grid, "0303"), Direction::South)};
  }
};

TEST(Report, a_stream_without_a_gap_is_not_told) {
  Brook run;
  for (Hexside side : run.course.sides) put(run.map, side, Feature::Stream);
  EXPECT_EQ(compare_with_ground(run.ground, {}, {run.course}, run.map), Faults{});
}

TEST(Report, a_gap_in_a_stream_is_told_with_the_hexside) {
  Brook run;
  for (std::size_t i : {std::size_t{0}, std::size_t{1}}) put(run.map, run.course.sides[i], Feature::Stream);
  EXPECT_EQ(compare_with_ground(run.ground, {}, {run.course}, run.map),
            Faults{"stream \"Run\" has a gap at " + name_of(run.map.grid(), run.course.sides[2])});
}

TEST(Report, a_stream_whose_sides_do_not_touch_is_told) {
  Brook run;
  run.course.sides.erase(run.course.sides.begin() + 1);
  const Hexside far = side(run.ground, "0505", "0506");
  run.course.sides.push_back(far);
  run.course.sides.erase(run.course.sides.begin() + 1);
  for (Hexside side : run.course.sides) put(run.map, side, Feature::Stream);
  const Faults faults = compare_with_ground(run.ground, {}, {run.course}, run.map);
  ASSERT_FALSE(faults.empty());
  EXPECT_EQ(faults[0], "stream \"Run\" has a gap before 0505/0506");
}

}  // namespace
}  // namespace longroll::atlas
