#include "picture/shapes.h"

#include <gtest/gtest.h>

#include "picture/battles_test.h"

namespace longroll::picture {
namespace {

// What the rings themselves say, holes and all.
bool in_rings(const Shape& shape, Point p) {
  bool in = false;
  for (const Ring& ring : shape.rings)
    if (inside(ring, p)) in = !in;
  return in;
}

void expect_centres_to_agree(const Map& map, const Sketch& sketch, const std::string& name,
                             Turn turn = Turn::None) {
  const Lay lay(map.grid(), turn);
  const Shapes shapes = shapes_of(map, lay, sketch, name);
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const Terrain terrain = map.terrain(HexId(i));
    if (terrain == Terrain::OutOfPlay) continue;
    const Point centre = lay.centre(HexId(i));
    const std::string where = name + " " + map.grid().name(HexId(i));
    EXPECT_EQ(in_rings(shapes.woods, centre), terrain == Terrain::Woods || terrain == Terrain::WoodedHill)
        << where;
    EXPECT_EQ(in_rings(shapes.hill, centre), is_hill(terrain)) << where;
    EXPECT_EQ(in_rings(shapes.swamp, centre), terrain == Terrain::Swamp) << where;
    EXPECT_EQ(in_rings(shapes.rough, centre), terrain == Terrain::Rough) << where;
    EXPECT_EQ(in_rings(shapes.town, centre), terrain == Terrain::Town) << where;
    EXPECT_EQ(in_rings(shapes.water, centre), terrain == Terrain::Water) << where;
  }
}

}  // namespace

TEST(Shapes, the_battles_of_the_project_are_there) { EXPECT_EQ(battles().size(), 5u); }

TEST(Shapes, every_centre_of_every_battle_shows_its_ruling_terrain) {
  for (const Battle& battle : battles()) {
    expect_centres_to_agree(battle.map, sketch_of(battle.ground), battle.name);
  }
}

TEST(Shapes, a_turned_sheet_shows_the_same_terrain) {
  const Battle& battle = battle_named("pea-ridge");
  for (Turn turn : {Turn::Right, Turn::Half, Turn::Left})
    expect_centres_to_agree(battle.map, sketch_of(battle.ground, turn), "pea-ridge", turn);
}

TEST(Lay, a_turned_sheet_finds_every_hex_at_its_centre_within_its_frame) {
  const Map map = small_map();
  for (Turn turn : {Turn::None, Turn::Right, Turn::Half, Turn::Left}) {
    const Lay lay(map.grid(), turn);
    for (std::size_t i = 0; i < map.grid().size(); ++i) {
      EXPECT_EQ(lay.hex_at(lay.centre(HexId(i))), HexId(i));
      for (Point corner : lay.corners(HexId(i))) EXPECT_TRUE(lay.frame().grown(1e-9).contains(corner));
    }
  }
}

TEST(Shapes, without_a_survey_the_hexes_give_the_ground) {
  const Map map = small_map();
  expect_centres_to_agree(map, sketch_of(map, Lay(map.grid())), "small");
}

TEST(Shapes, a_hex_changed_by_hand_changes_the_ground) {
  Battle battle = battle_named("pea-ridge");
  battle.map.set_terrain(*battle.map.grid().named("3408"), Terrain::Clear);
  battle.map.set_terrain(*battle.map.grid().named("3808"), Terrain::Swamp);
  expect_centres_to_agree(battle.map, sketch_of(battle.ground), "pea-ridge");
}

}  // namespace longroll::picture
