// Each fault of a scenario file with its line and remedy; and the battles that are right.
#include "format/aprils_scenario.h"

#include <algorithm>

#include "format/test_files.h"

namespace longroll {
namespace {

struct Loaded {
  std::optional<aprils::Scenario> scenario;
  std::vector<Diagnostic> faults;
};

Loaded load(const std::string& text, const TextFinder& find = find_data) {
  Loaded loaded;
  loaded.scenario = load_aprils_scenario(text, "scenario.json", find, loaded.faults);
  return loaded;
}

std::string pea_ridge() { return read_file("data/aprils/pea-ridge/scenario.json"); }

// The example of docs/scenario-format.md.
std::string two_farms() {
  const std::string page = read_file("docs/scenario-format.md");
  const std::size_t begin = page.find("```json\n") + 8;
  return page.substr(begin, page.find("```\n", begin) - begin);
}

void expect_faults(const std::string& text, const std::vector<Slip>& slips) {
  for (const Slip& slip : slips) {
    const Loaded loaded = load(changed(text, slip.from, slip.to));
    EXPECT_FALSE(loaded.scenario) << slip.to;
    EXPECT_EQ(texts(loaded.faults), slip.faults) << slip.from << " -> " << slip.to;
  }
}

TEST(AprilsScenario, pea_ridge_is_read) {
  const Loaded loaded = load(pea_ridge());
  ASSERT_TRUE(loaded.scenario) << to_text(loaded.faults.at(0));
  const aprils::Scenario& s = *loaded.scenario;
  EXPECT_EQ(s.id, "pea-ridge");
  EXPECT_EQ(s.units.size(), 29u);
  EXPECT_EQ(s.formations.size(), 7u);
  EXPECT_EQ(s.last_turn(), 18);
  EXPECT_TRUE(s.turn(10).night);
  EXPECT_EQ(s.options.size(), 3u);
  const aprils::Unit& dodge = s.unit(s.unit_named("dodge").value());
  EXPECT_EQ(dodge.reduced, (aprils::Strengths{3, 4, 4}));
  EXPECT_EQ(dodge.morale, 1);
  EXPECT_EQ(s.unit(s.unit_named("24-missouri").value()).steps, 1);
  EXPECT_TRUE(s.friendly_direction(aprils::Side::Union, Direction::NorthEast));
  EXPECT_FALSE(s.friendly_direction(aprils::Side::Union, Direction::South));
}

TEST(AprilsScenario, the_example_of_the_manual_is_read) {
  const Loaded loaded = load(two_farms());
  ASSERT_TRUE(loaded.scenario) << to_text(loaded.faults.at(0));
  EXPECT_EQ(loaded.scenario->units.size(), 3u);
  EXPECT_EQ(loaded.scenario->map.grid().size(), 12u);
}

TEST(AprilsScenario, words_for_people_do_not_change_the_fingerprint_and_figures_do) {
  const std::uint64_t hash = load(pea_ridge()).scenario->hash;
  EXPECT_EQ(load(changed(pea_ridge(), "\"title\": \"Pea Ridge\"", "\"title\": \"Elkhorn\"")).scenario->hash,
            hash);
  EXPECT_EQ(load(changed(pea_ridge(), "In March 1862", "In early 1862")).scenario->hash, hash);
  EXPECT_NE(load(changed(pea_ridge(), "[3, 4, 4], \"morale\": 1", "[3, 4, 4], \"morale\": 0")).scenario->hash,
            hash);
  EXPECT_NE(load(changed(pea_ridge(), "\"at_least\": 2", "\"at_least\": 3")).scenario->hash, hash);
}

TEST(AprilsScenario, faults_of_the_head) {
  expect_faults(
      pea_ridge(),
      {
          {"longroll scenario 1",
           "longroll scenario 9",
           {"scenario.json:2: this is no scenario file of this version; write \"longroll scenario 1\""}},
          {"\"format\": \"longroll scenario 1\",\n",
           "\n",
           {"scenario.json:1: the scenario has no \"format\"; add \"format\" with a text"}},
          {"\"game\": \"aprils\"",
           "\"game\": \"chess\"",
           {"scenario.json:3: this is a scenario of another game; write \"aprils\""}},
          {"\"id\": \"pea-ridge\"",
           "\"id\": \"Pea Ridge\"",
           {"scenario.json:4: this is no id; use 1 to 40 lower-case letters, digits and hyphens"}},
          {"\"id\": \"pea-ridge\"",
           "\"id\": \"\"",
           {"scenario.json:4: this is no id; use 1 to 40 lower-case letters, digits and hyphens"}},
          {"\"id\": \"pea-ridge\",",
           "",
           {"scenario.json:1: the scenario has no \"id\"; add \"id\" with a text"}},
          {"\"title\": \"Pea Ridge\"",
           "\"title\": 7",
           {"scenario.json:5: \"title\" of the scenario is a whole number; write a text"}},
          {"\"title\": \"Pea Ridge\"",
           "\"titel\": \"Pea Ridge\"",
           {"scenario.json:1: the scenario has no \"title\"; add \"title\" with a text",
            "scenario.json:5: unknown member \"titel\" of the scenario; did you mean \"title\"?"}},
          {"\"dates\": \"7-8 March 1862\"",
           "\"dates\": [7, 8]",
           {"scenario.json:7: \"dates\" of the scenario is a list; write a text"}},
      });
}

TEST(AprilsScenario, faults_of_what_it_includes) {
  expect_faults(
      pea_ridge(),
      {
          {"\"map\": \"aprils/pea-ridge/map.json\"",
           "\"map\": 7",
           {"scenario.json:8: this is neither a file's name nor an object; name a file or write it out"}},
          {"\"map\": \"aprils/pea-ridge/map.json\"",
           "\"map\": \"elkhorn.json\"",
           {"scenario.json:8: there is no file \"elkhorn.json\"; check its name, or write it out here"}},
          {"\"charts\": \"aprils/charts.json\",\n",
           "\n",
           {"scenario.json:1: the scenario has no \"charts\"; name a file or write it out"}},
          {"\"charts\": \"aprils/charts.json\"",
           "\"charts\": {}",
           {"scenario.json:9: the charts file has no \"format\"; add \"format\" with a text",
            "scenario.json:9: the charts file has no \"game\"; add \"game\" with a text",
            "scenario.json:9: the charts file has no \"terrain\"; add \"terrain\" with a list",
            "scenario.json:9: the charts file has no \"hexsides\"; add \"hexsides\" with a list",
            "scenario.json:9: the charts file has no \"river_ford_cost\"; add \"river_ford_cost\" with a "
            "number",
            "scenario.json:9: the charts file has no \"fortifications\"; add \"fortifications\" with an "
            "object",
            "scenario.json:9: the charts file has no \"largest_shift\"; add \"largest_shift\" with a whole "
            "number",
            "scenario.json:9: the charts file has no \"morale_check_passes_from\"; add "
            "\"morale_check_passes_from\" with a whole number",
            "scenario.json:9: the charts file has no \"columns\"; add \"columns\" with a list",
            "scenario.json:9: the charts file has no \"attacker\"; add \"attacker\" with a list",
            "scenario.json:9: the charts file has no \"defender\"; add \"defender\" with a list"}},
      });
}

TEST(AprilsScenario, a_file_of_another_kind_in_the_place_of_the_charts) {
  const TextFinder find = [](std::string_view name) -> std::optional<std::string> {
    if (name == "aprils/charts.json") return "{\"format\": \"longroll language 1\",\n \"names\": {}}";
    return find_data(name);
  };
  const Loaded loaded = load(pea_ridge(), find);
  EXPECT_FALSE(loaded.scenario);
  const std::vector<std::string> told = texts(loaded.faults);
  ASSERT_FALSE(told.empty());
  EXPECT_EQ(told.front(),
            "aprils/charts.json:1: this is no charts file of this version; write \"longroll charts 1\"");
  EXPECT_EQ(told.back(),
            "aprils/charts.json:2: unknown member \"names\" of the charts file; use one of \"format\", "
            "\"game\", \"terrain\", \"hexsides\", \"river_ford_cost\", \"fortifications\", "
            "\"largest_shift\", \"morale_check_passes_from\", \"columns\", \"attacker\", \"defender\"");
}

TEST(AprilsScenario, a_fault_in_the_map_is_told_with_the_name_of_that_file) {
  const TextFinder find = [](std::string_view name) -> std::optional<std::string> {
    if (name == "aprils/charts.json") return find_data(name);
    return changed(*find_data(name), "\"woods\"", "\"wods\"");
  };
  EXPECT_EQ(texts(load(pea_ridge(), find).faults),
            (std::vector<std::string>{
                "aprils/pea-ridge/map.json:6: unknown terrain \"wods\"; did you mean \"woods\"?"}));
  const TextFinder broken = [](std::string_view) { return std::optional<std::string>("{"); };
  EXPECT_EQ(load(pea_ridge(), broken).faults.size(), 2u);
  EXPECT_EQ(load(pea_ridge(), TextFinder{}).faults.size(), 2u);
}

TEST(AprilsScenario, faults_of_rules_and_markers) {
  expect_faults(
      pea_ridge(),
      {
          {"\"battle_rules\": \"pea-ridge\"",
           "\"battle_rules\": \"elkhorn\"",
           {"scenario.json:10: there are no battle rules of this name; leave it out, or name a built-in "
            "battle"}},
          {"\"battle_rules\": \"pea-ridge\"",
           "\"battle_rules\": 7",
           {"scenario.json:10: there are no battle rules of this name; leave it out, or name a built-in "
            "battle"}},
          {"{\"union\": 1, \"confederate\": 1}",
           "{\"union\": 1, \"confederate\": 0}",
           {"scenario.json:11: \"confederate\" of \"combat_markers\" is 0; write a number from 1 to 60"}},
          {"{\"union\": 1, \"confederate\": 1}",
           "{\"union\": 1}",
           {"scenario.json:11: \"combat_markers\" has no \"confederate\"; add \"confederate\" with a whole "
            "number"}},
          {"{\"union\": 1, \"confederate\": 1}",
           "[1, 1]",
           {"scenario.json:11: \"combat_markers\" of the scenario is a list; write an object"}},
          {"[\"NE\", \"SE\"]",
           "[\"NE\", \"E\"]",
           {"scenario.json:12: no such direction: E; write N, NE, SE, S, SW or NW"}},
          {"[\"NE\", \"SE\"]",
           "[\"NE\", 7]",
           {"scenario.json:12: an item of \"union\" is a whole number; write a text"}},
          {"\"turns\": [",
           "\"moves_on_either_draw\": [\"north\"], \"turns\": [",
           {"scenario.json:13: no such side; write union or confederate"}},
          {"\"turns\": [",
           "\"blocked_entry_waits\": [7], \"turns\": [",
           {"scenario.json:13: no such side; write union or confederate"}},
          {"\"turns\": [",
           "\"blocked_entry_waits\": \"union\", \"turns\": [",
           {"scenario.json:13: \"blocked_entry_waits\" of the scenario is a text; write a list"}},
      });
}

TEST(AprilsScenario, faults_of_the_calendar) {
  expect_faults(pea_ridge(),
                {
                    {"{\"turn\": 2,",
                     "{\"turn\": 3,",
                     {"scenario.json:15: turns are not numbered one by one; the next is 2"}},
                    {"{\"turn\": 2,",
                     "{\"turn\": \"2\",",
                     {"scenario.json:15: \"turn\" of a turn is a text; write a whole number"}},
                    {"\"day\": 1, \"time\": \"11:00\"",
                     "\"day\": 12, \"time\": \"11:00\"",
                     {"scenario.json:15: \"day\" of a turn is 12; write a number from 1 to 9"}},
                    {"\"time\": \"11:00\"",
                     "\"night\": false",
                     {"scenario.json:15: a turn has no \"time\"; add \"time\" with a text"}},
                    {"\"night\": true",
                     "\"night\": \"dark\"",
                     {"scenario.json:23: \"night\" of a turn is a text; write true or false"}},
                    {"\"night\": true",
                     "\"nihgt\": true",
                     {"scenario.json:23: unknown member \"nihgt\" of a turn; did you mean \"night\"?"}},
                    {"{\"turn\": 2, \"day\": 1, \"time\": \"11:00\"}",
                     "2",
                     {"scenario.json:15: a turn is a whole number; write an object: {...}"}},
                });
}

TEST(AprilsScenario, a_battle_has_turns_but_not_too_many) {
  const std::string text = two_farms();
  const std::size_t begin = text.find("\"turns\": [") + 10, end = text.find("],", begin);
  std::string many;
  for (int i = 1; i <= 61; ++i)
    many += (i > 1 ? ", " : "") + std::string("{\"turn\": ") + std::to_string(i) +
            ", \"day\": 1, \"time\": \"noon\"}";
  std::string none = text, over = text;
  none.replace(begin, end - begin, "");
  over.replace(begin, end - begin, many);
  EXPECT_EQ(texts(load(none).faults),
            (std::vector<std::string>{"scenario.json:42: a battle has 1 to 60 turns; list them one by one"}));
  EXPECT_EQ(texts(load(over).faults),
            (std::vector<std::string>{"scenario.json:42: a battle has 1 to 60 turns; list them one by one",
                                      "scenario.json:46: the last turn may end without a result; end the "
                                      "list with a line for the last turn whose \"when\" is empty"}));
}

TEST(AprilsScenario, faults_of_objectives) {
  expect_faults(pea_ridge(),
                {
                    {"{\"hex\": \"3605\"",
                     "{\"hex\": \"9905\"",
                     {"scenario.json:34: hex \"9905\" is not on the map; name a hex of the map"}},
                    {"{\"hex\": \"3605\"",
                     "{\"hex\": 3605",
                     {"scenario.json:34: \"hex\" of an objective is a whole number; write a text"}},
                    {"{\"hex\": \"3605\"",
                     "{\"hex\": \"4009\"",
                     {"scenario.json:35: two objectives lie in one hex; keep one of them"}},
                    {"\"held_by\": \"union\"",
                     "\"held_by\": \"unoin\"",
                     {"scenario.json:34: unknown held_by \"unoin\"; did you mean \"union\"?"}},
                    {"\"held_by\": \"union\"",
                     "\"points\": 99",
                     {"scenario.json:34: \"points\" of an objective is 99; write a number from 0 to 50"}},
                    {"\"name\": \"Elkhorn Tavern\", ",
                     "",
                     {"scenario.json:34: an objective has no \"name\"; add \"name\" with a text"}},
                });
}

TEST(AprilsScenario, more_than_eight_objectives) {
  std::string nine;
  for (int i = 1; i <= 9; ++i)
    nine += (i > 1 ? ", " : "") + std::string("{\"hex\": \"310") + std::to_string(i) + "\", \"name\": \"x\"}";
  std::string text = pea_ridge();
  const std::size_t begin = text.find("\"objectives\": [") + 15, end = text.find("],", begin);
  text.replace(begin, end - begin, nine);
  EXPECT_EQ(texts(load(text).faults),
            (std::vector<std::string>{"scenario.json:33: there are more than 8 objectives; leave some out"}));
}

TEST(AprilsScenario, faults_of_the_victory_schedule) {
  expect_faults(
      pea_ridge(),
      {
          {"{\"turn\": 9, \"winner\"",
           "{\"turn\": 19, \"winner\"",
           {"scenario.json:39: \"turn\" of a victory line is 19; write a number from 1 to 18"}},
          {"\"winner\": \"confederate\"",
           "\"winner\": \"confederates\"",
           {"scenario.json:39: unknown winner \"confederates\"; did you mean \"confederate\"?"}},
          {"\"winner\": \"confederate\", ",
           "",
           {"scenario.json:39: a victory line has no \"winner\"; add \"winner\" with a text"}},
          {"\"level\": \"decisive\"",
           "\"level\": \"total\"",
           {"scenario.json:39: unknown level \"total\"; use one of \"marginal\", \"substantial\", "
            "\"decisive\""}},
          {"\"level\": \"decisive\", ",
           "",
           {"scenario.json:39: a victory line has no \"level\"; add \"level\" with a text"}},
          {"{\"controls\": \"confederate\", \"at_least\": 2}",
           "{\"holds\": \"confederate\"}",
           {"scenario.json:39: a victory test tests nothing; write \"controls\", \"points_ratio\" or "
            "\"more_points\" with a side"}},
          {"{\"controls\": \"confederate\", \"at_least\": 2}",
           "7",
           {"scenario.json:39: a victory test is a whole number; write an object: {...}"}},
          {"{\"controls\": \"confederate\", \"at_least\": 2}",
           "{\"controls\": \"both\"}",
           {"scenario.json:39: unknown controls \"both\"; use one of \"union\", \"confederate\""}},
          {"\"at_least\": 2",
           "\"at_least\": 9",
           {"scenario.json:39: \"at_least\" of a victory test is 9; write a number from 0 to 8"}},
          {"\"at_least\": 2",
           "\"among\": [\"3606\"]",
           {"scenario.json:39: hex \"3606\" is no objective; name objective hexes"}},
          {"{\"more_points\": \"confederate\"}",
           "{\"more_points\": \"all\"}",
           {"scenario.json:45: unknown more_points \"all\"; use one of \"union\", \"confederate\""}},
          {"{\"more_points\": \"confederate\"}",
           "{\"points_ratio\": \"union\", \"at_least\": 3}",
           {"scenario.json:45: a victory test has no \"to\"; add \"to\" with a whole number"}},
          {"\"level\": \"marginal\", \"when\": []",
           "\"level\": \"marginal\", \"when\": [{\"more_points\": \"union\"}]",
           {"scenario.json:38: the last turn may end without a result; end the list with a line for the last "
            "turn whose \"when\" is empty"}},
          {"\"victory\": [",
           "\"victory\": [], \"x\": [",
           {"scenario.json:38: the last turn may end without a result; end the list with a line for the last "
            "turn whose \"when\" is empty",
            "scenario.json:38: unknown member \"x\" of the scenario; use one of \"format\", \"game\", "
            "\"id\", \"title\", \"dates\", \"place\", \"map\", \"charts\", \"battle_rules\", "
            "\"combat_markers\", \"retreat_compass\", \"moves_on_either_draw\""}},
      });
}

TEST(AprilsScenario, a_draw_needs_no_level) {
  EXPECT_TRUE(
      load(changed(two_farms(), "\"winner\": \"union\", \"level\": \"marginal\"", "\"winner\": \"nobody\""))
          .scenario);
  EXPECT_TRUE(load(changed(two_farms(), "\"winner\": \"union\"", "\"winner\": \"nobody\"")).scenario);
}

TEST(AprilsScenario, faults_of_special_rules_and_formations) {
  expect_faults(
      pea_ridge(),
      {
          {"\"option\": true",
           "\"sides\": [[\"3605\", \"3606\"], [\"3605\", \"3607\"]]",
           {"scenario.json:52: this is no hexside of the map; write two adjacent hexes: [\"0101\", "
            "\"0102\"]"}},
          {"\"option\": true",
           "\"sides\": [[\"3605\"], \"3606\", [\"3605\", 3606], [\"3605\", \"9999\"]]",
           {"scenario.json:52: this is no hexside of the map; write two adjacent hexes: [\"0101\", "
            "\"0102\"]",
            "scenario.json:52: this is no hexside of the map; write two adjacent hexes: [\"0101\", "
            "\"0102\"]",
            "scenario.json:52: this is no hexside of the map; write two adjacent hexes: [\"0101\", "
            "\"0102\"]",
            "scenario.json:52: this is no hexside of the map; write two adjacent hexes: [\"0101\", "
            "\"0102\"]"}},
          {"\"option\": true",
           "\"sides\": \"3605\"",
           {"scenario.json:52: \"sides\" of a special rule is a text; write a list"}},
          {"\"case\": \"13.1\", ",
           "",
           {"scenario.json:49: a special rule has no \"case\"; add \"case\" with a text"}},
          {"\"option\": true",
           "\"option\": 1",
           {"scenario.json:52: \"option\" of a special rule is a whole number; write true or false"}},
          {"{\"id\": \"carr\"",
           "{\"id\": \"Carr's\"",
           {"scenario.json:57: this is no id; use 1 to 40 lower-case letters, digits and hyphens",
            "scenario.json:67: there is no such formation; name one of \"formations\"",
            "scenario.json:68: there is no such formation; name one of \"formations\"",
            "scenario.json:69: there is no such formation; name one of \"formations\""}},
          {"{\"id\": \"osterhaus\"",
           "{\"id\": \"carr\"",
           {"scenario.json:58: two formations have one id; give each its own",
            "scenario.json:70: there is no such formation; name one of \"formations\"",
            "scenario.json:71: there is no such formation; name one of \"formations\"",
            "scenario.json:72: there is no such formation; name one of \"formations\""}},
          {"{\"id\": \"davis\", \"side\": \"union\", \"name\": \"Davis's Division (3rd)\", \"markers\": 1",
           "{\"id\": \"davis\", \"side\": \"union\", \"name\": \"Davis's Division (3rd)\", \"markers\": 3",
           {"scenario.json:59: \"markers\" of a formation is 3; write a number from 1 to 2"}},
          {"\"name\": \"Carr's Division (4th)\", ",
           "",
           {"scenario.json:57: a formation has no \"name\"; add \"name\" with a text"}},
      });
  expect_faults(two_farms(),
                {{"{\"id\": \"gray\"",
                  "{\"id\": \"union-combat\"",
                  {"scenario.json:57: this is the id of a combat marker; give the formation another",
                   "scenario.json:62: there is no such formation; name one of \"formations\""}}});
}

TEST(AprilsScenario, sides_that_a_special_rule_names_count_in_both_directions_and_in_the_fingerprint) {
  const std::string plain = changed(two_farms(), "\"formations\"",
                                    "\"special_rules\": [{\"case\": \"9\", \"title\": \"\", \"text\": "
                                    "\"\"}], \"formations\"");
  const Loaded with =
      load(changed(plain, "\"text\": \"\"", "\"text\": \"\", \"sides\": [[\"0202\", \"0302\"]]"));
  ASSERT_TRUE(with.scenario) << texts(with.faults).at(0);
  const aprils::Scenario& s = *with.scenario;
  const aprils::SpecialRule* rule = s.special_rule("9");
  ASSERT_NE(rule, nullptr);
  EXPECT_EQ(s.special_rule("9.1"), nullptr);
  const Grid& grid = s.map.grid();
  const HexId a = *grid.named("0202"), b = *grid.named("0302");
  int named = 0;
  for (Direction d : kDirections) named += rule->sides[index_of(d)].size();
  EXPECT_EQ(named, 2);
  EXPECT_TRUE(rule->sides[index_of(*grid.direction(a, b))].contains(grid, b));
  EXPECT_TRUE(rule->sides[index_of(*grid.direction(b, a))].contains(grid, a));
  EXPECT_NE(s.hash, load(plain).scenario.value().hash);
}

TEST(AprilsScenario, history_is_a_text) {
  const Loaded loaded = load(pea_ridge());
  EXPECT_TRUE(loaded.scenario.value().history.starts_with("In March 1862"));
  expect_faults(two_farms(),
                {{"\"charts\":",
                  "\"history\": {\"en\": \"x\"}, \"charts\":",
                  {"scenario.json:39: \"history\" of the scenario is an object; write a text"}}});
}

TEST(AprilsScenario, more_options_formations_and_units_than_a_position_holds) {
  std::string options, formations, units;
  for (int i = 0; i < 129; ++i) {
    const std::string comma = i > 0 ? ",\n" : "", id = "\"x" + std::to_string(i) + "\"";
    if (i < 9) options += comma + "{\"case\": " + id + ", \"title\": \"\", \"text\": \"\", \"option\": true}";
    if (i < 17) formations += comma + "{\"id\": " + id + ", \"side\": \"union\", \"name\": \"\"}";
    units += comma + "{\"id\": " + id +
             ", \"name\": \"\", \"side\": \"union\", \"formation\": \"blue\", \"kind\": \"infantry\", "
             "\"full\": [1, 1, 1], \"morale\": 0, \"arrives\": 1, \"entry\": \"A\"}";
  }
  EXPECT_EQ(texts(load(changed(two_farms(), "\"formations\"",
                               "\"special_rules\": [" + options + "],\n\"formations\""))
                      .faults),
            (std::vector<std::string>{"scenario.json:55: there are more than 8 options; leave some out"}));
  EXPECT_EQ(
      texts(
          load(changed(two_farms(), "\"formations\": [", "\"formations\": [\n" + formations + ",\n")).faults),
      (std::vector<std::string>{"scenario.json:72: there are more than 16 formations; join some",
                                "scenario.json:78: there is no such formation; name one of \"formations\"",
                                "scenario.json:79: there is no such formation; name one of \"formations\"",
                                "scenario.json:80: there is no such formation; name one of \"formations\""}));
  EXPECT_EQ(texts(load(changed(two_farms(), "\"units\": [", "\"units\": [\n" + units + ",\n")).faults),
            (std::vector<std::string>{"scenario.json:188: there are more than 128 units; join some"}));
}

TEST(AprilsScenario, more_entries_than_the_rules_can_hold) {
  std::string entries;
  for (int i = 0; i < 33; ++i)
    entries += std::string("{\"letter\": \"") + static_cast<char>('C' + i % 20) + "\", \"hex\": \"" +
               (i < 20 ? "0101" : "0102") + "\"}, ";
  EXPECT_EQ(texts(load(changed(two_farms(), "\"entries\": [", "\"entries\": [" + entries)).faults),
            (std::vector<std::string>{"scenario.json:8: the map has more than 32 entries; join some"}));
}

TEST(AprilsScenario, faults_of_units) {
  expect_faults(
      pea_ridge(),
      {
          {"{\"id\": \"dodge\"",
           "{\"id\": \"Dodge\"",
           {"scenario.json:67: this is no id; use 1 to 40 lower-case letters, digits and hyphens"}},
          {"{\"id\": \"dodge\"",
           "{\"id\": \"24-missouri\"",
           {"scenario.json:67: two units have one id; give each its own"}},
          {"{\"id\": \"dodge\", ", "{", {"scenario.json:67: a unit has no \"id\"; add \"id\" with a text"}},
          {"\"kind\": \"infantry\"",
           "\"kind\": \"infantery\"",
           {"scenario.json:66: unknown kind \"infantery\"; did you mean \"infantry\"?"}},
          {"\"side\": \"union\", \"formation\": \"carr\"",
           "\"side\": \"blue\", \"formation\": \"carr\"",
           {"scenario.json:67: unknown side \"blue\"; use one of \"union\", \"confederate\""}},
          {"\"formation\": \"carr\"",
           "\"formation\": \"car\"",
           {"scenario.json:67: there is no such formation; name one of \"formations\""}},
          {"\"formation\": \"carr\"",
           "\"formation\": \"price\"",
           {"scenario.json:67: the unit and its formation are on different sides; correct one of them"}},
          {"\"formation\": \"carr\", ",
           "",
           {"scenario.json:67: a unit has no \"formation\"; add \"formation\" with a text"}},
          {"\"full\": [4, 4, 4]",
           "\"full\": [4, 4]",
           {"scenario.json:67: these are no strengths; write attack, defence and movement (at most 12): [4, "
            "4, 4]"}},
          {"\"full\": [4, 4, 4]",
           "\"full\": [4, 4, 13]",
           {"scenario.json:67: these are no strengths; write attack, defence and movement (at most 12): [4, "
            "4, 4]"}},
          {"\"full\": [4, 4, 4]",
           "\"full\": [-4, 4, 4]",
           {"scenario.json:67: these are no strengths; write attack, defence and movement (at most 12): [4, "
            "4, 4]"}},
          {"\"full\": [4, 4, 4]",
           "\"full\": \"4-4-4\"",
           {"scenario.json:67: \"full\" of a unit is a text; write a list"}},
          {"\"reduced\": [3, 4, 4]",
           "\"reduced\": [3, 4.5, 4]",
           {"scenario.json:67: these are no strengths; write attack, defence and movement (at most 12): [4, "
            "4, 4]"}},
          {"\"reduced\": [3, 4, 4]",
           "\"redused\": [3, 4, 4]",
           {"scenario.json:67: unknown member \"redused\" of a unit; did you mean \"reduced\"?"}},
          {"\"morale\": 1",
           "\"morale\": 9",
           {"scenario.json:67: \"morale\" of a unit is 9; write a number from -5 to 5"}},
          {"\"morale\": 1, ",
           "",
           {"scenario.json:67: a unit has no \"morale\"; add \"morale\" with a whole number"}},
          {"\"set_up\": \"4312\"",
           "\"set_up\": \"0001\"",
           {"scenario.json:67: hex \"0001\" is not on the map; name a hex of the map"}},
          {"\"set_up\": \"4312\"",
           "\"set_up\": \"4312\", \"arrives\": 2",
           {"scenario.json:67: a unit is both set up and due later; keep one of the two"}},
          {", \"set_up\": \"4312\"",
           "",
           {"scenario.json:67: the unit is neither set up nor due later; add \"set_up\" with a hex, or "
            "\"arrives\" and \"entry\""}},
          {"\"arrives\": 3",
           "\"arrives\": 19",
           {"scenario.json:68: \"arrives\" of a unit is 19; write a number from 1 to 18"}},
          {"\"entry\": \"C\"",
           "\"entry\": \"Z\"",
           {"scenario.json:68: the map has no entry Z; use the letters of the map's entries"}},
          {"\"entry\": \"C\"",
           "\"entry\": \"\"",
           {"scenario.json:68: the unit has no entry; write a letter of the map's entries"}},
          {"\"entry\": \"C\"",
           "\"entry\": [\"C\"]",
           {"scenario.json:68: \"entry\" of a unit is a list; write a text"}},
          {"\"kind\": \"infantry\", \"full\": [3, 3, 4]",
           "\"kind\": \"gunboat\", \"full\": [3, 3, 4]",
           {"scenario.json:68: none of the unit's entries is on ground of its kind; gunboats enter in water, "
            "everybody else on land"}},
          {"\"special\": [\"13.2\"]",
           "\"special\": [13.2]",
           {"scenario.json:66: an item of \"special\" is a number; write a text"}},
      });
}

TEST(AprilsScenario, faults_of_the_set_up) {
  expect_faults(
      two_farms(),
      {
          {"\"arrives\": 1, \"entry\": \"A\"",
           "\"set_up\": \"0302\"",
           {"scenario.json:62: cole and abbot of the other side are set up in one hex; move one of them"}},
          {"\"set_up\": \"0302\"",
           "\"set_up\": \"0403\"",
           {"scenario.json:60: abbot is set up where it can never be; set it up on ground of its kind"}},
          {"\"kind\": \"infantry\"",
           "\"kind\": \"gunboat\"",
           {"scenario.json:60: abbot is set up where it can never be; set it up on ground of its kind"}},
      });
  std::string third = changed(two_farms(), "\"arrives\": 2, \"entry\": \"B\"", "\"set_up\": \"0302\"");
  third = changed(third, "\"side\": \"confederate\", \"formation\": \"gray\", \"kind\"",
                  "\"side\": \"union\", \"formation\": \"blue\", \"kind\"");
  third = changed(third, "\"arrives\": 1, \"entry\": \"A\"", "\"set_up\": \"0302\"");
  EXPECT_EQ(texts(load(third).faults),
            (std::vector<std::string>{
                "scenario.json:62: cole is the third unit set up in its hex; set it up elsewhere"}));
}

TEST(AprilsScenario, what_is_no_json) {
  EXPECT_EQ(texts(load("").faults),
            (std::vector<std::string>{
                "scenario.json:1: this is not JSON: while parsing value - unexpected end of input; expected "
                "'[', '{', or a literal; close what is open with ] or }, or restore the missing part"}));
  EXPECT_EQ(texts(load("[]").faults),
            (std::vector<std::string>{
                "scenario.json:1: the scenario is a list; write an object: {...}",
                "scenario.json:1: the scenario has no \"map\"; name a file or write it out",
                "scenario.json:1: the scenario has no \"charts\"; name a file or write it out",
                "scenario.json:1: a battle has 1 to 60 turns; list them one by one"}));
  EXPECT_EQ(
      texts(load(changed(pea_ridge(), "\"place\": \"Arkansas\",", "\"place\": \"Arkansas\"")).faults),
      (std::vector<std::string>{
          "scenario.json:7: this is not JSON: while parsing object - unexpected string literal; expected "
          "'}'; look for a missing comma, colon, quotation mark or bracket here or just before"}));
}

TEST(AprilsScenario, a_member_that_stands_twice_is_a_fault) {
  const Loaded loaded = load(changed(two_farms(), "\"title\"", "\"title\": \"Mill\", \"title\""));
  EXPECT_FALSE(loaded.scenario);
  EXPECT_EQ(texts(loaded.faults),
            (std::vector<std::string>{
                "scenario.json:5: member \"title\" stands twice in one object; keep one of the two"}));
}

TEST(AprilsScenario, all_faults_are_told_at_once) {
  std::string text = changed(pea_ridge(), "\"morale\": 1", "\"morale\": 9");
  text = changed(text, "{\"turn\": 2,", "{\"turn\": 3,");
  text = changed(text, "\"entry\": \"D\"", "\"entry\": \"Q\"");
  EXPECT_EQ(texts(load(text).faults),
            (std::vector<std::string>{
                "scenario.json:15: turns are not numbered one by one; the next is 2",
                "scenario.json:67: \"morale\" of a unit is 9; write a number from -5 to 5",
                "scenario.json:70: the map has no entry Q; use the letters of the map's entries"}));
}

}  // namespace
}  // namespace longroll
