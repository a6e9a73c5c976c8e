// Whatever comes in: a reply with a reason, and nothing has changed.
#include <algorithm>

#include "match/test_session.h"

namespace longroll {
namespace {

// The reply to a bad request has exactly this shape, and the position is as it was.
testing::AssertionResult is_refused(TestSession& session, std::string_view request) {
  const std::string before = session.ask(R"({"op":"hash"})").dump();
  const Json reply = session.ask(request);
  const bool good_shape = reply.is_object() && !reply.value("ok", true) && reply.contains("error") &&
                          reply["error"].is_object() && reply["error"].size() == 2 &&
                          reply["error"].contains("reason") && reply["error"]["reason"].is_string() &&
                          reply["error"].contains("rule") &&
                          (reply["error"]["rule"].is_null() || reply["error"]["rule"].is_string());
  if (!good_shape)
    return testing::AssertionFailure() << request.substr(0, 200) << " -> " << to_line(reply).substr(0, 400);
  if (reply["error"]["reason"].get<std::string>().empty()) return testing::AssertionFailure() << "no reason";
  if (session.ask(R"({"op":"hash"})").dump() != before)
    return testing::AssertionFailure() << "the position has changed";
  return testing::AssertionSuccess();
}

const char* const kNoRequests[] = {"",
                                   " ",
                                   "{",
                                   "}",
                                   "null",
                                   "true",
                                   "7",
                                   "\"op\"",
                                   "[]",
                                   "[{\"op\":\"map\"}]",
                                   "{}",
                                   R"({"op":7})",
                                   R"({"op":null})",
                                   R"({"op":["map"]})",
                                   R"({"op":"mop"})",
                                   R"({"op":""})",
                                   R"({"Op":"map"})",
                                   R"({"op":"map"} {"op":"map"})",
                                   R"({"op":"map",})",
                                   R"({'op':'map'})",
                                   "op=map",
                                   "\xff\xfe",
                                   "{\"op\":\"\xc3\x28\"}"};

TEST(BadRequests, what_is_no_request_is_refused) {
  TestSession session;
  for (const char* request : kNoRequests) EXPECT_TRUE(is_refused(session, request));
  session.open();
  for (const char* request : kNoRequests) EXPECT_TRUE(is_refused(session, request));
  EXPECT_TRUE(is_refused(session, std::string_view("\0\0", 2)));
}

TEST(BadRequests, before_a_battle_is_open) {
  TestSession session;
  for (const char* op : {"map", "state", "question", "answer", "why_not", "reach", "sight", "odds", "place",
                         "remove", "set", "undo", "record", "hash"}) {
    const Json reply = session.ask(Json{{"op", op}});
    EXPECT_EQ(reply["ok"], false) << op;
    EXPECT_EQ(reply["error"]["reason"],
              "no battle is open: send {\"op\":\"open\",\"scenario\":\"pea-ridge\"}")
        << op;
  }
}

TEST(BadRequests, a_huge_request_is_not_even_read) {
  TestSession session;
  session.open();
  EXPECT_TRUE(is_refused(session, R"({"op":"map","id":")" + std::string(17u << 20, 'x') + "\"}"));
}

TEST(BadRequests, deep_nesting_costs_no_stack) {
  TestSession session;
  session.open();
  for (const std::string open : {"[", "{\"a\":"}) {
    std::string deep;
    for (int i = 0; i < 1'000'000; ++i) deep += open;
    EXPECT_TRUE(is_refused(session, deep));
    EXPECT_TRUE(is_refused(session, "{\"op\":\"map\",\"id\":" + deep));
  }
  const std::string closed = std::string(200'000, '[') + std::string(200'000, ']');
  EXPECT_TRUE(is_refused(session, "{\"op\":\"version\",\"id\":" + closed + "}"));
  EXPECT_TRUE(is_refused(session, R"({"op":"answer","choice":{"type":"end-movement","x":)" + closed + "}}"));
  EXPECT_TRUE(is_refused(session, to_line(Json{{"op", "open"}, {"record", closed}})));
  EXPECT_TRUE(is_refused(session, to_line(Json{{"op", "open"}, {"text", closed}})));
}

TEST(BadRequests, an_object_of_very_many_members_costs_no_time) {
  TestSession session;
  std::string request = "{";
  for (int i = 0; i < 300'000; ++i) request += "\"" + std::to_string(i) + "\":0,";
  EXPECT_TRUE(is_refused(session, request + "\"op\":\"version\"}"));
}

TEST(BadRequests, sixty_levels_are_still_read) {
  TestSession session;
  const std::string nested = std::string(60, '[') + std::string(60, ']');
  EXPECT_EQ(session.good("{\"op\":\"version\",\"id\":" + nested + "}")["id"].dump(), nested);
}

// In turn 1 with Carr's marker drawn: the Union is asked to move Dodge.
struct Bad {
  const char* request;
  const char* reason;  // part of it
};

const Bad kBadOpens[] = {
    {R"({"op":"open"})", "needs"},
    {R"({"op":"open","scenario":"gettysberg"})", "there is no scenario"},
    {R"({"op":"open","scenario":""})", "there is no scenario"},
    {R"({"op":"open","scenario":"../aprils/pea-ridge"})", "there is no scenario"},
    {R"({"op":"open","scenario":7})", "needs"},
    {R"({"op":"open","text":7})", "needs"},
    {R"({"op":"open","text":""})", "the scenario has faults: text:1:"},
    {R"({"op":"open","text":"{}"})", "the scenario has no"},
    {R"({"op":"open","scenario":"pea-ridge","options":"13.4a"})", "\"options\" is no list"},
    {R"({"op":"open","scenario":"pea-ridge","options":["13.4z"]})", "no option \"13.4z\""},
    {R"({"op":"open","scenario":"pea-ridge","options":[1]})", "no option 1"},
    {R"({"op":"open","record":7})", "this is no record"},
    {R"({"op":"open","record":"{"})", "the record is no JSON"},
    {R"({"op":"open","record":{}})", "this is no record"},
    {R"({"op":"open","record":{"format":"longroll record 9"}})", "this is no record"},
    {R"({"op":"open","record":{"format":"longroll record 1","rules":99}})", "another version"},
    {R"({"op":"open","record":{"format":"longroll record 1","rules":1}})", "no list of \"answers\""},
    {R"({"op":"open","record":{"format":"longroll record 1","rules":1,"answers":7}})",
     "no list of \"answers\""},
    {R"({"op":"open","record":{"format":"longroll record 1","rules":1,"answers":[]}})",
     "there is no scenario"},
    {R"({"op":"open","record":{"format":"longroll record 1","rules":1,"answers":[],"scenario":"pea-ridge"}})",
     "has been changed"},
    {R"({"op":"language"})", "\"name\" is"},
    {R"({"op":"language","name":"de"})", "\"name\" is"},
    {R"({"op":"language","name":"../aprils/charts"})", "\"name\" is"},
    {R"({"op":"language","name":1})", "\"name\" is"},
};

const Bad kBadAnswers[] = {
    {R"({"op":"answer"})", "needs"},
    {R"({"op":"answer","roll":1})", "no dice are asked"},
    {R"({"op":"answer","roll":"price"})", "no dice are asked"},
    {R"({"op":"answer","choice":7})", "a choice is an object"},
    {R"({"op":"answer","choice":{}})", "a choice is an object"},
    {R"({"op":"answer","choice":[{"type":"end-movement"}]})", "a choice is an object"},
    {R"({"op":"answer","choice":{"roll":1}})", "a choice is an object"},
    {R"({"op":"answer","choice":{"edit":"remove","unit":"dodge"}})", "a choice is an object"},
    {R"({"op":"answer","choice":{"type":"end-movement","edit":"remove"}})", "a choice is an object"},
    {R"({"op":"answer","choice":{"type":7}})", "there is no choice of type"},
    {R"({"op":"answer","choice":{"type":"marhc"}})", "did you mean \"march\"?"},
    {R"({"op":"answer","choice":{"type":"march"}})", "a unit's id is missing"},
    {R"({"op":"answer","choice":{"type":"march","unit":7,"path":[]}})", "a unit's id is missing"},
    {R"({"op":"answer","choice":{"type":"march","unit":"doge","path":[]}})", "did you mean \"dodge\"?"},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge"}})", "a march needs \"path\""},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","to":7}})", "a march needs \"path\""},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","path":"4211"}})", "no list of hexes"},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","path":[]}})",
     "A march leads to another hex."},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","path":[4211]}})", "a hex is missing"},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","path":["9999"]}})",
     "there is no hex \"9999\""},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","path":["3605"]}})", "not next to"},
    {R"({"op":"answer","choice":{"type":"march","unit":"dodge","to":"3105"}})", ""},
    {R"({"op":"answer","choice":{"type":"march","unit":"hebert","path":["3120"]}})", "another formation"},
    {R"({"op":"answer","choice":{"type":"attack","attackers":["dodge"],"targets":["3205"]}})",
     "another kind"},
    {R"({"op":"answer","choice":{"type":"attack","attackers":"dodge","targets":["3205"]}})",
     "a list of units"},
    {R"({"op":"answer","choice":{"type":"attack","attackers":["dodge"],"targets":"3205"}})",
     "a list of hexes"},
    {R"({"op":"answer","choice":{"type":"automatic-retreat"}})", "a list of hexes"},
    {R"({"op":"answer","choice":{"type":"automatic-retreat","targets":["3205"],"guns":[7]}})", "a unit's id"},
    {R"({"op":"answer","choice":{"type":"automatic-retreat","targets":["3205"],"bombarded":7}})",
     "a hex is missing"},
    {R"({"op":"answer","choice":{"type":"end-combat"}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"rating"}})", "no morale rating"},
    {R"({"op":"answer","choice":{"type":"rating","rating":1e9}})", "no morale rating"},
    {R"({"op":"answer","choice":{"type":"rating","rating":0}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"loss","unit":"dodge"}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"check","unit":"dodge"}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"retreat","unit":"dodge","to":null}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"advance","unit":"dodge"}})", "a hex is missing"},
    {R"({"op":"answer","choice":{"type":"advance","unit":"dodge","to":"4211"}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"stand-fast"}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"no-advance"}})", "another kind"},
    {R"({"op":"answer","choice":{"type":"build","unit":"dodge"}})", "\"facing\""},
    {R"({"op":"answer","choice":{"type":"build","unit":"dodge","facing":"N"}})", "may not build"},
    {R"({"op":"answer","choice":{"type":"special"}})", "\"number\""},
    {R"({"op":"answer","choice":{"type":"special","number":-1}})", "\"number\""},
    {R"({"op":"answer","choice":{"type":"special","number":1,"unit":7}})", "a unit's id"},
    {R"({"op":"answer","choice":{"type":"special","number":1,"hex":"x"}})", "there is no hex"},
    {R"({"op":"answer","choice":{"type":"special","number":1}})", "another kind"},
    {R"({"op":"why_not"})", "needs \"choice\""},
    {R"({"op":"why_not","choice":7})", "needs \"choice\""},
    {R"({"op":"why_not","choice":{"roll":1}})", "needs \"choice\""},
    {R"({"op":"why_not","choice":{"type":"march","unit":"nobody","to":"4211"}})", "there is no unit"},
};

