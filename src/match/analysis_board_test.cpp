// The analysis board: any situation can be set up by hand, and then asked about and played on.
#include <map>

#include "match/test_session.h"

namespace longroll {
namespace {

// Leetown on turn 4: McCulloch's marker is drawn third, after Carr's and that of the Independent Group.
constexpr std::string_view kMcCullochMoves =
    R"({"op":"set","turn":4,"phase":"movement","formation":"mcculloch",
        "cup":["osterhaus","davis","price","union-combat","confederate-combat"]})";

void place_leetown(TestSession& session) {
  const std::pair<const char*, const char*> lines[] = {{"hebert", "3816"},
                                                       {"hill", "3816"},
                                                       {"watie", "3815"},
                                                       {"mcintosh", "3618"},
                                                       {"greer", "3618"},
                                                       {"drew", "3616"},
                                                       {"greusel", "3916"},
                                                       {"bussey", "3918"},
                                                       {"mcculloch-artillery", "3617"},
                                                       {"osterhaus-artillery", "4016"}};
  for (const auto& [unit, hex] : lines) session.place(unit, hex);
  for (const char* unit : {"dodge", "24-missouri"}) session.good(Json{{"op", "remove"}, {"unit", unit}});
}

// Nobody else is on the map.
TestSession leetown() {
  TestSession session;
  session.open();
  session.good(kMcCullochMoves);
  place_leetown(session);
  return session;
}

// Later on the same turn: Bussey is gone, McIntosh has advanced, Greer stands behind him.
TestSession leetown_assault() {
  TestSession session = leetown();
  session.good(R"({"op":"remove","unit":"bussey"})");
  session.place("mcintosh", "3918");
  session.place("greer", "3817");
  session.good(R"({"op":"set","phase":"combat","side":"confederate"})");
  return session;
}

TEST(AnalysisBoard, a_question_follows_from_what_was_set) {
  TestSession session = leetown();
  const Json question = session.question();
  EXPECT_EQ(question["asked"], "confederate");
  EXPECT_EQ(question["kind"], "movement");
  EXPECT_EQ(question["sentence"], "McCulloch's Division moves. Choose a unit.");
  const Json state = session.state();
  EXPECT_EQ(state["turn"], 4);
  EXPECT_EQ(state["phase"], "movement");
  EXPECT_EQ(state["side"], "confederate");
  EXPECT_EQ(state["cup"].size(), 5u);
}

TEST(AnalysisBoard, placing_before_or_after_setting_the_phase_is_the_same) {
  TestSession placed_last = leetown(), placed_first;
  placed_first.open();
  place_leetown(placed_first);
  placed_first.good(kMcCullochMoves);
  EXPECT_EQ(placed_first.hash(), placed_last.hash());
  EXPECT_EQ(placed_first.question(), placed_last.question());
}

TEST(AnalysisBoard, mcintosh_marches_three_points_and_must_stop) {
  TestSession session = leetown();
  const Json reach = session.good(R"({"op":"reach","unit":"mcintosh"})");
  Json cost;
  for (const Json& hex : reach["hexes"])
    if (hex["hex"] == "3817") cost = hex["cost"];
  EXPECT_EQ(cost, 6);
  const Json further = session.good(
      R"({"op":"why_not","choice":{"type":"march","unit":"mcintosh","path":["3617","3717","3817","3917"]}})");
  EXPECT_EQ(further["reason"], "McIntosh must stop in the enemy zone in 3817.");
  EXPECT_EQ(further["rule"], "5.0");
  const Json marched = session.good(
      R"({"op":"answer","choice":{"type":"march","unit":"mcintosh","path":["3617","3717","3817"]}})");
  EXPECT_EQ(marched["events"][0]["cost"], 6);
  EXPECT_EQ(marched["events"][0]["sentence"], "McIntosh marches from 3618 to 3817 (3).");
}

