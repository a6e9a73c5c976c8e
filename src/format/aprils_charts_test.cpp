// Each fault of a charts file with its line and remedy.
#include "format/aprils_charts.h"

#include "format/test_files.h"

namespace longroll {
namespace {

struct Loaded {
  std::optional<aprils::Charts> charts;
  std::vector<Diagnostic> faults;
};

Loaded load(const std::string& text) {
  Loaded loaded;
  const auto node = parse_document(text, "charts.json", loaded.faults);
  if (node) loaded.charts = read_aprils_charts(*node, "charts.json", loaded.faults);
  return loaded;
}

std::string printed() { return read_file("data/aprils/charts.json"); }

TEST(AprilsCharts, the_printed_charts_are_read) {
  const Loaded loaded = load(printed());
  ASSERT_TRUE(loaded.charts) << to_text(loaded.faults.at(0));
  const aprils::Charts& charts = *loaded.charts;
  EXPECT_EQ(charts.of(Feature::Road).cost, 1);  // half points
  EXPECT_EQ(charts.of(Terrain::WoodedHill).cost, 6);
  EXPECT_EQ(charts.of(Terrain::WoodedHill).connected_shift, -1);
  EXPECT_TRUE(charts.of(Terrain::Swamp).bans.bans(aprils::UnitKind::Artillery));
  EXPECT_EQ(charts.attacker.at(8, 8), (aprils::CombatResult{4, true}));
  EXPECT_EQ(charts.defender.at(0, 0), (aprils::CombatResult{1, false}));
}

TEST(AprilsCharts, each_fault_has_its_line_and_remedy) {
  const std::vector<Slip> slips = {
      {"longroll charts 1",
       "longroll charts 9",
       {"charts.json:2: this is no charts file of this version; write \"longroll charts 1\""}},
      {"\"format\": \"longroll charts 1\",",
       "",
       {"charts.json:1: the charts file has no \"format\"; add \"format\" with a text"}},
      {"\"game\": \"aprils\"",
       "\"game\": \"rally\"",
       {"charts.json:3: these are the charts of another game; write \"aprils\""}},
      {"\"terrain\": \"woods\"",
       "\"terrain\": \"wods\"",
       {"charts.json:6: no such terrain; write clear, woods, hill, wooded hill, swamp, rough, town or water",
        "charts.json:4: the terrain woods has no row; add one"}},
      {"{\"terrain\": \"swamp\", \"cost\": 3, \"shift\": -1, \"closed_to\": [\"artillery\"]},",
       "",
       {"charts.json:4: the terrain swamp has no row; add one"}},
      {"\"terrain\": \"clear\", \"cost\": 1",
       "\"terrain\": \"clear\", \"cost\": 0",
       {"charts.json:5: entering a hex costs nothing; give it a cost of at least 0.5"}},
      {"\"terrain\": \"clear\", \"cost\": 1",
       "\"terrain\": \"clear\", \"cost\": 0.7",
       {"charts.json:5: a cost is not a number of half points; write 0.5, 1, 1.5, 2 ..."}},
      {"\"terrain\": \"clear\", \"cost\": 1",
       "\"terrain\": \"clear\", \"cost\": 8",
       {"charts.json:5: \"cost\" of a terrain is out of range; write a number from 0 to 7"}},
      {"\"terrain\": \"clear\", \"cost\": 1",
       "\"terrain\": \"clear\", \"cost\": \"1\"",
       {"charts.json:5: \"cost\" of a terrain is a text; write a number"}},
      {"\"terrain\": \"woods\", \"cost\": 2, \"shift\": -1",
       "\"terrain\": \"woods\", \"cost\": 2, \"shift\": -4",
       {"charts.json:6: \"shift\" of a terrain is -4; write a number from -3 to 3"}},
      {"\"connected_shift\": 0",
       "\"connected_shift\": 9",
       {"charts.json:7: \"connected_shift\" of a terrain is 9; write a number from -3 to 3"}},
      {"\"closed_to\": [\"artillery\"]",
       "\"closed_to\": [\"mules\"]",
       {"charts.json:9: no such kind of unit; write infantry, cavalry, artillery or gunboat"}},
      {"\"closed_to\": [\"artillery\"]",
       "\"closed\": [\"artillery\"]",
       {"charts.json:9: unknown member \"closed\" of a terrain; use one of \"terrain\", \"cost\", \"shift\", "
        "\"connected_shift\", \"blocks_sight\", \"closed_to\""}},
      {"\"blocks_sight\": true",
       "\"blocks_sight\": \"yes\"",
       {"charts.json:6: \"blocks_sight\" of a terrain is a text; write true or false"}},
      {"\"feature\": \"creek\"",
       "\"feature\": \"crik\"",
       {"charts.json:19: no such hexside; write road, track, stream, creek, river, ford, bridge ...",
        "charts.json:14: the hexside creek has no row; add one"}},
      {"\"feature\": \"road\", \"cost\": 0.5",
       "\"feature\": \"road\", \"cost\": 0",
       {"charts.json:15: a road costs nothing; give it a cost of at least 0.5"}},
      {"\"feature\": \"road\", \"cost\": 0.5",
       "\"feature\": \"road\", \"cost\": 0.25",
       {"charts.json:15: a cost is not a number of half points; write 0.5, 1, 1.5, 2 ..."}},
      {"\"feature\": \"creek\", \"cost\": 2",
       "\"feature\": \"creek\", \"cost\": 7",
       {"charts.json:4: the dearest terrain, water and embankment together cost over 8 movement points; "
        "lower "
        "the dearest of them"}},
      {"\"shift_in_bombardment\": false",
       "\"shift_in_bombardment\": 0",
       {"charts.json:18: \"shift_in_bombardment\" of a hexside is a whole number; write true or false"}},
      {"\"river_ford_cost\": 2",
       "\"river_ford_cost\": 9",
       {"charts.json:25: \"river_ford_cost\" of the charts file is out of range; write a number from 0 to "
        "7"}},
      {"\"breastwork\": -1",
       "\"breastwork\": 1",
       {"charts.json:26: \"breastwork\" of \"fortifications\" is 1; write a number from -3 to 0"}},
      {"\"largest_shift\": 3",
       "\"largest_shift\": 9",
       {"charts.json:27: \"largest_shift\" of the charts file is 9; write a number from 0 to 8"}},
      {"\"morale_check_passes_from\": 4,",
       "",
       {"charts.json:1: the charts file has no \"morale_check_passes_from\"; add "
        "\"morale_check_passes_from\" with a whole number"}},
      {"\"1-4\", \"1-3\"",
       "\"1-3\", \"1-4\"",
       {"charts.json:29: these are not the nine columns from 1-4 to 6-1; write them in that order"}},
      {"{\"roll\": 0, \"results\": [\"-\", \"-\", ",
       "{\"roll\": 0, \"results\": [\"-\", ",
       {"charts.json:31: a row has 8 results; give it nine, one a column"}},
      {"\"1\", \"1R\"]", "\"1\", \"R1\"]", {"charts.json:31: no such result: R1; write -, 1, 1R, 2R ..."}},
      {"\"1\", \"1R\"]",
       "\"1\", 1]",
       {"charts.json:31: an item of \"results\" is a whole number; write a text",
        "charts.json:31: a row has 8 results; give it nine, one a column"}},
      {"{\"roll\": 3,", "{\"roll\": 4,", {"charts.json:30: the row for a roll of 3 is missing; add it"}},
      {"{\"roll\": 8,",
       "{\"roll\": 9,",
       {"charts.json:39: \"roll\" of a row of results is 9; write a number from 0 to 8",
        "charts.json:30: the row for a roll of 8 is missing; add it"}},
      {"\"river_ford_cost\": 2",
       "\"river_ford_cost\": 2, \"river_cost\": 2",
       {"charts.json:25: unknown member \"river_cost\" of the charts file; use one of \"format\", \"game\", "
        "\"terrain\", \"hexsides\", \"river_ford_cost\", \"fortifications\", \"largest_shift\", "
        "\"morale_check_passes_from\", \"columns\", \"attacker\", \"defender\""}},
  };
  for (const Slip& slip : slips) {
    const Loaded loaded = load(changed(printed(), slip.from, slip.to));
    EXPECT_FALSE(loaded.charts) << slip.to;
    EXPECT_EQ(texts(loaded.faults), slip.faults) << slip.from << " -> " << slip.to;
  }
}

TEST(AprilsCharts, all_faults_are_told_at_once) {
  std::string text = changed(printed(), "\"largest_shift\": 3", "\"largest_shift\": 9");
  text = changed(text, "\"feature\": \"road\", \"cost\": 0.5", "\"feature\": \"road\", \"cost\": 0");
  EXPECT_EQ(texts(load(text).faults),
            (std::vector<std::string>{
                "charts.json:15: a road costs nothing; give it a cost of at least 0.5",
                "charts.json:27: \"largest_shift\" of the charts file is 9; write a number from 0 to 8"}));
}

}  // namespace
}  // namespace longroll
