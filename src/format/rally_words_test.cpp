#include "format/rally_words.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "format/rally_event.h"
#include "format/rally_scenario.h"
#include "format/test_files.h"
#include "play/dice.h"
#include "play/random_player.h"
#include "rally/table.h"

namespace longroll {
namespace {

using namespace rally;

Language language(const std::string& name) {
  std::vector<Diagnostic> faults;
  const std::string file = "data/language/" + name + ".json";
  const auto node = parse_document(read_file(file), file, faults);
  return *read_language(*node, file, faults);
}

const Scenario& two_banks() {
  static const Scenario scenario = [] {
    std::vector<Diagnostic> faults;
    return *load_rally_scenario(read_file("tests/data/rally/two-banks.json"), "two-banks", find_data, faults);
  }();
  return scenario;
}

// A sentence that lacks its words is its own key, and a blank that nobody filled still has its braces.
void expect_said(const std::string& text) {
  EXPECT_FALSE(text.empty());
  EXPECT_EQ(text.find("rally."), std::string::npos) << text;
  EXPECT_EQ(text.find('{'), std::string::npos) << text;
}

TEST(RallyWords, every_event_of_many_games_has_its_sentence_type_and_rule_in_both_languages) {
  const Language both[] = {language("en"), language("fr")};
  std::set<std::size_t> kinds;
  for (std::uint64_t game = 0; game < 150; ++game) {
    Table table(two_banks());
    Dice dice(game);
    for (int i = 0; i < 20'000 && !table.over(); ++i) {
      EventLog log;
      const Chances chances = table.chances();
      if (!chances.weights.empty())
        table.answer(dice.below(static_cast<std::uint32_t>(chances.weights.size())), &log);
      else
        table.take(dice.below(static_cast<std::uint32_t>(table.count_choices())), &log);
      for (const Event& event : log) {
        if (!kinds.insert(event.index()).second && game > 2) continue;
        for (const Language& words : both) {
          const Json json = event_json(words, two_banks(), event);
          expect_said(json["sentence"].get<std::string>());
          EXPECT_FALSE(json["type"].get<std::string>().empty());
          EXPECT_FALSE(json["rule"].get<std::string>().empty());
        }
      }
    }
  }
  // Random players meet all but the rarest.
  EXPECT_GE(kinds.size(), std::variant_size_v<Event> - 4);
}

TEST(RallyWords, every_refusal_has_its_sentence_in_both_languages) {
  for (const char* name : {"en", "fr"}) {
    const Language words = language(name);
    for (int i = 0; i <= static_cast<int>(Reason::AlreadyPressed); ++i)
      expect_said(
          sentence(words, two_banks(), Refusal{static_cast<Reason>(i), "8.0", UnitId(4), SpotId(3), 2}));
  }
}

TEST(RallyWords, every_modifier_check_and_event_has_its_name_in_both_languages) {
  for (const char* name : {"en", "fr"}) {
    const Language words = language(name);
    for (std::size_t i = 0; i < kModifierKinds; ++i)
      expect_said(sentence(words, Modifier{static_cast<ModifierKind>(i), 1, "9.3"}));
    for (std::size_t i = 0; i < kCheckCauses; ++i)
      expect_said(words.say("rally.check." + std::string(key_of(static_cast<CheckCause>(i)))));
    for (std::size_t i = 0; i < kEventKinds; ++i) {
      const auto kind = static_cast<EventKind>(i);
      expect_said(words.say("rally.name." + std::string(key_of(kind))));
      expect_said(sentence(words, two_banks(), EventHappened{kind, Side::Union, UnitId(4), std::nullopt, 3}));
    }
  }
}

TEST(RallyWords, every_special_rule_and_history_of_every_battle_is_told_in_french) {
  const Language french = language("fr");
  std::vector<Diagnostic> faults;
  std::set<std::string> known;
  std::size_t battles = 0;
  for (const auto& entry : std::filesystem::directory_iterator("data/rally")) {
    const std::string file = entry.path().string() + "/scenario.json";
    if (!std::filesystem::exists(file)) continue;
    const auto scenario = load_rally_scenario(read_file(file), file, find_data, faults);
    ASSERT_TRUE(scenario) << file;
    ++battles;
    for (const SpecialRule& rule : scenario->special_rules) {
      for (const char* part : {".title", ".text"})
        known.insert("scenario." + scenario->id + ".special." + rule.rule + part);
      EXPECT_NE(rule_text(french, *scenario, rule), rule.text) << scenario->id << " " << rule.rule;
    }
    known.insert("scenario." + scenario->id + ".history");
    EXPECT_NE(history_text(french, *scenario), scenario->history) << scenario->id;
  }
  EXPECT_EQ(battles, 7u);
  for (const std::string& key : known) EXPECT_TRUE(french.has(key)) << "no French for " << key;
  for (const auto& [key, text] : french.sentences())
    if (key.starts_with("scenario.perryville") || key.starts_with("scenario.stones-river"))
      EXPECT_TRUE(known.contains(key)) << "no battle has " << key;
}

// The rule that binds is named, with what is owed.
TEST(RallyWords, S9_a_special_rule_that_bars_something_has_its_own_sentence) {
  const Scenario scenario;
  EXPECT_EQ(sentence(language("en"), scenario,
                     Refusal{Reason::SpecialRuleBars, "S9", std::nullopt, std::nullopt, 3}),
            "On turns 1 to 3 half of the command points are for the Left Wing: 3 are still owed to it (S9).");
}

}  // namespace
}  // namespace longroll
