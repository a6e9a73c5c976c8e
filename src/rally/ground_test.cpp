#include "rally/ground.h"

#include "kit/files.h"
#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

// The published example of the river: E13 with its neighbours, the river running D13, E13, F14.
RallyField stones_river() {
  RallyField field(8, 16);
  field.river("D13", "C12 D12 E12", "C13 D14")
      .river("E13", "E12 F13", "D14 E14")
      .river("F14", "F13 G13", "E14 F15 G14");
  return field;
}

TEST(RallyGround, R8_5_R80_the_published_example_of_a_river_hex) {
  RallyField field = stones_river();
  const Ground& ground = field.scenario().ground;
  const SpotId liddell = field.spot("E13/north");
  for (const char* near : {"E12", "F13", "D13/north", "F14/north"})
    EXPECT_TRUE(ground.adjacent(field.spot(near), liddell)) << near;
  for (const char* far : {"D14", "E14", "D13/south", "F14/south", "E13/south"})
    EXPECT_FALSE(ground.adjacent(field.spot(far), liddell)) << far;
}

TEST(RallyGround, R2_1_letters_and_numbers_lie_as_on_the_printed_map) {
  RallyField field(8, 16);
  const Ground& ground = field.scenario().ground;
  for (const char* next : {"D13", "D14", "E12", "E14", "F13", "F14"})
    EXPECT_TRUE(ground.adjacent(field.spot(next), field.spot("E13"))) << next;
  EXPECT_FALSE(ground.adjacent(field.spot("D12"), field.spot("E13")));
}

TEST(RallyGround, R8_5_a_bank_is_written_with_its_name) {
  RallyField field = stones_river();
  EXPECT_EQ(field.scenario().name(field.spot("E13/south")), "E13/south");
  EXPECT_FALSE(field.scenario().ground.named(field.scenario().map, "E13"));
  EXPECT_FALSE(field.scenario().ground.named(field.scenario().map, "E12/north"));
}

TEST(RallyGround, R6_2_R40_woods_hills_towns_rough_and_swamp_between_block_sight) {
  for (Terrain t :
       {Terrain::Woods, Terrain::Hill, Terrain::WoodedHill, Terrain::Swamp, Terrain::Rough, Terrain::Town}) {
    RallyField field(5, 6);
    field.terrain("C3", t);
    const Grid& grid = field.scenario().map.grid();
    EXPECT_FALSE(field.scenario().ground.sees(*grid.named("C2"), *grid.named("C4"))) << name_of(t);
    EXPECT_TRUE(field.scenario().ground.sees(*grid.named("C3"), *grid.named("C5"))) << "own hex";
    EXPECT_TRUE(field.scenario().ground.sees(*grid.named("C2"), *grid.named("C3"))) << "target hex";
  }
}

TEST(RallyGround, R6_2_R40_along_a_hexside_both_hexes_must_block) {
  // From C3 to E3 the line runs between D3 and D4.
  RallyField one(6, 6);
  one.terrain("D3", Terrain::Woods);
  const auto hex = [](RallyField& field, const char* name) {
    return *field.scenario().map.grid().named(name);
  };
  EXPECT_TRUE(one.scenario().ground.sees(hex(one, "C3"), hex(one, "E3")));
  RallyField both(6, 6);
  both.terrain("D3 D4", Terrain::Woods);
  EXPECT_FALSE(both.scenario().ground.sees(hex(both, "C3"), hex(both, "E3")));
}

TEST(RallyGround, R8_0_R73_terrain_costs_add_up) {
  RallyField field(3, 3);
  field.terrain("A1", Terrain::Woods).inside("A1", Feature::Stream).inside("A2", Feature::Stream);
  field.terrain("B1", Terrain::WoodedHill).terrain("B2", Terrain::Rough).terrain("B3", Terrain::Swamp);
  const Ground& ground = field.scenario().ground;
  EXPECT_EQ(ground[field.spot("A1")].foot, 8);  // forest and stream: 4 points
  EXPECT_EQ(ground[field.spot("A2")].foot, 4);  // a stream in the open: 2
  EXPECT_EQ(ground[field.spot("A3")].foot, 2);
  EXPECT_EQ(ground[field.spot("B1")].horse, 6);  // ruling R74
  EXPECT_EQ(ground[field.spot("B2")].foot, 5);
  EXPECT_EQ(ground[field.spot("B3")].foot, 6);
}

}  // namespace
}  // namespace longroll::rally
