#include "app/terminal/words.h"

#include <set>

#include "app/terminal/test_game.h"
#include "app/terminal/text.h"

namespace longroll::terminal {
namespace {

std::set<std::string> blanks_in(const std::string& sentence) {
  std::set<std::string> blanks;
  for (std::size_t at = sentence.find('{'); at != std::string::npos; at = sentence.find('{', at + 1))
    blanks.insert(sentence.substr(at, sentence.find('}', at) - at));
  return blanks;
}

TEST(Words, both_languages_have_the_same_sentences_with_the_same_blanks) {
  const auto english = load_words(embedded_library(), "en");
  const auto french = load_words(embedded_library(), "fr");
  ASSERT_TRUE(english && french);
  for (const auto& [key, sentence] : english->own.sentences()) {
    ASSERT_TRUE(french->own.has(key)) << key;
    EXPECT_EQ(blanks_in(sentence), blanks_in(french->own.sentences().at(key))) << key;
  }
  EXPECT_EQ(english->own.sentences().size(), french->own.sentences().size());
  EXPECT_FALSE(load_words(embedded_library(), "tlh"));
}

TEST(Text, folding_forgets_case_accents_and_apostrophes) {
  EXPECT_EQ(folded("Hébert"), "hebert");
  EXPECT_EQ(folded("O’Neil's ÉTÉ"), "oneils ete");
  EXPECT_EQ(folded("−1"), "-1");
}

TEST(Text, lines_are_broken_between_words) {
  EXPECT_EQ(wrapped("one two three", 7, 2), "one two\n  three");
  EXPECT_EQ(wrapped("a\nb", 7, 2), "a\nb");
  EXPECT_EQ(wrapped("", 7, 2), "");
  EXPECT_EQ(wrapped("éééé éé", 7), "éééé éé");
}

TEST(Text, keys_that_are_no_letters_are_cleaned_away) {
  EXPECT_EQ(cleaned("  \x1b[A dodge\t3707\r"), "dodge 3707");
  EXPECT_EQ(cleaned("\x01"), "");
  EXPECT_EQ(cleaned("\x1b["), "");
}

}  // namespace
}  // namespace longroll::terminal