const Bad kBadLookups[] = {
    {R"({"op":"reach"})", "a unit's id is missing"},
    {R"({"op":"reach","unit":["dodge"]})", "a unit's id is missing"},
    {R"({"op":"reach","unit":"dogde"})", "did you mean \"dodge\"?"},
    {R"({"op":"reach","unit":"coler"})", "has not arrived"},
    {R"({"op":"reach","unit":"24-missouri"})", "A special rule"},
    {R"({"op":"sight"})", "a hex is missing"},
    {R"({"op":"sight","from":"3505"})", "a hex is missing"},
    {R"({"op":"sight","from":3505,"to":3705})", "a hex is missing"},
    {R"({"op":"sight","from":"3505","to":"nowhere"})", "there is no hex"},
    {R"({"op":"odds"})", "a list of units"},
    {R"({"op":"odds","attackers":[],"targets":[]})", "Name at least one unit"},
    {R"({"op":"odds","attackers":["dodge"],"targets":[]})", "Name at least one enemy hex"},
    {R"({"op":"odds","attackers":["dodge"],"targets":["3205"]})", "No enemy stands in 3205."},
    {R"({"op":"odds","attackers":["price"],"targets":["3205"]})", "Price is not on the map."},
    {R"({"op":"odds","attackers":["dodge"],"targets":["3201","3202","3203","3204","3205","3206","3207","3208","3209",
                     "3210","3211","3212","3213"]})",
     "more hexes"},
    {R"({"op":"odds","attackers":["dodge"],"targets":["3205"],"attacker_rating":"high"})",
     "no morale rating"},
    {R"({"op":"odds","attackers":["dodge"],"targets":["3205"],"defender_rating":1.5})", "no morale rating"},
};