TEST(AnalysisBoard, the_odds_of_three_brigades_on_greusel) {
  TestSession session = leetown_assault();
  const Json odds = session.good(R"({"op":"odds","attackers":["hebert","hill","watie"],"targets":["3916"]})");
  EXPECT_EQ(odds["attack"], 8);
  EXPECT_EQ(odds["defence"], 4);
  EXPECT_EQ(odds["ratio"], "2-1");
  EXPECT_EQ(odds["shifts"], Json::parse(R"([{"reason":"woods","value":-1,"rule":"6.2.4","hex":"3916"}])"));
  EXPECT_EQ(odds["column"], "1-1");
  EXPECT_EQ(odds["attacker_rolls"], true);
}

TEST(AnalysisBoard, the_full_odds_tell_all_that_can_come_of_it_and_who_fights_first) {
  TestSession session = leetown_assault();
  const Json odds =
      session.good(R"({"op":"odds","attackers":["hebert","hill","watie"],"targets":["3916"],"full":true})");
  double all = 0, cleared = 0, lost = 0;
  for (const Json& outcome : odds["full"]["outcomes"]) {
    all += outcome["chance"].get<double>();
    cleared += outcome["cleared"].get<bool>() ? outcome["chance"].get<double>() : 0;
    lost += outcome["chance"].get<double>() * outcome["defender"]["steps"].get<int>();
  }
  EXPECT_NEAR(all, 1, 1e-4);
  EXPECT_NEAR(odds["full"]["cleared"].get<double>(), cleared, 1e-4);
  EXPECT_NEAR(odds["full"]["mean_steps_lost"]["defender"].get<double>(), lost, 1e-4);
  // The dice alone, from "distribution", take no more than is lost in the end: who cannot retreat loses more.
  double by_dice = 0;
  for (const Json& entry : odds["distribution"]["defender"])
    by_dice += entry["losses"].get<double>() * entry["weight"].get<double>() / entry["of"].get<double>();
  EXPECT_GE(lost, by_dice - 1e-4);
  EXPECT_TRUE(odds["cup"].contains("ours_first"));
  EXPECT_EQ(
      session.ask(R"({"op":"odds","attackers":["hebert"],"targets":["3916"],"full":1})")["error"]["reason"],
      "\"full\" is true or false");
}

// What a player calls the outcome: how many hexes, or how many units, fall back.
using Chances = std::map<std::string, double>;

Chances of_defender(const Json& outcomes) {
  Chances sums;
  for (const Json& o : outcomes) {
    const int hexes = o.value("retreat", false) + o.value("failed_checks", 0);
    const std::string name =
        o.value("losses", 0) == 0 ? "unhurt" : "loses a step, falls back " + std::to_string(hexes);
    sums[name] += o.value("weight", 0.0) / o.value("of", 1.0);
  }
  return sums;
}

Chances of_attacker(const Json& outcomes) {
  Chances sums;
  for (const Json& o : outcomes) {
    const int falling = o.value("retreat", false) ? o.value("survivors", 0) : o.value("failed_checks", 0);
    const char* name = o.value("losses", 0) == 0            ? "no loss"
                       : falling == 0                       ? "all hold"
                       : falling == o.value("survivors", 0) ? "all fall back"
                                                            : "some fall back";
    sums[name] += o.value("weight", 0.0) / o.value("of", 1.0);
  }
  return sums;
}

