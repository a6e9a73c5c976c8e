// 14: Shiloh as a program sees it: its own dice and questions, the landing, the sight of its gunboats.
#include "match/test_session.h"

namespace longroll {
namespace {

TestSession shiloh(const Json& options = Json::array()) {
  TestSession session;
  session.good(Json{
      {"op", "open"}, {"text", kit::read_file("data/aprils/shiloh/scenario.json")}, {"options", options}});
  return session;
}

// The end of turn 2: the last marker is drawn, and turn 3 begins with the alarm.
TestSession alarm() {
  TestSession session = shiloh();
  session.good(R"({"op":"set","turn":2,"phase":"draw","cup":["confederate-combat"]})");
  return session;
}

TEST(ShilohSession, C14_1_the_die_for_the_union_marker_is_asked_in_its_own_words) {
  TestSession session = alarm();
  const Json question = session.question();
  EXPECT_EQ(question["asked"], "dice");
  EXPECT_EQ(question["kind"], "special-die");
  EXPECT_EQ(question["sentence"], "Does the Union combat marker go into the cup? Roll a die.");
  session.good(R"({"op":"language","name":"fr"})");
  EXPECT_EQ(session.question()["sentence"],
            "Le marqueur de combat de l'Union entre-t-il dans la tasse ? Lancez un dé.");
}

TEST(ShilohSession, C14_1_what_the_die_did_is_told) {
  TestSession session = alarm();
  const Json reply = session.good(R"({"op":"answer","roll":5})");
  ASSERT_FALSE(reply["events"].empty());
  EXPECT_EQ(reply["events"][0]["type"], "special");
  EXPECT_EQ(reply["events"][0]["rule"], "14.1");
  EXPECT_EQ(reply["events"][0]["sentence"],
            "Die 5: the Union army has formed. Its combat marker goes into the cup and stays in play.");
}

TEST(ShilohSession, C14_3_sight_from_the_water_is_that_of_a_gunboat) {
  TestSession session = shiloh();
  EXPECT_EQ(session.good(R"({"op":"sight","from":"2511","to":"2311"})")["clear"], true);
  EXPECT_EQ(session.good(R"({"op":"sight","from":"2311","to":"2511"})")["clear"], false);
}

TEST(ShilohSession, C14_4_the_map_names_the_landing) {
  TestSession session = shiloh();
  const Json entries = session.good(R"({"op":"map"})")["entries"];
  ASSERT_EQ(entries.size(), 5u);
  EXPECT_EQ(entries[0], Json::parse(R"({"letter":"A","hex":"2409","by":"landing"})"));
  EXPECT_EQ(entries[4], Json::parse(R"({"letter":"E","hex":"2501","by":"river"})"));
}

TEST(ShilohSession, C14_6b_a_gunboat_shells_a_hex_by_night) {
  TestSession session = shiloh(Json{"14.6b"});
  session.good(R"({"op":"remove","unit":"webster-reserve"})");
  session.good(R"({"op":"remove","unit":"webster-siege-guns"})");
  session.place("cleburne", "2411");
  session.good(R"({"op":"set","turn":14,"phase":"movement","formation":"army"})");
  session.answer(Json{{"type", "end-movement"}});
  const Json question = session.question();
  EXPECT_EQ(question["asked"], "union");
  EXPECT_EQ(question["kind"], "special");
  EXPECT_EQ(question["sentence"], "Night shelling: choose a gunboat and a hex, or cease fire.");
  const Json shell = Json::parse(R"({"type":"special","number":1,"unit":"tyler","hex":"2411"})");
  EXPECT_EQ(question["choices"], (Json{shell, Json::parse(R"({"type":"special","number":0})")}));
  const Json reply = session.good(Json{{"op", "answer"}, {"choice", shell}});
  EXPECT_EQ(reply["events"][0]["sentence"], "Tyler shells 2411 in the dark.");
  EXPECT_EQ(reply["events"][0]["hex"], "2411");
  EXPECT_EQ(session.question()["kind"], "check-die");
}

}  // namespace
}  // namespace longroll