const Bad kBadEdits[] = {
    {R"({"op":"place"})", "a unit's id is missing"},
    {R"({"op":"place","unit":"dodge"})", "a hex is missing"},
    {R"({"op":"place","unit":"dodge","hex":"0000"})", "there is no hex"},
    {R"({"op":"place","unit":"dodge","hex":"3604","steps":0})", "\"steps\" is a number from 1 to 2"},
    {R"({"op":"place","unit":"dodge","hex":"3604","steps":3})", "\"steps\" is a number from 1 to 2"},
    {R"({"op":"place","unit":"dodge","hex":"3604","steps":"2"})", "\"steps\" is a number from 1 to 2"},
    {R"({"op":"place","unit":"dodge","hex":"3604","steps":1.5})", "\"steps\" is a number from 1 to 2"},
    {R"({"op":"place","unit":"price","hex":"3205"})", "the enemy stands in that hex"},
    {R"({"op":"remove"})", "a unit's id is missing"},
    {R"({"op":"remove","unit":"nobody"})", "there is no unit"},
    {R"({"op":"set"})", "\"set\" needs"},
    {R"({"op":"set","side":"union"})", "\"set\" needs"},
    {R"({"op":"set","turn":0})", "\"turn\" is a number from 1 to 18"},
    {R"({"op":"set","turn":19})", "\"turn\" is a number from 1 to 18"},
    {R"({"op":"set","turn":"4"})", "\"turn\" is a number from 1 to 18"},
    {R"({"op":"set","turn":18446744073709551615})", "\"turn\" is a number from 1 to 18"},
    {R"({"op":"set","phase":"lunch"})", "\"phase\" is"},
    {R"({"op":"set","phase":7})", "\"phase\" is"},
    {R"({"op":"set","phase":"movement"})", "needs \"formation\""},
    {R"({"op":"set","phase":"movement","formation":"lee"})", "needs \"formation\""},
    {R"({"op":"set","phase":"combat"})", "needs \"side\""},
    {R"({"op":"set","phase":"combat","side":"both"})", "needs \"side\""},
    {R"({"op":"set","turn":3,"phase":"combat","side":7})", "needs \"side\""},
    {R"({"op":"set","cup":"price"})", "no list of markers"},
    {R"({"op":"set","cup":[7]})", "no such marker"},
    {R"({"op":"set","cup":["lee"]})", "no such marker"},
    {R"({"op":"set","cup":["price","price"]})", "too many of it"},
    {R"({"op":"set","cup":["union-combat","union-combat"]})", "too many of it"},
    {R"({"op":"place","unit":"dodge","hex":"3604","turn":77})", "\"turn\" is a number from 1 to 18"},
};

