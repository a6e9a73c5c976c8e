// Every request of the protocol, with the names that other programs rely on.
#include "match/session.h"

#include <algorithm>

#include "match/test_session.h"

namespace longroll {
namespace {

// The member names of an object, in order.
std::vector<std::string> keys(const Json& json) {
  std::vector<std::string> found;
  for (const auto& [key, value] : json.items()) found.push_back(key);
  return found;
}

testing::AssertionResult has(const Json& json, std::initializer_list<const char*> names) {
  for (const char* name : names)
    if (!json.contains(name))
      return testing::AssertionFailure() << "no \"" << name << "\" in " << to_line(json);
  return testing::AssertionSuccess();
}

Json find(const Json& list, std::string_view key, std::string_view value) {
  for (const Json& item : list)
    if (item.value(std::string(key), "") == value) return item;
  return nullptr;
}

TEST(Session, version_and_scenarios_need_no_battle) {
  TestSession session;
  EXPECT_EQ(session.good(R"({"op":"version"})"), Json::parse(R"({"ok":true,"protocol":1,"rules":1})"));
  const Json battle = find(session.good(R"({"op":"scenarios"})")["scenarios"], "id", "pea-ridge");
  EXPECT_TRUE(has(battle, {"id", "game", "title", "place", "dates", "turns", "units", "options",
                           "special_rules", "history"}));
  EXPECT_EQ(battle["options"][0]["case"], "13.4a");
}

TEST(Session, open_tells_what_has_happened_until_somebody_is_asked) {
  TestSession session;
  const Json opened = session.good(R"({"op":"open","scenario":"pea-ridge"})");
  EXPECT_EQ(keys(opened), (std::vector<std::string>{"ok", "game", "scenario", "title", "hash", "events"}));
  EXPECT_EQ(opened["events"][0]["type"], "turn");
  EXPECT_EQ(opened["events"][1]["type"], "cup");
  EXPECT_EQ(opened["hash"], session.hash());
}

TEST(Session, open_takes_the_text_of_a_scenario) {
  TestSession built_in, own;
  built_in.open();
  own.good(Json{{"op", "open"}, {"text", kit::read_file("data/aprils/pea-ridge/scenario.json")}});
  EXPECT_EQ(own.hash(), built_in.hash());
}

TEST(Session, open_takes_options_and_they_change_the_battle) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"pea-ridge","options":["13.4a"]})");
  EXPECT_EQ(session.unit("hebert")["arrives"], 4);
  EXPECT_EQ(session.record()["options"], Json::array({"13.4a"}));
}

TEST(Session, an_id_comes_back_with_the_reply_good_or_bad) {
  TestSession session;
  EXPECT_EQ(session.ask(R"({"op":"version","id":7})")["id"], 7);
  EXPECT_EQ(session.ask(R"({"op":"map","id":"a"})")["id"], "a");
}

TEST(Session, map_tells_hexes_and_sides) {
  TestSession session;
  session.open();
  const Json map = session.good(R"({"op":"map"})");
  EXPECT_TRUE(has(map, {"grid", "hexes", "sides", "entries", "places"}));
  EXPECT_EQ(map["hexes"].size(), 15u * 21u);
  EXPECT_EQ(find(map["hexes"], "hex", "3306"),
            Json::parse(R"-({"hex":"3306","terrain":"wooded hill","hill":"Big Mountain (Pea Ridge)"})-"));
  bool ford = false, one_hill = false;
  for (const Json& side : map["sides"]) {
    if (side.contains("of")) continue;
    EXPECT_EQ(keys(side), (std::vector<std::string>{"between", "features", "connected"}));
    if (side["between"] == Json::array({"3105", "3205"}))
      ford = side["features"] == Json::array({"road", "creek", "ford"}) && side["connected"] == false;
    if (side["between"] == Json::array({"3306", "3307"})) one_hill = side["connected"] == true;
  }
  EXPECT_TRUE(ford);
  EXPECT_TRUE(one_hill);
}

