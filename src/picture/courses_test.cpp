#include "picture/courses.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "picture/battles_test.h"

namespace longroll::picture {
namespace {

std::vector<Polyline> sides_with(const Map& map, const Lay& lay, Feature feature) {
  std::vector<Polyline> out;
  for (std::size_t i = 0; i < map.grid().size(); ++i)
    for (Direction d : kDirections) {
      if (!map.features(HexId(i), d).has(feature)) continue;
      const auto [a, b] = lay.side(HexId(i), d);
      out.push_back({a, b});
    }
  return out;
}

}  // namespace

TEST(Courses, water_strays_little_from_its_hexsides) {
  for (const Battle& battle : battles()) {
    const Lay lay(battle.map.grid());
    const Sketch sketch = sketch_of(battle.ground);
    const Shapes shapes = shapes_of(battle.map, lay, sketch, battle.name);
    for (const Course& course : side_courses(battle.map, lay, sketch, shapes.water, battle.name)) {
      const std::vector<Polyline> sides = sides_with(battle.map, lay, course.feature);
      const Polyline samples = resampled(course.line, 0.1);
      std::size_t astray = 0, on_map = 0;
      for (Point p : samples) {
        if (!lay.hex_at(p)) continue;
        ++on_map;
        const bool near = std::any_of(sides.begin(), sides.end(), [&](const Polyline& side) {
          return distance(p, side[0]) < 0.8 && distance_to(side, p) <= 0.2;
        });
        if (!near) ++astray;
      }
      // Only the last steps, to the edge of the sheet or into broad water, leave the hexsides.
      EXPECT_LE(astray, 12u) << battle.name << " " << course.name << " of " << on_map;
    }
  }
}

TEST(Courses, a_road_passes_every_hexside_well_off_its_corners) {
  const Battle& battle = battle_named("pea-ridge");
  const Lay lay(battle.map.grid());
  for (const Course& way : way_courses(battle.map, lay, sketch_of(battle.ground), "pea-ridge"))
    for (std::size_t i = 0; i < battle.map.grid().size(); ++i)
      for (Direction d : kDirections) {
        if (!battle.map.features(HexId(i), d).has(way.feature)) continue;
        const auto [a, b] = lay.side(HexId(i), d);
        for (Point p : crossings(way.line, {a, b})) {
          const double t = distance(a, p) / distance(a, b);
          EXPECT_GT(t, 0.12) << way.name << " " << battle.map.grid().name(HexId(i));
          EXPECT_LT(t, 0.88) << way.name << " " << battle.map.grid().name(HexId(i));
        }
      }
}

TEST(Courses, every_way_of_the_map_is_drawn) {
  for (const Battle& battle : battles()) {
    const Map& map = battle.map;
    const Lay lay(map.grid());
    const auto ways = way_courses(map, lay, sketch_of(battle.ground), battle.name);
    for (std::size_t i = 0; i < map.grid().size(); ++i)
      for (Direction d : kDirections)
        for (Feature feature : {Feature::Road, Feature::Track, Feature::Railroad}) {
          if (!map.features(HexId(i), d).has(feature) || !map.grid().neighbour(HexId(i), d)) continue;
          const auto [a, b] = lay.side(HexId(i), d);
          const bool crossed =
              std::any_of(ways.begin(), ways.end(), [&, &side_a = a, &side_b = b](const Course& way) {
                return way.feature == feature && distance_to(way.line, between(side_a, side_b, 0.5)) < 0.3;
              });
          EXPECT_TRUE(crossed) << battle.name << " " << map.grid().name(HexId(i)) << " " << name_of(d);
        }
  }
}

TEST(Courses, without_a_survey_roads_and_water_come_from_the_hexes) {
  const Map map = small_map();
  const Lay lay(map.grid());
  const Sketch sketch = sketch_of(map, lay);
  EXPECT_EQ(way_courses(map, lay, sketch, "small").size(), 1u);
  EXPECT_FALSE(side_courses(map, lay, sketch, {}, "small").empty());
}

namespace {

// How many samples of a course lie in hexes of the map without that water.
int samples_astray(const Map& map, const Lay& lay, const Course& course) {
  int astray = 0;
  for (Point p : resampled(course.line, 0.1)) {
    const auto hex = lay.hex_at(p);
    const bool river = hex && map.inside(*hex).has(Feature::River);
    const bool stream = hex && map.inside(*hex).has(Feature::Stream);
    if (hex && !river && !(stream && course.feature == Feature::Stream)) ++astray;
  }
  return astray;
}

}  // namespace

TEST(Courses, water_in_hexes_keeps_to_its_hexes) {
  for (const Battle& battle : battles_with_water_in_hexes()) {
    const Lay lay(battle.map.grid());
    const auto courses = hex_courses(battle.map, lay, sketch_of(battle.ground), battle.name);
    EXPECT_GE(courses.size(), 4u);
    for (const Course& course : courses) {
      // Where the survey clips a corner the drawn line may cut it by a little.
      const int most = static_cast<int>(length(course.line) / 0.1 * 0.04) + 1;
      EXPECT_LE(samples_astray(battle.map, lay, course), most) << battle.name << " " << course.name;
    }
  }
}

TEST(Courses, without_a_survey_water_in_hexes_comes_from_the_hexes) {
  const Map map = river_map();
  const Lay lay(map.grid());
  const auto courses = hex_courses(map, lay, sketch_of(map, lay), "river");
  ASSERT_EQ(courses.size(), 2u);
  for (const Course& course : courses) EXPECT_EQ(samples_astray(map, lay, course), 0);
  const auto river = std::find_if(courses.begin(), courses.end(),
                                  [](const Course& course) { return course.feature == Feature::River; });
  ASSERT_NE(river, courses.end());
  EXPECT_FALSE(lay.hex_at(river->line.front())) << "it comes from beyond the map";
  EXPECT_FALSE(lay.hex_at(river->line.back()));
}

}  // namespace longroll::picture
