// The views that a player's table needs besides the board: the battle as printed, zones, who can attack whom, the story so
// far, a look back, and advice.
#include <algorithm>

#include "match/test_session.h"

namespace longroll {
namespace {

bool lists(const Json& list, const Json& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

TEST(Battle, tells_formations_calendar_and_what_wins) {
  TestSession session;
  session.good(R"({"op":"open","scenario":"pea-ridge","options":["13.4b"]})");
  const Json battle = session.good(R"({"op":"battle"})");
  EXPECT_EQ(battle["title"], "Pea Ridge");
  EXPECT_EQ(battle["options"], Json::parse(R"(["13.4b"])"));
  const auto carr = std::find_if(battle["formations"].begin(), battle["formations"].end(),
                                 [](const Json& formation) { return formation["id"] == "carr"; });
  ASSERT_NE(carr, battle["formations"].end());
  EXPECT_EQ((*carr)["side"], "union");
  EXPECT_EQ(battle["calendar"].size(), 18u);
  EXPECT_EQ(battle["calendar"][9]["night"], true);
  EXPECT_EQ(battle["calendar"][8]["victory_check"], true);
  EXPECT_EQ(battle["calendar"][7]["victory_check"], false);
  // 13.3: two of three places after turn 9 are a decisive victory of the Confederates.
  EXPECT_EQ(battle["victory"][0],
            Json::parse(R"({"turn":9,"winner":"confederate","level":"decisive","tests":[{"side":"confederate",
              "test":"controls","at_least":2,"at_most":3,"among":["3605","4009","4117"]}]})"));
  EXPECT_EQ(battle["retreat_compass"]["union"], Json::parse(R"(["NE","SE"])"));
}

TEST(Zones, C5_0_cover_the_six_hexes_round_a_unit_and_not_its_own) {
  TestSession session;
  session.open();
  const Json zones = session.good(R"({"op":"zones"})");
  for (const char* hex : {"4311", "4411", "4412", "4313", "4212", "4211"})
    EXPECT_TRUE(lists(zones["union"], hex)) << hex;
  EXPECT_FALSE(lists(zones["union"], "4312")) << "dodge stands there";
  EXPECT_EQ(zones["confederate"], Json::array()) << "nobody of them is on the map yet";
}

TEST(Contacts, C6_1_name_duties_and_those_who_may_join) {
  TestSession session;
  session.open();
  session.place("hebert", "3816");
  session.place("greusel", "3916");
  session.good(R"({"op":"set","phase":"combat","side":"confederate"})");
  const Json contacts = session.question()["contacts"];
  EXPECT_EQ(contacts["targets"], Json::parse(R"([{"hex":"3916","must":true}])"));
  EXPECT_EQ(contacts["attackers"],
            Json::parse(R"([{"unit":"hebert","must":true,"bombards":false,"can":["3916"]}])"));
}

TEST(Contacts, stand_only_in_questions_about_combat) {
  TestSession session;
  session.open();
  session.roll("carr");
  EXPECT_FALSE(session.question().contains("contacts"));
}

TEST(Story, tells_every_entry_with_who_was_asked) {
  TestSession session;
  session.open();
  session.roll("carr");
  session.answer(Json::parse(R"({"type":"march","unit":"dodge","to":"4008"})"));
  const Json story = session.good(R"({"op":"story"})");
  EXPECT_EQ(story["opening"][0]["type"], "turn");
  ASSERT_EQ(story["moments"].size(), 2u);
  EXPECT_EQ(story["moments"][0]["asked"], "dice");
  EXPECT_EQ(story["moments"][0]["events"][0]["marker"], "carr");
  EXPECT_EQ(story["moments"][1]["asked"], "union");
  EXPECT_EQ(story["moments"][1]["entry"], session.record()["answers"][1]);
  EXPECT_EQ(story["moments"][1]["events"][0]["type"], "march");
}

TEST(Story, forgets_what_is_taken_back_and_speaks_the_language_of_now) {
  TestSession session;
  session.open();
  session.roll("carr");
  session.answer(Json::parse(R"({"type":"march","unit":"dodge","to":"4008"})"));
  session.good(R"({"op":"undo"})");
  session.good(R"({"op":"language","name":"fr"})");
  const Json story = session.good(R"({"op":"story"})");
  ASSERT_EQ(story["moments"].size(), 1u);
  const std::string sentence = story["moments"][0]["events"][0]["sentence"];
  EXPECT_NE(sentence.find("Tiré"), std::string::npos) << sentence;
}

TEST(StateAt, is_the_state_as_it_was_and_changes_nothing) {
  TestSession session;
  session.open();
  const Json before = session.state();
  session.play(40);
  const Json now = session.state();
  EXPECT_EQ(session.good(R"({"op":"state","at":0})"), before);
  EXPECT_EQ(session.state(), now);
  const Json last = session.good(Json{{"op", "state"}, {"at", session.record()["answers"].size()}});
  EXPECT_EQ(last, now);
}

TEST(StateAt, refuses_a_moment_that_is_not_there) {
  TestSession session;
  session.open();
  for (const char* request :
       {R"({"op":"state","at":1})", R"({"op":"state","at":-1})", R"({"op":"state","at":"0"})"})
    EXPECT_EQ(session.ask(request)["error"]["reason"], "\"at\" is a number of entries from 0 to 0")
        << request;
}

TEST(Advise, is_an_answer_that_is_taken_for_a_whole_turn) {
  TestSession session;
  session.open();
  for (int i = 0; i < 300 && session.state()["turn"] == 1; ++i) {
    const Json asked = session.question();
    if (asked["asked"] == "dice")
      session.roll(asked["outcomes"][0]["roll"]);
    else
      session.answer(session.good(Json{{"op", "advise"}, {"seed", i}})["choice"]);
  }
  EXPECT_EQ(session.state()["turn"], 2);
}

TEST(Advise, is_the_same_for_the_same_seed_and_changes_nothing) {
  TestSession session;
  session.open();
  session.roll("carr");
  const std::string before = session.hash();
  const Json first = session.good(R"({"op":"advise","player":"script","seed":5})");
  EXPECT_EQ(session.good(R"({"op":"advise","player":"script","seed":5})"), first);
  EXPECT_EQ(session.hash(), before);
}

TEST(Advise, is_refused_where_no_side_is_asked_or_nobody_has_that_name) {
  TestSession session;
  session.open();
  EXPECT_EQ(session.ask(R"({"op":"advise"})")["error"]["reason"], "no side is asked now");
  EXPECT_EQ(session.ask(R"({"op":"advise","player":"caesar"})")["error"]["reason"],
            "there is no player \"caesar\": a player is random, recruit, regular, veteran or general");
  EXPECT_EQ(session.ask(R"({"op":"advise","seed":"x"})")["error"]["reason"], "\"seed\" is a whole number");
}

TEST(Advise, of_a_veteran_comes_with_sentences_in_both_languages) {
  TestSession session;
  session.open();
  session.roll("carr");
  const char* request = R"({"op":"advise","level":"veteran","temperament":"bold","nodes":600,"seed":5})";
  const Json advice = session.good(request);
  EXPECT_EQ(advice["level"], "veteran:bold:nodes=600");
  EXPECT_EQ(advice["why"].size(), 3u);
  EXPECT_NE(advice["why"][0].get<std::string>().find("Carr's Division"), std::string::npos);
  EXPECT_NE(advice["why"][1].get<std::string>().find("% of a victory"), std::string::npos);
  EXPECT_EQ(session.good(request), advice);
  session.good(R"({"op":"language","name":"fr"})");
  EXPECT_NE(session.good(request)["why"][1].get<std::string>().find("d'une victoire"), std::string::npos);
}

TEST(Advise, names_what_is_wrong_with_a_level) {
  TestSession session;
  session.open();
  session.roll("carr");
  const auto reason = [&](const char* request) { return session.ask(request)["error"]["reason"]; };
  EXPECT_EQ(reason(R"({"op":"advise","level":7})"), "\"level\" is a name");
  EXPECT_EQ(reason(R"({"op":"advise","level":"veteran","nodes":"many"})"), "\"nodes\" is a whole number");
  EXPECT_EQ(reason(R"({"op":"advise","level":"veteran","nodes":-1})"),
            "nodes is a whole number from 100 to 100000000");
  EXPECT_EQ(reason(R"({"op":"advise","level":"regular","nodes":500})"),
            "only veteran and general have a budget of nodes or time");
  EXPECT_EQ(reason(R"({"op":"advise","level":"veteran","time":100})"),
            "there is no clock here: give \"nodes\" in place of \"time\"");
}

TEST(WhyNot, names_the_kind_of_refusal_for_programs) {
  TestSession session;
  session.open();
  session.roll("carr");
  const Json why = session.good(R"({"op":"why_not","choice":{"type":"march","unit":"dodge","to":"3101"}})");
  EXPECT_EQ(why["refusal"], "too-dear");
}

}  // namespace
}  // namespace longroll
