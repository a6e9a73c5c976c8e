// Words that both games put together in the same way.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/side.h"
#include "format/language.h"

namespace longroll {

// A sentence begins with a capital, whatever its first blank held.
std::string as_sentence(std::string text);

// "1½": movement points as players write them, from half points.
std::string points_text(int halves);
// "+1", "0", "−2" with a real minus.
std::string signed_text(int value);

std::string side_text(const Language& language, Side side);

// An objective has come into the hands of a side, or of nobody.
std::string control_text(const Language& language, std::string_view objective, std::string_view hex,
                         std::optional<Side> side);

// A turn of the calendar begins.
template <class Turn>
std::string turn_text(const Language& language, int number, const Turn& turn) {
  return language.say(turn.night ? "event.turn-began.night" : "event.turn-began",
                      {{"turn", std::to_string(number)},
                       {"day", std::to_string(turn.day)},
                       {"time", language.name(turn.time)}});
}

// A battle's own rule and its history, in the language if it has them and else as the scenario's file has them.
template <class Scenario, class SpecialRule>
std::string rule_title(const Language& language, const Scenario& scenario, const SpecialRule& rule) {
  return language.text("scenario." + scenario.id + ".special." + rule.rule + ".title", rule.title);
}
template <class Scenario, class SpecialRule>
std::string rule_text(const Language& language, const Scenario& scenario, const SpecialRule& rule) {
  return language.text("scenario." + scenario.id + ".special." + rule.rule + ".text", rule.text);
}
template <class Scenario>
std::string history_text(const Language& language, const Scenario& scenario) {
  return language.text("scenario." + scenario.id + ".history", scenario.history);
}

// "Dodge, Vandever and Coler": the printed names of some units.
template <class Scenario, class UnitSet>
std::string names_of(const Language& language, const Scenario& scenario, const UnitSet& units) {
  std::vector<std::string> names;
  for (auto unit : units) names.push_back(language.name(scenario.unit(unit).name));
  return join_names(language, names);
}

}  // namespace longroll
