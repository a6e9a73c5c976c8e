// 7.1: lines of sight.
#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "aprils/sight_table.h"
#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::aprils {
namespace {

using kit::Field;
using kit::refused;

constexpr Strengths kGun{6, 6, 3};
constexpr Strengths kFoot{4, 4, 4};

// Whether the line is clear; asked both ways, and of the table as well as of the single line.
bool sees(Field& field, std::string_view from, std::string_view to) {
  const Scenario& scenario = field.scenario();
  const HexId a = field.hex(from), b = field.hex(to);
  const bool clear = !sight_block(scenario.map, scenario.charts, a, b);
  EXPECT_EQ(clear, !sight_block(scenario.map, scenario.charts, b, a))
      << from << " and " << to << " do not agree";
  EXPECT_EQ(clear, scenario.sight.seen_from(a).contains(scenario.map.grid(), b))
      << "the table says otherwise";
  EXPECT_EQ(clear, scenario.sight.seen_from(b).contains(scenario.map.grid(), a))
      << "the table says otherwise";
  return clear;
}

TEST(Sight, C7_1_a_gun_sees_over_clear_ground) {
  Field field(9, 9);
  EXPECT_TRUE(sees(field, "0402", "0404"));
  EXPECT_TRUE(sees(field, "0402", "0406"));
  EXPECT_TRUE(sees(field, "0103", "0503"));
  EXPECT_TRUE(sees(field, "0303", "0405"));
}

TEST(Sight, C7_1_woods_hills_wooded_hills_and_towns_block) {
  for (Terrain terrain : {Terrain::Woods, Terrain::Hill, Terrain::WoodedHill, Terrain::Town}) {
    Field field(9, 9);
    field.terrain("0404", terrain);
    EXPECT_FALSE(sees(field, "0402", "0406")) << name_of(terrain);
    EXPECT_TRUE(sees(field, "0502", "0506")) << name_of(terrain);
  }
}

TEST(Sight, C7_1_A65_swamp_rough_and_water_do_not_block) {
  for (Terrain terrain : {Terrain::Swamp, Terrain::Rough, Terrain::Water}) {
    Field field(9, 9);
    field.terrain("0404", terrain);
    EXPECT_TRUE(sees(field, "0402", "0406")) << name_of(terrain);
  }
}

TEST(Sight, C7_1_A65_water_and_roads_on_hexsides_do_not_block) {
  for (Feature feature : {Feature::Road, Feature::Track, Feature::Railroad, Feature::Stream, Feature::Creek,
                          Feature::River, Feature::Ford, Feature::Bridge}) {
    Field field(9, 9);
    field.side("0403", "0404", feature);
    EXPECT_TRUE(sees(field, "0402", "0406")) << name_of(feature);
  }
}

TEST(Sight, C7_1_terrain_in_the_hexes_of_gun_and_target_is_ignored) {
  Field field(9, 9);
  field.terrain("0402 0406", Terrain::Woods);
  EXPECT_TRUE(sees(field, "0402", "0406"));
}

TEST(Sight, C7_1_next_to_each_other_nothing_blocks) {
  Field field(9, 9);
  field.terrain("0404 0405", Terrain::WoodedHill).side("0404", "0405", Feature::Embankment);
  EXPECT_TRUE(sees(field, "0404", "0405"));
}

TEST(Sight, C7_1_a_gun_on_a_hill_does_not_see_over_its_own_hill) {
  Field field(9, 9);
  field.hill("0402 0403", "Cemetery Ridge");
  EXPECT_FALSE(sees(field, "0402", "0405"));
  EXPECT_TRUE(sees(field, "0403", "0405"));
}

TEST(Sight, C7_1_A40_a_line_that_cuts_a_corner_of_woods_is_blocked) {
  Field field(9, 9);
  field.terrain("0404", Terrain::Woods);
  EXPECT_FALSE(sees(field, "0303", "0405"));  // through 0304 and 0404
  EXPECT_TRUE(sees(field, "0303", "0305"));
}

TEST(Sight, C7_1_A40_along_a_hexside_one_blocking_hex_does_not_block) {
  for (std::string_view one : {"0202", "0203"}) {
    Field field(9, 9);
    field.terrain(one, Terrain::Woods);
    EXPECT_TRUE(sees(field, "0103", "0303")) << one;
    EXPECT_TRUE(sees(field, "0103", "0503")) << one;
  }
}

TEST(Sight, C7_1_A40_along_a_hexside_two_blocking_hexes_block) {
  Field field(9, 9);
  field.terrain("0202", Terrain::Woods).terrain("0203", Terrain::Town);
  EXPECT_FALSE(sees(field, "0103", "0303"));
  EXPECT_FALSE(sees(field, "0103", "0503"));
}

TEST(Sight, C7_1_A40_along_the_slanting_hexsides_too) {
  Field one(9, 9), both(9, 9);
  one.terrain("0304", Terrain::Woods);
  EXPECT_TRUE(sees(one, "0303", "0404"));
  EXPECT_TRUE(sees(one, "0303", "0204"));
  both.terrain("0304 0403 0203", Terrain::Woods);
  EXPECT_FALSE(sees(both, "0303", "0404"));
  EXPECT_FALSE(sees(both, "0303", "0204"));
}

TEST(Sight, C7_1_A40_two_stretches_along_hexsides_are_judged_one_by_one) {
  Field field(9, 9);
  field.terrain("0202 0403", Terrain::Woods);  // one on either side of the line from 0103 to 0503
  EXPECT_TRUE(sees(field, "0103", "0503"));
}

TEST(Sight, A90_along_the_edge_of_the_map_the_one_hex_beside_the_line_does_not_block) {
  Field field(9, 9);
  field.terrain("0201", Terrain::Woods);
  EXPECT_TRUE(sees(field, "0101", "0301"));
  EXPECT_TRUE(sees(field, "0101", "0501"));
}

TEST(Sight, C7_1_A40_an_embankment_blocks_where_the_line_crosses_it) {
  Field field(9, 9);
  field.side("0403", "0404", Feature::Embankment);
  EXPECT_FALSE(sees(field, "0402", "0405"));
  EXPECT_FALSE(sees(field, "0402", "0406"));
  EXPECT_TRUE(sees(field, "0502", "0506"));
}

TEST(Sight, C7_1_A40_an_embankment_beside_the_gun_or_the_target_does_not_block) {
  Field field(9, 9);
  field.side("0402", "0403", Feature::Embankment).side("0405", "0406", Feature::Embankment);
  EXPECT_TRUE(sees(field, "0402", "0406"));
  EXPECT_FALSE(sees(field, "0401", "0405"));  // now the first one lies farther out
}

TEST(Sight, C7_1_A40_an_embankment_blocks_where_the_line_runs_along_it) {
  Field field(9, 9);
  field.side("0202", "0203", Feature::Embankment);
  EXPECT_FALSE(sees(field, "0103", "0303"));
  EXPECT_FALSE(sees(field, "0103", "0503"));
}

TEST(Sight, C7_1_A40_the_line_must_meet_the_embankment) {
  Field field(9, 9);
  field.side("0403", "0503", Feature::Embankment);  // beside the line down column 4
  EXPECT_TRUE(sees(field, "0402", "0406"));
}

TEST(Sight, A65_through_a_corner_one_embankment_does_not_block) {
  for (std::string_view one : {"0202", "0203"}) {
    Field field(9, 9);
    field.side(one, "0303", Feature::Embankment);
    EXPECT_TRUE(sees(field, "0103", "0503")) << one;
  }
}

TEST(Sight, A65_through_a_corner_two_embankments_block) {
  Field field(9, 9);
  field.side("0202", "0303", Feature::Embankment).side("0203", "0303", Feature::Embankment);
  EXPECT_FALSE(sees(field, "0103", "0503"));
  EXPECT_TRUE(sees(field, "0103", "0303"));  // both border the target
}

TEST(Sight, A90_at_a_corner_on_the_edge_of_the_map_its_one_embankment_blocks) {
  Field field(9, 9);
  field.side("0201", "0301", Feature::Embankment);
  EXPECT_FALSE(sees(field, "0101", "0501"));
  EXPECT_TRUE(sees(field, "0101", "0301"));  // it borders the target
}

TEST(Sight, C7_1_a_gun_sees_no_farther_than_four_hexes) {
  Field field(9, 9);
  const Scenario& scenario = field.scenario();
  const HexSet& seen = scenario.sight.seen_from(field.hex("0402"));
  EXPECT_TRUE(seen.contains(scenario.map.grid(), field.hex("0406")));
  EXPECT_FALSE(seen.contains(scenario.map.grid(), field.hex("0407")));
  EXPECT_FALSE(seen.contains(scenario.map.grid(), field.hex("0402")));
}

TEST(Sight, C7_1_what_blocks_is_told) {
  Field field(9, 9);
  field.terrain("0404", Terrain::Woods).side("0503", "0504", Feature::Embankment);
  const Scenario& scenario = field.scenario();
  const auto woods = sight_block(scenario.map, scenario.charts, field.hex("0402"), field.hex("0406"));
  ASSERT_TRUE(woods);
  EXPECT_EQ(woods->hex, field.hex("0404"));
  EXPECT_FALSE(woods->embankment);
  const auto bank = sight_block(scenario.map, scenario.charts, field.hex("0502"), field.hex("0506"));
  ASSERT_TRUE(bank);
  EXPECT_TRUE(bank->embankment);
}

TEST(Sight, C7_1_a_gun_does_not_fire_where_it_does_not_see) {
  Field field(9, 9);
  field.terrain("0404", Terrain::Woods);
  const UnitId gun = field.unit("gun", Side::Union, UnitKind::Artillery, kGun, "0402");
  field.unit("near", Side::Confederate, UnitKind::Infantry, kFoot, "0406");
  field.unit("other", Side::Confederate, UnitKind::Infantry, kFoot, "0205");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({gun}, "0406"), Reason::NoSight, "7.1"));
  EXPECT_FALSE(field.why_not(Attack{{gun}, {field.hex("0205")}}));
}

