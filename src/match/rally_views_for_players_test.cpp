// The views that a player's table needs for Rally 'Round the Flag! besides the board: the battle as printed, zones,
// command ranges, what a choice costs and can bring, who can attack whom, kinds of refusal.
#include <algorithm>

#include "match/test_session.h"

namespace longroll {
namespace {

bool lists(const Json& list, const Json& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

class RallyTable : public ::testing::Test {
 protected:
  void SetUp() override {
    session.good(Json{{"op", "open"}, {"text", kit::read_file("tests/data/rally/two-banks.json")}});
  }
  void command(std::string_view side, int points = 9) {
    session.good(Json{{"op", "set"},
                      {"phase", "command"},
                      {"side", std::string(side)},
                      {"points", {{"union", points}, {"confederate", points}}}});
  }
  // What the question tells of the choice that has all these members.
  Json prospect(const Json& choice) {
    const Json asked = session.question();
    EXPECT_EQ(asked["prospects"].size(), asked["choices"].size());
    for (std::size_t i = 0; i < asked["choices"].size(); ++i)
      if (std::all_of(choice.items().begin(), choice.items().end(), [&](const auto& member) {
            return asked["choices"][i].value(member.key(), Json()) == member.value();
          }))
        return asked["prospects"][i];
    ADD_FAILURE() << "not offered: " << to_line(choice);
    return nullptr;
  }
  TestSession session;
};

TEST_F(RallyTable, whom_a_battle_holds_back_has_no_turn_to_arrive_on) {
  session.good(R"({"op":"open","scenario":"perryville"})");
  const Json state = session.state();
  int held = 0;
  for (const Json& unit : state["units"]) {
    if (!unit.contains("held")) continue;
    ++held;
    EXPECT_EQ(unit["held"], true);
    EXPECT_FALSE(unit.contains("arrives")) << unit["id"];
    EXPECT_TRUE(unit.contains("entry")) << unit["id"];
  }
  EXPECT_GT(held, 10);  // II Corps
}

TEST_F(RallyTable, the_battle_tells_formations_with_leaders_calendar_and_columns) {
  const Json battle = session.good(R"({"op":"battle"})");
  EXPECT_EQ(battle["game"], "rally");
  const auto first = std::find_if(battle["formations"].begin(), battle["formations"].end(),
                                  [](const Json& formation) { return formation["id"] == "blue-first"; });
  ASSERT_NE(first, battle["formations"].end());
  EXPECT_EQ((*first)["level"], "division");
  EXPECT_EQ((*first)["parent"], "blue-corps");
  EXPECT_EQ((*first)["side"], "union");
  EXPECT_EQ(session.unit((*first)["leader"].get<std::string>())["kind"], "leader");
  EXPECT_EQ(battle["calendar"].size(), 10u);
  EXPECT_EQ(battle["calendar"][9]["victory_check"], true);
  EXPECT_EQ(battle["calendar"][8]["victory_check"], false);
  EXPECT_EQ(battle["columns"].front(), "1-4");
  EXPECT_EQ(battle["columns"].back(), "6-1");
}

TEST_F(RallyTable, R8_2_zones_cover_the_places_next_to_a_brigade_and_stop_at_the_river) {
  const Json before = session.state();
  for (const Json& unit : before["units"])
    if (!unit["hex"].is_null()) session.good(Json{{"op", "remove"}, {"unit", unit["id"]}});
  session.place("eads", "E5/south");
  const Json zones = session.good(R"({"op":"zones"})");
  EXPECT_TRUE(lists(zones["union"], "E6"));
  EXPECT_TRUE(lists(zones["union"], "D6/south"));
  EXPECT_FALSE(lists(zones["union"], "E5/north")) << "the river lies between";
  EXPECT_FALSE(lists(zones["union"], "E4"));
  EXPECT_EQ(zones["confederate"], Json::array());
}

TEST_F(RallyTable, R7_3_a_leader_s_range_is_counted_in_hexes) {
  session.place("abbot", "C3");
  session.place("eads", "C4");
  session.place("fitch", "C9");
  const Json range = session.good(R"({"op":"command","unit":"abbot"})");
  const int reach = session.unit("abbot")["command"]["range"].get<int>();
  EXPECT_EQ(range["range"], reach);
  EXPECT_TRUE(lists(range["hexes"], "C3"));
  EXPECT_TRUE(lists(range["hexes"], "C4"));
  EXPECT_FALSE(lists(range["hexes"], "C9")) << "six hexes off";
  for (const Json& unit : range["units"]) {
    if (unit["unit"] == "eads") {
      EXPECT_EQ(unit["in_range"], true);
    }
    if (unit["unit"] == "fitch") {
      EXPECT_EQ(unit["in_range"], false);
    }
  }
  EXPECT_EQ(session.ask(R"({"op":"command","unit":"eads"})")["error"]["reason"], "\"unit\" is no leader");
  session.good(R"({"op":"remove","unit":"abbot"})");
  EXPECT_EQ(session.ask(R"({"op":"command","unit":"abbot"})")["error"]["rule"], "7.3");
}

TEST_F(RallyTable, R7_2_an_activation_tells_its_cost_its_chance_and_who_answers) {
  command("union");
  const Json dear = prospect({{"type", "activate"}, {"formation", "blue-first"}, {"price", 3}});
  EXPECT_EQ(dear["tested"], false);
  EXPECT_EQ(dear["passes"], 6) << "for three points nobody rolls";
  const Json fair = prospect({{"type", "activate"}, {"formation", "blue-first"}, {"price", 2}});
  const Json cheap = prospect({{"type", "activate"}, {"formation", "blue-first"}, {"price", 1}});
  EXPECT_EQ(fair["tested"], true);
  const int rating = session.unit(fair["leader"].get<std::string>())["command"]["initiative"].get<int>();
  // 7.4: the army commander, if near, takes one off the price and off the die.
  const int near = 3 - dear["cost"].get<int>();
  EXPECT_EQ(fair["passes"], std::min(6, rating + near));
  EXPECT_EQ(cheap["passes"], std::min(6, rating + near) - 1) << "7.2: one is added to the die";
  EXPECT_FALSE(dear["units"].empty());
  for (const Json& unit : dear["units"])
    EXPECT_EQ(unit["in_command"], session.unit(unit["unit"].get<std::string>())["in_command"]);
}

TEST_F(RallyTable, R7_3_out_of_command_a_brigade_answers_after_a_check) {
  session.place("fitch", "J1");
  command("union");
  const Json prospects = prospect({{"type", "activate"}, {"formation", "blue-first"}, {"price", 3}});
  const auto fitch = std::find_if(prospects["units"].begin(), prospects["units"].end(),
                                  [](const Json& unit) { return unit["unit"] == "fitch"; });
  ASSERT_NE(fitch, prospects["units"].end());
  EXPECT_EQ((*fitch)["in_command"], false);
  // 2.4: equal or under passes, a natural 6 never does.
  EXPECT_EQ((*fitch)["passes"], std::clamp(session.unit("fitch")["effective_quality"].get<int>(), 1, 5));
}

TEST_F(RallyTable, R9_0_contacts_name_the_unit_that_is_asked_and_whom_it_can_attack) {
  session.place("eads", "C3");
  session.place("fitch", "C3");
  session.place("orr", "D3");
  session.place("quarles", "C2");
  command("union");
  session.answer({{"type", "activate"}, {"formation", "blue-first"}, {"price", 3}});
  EXPECT_EQ(session.question()["contacts"]["targets"].size(), 2u) << "told before the movement ends";
  session.answer({{"type", "end-movement"}});
  const Json asked = session.question();
  ASSERT_EQ(asked["kind"], "targets") << to_line(asked);
  EXPECT_EQ(asked["contacts"]["unit"], "eads");
  EXPECT_EQ(asked["contacts"]["targets"],
            Json::parse(R"([{"hex":"C2","must":true},{"hex":"D3","must":true}])"));
  EXPECT_EQ(asked["contacts"]["attackers"],
            Json::parse(R"([{"unit":"eads","must":true,"declared":false,"can":["C2","D3"]},
                      {"unit":"fitch","must":true,"declared":false,"can":["C2","D3"]}])"));
  EXPECT_FALSE(session.state().contains("combats"));
  session.answer({{"type", "attack"}, {"unit", "eads"}, {"targets", {"C2"}}});
  // Whoever is left attacks whom is left, so the order of the two combats is asked next.
  EXPECT_EQ(session.question()["kind"], "combat");
  EXPECT_EQ(session.state()["combats"], Json::parse(R"([{"attackers":["eads"],"targets":["C2"]},
                                                        {"attackers":["fitch"],"targets":["D3"]}])"));
}

TEST_F(RallyTable, R6_2_a_battery_tells_range_value_and_what_the_die_can_do) {
  session.good(R"({"op":"open","scenario":"perryville"})");
  session.good(R"({"op":"set","phase":"bombardment"})");
  Json asked = session.question();
  for (int i = 0; i < 4 && asked["kind"] != "artillery"; ++i) {
    ASSERT_NE(asked["asked"], "dice") << to_line(asked);
    session.answer(asked["choices"][0]);
    asked = session.question();
  }
  ASSERT_TRUE(asked.contains("prospects")) << to_line(asked);
  bool fires = false;
  for (std::size_t i = 0; i < asked["choices"].size(); ++i) {
    const Json& choice = asked["choices"][i];
    const Json& told = asked["prospects"][i];
    EXPECT_EQ(told.is_null(), !choice.contains("target")) << to_line(choice);
    if (told.is_null()) continue;
    fires = true;
    const int range =
        session.good(Json{{"op", "sight"}, {"from", choice["hex"]}, {"to", choice["target"]}})["range"]
            .get<int>();
    EXPECT_EQ(told["range"], range);
    const Json guns = session.unit(choice["unit"].get<std::string>())["guns"];
    EXPECT_EQ(told["printed"], guns[range == 0 ? 0u : range == 1 ? 1u : range <= 3 ? 2u : 3u]);
    // 6.2: under the value a step and a hex, equal to it a hex.
    const int line = told["value"].get<int>() - told["modifier"].get<int>();
    EXPECT_EQ(told["step"], std::clamp(line - 1, 0, 6)) << to_line(told);
    EXPECT_EQ(told["hex"], line >= 1 && line <= 6 ? 1 : 0) << to_line(told);
    EXPECT_FALSE(told["units"].empty());
  }
  EXPECT_TRUE(fires) << "some chit can fire at Perryville";
}

TEST_F(RallyTable, why_not_names_the_kind_of_refusal_for_programs) {
  command("union", 2);
  const Json why = session.good(
      Json{{"op", "why_not"}, {"choice", {{"type", "activate"}, {"formation", "blue-corps"}, {"price", 4}}}});
  EXPECT_EQ(why["refusal"], "too-few-points");
}

TEST_F(RallyTable, R5_0_what_events_left_behind_stands_in_the_state) {
  EXPECT_FALSE(session.state().contains("effects"));
  Json asked = session.question();
  for (int i = 0; i < 8 && asked["kind"] != "event"; ++i) {
    // A tie brings an event; two and two are four: an obtuse commander.
    session.roll(asked["kind"] == "event-die" ? 2 : i < 3 ? 6 : 1);
    asked = session.question();
  }
  ASSERT_EQ(asked["kind"], "event") << to_line(asked);
  const Json picked = asked["choices"][0];
  session.answer(picked);
  const Json effects = session.state()["effects"];
  ASSERT_EQ(effects.size(), 1u);
  EXPECT_EQ(effects[0]["event"], "obtuse-commander");
  EXPECT_EQ(effects[0]["formation"], picked["formation"]);
}

TEST(RallyTableAbsent, the_first_game_has_no_command_ranges) {
  TestSession session;
  session.open();
  EXPECT_EQ(session.ask(R"({"op":"command","unit":"dodge"})")["error"]["reason"],
            "\"command\" is not known of this game");
}

}  // namespace
}  // namespace longroll
