// What is wrong with a message, in words.
#include "format/bad_message.h"

#include <gtest/gtest.h>

#include <array>

#include "format/language.h"
#include "format/test_files.h"

namespace longroll {
namespace {

Language language(const std::string& name) {
  std::vector<Diagnostic> faults;
  const auto node = parse_document(read_file("data/language/" + name + ".json"), name, faults);
  EXPECT_TRUE(node);
  return node ? read_language(*node, name, faults).value_or(Language{}) : Language{};
}

constexpr std::array<std::string_view, 2> kUnits = {"dodge", "vandever"};

TEST(BadMessage, an_unknown_name_is_quoted_and_the_near_one_asked_about) {
  const BadMessage near = unknown_name("message.unknown-unit", "dogde", kUnits, 60);
  EXPECT_EQ(sentence(language("en"), near), "there is no unit \"dogde\"; did you mean \"dodge\"?");
  EXPECT_EQ(sentence(language("fr"), near), "il n'y a pas d'unité \"dogde\" ; vouliez-vous dire \"dodge\" ?");
}

TEST(BadMessage, where_nothing_is_near_no_name_is_asked_about) {
  const BadMessage far = unknown_name("message.unknown-unit", "napoleon", kUnits, 60);
  EXPECT_EQ(sentence(language("en"), far), "there is no unit \"napoleon\"");
  EXPECT_EQ(sentence(language("fr"), far), "il n'y a pas d'unité \"napoleon\"");
}

TEST(BadMessage, a_long_name_is_cut) {
  const BadMessage cut = unknown_name("message.unknown-unit", std::string(1000, 'x'), kUnits, 5);
  EXPECT_EQ(sentence(language("en"), cut), "there is no unit \"xxxxx\"");
}

}  // namespace
}  // namespace longroll