TEST(Sight, C7_1_units_of_either_side_do_not_block) {
  Field field(9, 9);
  const UnitId gun = field.unit("gun", Side::Union, UnitKind::Artillery, kGun, "0402");
  field.unit("friend", Side::Union, UnitKind::Infantry, kFoot, "0403");
  field.unit("first", Side::Confederate, UnitKind::Infantry, kFoot, "0405");
  field.unit("second", Side::Confederate, UnitKind::Infantry, kFoot, "0406");
  field.combat(Side::Union);
  EXPECT_FALSE(field.why_not(Attack{{gun}, {field.hex("0406")}}));
}

TEST(Sight, A65_fortifications_do_not_block) {
  Field field(9, 9);
  const UnitId gun = field.unit("gun", Side::Union, UnitKind::Artillery, kGun, "0402");
  field.unit("far", Side::Confederate, UnitKind::Infantry, kFoot, "0406");
  field.scenario();
  field.situation().works.push_back(
      Fortification{field.hex("0404"), Direction::North, true, Side::Confederate, 1});
  field.combat(Side::Union);
  EXPECT_FALSE(field.why_not(Attack{{gun}, {field.hex("0406")}}));
}

// The same question answered from the shapes alone: every hex cut by the line, every embankment the line meets.
class Surveyor {
 public:
  Surveyor(const Map& map, HexId from, HexId to)
      : map_(map), grid_(map.grid()), from_(from), to_(to), a_(grid_.centre(from)), b_(grid_.centre(to)) {}