TEST(AnalysisBoard, the_distribution_holds_the_chances_a_player_asks_for) {
  TestSession session = leetown_assault();
  const Json odds = session.good(R"({"op":"odds","attackers":["hebert","hill","watie"],"targets":["3916"],
                                     "attacker_rating":0,"defender_rating":0})");
  const Json& distribution = odds["distribution"];
  Chances greusel = of_defender(distribution["defender"]);
  EXPECT_DOUBLE_EQ(greusel["unhurt"], 1.0 / 3);
  EXPECT_DOUBLE_EQ(greusel["loses a step, falls back 0"], 1.0 / 6);
  EXPECT_DOUBLE_EQ(greusel["loses a step, falls back 1"], 1.0 / 3);
  EXPECT_DOUBLE_EQ(greusel["loses a step, falls back 2"], 1.0 / 6);
  Chances brigades = of_attacker(distribution["attacker"]);
  EXPECT_DOUBLE_EQ(brigades["no loss"], 1.0 / 6);
  EXPECT_DOUBLE_EQ(brigades["all hold"], 1.0 / 54);
  EXPECT_DOUBLE_EQ(brigades["some fall back"], 13.0 / 54);
  EXPECT_DOUBLE_EQ(brigades["all fall back"], 31.0 / 54);
  // 3916 is taken if Greusel leaves it and somebody is still there to advance.
  const double leaves = greusel["loses a step, falls back 1"] + greusel["loses a step, falls back 2"];
  EXPECT_DOUBLE_EQ(leaves * (1 - brigades["all fall back"]), 23.0 / 108);
}

TEST(AnalysisBoard, hills_retreat_is_ruled_by_priorities) {
  TestSession session = leetown_assault();
  session.answer(
      Json::parse(R"({"type":"attack","attackers":["hebert","hill","watie"],"targets":["3916"]})"));
  session.answer(Json::parse(R"({"type":"rating","rating":0})"));
  session.roll(4);
  session.roll(4);
  // Greusel has lost a step, checks and holds; then the attackers lose one and all of them retreat.
  session.roll(4);
  session.answer(Json::parse(R"({"type":"stand-fast"})"));
  const Json question = session.question();
  ASSERT_EQ(question["kind"], "retreat") << to_line(question);
  std::vector<std::string> open;
  for (const Json& choice : question["choices"])
    if (choice["unit"] == "hill") open.push_back(choice["to"]);
  EXPECT_EQ(open, (std::vector<std::string>{"3717", "3716"}));
  const auto why = [&](const char* hex) {
    return session.good(
        Json{{"op", "why_not"}, {"choice", {{"type", "retreat"}, {"unit", "hill"}, {"to", hex}}}});
  };
  EXPECT_EQ(why("3815")["reason"], "Hill has a better hex than 3815: retreat priority 1.");
  EXPECT_EQ(why("3817")["reason"], "Hill has a better hex than 3817: retreat priority 2.");
  EXPECT_EQ(why("3917")["legal"], false);
  EXPECT_EQ(why("3916")["reason"], "The enemy stands in 3916.");
}

TEST(AnalysisBoard, place_takes_steps_and_moves_a_unit_that_is_there) {
  TestSession session;
  session.open();
  session.good(R"({"op":"place","unit":"dodge","hex":"3604","steps":1})");
  EXPECT_EQ(session.unit("dodge")["hex"], "3604");
  EXPECT_EQ(session.unit("dodge")["steps"], 1);
  EXPECT_EQ(session.unit("dodge")["attack"], 3);
  session.place("dodge", "3605");
  EXPECT_EQ(session.unit("dodge")["hex"], "3605");
  EXPECT_EQ(session.unit("dodge")["steps"], 1);
}

TEST(AnalysisBoard, remove_takes_a_unit_out_of_the_battle_and_place_brings_it_back) {
  TestSession session;
  session.open();
  session.good(R"({"op":"remove","unit":"dodge"})");
  EXPECT_TRUE(session.unit("dodge")["hex"].is_null());
  EXPECT_EQ(session.unit("dodge")["gone"], true);
  session.place("dodge", "4312");
  EXPECT_EQ(session.unit("dodge")["hex"], "4312");
  EXPECT_EQ(session.unit("dodge")["steps"], 2);
}

TEST(AnalysisBoard, a_third_unit_in_a_hex_is_overstacked) {
  TestSession session;
  session.open();
  for (const char* unit : {"dodge", "vandever", "greusel"}) session.place(unit, "4312");
  EXPECT_FALSE(session.unit("vandever").contains("marks"));
  EXPECT_EQ(session.unit("greusel")["marks"], Json::array({"overstacked"}));
}

