// Every battle of the data folder: its ground builds without faults, and the map that is played is the one it gives.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "atlas/build.h"
#include "atlas/diff.h"
#include "format/map_file.h"

namespace longroll::atlas {
namespace {

class Battle : public testing::TestWithParam<const char*> {
 protected:
  std::optional<Node> read(const std::string& file) {
    std::ifstream stream(std::string(LONGROLL_DATA_DIR) + "/" + GetParam() + "/" + file);
    return parse_document(std::string(std::istreambuf_iterator<char>(stream), {}), file, faults_);
  }
  void TearDown() override {
    for (const Diagnostic& fault : faults_) ADD_FAILURE() << GetParam() << ": " << to_text(fault);
  }
  std::vector<Diagnostic> faults_;
};

INSTANTIATE_TEST_SUITE_P(Aprils, Battle,
                         testing::Values("aprils/bull-run", "aprils/pea-ridge", "aprils/shiloh",
                                         "aprils/gettysburg", "aprils/bentonville"));
INSTANTIATE_TEST_SUITE_P(Rally, Battle, testing::Values("rally/perryville", "rally/stones-river"));

TEST_P(Battle, the_ground_builds_without_faults) {
  const std::optional<Node> node = read("battle.geojson");
  ASSERT_TRUE(node);
  const std::optional<Ground> ground = read_ground(*node, "battle.geojson", faults_);
  ASSERT_TRUE(ground);
  for (const std::string& fault : build_map(*ground).faults) ADD_FAILURE() << fault;
}

// A correction made in the map by hand belongs into the ground as well, as a pin: otherwise the next build loses it.
TEST_P(Battle, the_map_is_the_one_that_the_ground_gives) {
  const std::optional<Node> ground_node = read("battle.geojson"), map_node = read("map.json");
  ASSERT_TRUE(ground_node && map_node);
  const std::optional<Ground> ground = read_ground(*ground_node, "battle.geojson", faults_);
  const std::optional<Map> map = read_map(*map_node, "map.json", faults_);
  ASSERT_TRUE(ground && map);
  for (const std::string& change : map_differences(*map, build_map(*ground).map)) ADD_FAILURE() << change;
}

}  // namespace
}  // namespace longroll::atlas