TEST(Session, state_tells_turn_phase_units_cup_objectives_and_points) {
  TestSession session;
  session.open();
  const Json state = session.state();
  EXPECT_TRUE(has(state, {"turn", "turns", "day", "time", "night", "phase", "side", "units", "cup",
                          "next_to_draw", "objectives", "victory_points"}));
  EXPECT_EQ(state["turn"], 1);
  EXPECT_EQ(state["phase"], "draw");
  EXPECT_TRUE(state["side"].is_null());
  EXPECT_EQ(find(state["units"], "id", "dodge"),
            Json::parse(R"({"id":"dodge","name":"Dodge","side":"union","formation":"carr","kind":"infantry",
                "hex":"4312","steps":2,"full_steps":2,"attack":4,"defence":4,"movement":4,"morale":1,
                "designation":"1/4","depth":0})"));
  const Json waiting = find(state["units"], "id", "vandever");
  EXPECT_TRUE(waiting["hex"].is_null());
  EXPECT_EQ(waiting["arrives"], 3);
  EXPECT_EQ(waiting["entry"], "C");
  EXPECT_EQ(state["cup"].size(), 7u);
  EXPECT_EQ(state["cup"][6]["marker"], "confederate-combat");
  EXPECT_EQ(state["objectives"][0],
            Json::parse(R"({"hex":"3605","name":"Elkhorn Tavern","holder":"union"})"));
  EXPECT_EQ(state["victory_points"], Json::parse(R"({"union":0,"confederate":0})"));
}

TEST(Session, question_and_answer_by_dice_and_by_choice) {
  TestSession session;
  session.open();
  const Json draw = session.question();
  EXPECT_EQ(draw["asked"], "dice");
  EXPECT_EQ(draw["kind"], "draw");
  EXPECT_EQ(draw["outcomes"][0], Json::parse(R"({"roll":1,"weight":1,"marker":"carr"})"));
  const Json drawn = session.good(R"({"op":"answer","roll":1})");
  EXPECT_EQ(drawn["events"][0], Json::parse(R"({"type":"draw","rule":"3.0","by":"confederate","marker":"carr",
      "sentence":"Drawn by the Confederates: Carr's Division (4th)."})"));

  const Json move = session.question();
  EXPECT_EQ(move["asked"], "union");
  EXPECT_EQ(move["kind"], "movement");
  EXPECT_EQ(move["choices"][0], Json::parse(R"({"type":"end-movement"})"));
  EXPECT_EQ(keys(move["choices"][1]), (std::vector<std::string>{"type", "unit", "path"}));
  const Json marched =
      session.good(R"({"op":"answer","choice":{"type":"march","unit":"dodge","path":["4211","4210"]}})");
  EXPECT_EQ(marched["events"][0], Json::parse(R"({"type":"march","rule":"4.2","unit":"dodge","from":"4312",
      "path":["4211","4210"],"cost":2,"sentence":"Dodge marches from 4312 to 4210 (1)."})"));
  EXPECT_EQ(session.unit("dodge")["hex"], "4210");
}

TEST(Session, the_cup_is_answered_by_number_or_by_marker) {
  TestSession by_number, by_marker;
  by_number.open();
  by_marker.open();
  by_number.roll(5);
  by_marker.roll("mcculloch");
  EXPECT_EQ(by_number.hash(), by_marker.hash());
  EXPECT_EQ(by_number.record(), by_marker.record());
}

TEST(Session, a_march_to_a_hex_takes_the_cheapest_path_and_is_written_down_in_full) {
  TestSession session;
  session.open();
  session.roll("carr");
  session.answer(Json::parse(R"({"type":"march","unit":"dodge","to":"4008"})"));
  EXPECT_EQ(session.unit("dodge")["hex"], "4008");
  EXPECT_EQ(session.record()["answers"][1],
            Json::parse(R"({"type":"march","unit":"dodge","path":["4211","4210","4110","4009","4008"]})"));
}