TEST(AnalysisBoard, a_draw_phase_fills_the_cup_and_everybody_may_move_again) {
  TestSession session;
  session.open();
  session.roll("carr");
  session.answer(Json::parse(R"({"type":"march","unit":"dodge","path":["4211"]})"));
  session.good(R"({"op":"set","turn":2,"phase":"draw"})");
  EXPECT_EQ(session.state()["turn"], 2);
  EXPECT_EQ(session.state()["cup"].size(), 7u);
  session.roll("carr");
  EXPECT_EQ(session.question()["kind"], "movement");
}

TEST(AnalysisBoard, a_draw_phase_with_a_cup_goes_on_from_it) {
  TestSession session;
  session.open();
  session.good(R"({"op":"set","phase":"draw","cup":["price","union-combat"]})");
  const Json outcomes = session.question()["outcomes"];
  ASSERT_EQ(outcomes.size(), 2u);
  EXPECT_EQ(outcomes[0]["marker"], "price");
  EXPECT_EQ(outcomes[1]["marker"], "union-combat");
}

TEST(AnalysisBoard, the_side_of_a_combat_phase_attacks) {
  TestSession session;
  session.open();
  session.place("dodge", "3606");
  session.place("little", "3605");
  session.good(R"({"op":"set","phase":"combat","side":"union"})");
  EXPECT_EQ(session.question()["asked"], "union");
  session.good(R"({"op":"set","phase":"combat","side":"confederate"})");
  EXPECT_EQ(session.question()["asked"], "confederate");
}

TEST(AnalysisBoard, an_edit_inside_a_combat_begins_the_phase_anew) {
  TestSession session = leetown_assault();
  const std::string before = session.hash();
  session.answer(
      Json::parse(R"({"type":"attack","attackers":["hebert","hill","watie"],"targets":["3916"]})"));
  EXPECT_EQ(session.question()["kind"], "rating");
  session.place("hebert", "3816");
  EXPECT_EQ(session.question()["kind"], "combat");
  EXPECT_EQ(session.hash(), before);
}

TEST(AnalysisBoard, an_edit_between_combats_begins_the_phase_anew) {
  TestSession session;
  session.open();
  for (const auto& [unit, hex] :
       {std::pair{"drew", "3816"}, {"greusel", "3916"}, {"price", "3605"}, {"dodge", "3606"}})
    session.place(unit, hex);
  session.good(R"({"op":"set","phase":"combat","side":"confederate"})");
  session.answer(Json::parse(R"({"type":"automatic-retreat","targets":["3916"]})"));
  while (session.question()["kind"] != "combat") session.play(1);
  EXPECT_TRUE(session.unit("drew").contains("marks"));
  session.place("price", "3605");
  EXPECT_FALSE(session.unit("drew").contains("marks"));
  EXPECT_EQ(session.question()["kind"], "combat");
}

TEST(AnalysisBoard, a_battle_that_is_over_can_be_set_up_again) {
  TestSession session;
  session.open();
  session.good(R"({"op":"set","turn":18,"phase":"draw","cup":[]})");
  EXPECT_EQ(session.question()["asked"], "nobody");
  EXPECT_EQ(session.state()["outcome"]["winner"], "union");
  session.good(R"({"op":"set","turn":18,"phase":"draw"})");
  EXPECT_EQ(session.question()["asked"], "dice");
  EXPECT_FALSE(session.state().contains("outcome"));
}

// Two faces in three of the die cost nothing; Drew (-2) then fails on five of six.
TEST(AnalysisBoard, C13_1_A76_who_checks_without_a_loss_does_so_in_the_distribution) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"pea-ridge"})");
  session.good(R"({"op":"place","unit":"carr-artillery","hex":"3410"})");
  session.good(R"({"op":"place","unit":"drew","hex":"3512"})");
  session.good(R"({"op":"set","turn":5,"phase":"draw"})");
  const Json odds = session.good(R"({"op":"odds","attackers":["carr-artillery"],"targets":["3512"]})");
  int failing = 0, passing = 0;
  const Json outcomes = odds["distribution"]["defender"];
  for (const Json& outcome : outcomes) {
    EXPECT_EQ(outcome["of"], 36);
    if (outcome["losses"] != 0) continue;
    (outcome["failed_checks"] == 1 ? failing : passing) += outcome["weight"].get<int>();
  }
  EXPECT_EQ(failing, 5 * passing);
  EXPECT_EQ(failing + passing, 12);
}