  bool clear() const {
    for (std::size_t i = 0; i < grid_.size(); ++i) {
      const HexId hex(i);
      if (hex == from_ || hex == to_) continue;
      if (grid_.distance(hex, from_) > reach() || grid_.distance(hex, to_) > reach()) continue;
      if (blocks(hex) && cut(hex)) return false;
      for (Direction d : kDirections) {
        const auto next = grid_.neighbour(hex, d);
        if (!next || *next == from_ || *next == to_) continue;
        if (along(hex, *next) && ((blocks(hex) && blocks(*next)) || bank(hex, *next))) return false;
        if (bank(hex, *next) && crossed(hex, *next)) return false;
      }
      for (GridPoint corner : grid_.corners(hex))
        if (cross(corner) == 0 && within(corner) && walled(corner)) return false;
    }
    return true;
  }

 private:
  bool blocks(HexId hex) const {
    const Terrain t = map_.terrain(hex);
    return t == Terrain::Woods || t == Terrain::Hill || t == Terrain::WoodedHill || t == Terrain::Town;
  }
  bool bank(HexId p, HexId q) const { return map_.features(p, q).has(Feature::Embankment); }
  int cross(GridPoint p) const { return (b_.x - a_.x) * (p.y - a_.y) - (b_.y - a_.y) * (p.x - a_.x); }
  bool within(GridPoint p) const {  // for points on the line
    return (p.x - a_.x) * (p.x - b_.x) + (p.y - a_.y) * (p.y - b_.y) < 0;
  }
  std::vector<GridPoint> side(HexId p, HexId q) const {
    std::vector<GridPoint> shared;
    for (GridPoint c : grid_.corners(p))
      for (GridPoint e : grid_.corners(q))
        if (c == e) shared.push_back(c);
    return shared;
  }
  // The line passes through the inside of the hex: corners on both sides of it, and not beyond its ends.
  bool cut(HexId hex) const {
    bool left = false, right = false;
    for (GridPoint c : grid_.corners(hex)) {
      left = left || cross(c) > 0;
      right = right || cross(c) < 0;
    }
    return left && right && grid_.distance(hex, from_) < reach() && grid_.distance(hex, to_) < reach();
  }
  int reach() const { return grid_.distance(from_, to_); }
  bool along(HexId p, HexId q) const {
    const auto ends = side(p, q);
    return cross(ends[0]) == 0 && cross(ends[1]) == 0 && within(ends[0]) && within(ends[1]);
  }
  bool crossed(HexId p, HexId q) const {
    const auto ends = side(p, q);
    return cross(ends[0]) * cross(ends[1]) < 0 && cut(p) && cut(q);
  }
  // All hexsides that meet the line at this corner, without running along it, are embankments away from both ends.
  bool walled(GridPoint corner) const {
    int sides = 0;
    for (std::size_t i = 0; i < grid_.size(); ++i) {
      const auto around = grid_.corners(HexId(i));
      if (std::find(around.begin(), around.end(), corner) == around.end()) continue;
      for (Direction d : kDirections) {
        const auto next = grid_.neighbour(HexId(i), d);
        if (!next || next->index() < i) continue;
        const auto ends = side(HexId(i), *next);
        if (!(ends[0] == corner) && !(ends[1] == corner)) continue;
        if (cross(ends[0]) == 0 && cross(ends[1]) == 0) continue;
        ++sides;
        const bool at_an_end = HexId(i) == from_ || HexId(i) == to_ || *next == from_ || *next == to_;
        if (at_an_end || !bank(HexId(i), *next)) return false;
      }
    }
    return sides > 0;
  }

