// Choices as JSON: what is written is read back, and what makes no sense is told.
#include "format/aprils_choice.h"

#include "format/aprils_scenario.h"
#include "format/test_files.h"

namespace longroll {
namespace {

using namespace aprils;

const Scenario& pea_ridge() {
  static const Scenario scenario = [] {
    std::vector<Diagnostic> faults;
    return *load_aprils_scenario(read_file("data/aprils/pea-ridge/scenario.json"), "", find_data, faults);
  }();
  return scenario;
}

UnitId unit(std::string_view id) { return pea_ridge().unit_named(id).value(); }
HexId hex(std::string_view name) { return pea_ridge().map.grid().named(name).value(); }

struct Written {
  Choice choice;
  const char* text;
};

TEST(AprilsChoice, every_choice_is_written_and_read_back) {
  const Written all[] = {
      {March{unit("dodge"), Path{hex("3606"), hex("3605")}},
       R"({"type":"march","unit":"dodge","path":["3606","3605"]})"},
      {Build{unit("dodge"), Direction::SouthWest}, R"({"type":"build","unit":"dodge","facing":"SW"})"},
      {EndMovement{}, R"({"type":"end-movement"})"},
      {Attack{UnitSet{unit("hebert"), unit("hill")}, HexList{hex("3916")}},
       R"({"type":"attack","attackers":["hebert","hill"],"targets":["3916"]})"},
      {FallBack{HexList{hex("3916")}, std::nullopt, {}, {}},
       R"({"type":"automatic-retreat","targets":["3916"]})"},
      {FallBack{HexList{hex("3916"), hex("3917")}, hex("3916"), UnitSet{unit("mcculloch-artillery")},
                UnitSet{unit("drew")}},
       R"({"type":"automatic-retreat","targets":["3916","3917"],"bombarded":"3916","guns":["mcculloch-artillery"],"stay":["drew"]})"},
      {EndCombat{}, R"({"type":"end-combat"})"},
      {Lend{-1}, R"({"type":"rating","rating":-1})"},
      {Lose{unit("dodge")}, R"({"type":"loss","unit":"dodge"})"},
      {Retreat{unit("dodge"), hex("3606")}, R"({"type":"retreat","unit":"dodge","to":"3606"})"},
      {Retreat{unit("dodge"), std::nullopt}, R"({"type":"retreat","unit":"dodge","to":null})"},
      {Check{unit("dodge")}, R"({"type":"check","unit":"dodge"})"},
      {StandFast{}, R"({"type":"stand-fast"})"},
      {Advance{unit("dodge"), hex("3606")}, R"({"type":"advance","unit":"dodge","to":"3606"})"},
      {NoAdvance{}, R"({"type":"no-advance"})"},
      {SpecialChoice{3, std::nullopt, std::nullopt}, R"({"type":"special","number":3})"},
      {SpecialChoice{3, unit("dodge"), hex("3606")},
       R"({"type":"special","number":3,"unit":"dodge","hex":"3606"})"},
  };
  std::vector<bool> seen(std::variant_size_v<Choice>);
  for (const Written& written : all) {
    seen[written.choice.index()] = true;
    EXPECT_EQ(to_line(choice_json(pea_ridge(), written.choice)), written.text);
    const auto read = read_choice(pea_ridge(), *parse_message(written.text));
    ASSERT_TRUE(read) << written.text;
    EXPECT_TRUE(read->choice == written.choice) << written.text;
    EXPECT_FALSE(read->to_only);
  }
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_TRUE(seen[i]) << "no choice of kind " << i;
}

TEST(AprilsChoice, a_march_may_name_its_end_alone) {
  const auto read =
      read_choice(pea_ridge(), *parse_message(R"({"type":"march","unit":"dodge","to":"3605"})"));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->to_only);
  EXPECT_TRUE(read->choice == Choice(March{unit("dodge"), Path{hex("3605")}}));
}

TEST(AprilsChoice, more_than_a_choice_can_hold_is_refused) {
  std::string path = "[";
  for (std::size_t i = 0; i <= Path::capacity(); ++i) path += std::string(i > 0 ? "," : "") + "\"3605\"";
  const auto march =
      read_choice(pea_ridge(), *parse_message(R"({"type":"march","unit":"dodge","path":)" + path + "]}"));
  ASSERT_FALSE(march);
  EXPECT_EQ(march.error().key, "message.path-too-long");
  std::string targets = "[\"3101\"";
  for (int row = 2; row <= 21; ++row)
    targets += ",\"" + std::to_string(3100 + row) + "\",\"" + std::to_string(3200 + row) + "\"";
  const auto attack = read_choice(
      pea_ridge(), *parse_message(R"({"type":"attack","attackers":["dodge"],"targets":)" + targets + "]}"));
  ASSERT_FALSE(attack);
  EXPECT_EQ(attack.error().key, "message.too-many-hexes");
}

TEST(AprilsChoice, what_is_named_twice_counts_once) {
  const auto read = read_choice(
      pea_ridge(),
      *parse_message(R"({"type":"attack","attackers":["hill","hill"],"targets":["3916","3915","3916"]})"));
  ASSERT_TRUE(read);
  EXPECT_TRUE(read->choice == Choice(Attack{{unit("hill")}, {hex("3916"), hex("3915")}}));
}

TEST(Messages, depth_and_members_are_bounded) {
  const auto nested = [](int levels) {
    const auto n = static_cast<std::size_t>(levels);
    return std::string(n, '[') + std::string(n, ']');
  };
  EXPECT_TRUE(parse_message(nested(kDeepestMessage)));
  EXPECT_FALSE(parse_message(nested(kDeepestMessage + 1)));
  const auto members = [](int count) {
    std::string text = "{";
    for (int i = 0; i < count; ++i) text += (i > 0 ? ",\"" : "\"") + std::to_string(i) + "\":{}";
    return text + "}";
  };
  EXPECT_TRUE(parse_message(members(kLargestObject)));
  EXPECT_FALSE(parse_message(members(kLargestObject + 1)));
  EXPECT_TRUE(parse_message("[" + members(kLargestObject) + "," + members(kLargestObject) + "]"));
  EXPECT_FALSE(parse_message("[1,]"));
  EXPECT_EQ(*parse_message(R"({"a":1,"b":[{"c":null}]})"), Json::parse(R"({"a":1,"b":[{"c":null}]})"));
}

}  // namespace
}  // namespace longroll
