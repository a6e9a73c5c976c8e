#include "match/scenario_views.h"

#include "format/aprils_words.h"
#include "match/aprils_match.h"
#include "match/rally_match.h"

namespace longroll {
namespace {

// What both systems tell of a battle; each adds its own.
template <class Scenario>
Json common_json(const Language& language, const Scenario& scenario, std::string_view game) {
  return {{"id", scenario.id},
          {"game", std::string(game)},
          {"title", language.name(scenario.title)},
          {"place", language.name(scenario.place)},
          {"dates", language.name(scenario.dates)},
          {"turns", scenario.last_turn()},
          {"units", scenario.units.size()}};
}

}  // namespace

Json scenario_json(const Language& language, const aprils::Scenario& scenario) {
  Json json = common_json(language, scenario, AprilsMatch::game);
  Json options = Json::array(), rules = Json::array();
  for (const auto& option : scenario.options)
    options.push_back(
        {{"case", option.id}, {"title", rule_title(language, scenario, *scenario.special_rule(option.id))}});
  for (const auto& rule : scenario.special_rules)
    rules.push_back({{"case", rule.rule},
                     {"title", rule_title(language, scenario, rule)},
                     {"text", rule_text(language, scenario, rule)}});
  json["options"] = options;
  json["special_rules"] = rules;
  json["history"] = history_text(language, scenario);
  return json;
}

Json scenario_json(const Language& language, const rally::Scenario& scenario) {
  Json json = common_json(language, scenario, RallyMatch::game);
  Json options = Json::array();
  for (const auto& option : scenario.options)
    options.push_back({{"case", option.id}, {"title", language.name(option.title)}});
  json["options"] = options;
  return json;
}

}  // namespace longroll