class BadRequestsInPlay : public testing::TestWithParam<std::span<const Bad>> {};

TEST_P(BadRequestsInPlay, get_their_reason_and_change_nothing) {
  TestSession session;
  session.open();
  session.roll("carr");
  for (const Bad& bad : GetParam()) {
    EXPECT_TRUE(is_refused(session, bad.request));
    const std::string reason = session.ask(bad.request)["error"].value("reason", "");
    EXPECT_NE(reason.find(bad.reason), std::string::npos) << bad.request << "\n" << reason;
    session.good(R"({"op":"language","name":"fr"})");
    const std::string french = session.ask(bad.request)["error"].value("reason", "");
    EXPECT_NE(french, reason) << bad.request;
    EXPECT_EQ(french.find("message."), std::string::npos) << bad.request << "\n" << french;
    session.good(R"({"op":"language","name":"en"})");
  }
  EXPECT_EQ(session.record()["answers"].size(), 1u);
}

INSTANTIATE_TEST_SUITE_P(All, BadRequestsInPlay,
                         testing::Values(std::span<const Bad>(kBadOpens), std::span<const Bad>(kBadAnswers),
                                         std::span<const Bad>(kBadLookups), std::span<const Bad>(kBadEdits)));

TEST(BadRequests, dice_take_only_what_they_can_show) {
  TestSession session;
  session.open();
  for (const char* roll : {"0", "8", "-1", "1.5", "\"lee\"", "\"\"", "null", "[1]", "{}", "true", "1e99",
                           "18446744073709551615", "\"davis\""})
    EXPECT_TRUE(is_refused(session, std::string(R"({"op":"answer","roll":)") + roll + "}")) << roll;
  EXPECT_TRUE(is_refused(session, R"({"op":"answer","choice":{"type":"end-movement"}})"));
}

