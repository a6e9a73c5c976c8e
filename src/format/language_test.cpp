// The language files: English and French say the same things, with the same blanks.
#include "format/language.h"

#include <algorithm>
#include <set>

#include "format/test_files.h"

namespace longroll {
namespace {

struct Loaded {
  std::optional<Language> language;
  std::vector<Diagnostic> faults;
};

Loaded load(const std::string& text) {
  Loaded loaded;
  const auto node = parse_document(text, "en.json", loaded.faults);
  if (node) loaded.language = read_language(*node, "en.json", loaded.faults);
  return loaded;
}

Language language(const std::string& name) {
  Loaded loaded = load(read_file("data/language/" + name + ".json"));
  EXPECT_TRUE(loaded.language) << texts(loaded.faults).at(0);
  return loaded.language.value_or(Language{});
}

std::string small(const std::string& sentences, const std::string& names = "") {
  return "{\"format\": \"longroll language 1\", \"language\": \"en\",\n\"sentences\": {" + sentences +
         "},\n\"names\": {" + names + "}}";
}

// The names between braces.
std::set<std::string> blanks_of(const std::string& text) {
  std::set<std::string> blanks;
  for (std::size_t open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
    const std::size_t close = text.find('}', open);
    EXPECT_NE(close, std::string::npos) << text;
    blanks.insert(text.substr(open + 1, close - open - 1));
  }
  return blanks;
}

TEST(Language, both_languages_have_every_sentence_with_the_same_blanks) {
  const Language english = language("en"), french = language("fr");
  EXPECT_GT(english.sentences().size(), 100u);
  for (const auto& [key, text] : english.sentences()) {
    const auto found = french.sentences().find(key);
    ASSERT_NE(found, french.sentences().end()) << "no French for " << key;
    EXPECT_FALSE(text.empty()) << key;
    EXPECT_FALSE(found->second.empty()) << key;
    EXPECT_EQ(blanks_of(text), blanks_of(found->second)) << key;
  }
  // The texts of the battles stand in their own files in English.
  for (const auto& [key, text] : french.sentences())
    EXPECT_TRUE(key.starts_with("scenario.") || english.has(key)) << "no English for " << key;
}

TEST(Language, french_puts_a_space_before_its_high_signs_and_english_none) {
  const Language english = language("en"), french = language("fr");
  const auto of_the_game = [](const std::string& key) {
    return key.starts_with("event.") || key.starts_with("refusal.") || key.starts_with("ask.") ||
           key.starts_with("scenario.");
  };
  for (const auto& [key, text] : french.sentences()) {
    for (std::size_t i = 1; of_the_game(key) && i < text.size(); ++i) {
      const bool high = std::string_view(":;?!").find(text[i]) != std::string_view::npos;
      EXPECT_TRUE(!high || text[i - 1] == ' ') << key << ": " << text;
    }
  }
  for (const auto& [key, text] : english.sentences()) {
    if (!of_the_game(key)) continue;
    for (const char* sign : {" :", " ;", " ?", " ,"}) EXPECT_EQ(text.find(sign), std::string::npos) << key;
  }
}

TEST(Language, blanks_are_filled_and_a_gap_is_seen) {
  const Language words =
      *load(small(R"("a": "{unit} in {hex}, {unit}.", "b": "open { brace", "c": "{nobody} }")")).language;
  EXPECT_EQ(words.say("a", {{"unit", "Dodge"}, {"hex", "{unit}"}}), "Dodge in {unit}, Dodge.");
  EXPECT_EQ(words.say("b"), "open { brace");
  EXPECT_EQ(words.say("c"), "{nobody} }");
  EXPECT_EQ(words.say("no.such.key", {{"unit", "Dodge"}}), "no.such.key");
}

TEST(Language, names_have_a_translation_or_stay) {
  const Language words = *load(small("", R"("evening": "soir")")).language;
  EXPECT_EQ(words.name("evening"), "soir");
  EXPECT_EQ(words.name("Dodge"), "Dodge");
}

TEST(Language, names_are_joined_as_people_do) {
  const Language words = *load(small(R"("list.and": " and ")")).language;
  EXPECT_EQ(join_names(words, {}), "");
  EXPECT_EQ(join_names(words, {"Hill"}), "Hill");
  EXPECT_EQ(join_names(words, {"Hill", "Greer"}), "Hill and Greer");
  EXPECT_EQ(join_names(words, {"Hill", "Greer", "Drew"}), "Hill, Greer and Drew");
}

TEST(Language, each_fault_has_its_line_and_remedy) {
  const std::string good = small(R"("a": "b")");
  const std::vector<Slip> slips = {
      {"longroll language 1",
       "longroll map 1",
       {"en.json:1: this is no language file; write \"longroll language 1\""}},
      {"\"format\": \"longroll language 1\", ",
       "",
       {"en.json:1: the language has no \"format\"; add \"format\" with a text"}},
      {"\"language\": \"en\"",
       "\"language\": 1",
       {"en.json:1: \"language\" of the language is a whole number; write a text"}},
      {"\"a\": \"b\"", "\"a\": 7", {"en.json:2: this is no text; write a sentence in quotation marks"}},
      {"{\"a\": \"b\"}", "[\"b\"]", {"en.json:2: the language has no sentences; add an object of texts"}},
      {",\n\"names\": {}", "", {"en.json:1: the language has no names; add an object of texts"}},
      {"\"names\"",
       "\"nams\": {}, \"names\"",
       {"en.json:3: unknown member \"nams\" of the language; did you mean \"names\"?"}},
  };
  for (const Slip& slip : slips) {
    const Loaded loaded = load(changed(good, slip.from, slip.to));
    EXPECT_FALSE(loaded.language);
    EXPECT_EQ(texts(loaded.faults), slip.faults) << slip.to;
  }
}

}  // namespace
}  // namespace longroll