TEST(AnalysisBoard, C6_2_5_only_ratings_of_those_who_take_part_can_be_tried) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"pea-ridge"})");
  session.good(R"({"op":"place","unit":"hebert","hex":"3816"})");
  session.good(R"({"op":"place","unit":"bussey","hex":"3817"})");
  const auto odds = [&](int rating) {
    return session.ask(
        Json{{"op", "odds"}, {"attackers", {"hebert"}}, {"targets", {"3817"}}, {"defender_rating", rating}});
  };
  EXPECT_EQ(odds(-1)["ok"], true);
  EXPECT_EQ(odds(0)["ok"], false);
}

TEST(AnalysisBoard, C6_2_2_A20_guns_that_cover_a_retreat_fire_at_one_hex) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"pea-ridge"})");
  const Json state = session.state();
  for (const Json& unit : state["units"]) session.good(Json{{"op", "remove"}, {"unit", unit["id"]}});
  for (const auto& [unit, hex] :
       {std::pair{"hebert", "3504"}, {"bussey", "3603"}, {"dodge", "3604"}, {"price-a", "3702"}})
    session.good(Json{{"op", "place"}, {"unit", unit}, {"hex", hex}});
  session.good(R"({"op":"set","turn":5,"phase":"combat","side":"confederate"})");
  session.answer(Json{{"type", "automatic-retreat"},
                      {"targets", {"3603", "3604"}},
                      {"bombarded", "3603"},
                      {"guns", {"price-a"}}});
  for (int i = 0; i < 20 && session.question()["kind"] != "combat-die"; ++i)
    session.answer(session.question()["choices"][0]);
  EXPECT_EQ(session.question()["side"], "confederate") << "whose die it is";
  const Json story = session.good(R"({"op":"story"})");
  int bombardments = 0;
  for (const Json& moment : story["moments"])
    for (const Json& event : moment["events"])
      if (event["type"] == "bombardment") {
        ++bombardments;
        EXPECT_EQ(event["targets"], Json({"3603"}));
      }
  EXPECT_EQ(bombardments, 1);
}

TEST(AnalysisBoard, C9_0_there_is_no_combat_on_a_night_turn) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"shiloh"})");
  const std::string hash = session.hash();
  for (const char* request : {R"({"op":"set","turn":14,"phase":"combat","side":"union"})",
                              R"({"op":"set","turn":14,"phase":"draw","cup":["union-combat","sherman"]})"})
    EXPECT_EQ(session.ask(request)["ok"], false) << request;
  EXPECT_EQ(session.hash(), hash);
}

TEST(AnalysisBoard, C16_2b_a_confederate_put_into_the_rear_frees_kilpatrick) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"bentonville"})");
  session.good(R"({"op":"place","unit":"jordan","hex":"0812"})");
  session.good(R"({"op":"set","turn":4,"phase":"movement","formation":"kilpatrick"})");
  const char* march = R"({"op":"why_not","choice":{"type":"march","unit":"jordan","path":["0912"]}})";
  EXPECT_EQ(session.good(march)["legal"], false);
  const Json state = session.state();
  for (const Json& unit : state["units"])
    if (unit["side"] == "confederate" && unit["kind"] == "infantry") {
      session.good(Json{{"op", "place"}, {"unit", unit["id"]}, {"hex", "0803"}});
      break;
    }
  EXPECT_EQ(session.good(march)["legal"], true);
}

}  // namespace
}  // namespace longroll