TEST(BadRequests, a_record_with_one_wrong_answer_is_refused_whole) {
  TestSession session, victim;
  session.open();
  session.play(40);
  victim.open();
  victim.roll("price");
  const Json record = session.record();
  for (const char* wrong : {"7", "{}", R"({"roll":77})", R"({"type":"stand-fast"})", R"({"edit":"fly"})",
                            "null", "[]", R"({"type":"march","unit":"nobody","path":["3120"]})"}) {
    Json broken = record;
    broken["answers"][20] = Json::parse(wrong);
    const std::string request = to_line(Json{{"op", "open"}, {"record", broken}});
    EXPECT_TRUE(is_refused(victim, request)) << wrong;
    const std::string reason = victim.ask(request)["error"].value("reason", "");
    EXPECT_EQ(reason.rfind("answer 21 of the record does not fit: ", 0), 0u) << reason;
  }
}

TEST(BadRequests, when_the_battle_is_over) {
  TestSession session;
  session.open();
  session.good(R"({"op":"set","turn":18,"phase":"draw","cup":[]})");
  EXPECT_TRUE(is_refused(session, R"({"op":"answer","roll":1})"));
  EXPECT_TRUE(is_refused(session, R"({"op":"answer","choice":{"type":"end-combat"}})"));
  EXPECT_TRUE(is_refused(session, R"({"op":"answer","choice":{"type":"march","unit":"dodge","to":"4211"}})"));
  EXPECT_EQ(session.good(R"({"op":"why_not","choice":{"type":"end-combat"}})")["legal"], false);
}

TEST(BadRequests, a_library_without_files_is_no_reason_to_stop) {
  Session session(Library{});
  for (const char* request : {R"({"op":"scenarios"})", R"({"op":"open","scenario":"pea-ridge"})",
                              R"({"op":"language","name":"fr"})", R"({"op":"open","text":"{}"})"}) {
    const Json reply = Json::parse(session.reply(std::string_view(request)), nullptr, false);
    EXPECT_TRUE(reply.contains("ok")) << request;
  }
}

}  // namespace
}  // namespace longroll
