// The words of the replies, in both languages.
#include "match/test_session.h"

namespace longroll {
namespace {

TEST(LanguageOfReplies, french_after_it_is_asked_for_and_english_again) {
  TestSession session;
  session.open();
  EXPECT_EQ(session.good(R"({"op":"language","name":"fr"})")["language"], "fr");
  EXPECT_EQ(session.question()["sentence"], "Tirez un marqueur. Dans la tasse : 7.");
  const Json drawn = session.good(R"({"op":"answer","roll":"carr"})");
  EXPECT_EQ(drawn["events"][0]["sentence"], "Tiré par les Confédérés : Division Carr (4e).");
  const Json refused =
      session.ask(R"({"op":"answer","choice":{"type":"march","unit":"24-missouri","path":["3305"]}})");
  EXPECT_EQ(refused["error"]["reason"],
            "24e Missouri est d'une autre formation, dont le marqueur n'est pas tiré.");
  EXPECT_EQ(session.unit("24-missouri")["name"], "24e Missouri");
  EXPECT_EQ(session.state()["objectives"][1]["name"], "QG de l'Union");
  session.good(R"({"op":"language","name":"en"})");
  EXPECT_EQ(session.question()["sentence"], "Carr's Division (4th) moves. Choose a unit.");
}

// What a request lacks is told in the language of the session, names and numbers in their places.
TEST(LanguageOfReplies, a_bad_request_is_refused_in_french_too) {
  struct Refused {
    const char* request;
    const char* english;
    const char* french;
  };
  const Refused all[] = {
      {R"({"op":"fly"})", "there is no op \"fly\"", "il n'y a pas d'op \"fly\""},
      {R"({"op":"open","scenario":"troy"})", "there is no scenario \"troy\"; ask {\"op\":\"scenarios\"}",
       "il n'y a pas de scénario \"troy\" ; demandez {\"op\":\"scenarios\"}"},
      {R"({"op":"reach","unit":"dogde"})", "there is no unit \"dogde\"; did you mean \"dodge\"?",
       "il n'y a pas d'unité \"dogde\" ; vouliez-vous dire \"dodge\" ?"},
      {R"({"op":"place","unit":"dodge","hex":"3604","steps":3})",
       "\"steps\" is a number from 1 to 2 for this unit",
       "\"steps\" est un nombre de 1 à 2 pour cette unité"},
      {R"({"op":"answer","roll":9})", "\"roll\" is a number from 1 to 7", "\"roll\" est un nombre de 1 à 7"},
      {R"({"op":"open","record":{"format":"longroll record 1","rules":1,"answers":[],"scenario":"troy"}})",
       "there is no scenario \"troy\"; ask {\"op\":\"scenarios\"}",
       "il n'y a pas de scénario \"troy\" ; demandez {\"op\":\"scenarios\"}"},
  };
  TestSession session;
  session.open();
  for (const Refused& bad : all) EXPECT_EQ(session.ask(bad.request)["error"]["reason"], bad.english);
  session.good(R"({"op":"language","name":"fr"})");
  for (const Refused& bad : all) EXPECT_EQ(session.ask(bad.request)["error"]["reason"], bad.french);
  EXPECT_EQ(session.ask("{")["error"]["reason"],
            "la requête n'est pas du JSON, ou s'emboîte plus qu'aucun message");
}

TEST(LanguageOfReplies, a_fault_in_a_record_is_told_in_the_language_of_the_session) {
  TestSession session;
  session.open();
  session.roll("carr");
  Json record = session.record();
  record["answers"].push_back({{"roll", 1}});
  session.good(R"({"op":"language","name":"fr"})");
  EXPECT_EQ(session.ask(Json{{"op", "open"}, {"record", record}})["error"]["reason"],
            "la réponse 2 de l'enregistrement ne convient pas : aucun dé n'est demandé maintenant");
}

TEST(LanguageOfReplies, the_language_does_not_touch_the_game) {
  TestSession english, french;
  english.open();
  french.open();
  french.good(R"({"op":"language","name":"fr"})");
  english.play(150);
  french.play(150);
  EXPECT_EQ(french.hash(), english.hash());
  EXPECT_EQ(french.record(), english.record());
}

// No blank stays open and no key shows through in any sentence of a long game.
TEST(LanguageOfReplies, every_sentence_of_a_game_is_filled) {
  for (const char* language : {"en", "fr"}) {
    TestSession session;
    session.good(R"({"op":"open","scenario":"pea-ridge","options":["13.4b"]})");
    session.good(Json{{"op", "language"}, {"name", language}});
    int sentences = 0;
    for (int i = 0; i < 1500; ++i) {
      Json question = session.question();
      if (question["asked"] == "nobody") break;
      Json& list = question["asked"] == "dice" ? question["outcomes"] : question["choices"];
      Json& taken = list[static_cast<std::size_t>(i * 13 + 5) % list.size()];
      const Json reply = question["asked"] == "dice"
                             ? session.good(Json{{"op", "answer"}, {"roll", taken["roll"]}})
                             : session.good(Json{{"op", "answer"}, {"choice", taken}});
      std::string text = question.value("sentence", "");
      for (const Json& event : reply["events"]) text += event.value("sentence", "{");
      ++sentences;
      for (const char* sign : {"{", "}", "event.", "ask.", "shift.", "marker.c", "side.u", "side.c"})
        ASSERT_EQ(text.find(sign), std::string::npos) << text;
    }
    EXPECT_GT(sentences, 300) << language;
  }
}

}  // namespace
}  // namespace longroll
