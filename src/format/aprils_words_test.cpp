// Every refusal, shift and event has its sentence in both languages, with no blank left open.
#include "format/aprils_words.h"

#include <filesystem>
#include <set>

#include "format/aprils_event.h"
#include "format/aprils_scenario.h"
#include "format/test_files.h"

namespace longroll {
namespace {

using namespace aprils;

class AprilsWords : public testing::TestWithParam<const char*> {
 protected:
  AprilsWords() {
    std::vector<Diagnostic> faults;
    auto scenario =
        load_aprils_scenario(read_file("data/aprils/pea-ridge/scenario.json"), "", find_data, faults);
    EXPECT_TRUE(scenario);
    scenario_ = std::move(*scenario);
    const auto node =
        parse_document(read_file(std::string("data/language/") + GetParam() + ".json"), "", faults);
    language_ = *read_language(*node, "", faults);
  }
  UnitId unit(std::string_view id) const { return scenario_.unit_named(id).value(); }
  HexId hex(std::string_view name) const { return scenario_.map.grid().named(name).value(); }

  Scenario scenario_;
  Language language_;
};

testing::AssertionResult is_whole(const std::string& sentence) {
  for (const char* sign :
       {"{", "}", "refusal.", "event.", "shift.", "marker.c", "side.u", "side.c", "list.and", "  "})
    if (sentence.find(sign) != std::string::npos) return testing::AssertionFailure() << sentence;
  if (sentence.size() < 3) return testing::AssertionFailure() << "too short: " << sentence;
  const bool small = sentence[0] >= 'a' && sentence[0] <= 'z';
  if (small || sentence.back() != '.') return testing::AssertionFailure() << "no sentence: " << sentence;
  return testing::AssertionSuccess();
}

TEST_P(AprilsWords, every_refusal_has_its_sentence) {
  for (std::size_t i = 0; i <= static_cast<std::size_t>(Reason::AlreadyAdvanced); ++i) {
    const auto reason = static_cast<Reason>(i);
    EXPECT_TRUE(
        is_whole(sentence(language_, scenario_, Refusal{reason, "4.2", unit("dodge"), hex("3605"), 3})));
    EXPECT_TRUE(
        is_whole(sentence(language_, scenario_, Refusal{reason, "4.2", std::nullopt, std::nullopt, -1})));
  }
}

TEST_P(AprilsWords, every_shift_has_its_words) {
  for (std::size_t i = 0; i <= static_cast<std::size_t>(ShiftReason::SpecialRule); ++i) {
    const std::string words =
        sentence(language_, Shift{static_cast<ShiftReason>(i), -1, "6.2.4", std::nullopt});
    EXPECT_EQ(words.find("shift."), std::string::npos) << words;
    EXPECT_FALSE(words.empty());
  }
}

// One event of every kind, and of every form that its sentence takes.
std::vector<Event> all_events(UnitId unit, UnitId gun, UnitId enemy, HexId here, HexId there) {
  std::vector<Event> events;
  const Marker marker{FormationId(0), Side::Union}, combat{std::nullopt, Side::Confederate};
  CupFilled cup;
  cup.markers.push_back(marker);
  cup.markers.push_back(combat);
  events.insert(events.end(), {TurnBegan{1}, TurnBegan{10}, cup, MarkerDrawn{Side::Union, marker},
                               MarkerDrawn{Side::Confederate, combat}, MarkerPassed{marker}});
  events.insert(events.end(),
                {UnitMarched{unit, here, Path{there}, 3}, UnitMarched{unit, std::nullopt, Path{there}, 1},
                 UnitMarched{unit, std::nullopt, Path{here, there}, 2}, MovementEnded{FormationId(0)}});
  for (bool entrenchment : {false, true})
    events.push_back(WorkBuilt{unit, Fortification{here, Direction::North, entrenchment, Side::Union, 1}});
  for (FightKind kind : {FightKind::Assault, FightKind::Bombardment, FightKind::AutomaticRetreat}) {
    for (bool shifted : {false, true}) {
      AttackDeclared attack;
      attack.fight.kind = kind;
      attack.fight.attackers.insert(unit);
      if (kind != FightKind::Assault || shifted) attack.fight.guns.insert(gun);
      attack.fight.targets.push_back(there);
      attack.fight.hit[Role::Defender].insert(enemy);
      if (shifted) attack.odds.shifts.push_back(Shift{ShiftReason::Creek, -1, "6.2.4", there});
      attack.odds.attacker_rolls = !shifted;
      events.push_back(attack);
      events.push_back(FallBackDeclared{attack.fight});
    }
  }
  events.insert(events.end(), {CombatEnded{Side::Union}, RatingLent{Role::Attacker, Side::Union, -1}});
  for (CombatResult result : {CombatResult{}, CombatResult{1, false}, CombatResult{2, true}})
    events.push_back(CombatRolled{Role::Attacker, Side::Confederate, 1, -1, 3, result});
  for (std::uint8_t steps : {std::uint8_t{0}, std::uint8_t{1}})
    for (auto cause : {StepLost::Cause::Combat, StepLost::Cause::NoRetreat, StepLost::Cause::EnteredZone,
                       StepLost::Cause::Special})
      events.push_back(StepLost{unit, steps, here, cause});
  for (auto cause :
       {RetreatCause::Result, RetreatCause::FailedCheck, RetreatCause::Voluntary, RetreatCause::Automatic})
    events.push_back(UnitRetreated{unit, here, there, cause});
  for (bool passed : {false, true}) events.push_back(MoraleChecked{unit, 4, 3, passed, false});
  events.insert(events.end(),
                {DrivenOffMap{unit, here}, UnitAdvanced{unit, here, there}, ControlChanged{0, Side::Union},
                 ControlChanged{0, std::nullopt}, VictoryChecked{9}});
  for (auto level : {VictoryLevel::Marginal, VictoryLevel::Substantial, VictoryLevel::Decisive})
    events.push_back(GameEnded{Outcome{Side::Union, level, 0}});
  events.push_back(GameEnded{Outcome{std::nullopt, VictoryLevel::Marginal, 0}});
  for (std::uint8_t number : {std::uint8_t{0}, std::uint8_t{1}})
    events.push_back(SpecialHappened{"13.4b", number, std::nullopt, 6});
  events.push_back(SpecialHappened{"16.2b", 1, std::nullopt, 0});
  return events;
}

TEST_P(AprilsWords, every_event_has_its_sentence_type_and_rule) {
  const std::vector<Event> events =
      all_events(unit("dodge"), unit("carr-artillery"), unit("price"), hex("3605"), hex("3604"));
  std::vector<bool> seen(std::variant_size_v<Event>);
  for (const Event& event : events) {
    seen[event.index()] = true;
    EXPECT_TRUE(is_whole(sentence(language_, scenario_, event)));
    const Json json = event_json(language_, scenario_, event);
    EXPECT_TRUE(json["type"].is_string() && json["rule"].is_string()) << to_line(json);
    EXPECT_EQ(json["sentence"], sentence(language_, scenario_, event));
  }
  for (std::size_t i = 0; i < seen.size(); ++i) EXPECT_TRUE(seen[i]) << "no event of kind " << i;
}

INSTANTIATE_TEST_SUITE_P(Both, AprilsWords, testing::Values("en", "fr"));

// The battles of data/.
std::vector<Scenario> battles() {
  std::vector<Scenario> all;
  for (const auto& entry : std::filesystem::directory_iterator("data/aprils")) {
    const std::string file = entry.path().string() + "/scenario.json";
    if (!std::filesystem::exists(file)) continue;
    std::vector<Diagnostic> faults;
    auto scenario = load_aprils_scenario(read_file(file), file, find_data, faults);
    EXPECT_TRUE(scenario) << file;
    if (scenario) all.push_back(std::move(*scenario));
  }
  EXPECT_GE(all.size(), 3u);
  return all;
}

Language french() {
  std::vector<Diagnostic> faults;
  const auto node = parse_document(read_file("data/language/fr.json"), "", faults);
  return *read_language(*node, "", faults);
}

TEST(AprilsWords, every_special_rule_and_history_of_every_battle_is_told_in_french) {
  const Language language = french();
  std::set<std::string> known;
  for (const Scenario& scenario : battles()) {
    const std::string battle = "scenario." + scenario.id;
    for (const SpecialRule& rule : scenario.special_rules) {
      for (const char* part : {".title", ".text"}) known.insert(battle + ".special." + rule.rule + part);
      EXPECT_NE(rule_text(language, scenario, rule), rule.text) << scenario.id << " " << rule.rule;
    }
    known.insert(battle + ".history");
    EXPECT_NE(history_text(language, scenario), scenario.history) << scenario.id;
  }
  for (const std::string& key : known) EXPECT_TRUE(language.has(key)) << "no French for " << key;
  for (const auto& [key, text] : language.sentences()) {
    if (!key.starts_with("scenario.")) continue;
    const std::string id = key.substr(9, key.find('.', 9) - 9);
    // The other game's battles have their own test.
    EXPECT_TRUE(std::filesystem::exists("data/rally/" + id) || known.contains(key))
        << "no battle has " << key;
  }
}

TEST(AprilsWords, a_battle_that_no_language_knows_speaks_its_own_words) {
  Scenario scenario;
  scenario.id = "two-farms";
  scenario.history = "Long ago.";
  scenario.special_rules.push_back({"9.1", "Mud", "It rained.", {}});
  const Language language = french();
  EXPECT_EQ(rule_title(language, scenario, scenario.special_rules[0]), "Mud");
  EXPECT_EQ(rule_text(language, scenario, scenario.special_rules[0]), "It rained.");
  EXPECT_EQ(history_text(language, scenario), "Long ago.");
}

TEST(AprilsWords, figures_as_players_write_them) {
  EXPECT_EQ(points_text(0), "0");
  EXPECT_EQ(points_text(1), "½");
  EXPECT_EQ(points_text(3), "1½");
  EXPECT_EQ(points_text(8), "4");
  EXPECT_EQ(signed_text(2), "+2");
  EXPECT_EQ(signed_text(0), "0");
  EXPECT_EQ(signed_text(-1), "−1");
  EXPECT_EQ(ratio_text(2), "2-1");
  EXPECT_EQ(ratio_text(-6), "1-6");
  EXPECT_EQ(result_text({2, true}), "2R");
  EXPECT_EQ(result_text({1, false}), "1");
  EXPECT_EQ(result_text({}), "—");
}

}  // namespace
}  // namespace longroll
