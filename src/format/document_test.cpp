#include "format/document.h"

#include <gtest/gtest.h>

namespace longroll {
namespace {

struct Parsed {
  std::optional<Node> node;
  std::vector<Diagnostic> faults;
};

Parsed parse(std::string_view text) {
  Parsed parsed;
  parsed.node = parse_document(text, "file.json", parsed.faults);
  return parsed;
}

// The text is refused with one fault on that line, and something is said about the cure.
void expect_refused(std::string_view text, int line, std::string_view remedy) {
  const Parsed parsed = parse(text);
  EXPECT_FALSE(parsed.node) << text;
  ASSERT_EQ(parsed.faults.size(), 1u) << text;
  EXPECT_EQ(parsed.faults[0].line, line) << parsed.faults[0].what;
  EXPECT_NE(parsed.faults[0].remedy.find(remedy), std::string::npos) << to_text(parsed.faults[0]);
}

TEST(Document, every_kind_is_read_with_its_value) {
  const Parsed parsed =
      parse(R"({"n": null, "b": true, "i": -12, "r": 0.5, "t": "Dodge\u00e9", "l": [1, 2]})");
  ASSERT_TRUE(parsed.node);
  const Node& node = *parsed.node;
  EXPECT_EQ(node.kind(), Node::Kind::Object);
  EXPECT_EQ(node.size(), 6u);
  EXPECT_EQ(node.find("n")->kind(), Node::Kind::Null);
  EXPECT_EQ(node.find("b")->as_bool(), true);
  EXPECT_EQ(node.find("i")->as_integer(), -12);
  EXPECT_EQ(node.find("i")->as_real(), -12.0);
  EXPECT_EQ(node.find("r")->as_real(), 0.5);
  EXPECT_FALSE(node.find("r")->as_integer());
  EXPECT_EQ(node.find("t")->as_text(), "Dodge\u00e9");
  EXPECT_EQ(node.find("l")->items()[1].as_integer(), 2);
  EXPECT_EQ(node.find("missing"), nullptr);
  EXPECT_TRUE(parsed.faults.empty());
}

TEST(Document, members_keep_the_order_of_the_file) {
  const Parsed parsed = parse(R"({"z": 1, "a": 2, "m": 3})");
  ASSERT_TRUE(parsed.node);
  EXPECT_EQ(parsed.node->items()[0].key(), "z");
  EXPECT_EQ(parsed.node->items()[1].key(), "a");
  EXPECT_EQ(parsed.node->items()[2].key(), "m");
}

TEST(Document, each_node_knows_the_line_on_which_it_begins) {
  const Parsed parsed = parse("{\n\"a\": 17\n,\"b\":\n\"text\",\n\"c\": [\n1\n,\n{}\n]\n}\n");
  ASSERT_TRUE(parsed.node);
  EXPECT_EQ(parsed.node->line(), 1);
  EXPECT_EQ(parsed.node->find("a")->line(), 2);
  EXPECT_EQ(parsed.node->find("b")->line(), 4);
  EXPECT_EQ(parsed.node->find("c")->line(), 5);
  EXPECT_EQ(parsed.node->find("c")->items()[0].line(), 6);
  EXPECT_EQ(parsed.node->find("c")->items()[1].line(), 8);
}

TEST(Document, line_ends_of_other_systems_count_once) {
  const Parsed parsed = parse("{\r\n\"a\": 1,\r\n\"b\": 2}\r\n");
  ASSERT_TRUE(parsed.node);
  EXPECT_EQ(parsed.node->find("b")->line(), 3);
}

TEST(Document, a_member_that_stands_twice_is_a_fault_and_the_first_counts) {
  const Parsed parsed = parse("{\"hex\": 1,\n\"row\": 2,\n\"hex\": 3}");
  ASSERT_TRUE(parsed.node);
  ASSERT_EQ(parsed.faults.size(), 1u);
  EXPECT_EQ(parsed.faults[0].line, 3);
  EXPECT_EQ(parsed.faults[0].what, "member \"hex\" stands twice in one object");
  EXPECT_EQ(parsed.node->size(), 2u);
  EXPECT_EQ(parsed.node->find("hex")->as_integer(), 1);
}

TEST(Document, broken_texts_are_refused_with_line_and_remedy) {
  expect_refused("", 1, "restore the missing part");
  expect_refused("{\"a\": [1,\n2", 2, "close what is open");
  expect_refused("[1,\n2,\n]", 3, "remove the comma");
  expect_refused("{\"a\": 1,\n}", 2, "remove the comma");
  expect_refused("{\n\"a\": 1\n\"b\": 2}", 3, "missing comma");
  expect_refused("{a: 1}", 1, "quotation marks");
  expect_refused("{\n// note\n\"a\": 1}", 2, "quotation marks");
  expect_refused("[\"open\n]", 1, "quotation mark");
  expect_refused("[1]\n\n[2]", 3, "after the end");
  expect_refused("[1]\nx", 2, "after the end");
  expect_refused("[\n\"\xff\xfe\"]", 2, "UTF-8");
  expect_refused("[1e999]", 1, "smaller number");
  expect_refused(std::string_view("[]\n\0[]", 6), 2, "UTF-8");
}

TEST(Document, too_deep_a_document_is_refused) {
  std::string deep(kDeepestDocument, '[');
  EXPECT_TRUE(parse(deep + std::string(kDeepestDocument, ']')).node);
  expect_refused("[" + deep, 1, "fewer levels");
  expect_refused(std::string(1'000'000, '['), 1, "fewer levels");
}

TEST(Document, too_large_a_document_is_refused) {
  expect_refused(std::string(kLargestDocument + 1, ' '), 1, "divide");
  std::string many = "[0";
  for (std::size_t i = 0; i < kMostNodes; ++i) many += ",0";
  expect_refused(many + "]", 1, "divide");
}

TEST(Document, numbers_too_large_for_a_whole_number_become_real) {
  const Parsed parsed = parse("[9223372036854775807, 9223372036854775808]");
  ASSERT_TRUE(parsed.node);
  EXPECT_EQ(parsed.node->items()[0].as_integer(), 9223372036854775807);
  EXPECT_FALSE(parsed.node->items()[1].as_integer());
  EXPECT_TRUE(parsed.node->items()[1].as_real());
}

}  // namespace
}  // namespace longroll