TEST(Session, reach_is_told_in_half_points_with_paths) {
  TestSession session;
  session.open();
  const Json reach = session.good(R"({"op":"reach","unit":"dodge"})");
  EXPECT_EQ(reach["allowance"], 8);
  EXPECT_EQ(find(reach["hexes"], "hex", "4008"),
            Json::parse(R"({"hex":"4008","cost":6,"path":["4211","4210","4110","4009","4008"]})"));
}

TEST(Session, reach_is_what_the_movement_phase_offers) {
  TestSession session;
  session.open();
  const Json reach = session.good(R"({"op":"reach","unit":"dodge"})");
  session.roll("carr");
  std::vector<Json> offered, reached;
  const Json question = session.question();
  for (const Json& choice : question["choices"])
    if (choice["type"] == "march" && choice["unit"] == "dodge") offered.push_back(choice["path"]);
  for (const Json& hex : reach["hexes"]) reached.push_back(hex["path"]);
  EXPECT_EQ(offered, reached);
}

TEST(Session, sight_is_clear_or_names_what_blocks_it) {
  TestSession session;
  session.open();
  EXPECT_EQ(session.good(R"({"op":"sight","from":"3505","to":"3705"})"),
            Json::parse(R"({"ok":true,"from":"3505","to":"3705","range":2,"clear":true})"));
  const Json blocked = session.good(R"({"op":"sight","from":"3505","to":"4016"})");
  EXPECT_EQ(blocked["clear"], false);
  EXPECT_EQ(blocked["blocked_by"], "3506");
}

TEST(Session, why_not_tells_the_reason_and_the_rule) {
  TestSession session;
  session.open();
  session.roll("carr");
  EXPECT_EQ(session.good(R"({"op":"why_not","choice":{"type":"end-movement"}})"),
            Json::parse(R"({"ok":true,"legal":true})"));
  EXPECT_EQ(
      session.good(R"({"op":"why_not","choice":{"type":"march","unit":"24-missouri","path":["3305"]}})"),
      Json::parse(R"({"ok":true,"legal":false,"refusal":"other-formation",
                "reason":"24th Missouri belongs to another formation, whose marker is not drawn.","rule":"4.1"})"));
}

// Every choice of a few hundred positions, and the same choice with another unit or hex in it.
TEST(Session, why_not_agrees_with_answer) {
  TestSession session;
  session.open();
  int legal = 0, refused = 0;
  for (int i = 0; i < 120; ++i) {
    session.play(1, i);
    const Json question = session.question();
    if (!question.contains("choices")) continue;
    for (std::size_t j = 0; j < question["choices"].size(); j += 11) {
      Json choice = question["choices"][j];
      if (j % 2 == 1 && choice.contains("unit")) choice["unit"] = "bowen";
      if (j % 3 == 1 && choice.contains("path")) choice["path"].push_back("3605");
      const Json why = session.good(Json{{"op", "why_not"}, {"choice", choice}});
      const std::string before = session.hash();
      const Json answered = session.ask(Json{{"op", "answer"}, {"choice", choice}});
      ASSERT_EQ(why["legal"], answered["ok"]) << to_line(choice) << to_line(answered);
      if (answered["ok"] == true) {
        ++legal;
        session.good(R"({"op":"undo"})");
      } else {
        ++refused;
        EXPECT_EQ(answered["error"], Json({{"reason", why["reason"]}, {"rule", why["rule"]}}));
      }
      ASSERT_EQ(session.hash(), before);
    }
  }
  EXPECT_GT(legal, 100);
  EXPECT_GT(refused, 50);
}

TEST(Session, the_same_answers_give_the_same_hash) {
  TestSession one, other;
  one.open();
  other.open();
  one.play(80);
  other.play(80);
  EXPECT_EQ(one.hash(), other.hash());
}

}  // namespace
}  // namespace longroll