  const Map& map_;
  const Grid& grid_;
  HexId from_, to_;
  GridPoint a_, b_;
};

TEST(Sight, C7_1_A40_A65_agrees_with_a_surveyor_on_many_maps) {
  std::mt19937 numbers(1863);
  constexpr std::array<Terrain, 6> kGround = {Terrain::Clear, Terrain::Clear, Terrain::Swamp,
                                              Terrain::Woods, Terrain::Hill,  Terrain::Town};
  for (int round = 0; round < 12; ++round) {
    Field field(7, 7);
    Map& map = field.draft().map;
    for (std::size_t i = 0; i < map.grid().size(); ++i) {
      if (numbers() % 3 == 0) map.set_terrain(HexId(i), kGround[numbers() % kGround.size()]);
      for (Direction d : kDirections)
        if (numbers() % 6 == 0 && map.grid().neighbour(HexId(i), d))
          map.add_feature(HexId(i), d, Feature::Embankment);
    }
    const Scenario& scenario = field.scenario();
    const Grid& grid = map.grid();
    for (std::size_t i = 0; i < grid.size(); ++i) {
      for (std::size_t j = 0; j < grid.size(); ++j) {
        if (i == j || grid.distance(HexId(i), HexId(j)) > kGunRange) continue;
        const bool clear = Surveyor(map, HexId(i), HexId(j)).clear();
        ASSERT_EQ(scenario.sight.seen_from(HexId(i)).contains(grid, HexId(j)), clear)
            << grid.name(HexId(i)) << " " << grid.name(HexId(j)) << " in round " << round;
        ASSERT_EQ(!sight_block(map, scenario.charts, HexId(i), HexId(j)), clear);
      }
    }
  }
}

}  // namespace
}  // namespace longroll::aprils
