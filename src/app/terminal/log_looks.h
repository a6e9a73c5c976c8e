// What both systems let people read of the game: its log, and the special rules of the battle.
#pragma once

#include <algorithm>

#include "app/terminal/desk.h"
#include "app/terminal/text.h"
#include "app/terminal/words.h"
#include "format/wording.h"

namespace longroll::terminal {

// The last so many lines of the log.
inline std::string log_text(const Desk& desk, const Words& words, std::size_t count, std::size_t width) {
  const std::vector<LogLine>& log = desk.log();
  if (log.empty()) return words.say("log.empty") + "\n";
  std::string text;
  for (std::size_t i = log.size() - std::min(count, log.size()); i < log.size(); ++i)
    text += wrapped((log[i].type == "turn" ? "" : "  ") + log[i].sentence, width, 4) + "\n";
  return text;
}

// All of them by their titles, or the one of this case in full.
template <class Scenario>
std::string rules_text(const Words& words, const Scenario& scenario, const std::string& wanted,
                       std::size_t width) {
  std::string text;
  for (const auto& rule : scenario.special_rules) {
    if (wanted.empty())
      text += "  " + padded(rule.rule, 7) + rule_title(words.game, scenario, rule) + "\n";
    else if (folded(rule.rule) == folded(wanted))
      return wrapped(rule.rule + " " + rule_title(words.game, scenario, rule) + ". " +
                         rule_text(words.game, scenario, rule),
                     width, 2) +
             "\n";
  }
  if (!wanted.empty()) return words.say("rules.none", {{"word", shown_back(wanted)}}) + "\n";
  if (text.empty()) return words.say("rules.no-special") + "\n";
  return words.say("rules.list", {{"case", scenario.special_rules.front().rule}}) + "\n" + text;
}

}  // namespace longroll::terminal
