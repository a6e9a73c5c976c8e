#include "format/reader.h"

#include <gtest/gtest.h>

#include <array>

#include "format/spelling.h"

namespace longroll {
namespace {

class ReaderTest : public testing::Test {
 protected:
  Reader read(std::string_view text) {
    node_ = parse_document(text, "file.json", faults_).value();
    return Reader(node_, "a hex", "file.json", faults_);
  }
  std::string only_fault() const {
    return faults_.size() == 1 ? to_text(faults_[0]) : std::to_string(faults_.size());
  }

  Node node_;
  std::vector<Diagnostic> faults_;
};

constexpr std::array<std::string_view, 3> kTerrain = {"clear", "woods", "wooded hill"};

TEST_F(ReaderTest, reads_members_of_every_kind) {
  Reader reader =
      read(R"({"t": "x", "i": 5, "r": 1.5, "b": true, "l": [1], "n": ["a", "b"], "o": {"in": 2}})");
  EXPECT_EQ(reader.text("t"), "x");
  EXPECT_EQ(reader.integer("i", {0, 9}), 5);
  EXPECT_EQ(reader.real("r", {0, 9}), 1.5);
  EXPECT_EQ(reader.real("i", {0, 9}), 5.0);
  EXPECT_TRUE(reader.flag("b"));
  EXPECT_EQ(reader.list("l").size(), 1u);
  EXPECT_EQ(reader.texts("n"), (std::vector<std::string>{"a", "b"}));
  EXPECT_EQ(reader.object("o").integer("in", {0, 9}), 2);
  reader.no_more_members();
  EXPECT_TRUE(faults_.empty());
}

TEST_F(ReaderTest, members_left_out_take_the_fallback) {
  Reader reader = read("{}");
  EXPECT_EQ(reader.text_or("t", "none"), "none");
  EXPECT_EQ(reader.integer_or("i", {0, 9}, 3), 3);
  EXPECT_EQ(reader.real_or("r", {0, 9}, 0.5), 0.5);
  EXPECT_TRUE(reader.flag_or("b", true));
  EXPECT_TRUE(reader.list_or_empty("l").empty());
  EXPECT_TRUE(faults_.empty());
}

TEST_F(ReaderTest, goes_on_after_a_fault_and_tells_them_all) {
  Reader reader = read("{\"row\": \"one\",\n\"column\": 99,\n\"open\": 1}");
  reader.text("name");
  reader.integer("row", {1, 48});
  reader.integer("column", {1, 48});
  reader.flag("open");
  ASSERT_EQ(faults_.size(), 4u);
  EXPECT_EQ(to_text(faults_[0]), "file.json:1: a hex has no \"name\"; add \"name\" with a text");
  EXPECT_EQ(to_text(faults_[1]), "file.json:1: \"row\" of a hex is a text; write a whole number");
  EXPECT_EQ(to_text(faults_[2]), "file.json:2: \"column\" of a hex is 99; write a number from 1 to 48");
  EXPECT_EQ(to_text(faults_[3]), "file.json:3: \"open\" of a hex is a whole number; write true or false");
}

TEST_F(ReaderTest, a_missing_object_is_told_once) {
  Reader reader = read("{}");
  Reader grid = reader.object("grid");
  grid.text("ids");
  grid.object("deeper").integer("x", {0, 1});
  grid.no_more_members();
  EXPECT_EQ(only_fault(), "file.json:1: a hex has no \"grid\"; add \"grid\" with an object");
}

TEST_F(ReaderTest, what_is_no_object_is_told_once) {
  Reader reader = read("[1, 2]");
  reader.text("name");
  reader.no_more_members();
  EXPECT_EQ(only_fault(), "file.json:1: a hex is a list; write an object: {...}");
}

TEST_F(ReaderTest, an_unknown_member_is_told_with_the_nearest_name) {
  Reader reader = read("{\"hex\": \"0101\",\n\"terain\": \"woods\"}");
  reader.text("hex");
  reader.text_or("terrain", "clear");
  reader.no_more_members();
  EXPECT_EQ(only_fault(), "file.json:2: unknown member \"terain\" of a hex; did you mean \"terrain\"?");
}

TEST_F(ReaderTest, an_unknown_name_is_told_with_the_nearest_one) {
  Reader reader = read(R"({"terrain": "wodos"})");
  EXPECT_FALSE(reader.one_of("terrain", kTerrain));
  EXPECT_EQ(only_fault(), "file.json:1: unknown terrain \"wodos\"; did you mean \"woods\"?");
}

TEST_F(ReaderTest, a_name_like_no_other_is_told_with_the_list) {
  Reader reader = read(R"({"terrain": "lagoon"})");
  EXPECT_FALSE(reader.one_of("terrain", kTerrain));
  EXPECT_EQ(only_fault(),
            "file.json:1: unknown terrain \"lagoon\"; use one of \"clear\", \"woods\", \"wooded hill\"");
}

TEST_F(ReaderTest, a_known_name_gives_its_place) {
  Reader reader = read(R"({"terrain": "wooded hill"})");
  EXPECT_EQ(reader.one_of("terrain", kTerrain), 2u);
}

TEST(Spelling, long_texts_are_cut_between_characters) {
  std::string text(59, 'a');
  text += "\u00e9\u00e9";
  EXPECT_EQ(in_quotes(text), '"' + std::string(59, 'a') + "...\"");
}

}  // namespace
}  // namespace longroll
