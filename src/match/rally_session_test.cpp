// The protocol answers for Rally 'Round the Flag! as for the first game.
#include <gtest/gtest.h>

#include <set>

#include "match/test_session.h"
#include "play/dice.h"

namespace longroll {
namespace {

class RallySession : public ::testing::Test {
 protected:
  void SetUp() override {
    opened = session.good(Json{{"op", "open"}, {"text", kit::read_file("tests/data/rally/two-banks.json")}});
  }
  // Dice and choices by the given generator.
  void play(Dice& dice, int answers) {
    for (int i = 0; i < answers; ++i) {
      const Json asked = session.question();
      if (asked["asked"] == "nobody") return;
      const bool rolls = asked["asked"] == "dice";
      const Json& list = asked[rolls ? "outcomes" : "choices"];
      const Json& one = list[dice.below(static_cast<std::uint32_t>(list.size()))];
      if (rolls)
        session.roll(one["roll"]);
      else
        session.answer(one);
    }
  }
  void command(std::string_view side, int points = 9) {
    session.good(Json{{"op", "set"},
                      {"phase", "command"},
                      {"side", std::string(side)},
                      {"points", {{"union", points}, {"confederate", points}}}});
  }
  TestSession session;
  Json opened;
};

TEST_F(RallySession, opens_with_its_game_and_first_events) {
  EXPECT_EQ(opened["game"], "rally");
  EXPECT_EQ(opened["scenario"], "two-banks");
  EXPECT_EQ(opened["events"][0]["type"], "turn");
  const Json asked = session.question();
  EXPECT_EQ(asked["asked"], "dice");
  EXPECT_EQ(asked["kind"], "initiative-die");
  EXPECT_EQ(asked["outcomes"].size(), 6u);
}

TEST_F(RallySession, R8_5_the_map_lists_terrain_and_banks) {
  const Json map = session.good(R"({"op":"map"})");
  Json bridge, plain;
  for (const Json& hex : map["hexes"]) {
    if (hex["hex"] == "E5") bridge = hex;
    if (hex["hex"] == "C8") plain = hex;
  }
  EXPECT_EQ(bridge["terrain"], Json({"clear", "river", "bridge"}));
  EXPECT_EQ(bridge["banks"]["south"], Json({"F6/south", "E6", "D6/south"}));
  EXPECT_EQ(plain["terrain"], Json({"clear", "stream"}));
  EXPECT_FALSE(plain.contains("banks"));
}

TEST_F(RallySession, the_state_tells_counters_points_and_phase) {
  const Json state = session.state();
  EXPECT_EQ(state["phase"], "initiative");
  EXPECT_EQ(state["turns"], 10);
  EXPECT_EQ(session.unit("eads")["strength"], 5);
  EXPECT_EQ(session.unit("eads")["hex"], "E4");
  EXPECT_EQ(session.unit("eads")["in_command"], true);
  EXPECT_EQ(session.unit("reserve-artillery")["state"], "waiting");
  EXPECT_EQ(session.unit("upshaw")["arrives"], 2);
  EXPECT_EQ(session.unit("abbot")["command"]["quality"], 2);
  EXPECT_EQ(state["victory_points"]["union"]["total"], 3);
}

TEST_F(RallySession, R8_5_reach_names_banks_and_costs_in_half_points) {
  const Json reach = session.good(R"({"op":"reach","unit":"eads"})");
  EXPECT_EQ(reach["allowance"], 10);
  int cost = -1;
  for (const Json& hex : reach["hexes"])
    if (hex["hex"] == "E5/south") cost = hex["cost"].get<int>();
  EXPECT_EQ(cost, 3) << "by road onto the bank, and over the bridge";
}

TEST_F(RallySession, R6_2_sight_from_hex_to_hex) {
  EXPECT_EQ(session.good(R"({"op":"sight","from":"E4","to":"E7"})")["clear"], true);
  const Json blocked = session.good(R"({"op":"sight","from":"E2","to":"E5"})");
  EXPECT_EQ(blocked["clear"], false);
  EXPECT_EQ(blocked["blocked_by"], "E3");
  EXPECT_EQ(session.ask(R"({"op":"sight","from":"Z4","to":"E7"})")["ok"], false);
}

TEST_F(RallySession, R9_3_odds_with_fire_and_the_exact_distribution) {
  session.good(R"({"op":"place","unit":"orr","hex":"D5"})");
  const Json odds = session.good(R"({"op":"odds","attackers":["fitch"],"targets":["D5"]})");
  EXPECT_EQ(odds["attack"], 4);
  EXPECT_EQ(odds["defence"], 4);
  EXPECT_EQ(odds["ratio"], "1-1");
  EXPECT_FALSE(odds["shifts"].empty());
  EXPECT_TRUE(odds.contains("attacker_modifier"));
  EXPECT_TRUE(odds.contains("defender_modifier"));
  EXPECT_EQ(odds["defensive_fire"][0]["unit"], "fitch");
  double sum = 0;
  for (const Json& entry : odds["distribution"]) {
    sum += entry["weight"].get<double>();
    EXPECT_EQ(entry["of"], 1);
    EXPECT_TRUE(entry.contains("lost_in_retreat") && entry.contains("vacated"));
  }
  EXPECT_NEAR(sum, 1, 1e-12) << "fire, two checks and the retreats";
  ASSERT_EQ(odds["units"].size(), 2u);
  for (const Json& unit : odds["units"])
    EXPECT_NEAR(unit["stays"].get<double>() + unit["retreats"][0].get<double>() +
                    unit["retreats"][1].get<double>() + unit["retreats"][2].get<double>() +
                    unit["shattered"].get<double>(),
                1, 1e-12)
        << unit;
  const Json far = session.ask(R"({"op":"odds","attackers":["fitch"],"targets":["H7"]})");
  EXPECT_EQ(far["error"]["rule"], "9.0");
}

TEST_F(RallySession, a_march_may_name_its_end_only) {
  command("union");
  session.answer({{"type", "activate"}, {"formation", "blue-first"}, {"price", 3}});
  const Json told =
      session.good(Json{{"op", "answer"}, {"choice", {{"type", "march"}, {"unit", "eads"}, {"to", "E2"}}}});
  EXPECT_EQ(told["events"][0]["path"], Json({"E3", "E2"}));
  const Json why = session.good(
      Json{{"op", "why_not"}, {"choice", {{"type", "march"}, {"unit", "fitch"}, {"to", "J10"}}}});
  EXPECT_EQ(why["legal"], false);
  EXPECT_EQ(session.ask(Json{{"op", "answer"},
                             {"choice", {{"type", "march"}, {"unit", "fitch"}, {"to", "E5"}}}})["ok"],
            false)
      << "a river hex has two banks";
}

TEST_F(RallySession, why_not_tells_reason_and_rule) {
  command("union", 2);
  const Json why = session.good(
      Json{{"op", "why_not"}, {"choice", {{"type", "activate"}, {"formation", "blue-corps"}, {"price", 4}}}});
  EXPECT_EQ(why["legal"], false);
  EXPECT_EQ(why["rule"], "7.2");
  EXPECT_FALSE(why["reason"].get<std::string>().empty());
}

TEST_F(RallySession, edits_undo_and_the_record_lead_back_to_the_same_position) {
  Dice dice(5);
  play(dice, 40);
  session.good(R"({"op":"place","unit":"eads","hex":"E2","damaged":true})");
  EXPECT_EQ(session.unit("eads")["damaged"], true);
  session.good(R"({"op":"remove","unit":"fitch"})");
  command("confederate");
  play(dice, 60);
  const std::string hash = session.hash();
  const Json record = session.record();
  EXPECT_EQ(record["game"], "rally");
  TestSession again;
  again.good(Json{{"op", "open"}, {"record", record}});
  EXPECT_EQ(again.hash(), hash);
  again.good(R"({"op":"undo"})");
  EXPECT_NE(again.hash(), hash);
}

TEST_F(RallySession, whole_games_in_french_have_no_gap_in_any_question) {
  session.good(R"({"op":"language","name":"fr"})");
  Dice dice(9);
  for (int i = 0; i < 1500; ++i) {
    const Json asked = session.question();
    const auto text = asked["sentence"].get<std::string>();
    ASSERT_EQ(text.find("rally."), std::string::npos) << text;
    ASSERT_EQ(text.find("{"), std::string::npos) << text;
    if (asked["asked"] == "nobody") break;
    play(dice, 1);
  }
}

TEST_F(RallySession, bad_edits_are_refused_and_change_nothing) {
  const std::string hash = session.hash();
  for (const char* request :
       {R"({"op":"place","unit":"eads","hex":"E5"})", R"({"op":"place","unit":"eads","hex":"H7"})",
        R"({"op":"place","unit":"nobody","hex":"E2"})", R"({"op":"set","phase":"tea"})",
        R"({"op":"set","turn":99})", R"({"op":"set","phase":"command"})", R"({"op":"set"})",
        R"({"op":"set","points":5})", R"({"op":"set","points":{}})", R"({"op":"set","points":{"union":"5"}})",
        R"({"op":"set","points":{"union":2.5}})", R"({"op":"set","points":{"french":3}})",
        R"({"op":"set","points":{"union":61}})", R"({"op":"set","turn":2,"cup":[]})",
        R"({"op":"set","phase":"night"})", R"({"op":"place","unit":"eads","hex":"E2","replacement":true})",
        R"({"op":"answer","roll":7})", R"({"op":"answer","choice":{"type":"mach"}})"}) {
    const Json reply = session.ask(request);
    EXPECT_EQ(reply["ok"], false) << request;
    EXPECT_EQ(session.hash(), hash) << request;
  }
}

// An edit leaves what is being asked as it is, as far as that goes.
class RallyBoard : public RallySession {
 protected:
  void SetUp() override { open("stones-river"); }
  void open(std::string_view scenario) {
    session.good(Json{{"op", "open"}, {"scenario", std::string(scenario)}});
  }
  void orders(int turn, std::string_view side) {
    session.good(Json{{"op", "set"},
                      {"turn", turn},
                      {"phase", "command"},
                      {"side", std::string(side)},
                      {"points", {{"union", 9}, {"confederate", 9}}}});
  }
  std::string asked() { return session.question()["kind"]; }
  void activate_anderson() {
    orders(4, "confederate");
    session.good(R"({"op":"place","unit":"sill","hex":"M15"})");
    session.answer(Json{{"type", "activate-unit"}, {"unit", "anderson"}});
  }
};

TEST_F(RallyBoard, initiative_is_still_to_be_rolled_for) {
  ASSERT_EQ(asked(), "initiative-die");
  session.good(R"({"op":"place","unit":"sill","hex":"A1"})");
  EXPECT_EQ(asked(), "initiative-die");
}

TEST_F(RallyBoard, place_and_remove_take_turn_phase_side_and_points) {
  session.good(
      R"({"op":"place","unit":"sill","hex":"A20","turn":5,"phase":"command","side":"union","points":{"union":7,"confederate":3}})");
  const Json state = session.state();
  EXPECT_EQ(state["turn"], 5);
  EXPECT_EQ(asked(), "impulse");
  EXPECT_EQ(state["command_points"]["union"], 7);
  EXPECT_EQ(state["command_points"]["confederate"], 3);
}

TEST_F(RallyBoard, a_paid_movement_goes_on) {
  activate_anderson();
  const std::string kind = asked();
  session.good(R"({"op":"place","unit":"zahm","hex":"T24"})");
  EXPECT_EQ(asked(), kind);
}

TEST_F(RallyBoard, a_combat_phase_begins_anew) {
  activate_anderson();
  session.answer(Json{{"type", "end-movement"}});
  const std::string kind = asked();
  ASSERT_NE(kind, "impulse");
  session.good(R"({"op":"place","unit":"zahm","hex":"T24"})");
  EXPECT_EQ(asked(), kind);
}

TEST_F(RallyBoard, who_was_put_or_taken_away_by_hand_does_not_arrive) {
  session.good(R"({"op":"set","turn":5,"phase":"bombardment"})");
  session.good(R"({"op":"remove","unit":"walker"})");
  session.good(R"({"op":"place","unit":"jackson","hex":"L14"})");
  Dice dice(3);
  for (int i = 0; i < 5000 && session.state()["turn"] < 7; ++i) {
    play(dice, 1);
    const Json state = session.state();
    if (state["turn"] == 5 && session.unit("jackson")["hex"].is_string()) {
      EXPECT_NE(session.unit("jackson")["hex"], "V4");
    }
  }
  EXPECT_TRUE(session.unit("walker")["hex"].is_null());
}

TEST_F(RallyBoard, nobody_is_put_upon_an_enemy_of_any_kind) {
  for (const char* request :
       {R"({"op":"place","unit":"sill","hex":"V4"})", R"({"op":"place","unit":"sill","hex":"M12"})",
        R"({"op":"place","unit":"art-sheridan","hex":"M14"})"})
    EXPECT_EQ(session.ask(request)["ok"], false) << request;
}

TEST_F(RallyBoard, R13_0_a_night_has_its_own_phase) {
  open("stones-river-three-days");
  EXPECT_EQ(session.ask(R"({"op":"set","turn":12,"phase":"bombardment"})")["ok"], false);
  EXPECT_EQ(session.ask(R"({"op":"set","turn":12,"phase":"command","side":"union"})")["ok"], false);
  session.good(R"({"op":"set","turn":12,"phase":"night"})");
  EXPECT_EQ(asked(), "night");
  session.good(R"({"op":"set","turn":3})");
  EXPECT_NE(asked(), "night");
  session.good(R"({"op":"set","turn":12})");
  EXPECT_EQ(asked(), "night");
}

TEST_F(RallyBoard, R13_0_R130_reach_by_night_is_the_next_hex) {
  open("stones-river-three-days");
  session.good(R"({"op":"set","turn":12,"phase":"night"})");
  const Json question = session.question();
  const Json reach = session.good(R"({"op":"reach","unit":"sill"})");
  EXPECT_EQ(reach["allowance"], 1);
  std::set<Json> reached, offered;
  for (const Json& hex : reach["hexes"]) reached.insert(hex["path"]);
  for (const Json& choice : question["choices"])
    if (choice["type"] == "march" && choice["unit"] == "sill") offered.insert(choice["path"]);
  EXPECT_FALSE(offered.empty());
  EXPECT_EQ(reached, offered);
}

TEST_F(RallyBoard, R7_2_R56_a_recovery_costs_a_point_wherever_it_is) {
  open("stones-river-2-january");
  orders(2, "union");
  session.good(R"({"op":"place","unit":"baldwin","hex":"P22","damaged":true})");
  const Json question = session.question();
  int recoveries = 0;
  for (std::size_t i = 0; i < question["choices"].size(); ++i) {
    if (question["choices"][i]["type"] != "recover") continue;
    ++recoveries;
    EXPECT_EQ(question["prospects"][i]["cost"], 1);
  }
  EXPECT_GT(recoveries, 0);
}

TEST_F(RallySession, a_bad_request_is_refused_in_the_language_of_the_session) {
  struct Refused {
    const char* request;
    const char* english;
    const char* french;
  };
  const Refused all[] = {
      {R"({"op":"answer","roll":7})", "\"roll\" is a number from 1 to 6", "\"roll\" est un nombre de 1 à 6"},
      {R"({"op":"set","phase":"lunch"})", "\"phase\" is \"bombardment\", \"command\" or \"night\"",
       "\"phase\" est \"bombardment\", \"command\" ou \"night\""},
      {R"({"op":"answer","choice":{"type":"place","hex":"E5"}})",
       "hex \"E5\" has two banks: write \"E5/north\" or \"E5/south\"",
       "l'hex \"E5\" a deux rives : écrivez \"E5/north\" ou \"E5/south\""},
      {R"({"op":"answer","choice":{"type":"pres"}})",
       "there is no choice of type \"pres\"; did you mean \"press\"?",
       "il n'y a pas de choix de type \"pres\" ; vouliez-vous dire \"press\" ?"},
  };
  for (const Refused& bad : all) EXPECT_EQ(session.ask(bad.request)["error"]["reason"], bad.english);
  session.good(R"({"op":"language","name":"fr"})");
  for (const Refused& bad : all) EXPECT_EQ(session.ask(bad.request)["error"]["reason"], bad.french);
}

TEST_F(RallySession, advises_answers_that_are_taken_for_a_whole_turn) {
  for (int i = 0; i < 2000 && session.state()["turn"] == 1; ++i) {
    const Json asked = session.question();
    if (asked["asked"] == "dice")
      session.roll(asked["outcomes"][static_cast<std::size_t>(i) % asked["outcomes"].size()]["roll"]);
    else
      session.answer(session.good(
          Json{{"op", "advise"}, {"player", i % 3 == 0 ? "recruit" : "regular"}, {"seed", i}})["choice"]);
  }
  EXPECT_EQ(session.state()["turn"], 2);
}

TEST_F(RallySession, advises_the_same_for_the_same_seed_and_changes_nothing) {
  command("union");
  const std::string before = session.hash();
  const Json first = session.good(R"({"op":"advise","player":"script","seed":5})");
  EXPECT_EQ(session.good(R"({"op":"advise","player":"script","seed":5})"), first);
  EXPECT_EQ(session.hash(), before);
}

TEST_F(RallySession, advises_nobody_where_no_side_is_asked_and_knows_its_players) {
  ASSERT_EQ(session.question()["asked"], "dice");
  EXPECT_EQ(session.ask(R"({"op":"advise"})")["error"]["reason"], "no side is asked now");
  EXPECT_EQ(session.ask(R"({"op":"advise","player":"caesar"})")["error"]["reason"],
            "there is no player \"caesar\": a player is random, recruit, regular, veteran or general");
  EXPECT_EQ(session.ask(R"({"op":"advise","seed":"x"})")["error"]["reason"], "\"seed\" is a whole number");
}

TEST_F(RallySession, advice_of_a_veteran_comes_with_sentences_in_both_languages) {
  command("union");
  const char* request = R"({"op":"advise","level":"veteran","temperament":"bold","nodes":8000,"seed":5})";
  const Json advice = session.good(request);
  EXPECT_EQ(advice["level"], "veteran:bold:nodes=8000");
  EXPECT_EQ(advice["why"].size(), 3u);
  const auto expects = advice["why"][1].get<std::string>();
  EXPECT_NE(expects.find("% of a victory"), std::string::npos);
  EXPECT_NE(expects.find("by the end of turn 2 about"), std::string::npos) << expects;
  EXPECT_EQ(session.good(request), advice);
  session.good(R"({"op":"language","name":"fr"})");
  const auto attend = session.good(request)["why"][1].get<std::string>();
  EXPECT_NE(attend.find("d'une victoire"), std::string::npos);
  EXPECT_NE(attend.find("à la fin du tour 2, environ"), std::string::npos) << attend;
}

TEST_F(RallySession, advice_says_so_where_there_are_nodes_for_the_next_orders_only) {
  command("union");
  const auto expectation = [&] {
    return session.good(R"({"op":"advise","level":"veteran","nodes":2000,"seed":5})")["why"][1]
        .get<std::string>();
  };
  const std::string expects = expectation();
  EXPECT_NE(expects.find("with these orders and the next two about"), std::string::npos) << expects;
  session.good(R"({"op":"language","name":"fr"})");
  const std::string attend = expectation();
  EXPECT_NE(attend.find("avec ces ordres et les deux suivants, environ"), std::string::npos) << attend;
}

TEST_F(RallySession, names_what_is_wrong_with_a_level) {
  command("union");
  const auto reason = [&](const char* request) { return session.ask(request)["error"]["reason"]; };
  EXPECT_EQ(reason(R"({"op":"advise","level":7})"), "\"level\" is a name");
  EXPECT_EQ(reason(R"({"op":"advise","level":"recruit","temperament":"bold"})"),
            "a recruit player has no temperament");
  EXPECT_EQ(reason(R"({"op":"advise","level":"veteran","time":100})"),
            "there is no clock here: give \"nodes\" in place of \"time\"");
}

}  // namespace
}  // namespace longroll
