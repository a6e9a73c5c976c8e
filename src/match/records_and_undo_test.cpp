// Taking back and writing down: undo, record, and opening a record again.
#include "match/test_session.h"

namespace longroll {
namespace {

TEST(Undo, all_the_way_back_is_the_opening) {
  TestSession session;
  session.open();
  const std::string opening = session.hash();
  std::vector<std::string> hashes;
  for (int i = 0; i < 150; ++i) {
    hashes.push_back(session.hash());
    session.play(1, i);
  }
  while (!hashes.empty()) {
    session.good(R"({"op":"undo"})");
    ASSERT_EQ(session.hash(), hashes.back()) << hashes.size();
    hashes.pop_back();
  }
  EXPECT_EQ(session.hash(), opening);
  EXPECT_EQ(session.ask(R"({"op":"undo"})")["ok"], false);
  EXPECT_EQ(session.hash(), opening);
}

TEST(Undo, what_was_taken_back_is_not_in_the_record) {
  TestSession session;
  session.open();
  session.roll("carr");
  EXPECT_EQ(session.good(R"({"op":"undo"})")["entries"], 0);
  session.roll("price");
  EXPECT_EQ(session.record()["answers"], Json::parse(R"([{"roll":4}])"));
}

TEST(Record, has_the_names_that_other_programs_rely_on) {
  TestSession session;
  session.open();
  const Json record = session.record();
  EXPECT_EQ(record["format"], "longroll record 1");
  EXPECT_EQ(record["game"], "aprils");
  EXPECT_EQ(record["scenario"], "pea-ridge");
  EXPECT_TRUE(record["scenario_hash"].is_string());
  EXPECT_EQ(record["rules"], 1);
  EXPECT_EQ(record["options"], Json::array());
  EXPECT_EQ(record["answers"], Json::array());
}

TEST(Record, opens_to_the_same_position_as_object_and_as_text) {
  TestSession session;
  session.open();
  session.play(200);
  const Json record = session.record();
  TestSession as_object, as_text;
  const Json opened = as_object.good(Json{{"op", "open"}, {"record", record}});
  EXPECT_EQ(opened["entries"], record["answers"].size());
  EXPECT_EQ(opened["hash"], session.hash());
  as_text.good(Json{{"op", "open"}, {"record", record.dump(1)}});
  EXPECT_EQ(as_text.hash(), session.hash());
  EXPECT_EQ(as_text.record(), record);
  as_text.good(R"({"op":"undo"})");
  session.good(R"({"op":"undo"})");
  EXPECT_EQ(as_text.hash(), session.hash());
}

TEST(Record, of_options_opens_with_them) {
  TestSession session, again;
  session.good(R"({"op":"open","scenario":"pea-ridge","options":["13.4b","13.4a"]})");
  session.play(60);
  again.good(Json{{"op", "open"}, {"record", session.record()}});
  EXPECT_EQ(again.hash(), session.hash());
  EXPECT_EQ(again.record()["options"], Json::array({"13.4a", "13.4b"}));
}

// A battle that is not in the library travels with its record.
TEST(Record, of_a_battle_given_as_text_carries_the_text) {
  std::string text = kit::read_file("data/aprils/pea-ridge/scenario.json");
  text.replace(text.find("\"id\": \"pea-ridge\""), 17, "\"id\": \"my-battle\"");
  TestSession session, again;
  session.good(Json{{"op", "open"}, {"text", text}});
  session.play(20);
  const Json record = session.record();
  EXPECT_EQ(record["scenario"], "my-battle");
  EXPECT_EQ(record["scenario_text"], text);
  again.good(Json{{"op", "open"}, {"record", record}});
  EXPECT_EQ(again.hash(), session.hash());
  EXPECT_EQ(again.record(), record);
}

TEST(Record, edits_of_the_analysis_board_are_part_of_it) {
  TestSession session, again;
  session.open();
  session.play(9);
  session.place("dodge", "3606");
  session.place("price", "3604");
  session.good(R"({"op":"remove","unit":"24-missouri"})");
  session.good(
      R"({"op":"set","turn":3,"phase":"combat","side":"confederate","cup":["carr","union-combat"]})");
  session.play(12);
  const Json record = session.record();
  EXPECT_EQ(record["answers"][9], Json::parse(R"({"edit":"place","unit":"dodge","hex":"3606"})"));
  again.good(Json{{"op", "open"}, {"record", record}});
  EXPECT_EQ(again.hash(), session.hash());
  EXPECT_EQ(again.record(), record);
}

}  // namespace
}  // namespace longroll
