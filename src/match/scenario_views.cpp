#include "match/scenario_views.h"

#include <algorithm>

#include "format/wording.h"
#include "match/aprils_match.h"
#include "match/rally_match.h"

namespace longroll {
namespace {

template <class Scenario>
Json battle_facts(const Language& language, const Scenario& scenario, std::string_view game) {
  Json options = Json::array(), rules = Json::array();
  for (const auto& rule : scenario.special_rules) {
    const std::string title = rule_title(language, scenario, rule);
    const auto named_so = [&](const auto& option) { return option.id == rule.rule; };
    if (std::any_of(scenario.options.begin(), scenario.options.end(), named_so))
      options.push_back({{"case", rule.rule}, {"title", title}});
    rules.push_back({{"case", rule.rule}, {"title", title}, {"text", rule_text(language, scenario, rule)}});
  }
  return {{"id", scenario.id},
          {"game", std::string(game)},
          {"title", language.name(scenario.title)},
          {"place", language.name(scenario.place)},
          {"dates", language.name(scenario.dates)},
          {"turns", scenario.last_turn()},
          {"units", scenario.units.size()},
          {"options", options},
          {"special_rules", rules},
          {"history", history_text(language, scenario)}};
}

}  // namespace

Json scenario_json(const Language& language, const aprils::Scenario& scenario) {
  return battle_facts(language, scenario, AprilsMatch::game);
}

Json scenario_json(const Language& language, const rally::Scenario& scenario) {
  return battle_facts(language, scenario, RallyMatch::game);
}

}  // namespace longroll
