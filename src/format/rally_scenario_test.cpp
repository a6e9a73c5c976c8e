#include "format/rally_scenario.h"

#include <gtest/gtest.h>

#include "format/rally_charts.h"
#include "format/test_files.h"
#include "rally/battles/battle.h"

namespace longroll {
namespace {

struct Loaded {
  std::optional<rally::Scenario> scenario;
  std::vector<Diagnostic> faults;
};

Loaded load(const std::string& text) {
  Loaded loaded;
  loaded.scenario = load_rally_scenario(text, "scenario.json", find_data, loaded.faults);
  return loaded;
}

std::string two_banks() { return read_file("tests/data/rally/two-banks.json"); }

// The example with one piece of text changed.
Loaded changed(std::string_view from, std::string_view to) {
  std::string text = two_banks();
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return load(text);
}

std::string first_fault(const Loaded& loaded) {
  return loaded.faults.empty() ? "none" : loaded.faults.front().what + "; " + loaded.faults.front().remedy;
}

TEST(RallyScenario, the_example_loads_whole) {
  const Loaded loaded = load(two_banks());
  ASSERT_TRUE(loaded.scenario) << first_fault(loaded);
  const rally::Scenario& s = *loaded.scenario;
  EXPECT_EQ(s.id, "two-banks");
  EXPECT_EQ(s.calendar.size(), 10u);
  EXPECT_TRUE(s.turn(5).dusk);
  EXPECT_TRUE(s.turn(6).night);
  EXPECT_EQ(s.groups.size(), 2u);
  EXPECT_EQ(s.formation(s.unit(*s.unit_named("abbot")).formation).id, "blue-first");
  EXPECT_EQ(s.commander[rally::Side::Union], s.unit_named("stone"));
  EXPECT_EQ(s.train[rally::Side::Confederate], s.unit_named("confederate-train"));
  EXPECT_EQ(s.unit(*s.unit_named("reed")).rank, rally::Rank::Corps);
  EXPECT_NE(s.hash, 0u);
}

TEST(RallyScenario, R8_5_R80_a_river_hex_has_two_places_with_their_own_neighbours) {
  const Loaded loaded = load(two_banks());
  ASSERT_TRUE(loaded.scenario);
  const rally::Scenario& s = *loaded.scenario;
  const auto spot = [&](std::string_view name) { return *s.ground.named(s.map, name); };
  EXPECT_EQ(s.name(spot("E5/north")), "E5/north");
  EXPECT_FALSE(s.ground.named(s.map, "E5"));
  EXPECT_FALSE(s.ground.named(s.map, "E4/north"));
  EXPECT_TRUE(s.ground.adjacent(spot("E5/north"), spot("E4")));
  EXPECT_FALSE(s.ground.adjacent(spot("E5/north"), spot("E6")));
  EXPECT_FALSE(s.ground.adjacent(spot("E5/north"), spot("E5/south")));
  EXPECT_TRUE(s.ground.adjacent(spot("E5/north"), spot("D6/north")));
  EXPECT_FALSE(s.ground.adjacent(spot("E5/north"), spot("D6/south")));
}

TEST(RallyScenario, the_printed_charts_are_as_printed) {
  const Loaded loaded = load(two_banks());
  ASSERT_TRUE(loaded.scenario);
  const rally::Charts& charts = loaded.scenario->charts;
  EXPECT_EQ(charts.of(Terrain::Woods).horse, 6);
  EXPECT_EQ(charts.of(Terrain::Hill).foot, 3);
  EXPECT_EQ(charts.columns[0].attacker_modifier, 2);
  EXPECT_EQ(charts.columns[8].defender_modifier, 4);
  EXPECT_EQ(charts.event(2).kind, rally::EventKind::GrandBlunder);
  EXPECT_TRUE(charts.event(12).once_a_day);
  EXPECT_FALSE(charts.event(7).once_a_day);
  EXPECT_TRUE(charts.leader_falls[11]);
  EXPECT_FALSE(charts.leader_falls[10]);
}

TEST(RallyScenario, faults_are_told_with_a_remedy) {
  EXPECT_EQ(first_fault(changed("\"rally\",\n \"id\"", "\"aprils\",\n \"id\"")),
            "this is a scenario of another game; write \"rally\"");
  EXPECT_EQ(
      first_fault(changed("{\"unit\": \"eads\", \"hex\": \"E4\"}", "{\"unit\": \"eads\", \"hex\": \"E5\"}")),
      "hex \"E5\" has two banks; write \"E5/north\" or \"E5/south\"");
  EXPECT_EQ(
      first_fault(changed("{\"unit\": \"eads\", \"hex\": \"E4\"}", "{\"unit\": \"eads\", \"hex\": \"Z4\"}")),
      "hex \"Z4\" is not on the map; name a hex of the map");
  EXPECT_EQ(first_fault(changed("{\"unit\": \"eads\", \"hex\"", "{\"unit\": \"edes\", \"hex\"")),
            "there is no unit \"edes\"; name one of the order of battle");
  EXPECT_EQ(first_fault(changed("{\"unit\": \"eads\", \"hex\"", "{\"unit\": \"stone\", \"hex\"")),
            "stone stands in the scenario twice; keep one of the two");
  EXPECT_EQ(first_fault(
                changed("{\"unit\": \"fitch\", \"hex\": \"D4\"}", "{\"unit\": \"fitch\", \"hex\": \"H7\"}")),
            "nash and fitch of the other side are set up in one place; move one of them");
  EXPECT_EQ(first_fault(changed("{\"unit\": \"grant-j\", \"hex\": \"C4\"}",
                                "{\"unit\": \"grant-j\", \"hex\": \"E4\"}")),
            "grant-j brings more than 10 strength points into its hex; set it up elsewhere");
  EXPECT_EQ(first_fault(changed("\"commands\": \"blue-second\"", "\"commands\": \"blue-first\"")),
            "two leaders command one formation; give each his own");
  EXPECT_EQ(first_fault(changed("\"guns\": [4, 3, 3, 2]", "\"guns\": [4, 3, 3]")),
            "these are no bombardment values; write those of ranges 0, 1, 2-3, 4-5: [3, 3, 2, 1]");
  EXPECT_EQ(first_fault(changed("\"banks\": {\"north\": [\"B5\"]", "\"banks\": {\"north\": [\"B4\"]")),
            "B4 is not next to B6; list neighbours only");
  EXPECT_EQ(first_fault(changed("\"inside\": [\"river\", \"ford\"], \"banks\"",
                                "\"inside\": [\"ford\", \"stream\"], \"banks\"")),
            "a river hex has banks, and no other hex has; write \"inside\": [\"river\"] and \"banks\" with "
            "two lists "
            "of neighbours, or neither");
  EXPECT_EQ(
      first_fault(changed("\"command_points\":", "\"head_start\": {\"union\": 31}, \"command_points\":")),
      "\"union\" of \"head_start\" is 31; write a number from 0 to 30");
  EXPECT_EQ(first_fault(changed("\"command_points\":", "\"head_start\": {\"blue\": 1}, \"command_points\":")),
            "unknown member \"blue\" of \"head_start\"; leave it out");
  EXPECT_EQ(first_fault(changed("\"command_points\":", "\"command_point\":")),
            "the scenario has no \"command_points\"; add \"command_points\" with an object");
}

TEST(RallyScenario, two_special_rules_with_one_case_are_a_fault) {
  const Loaded loaded = changed("\"special_rules\": [",
                                "\"special_rules\": [{\"case\": \"14\", \"title\": \"a\", \"text\": \"b\"},");
  EXPECT_EQ(first_fault(loaded), "two special rules have the case \"14\"; give each its own");
}

// A battle's own rules go by the cases that are listed, so a list without one is another battle.
TEST(RallyScenario, the_special_rules_that_are_listed_bear_on_the_hash) {
  const Loaded whole = load(two_banks());
  const Loaded more = changed("\"special_rules\": [",
                              "\"special_rules\": [{\"case\": \"S1\", \"title\": \"a\", \"text\": \"b\"},");
  ASSERT_TRUE(whole.scenario && more.scenario);
  EXPECT_NE(whole.scenario->hash, more.scenario->hash);
}

}  // namespace
}  // namespace longroll
