// Pieces of the protocol's views that both games show in the same way.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "board/side.h"
#include "board/terrain.h"
#include "format/aprils_choice.h"
#include "format/language.h"
#include "format/rally_choice.h"
#include "play/asked.h"

namespace longroll {

inline std::string text_of(std::string_view text) { return std::string(text); }
std::string_view asked_name(Asked who);  // "union", "confederate", "dice", "nobody"
Json side_or_null(std::optional<Side> side);
Json features_json(Features features);

// The hour of the battle and who is to act: how every state begins.
template <class Scenario>
Json clock_json(const Language& language, const Scenario& scenario, int turn, std::string_view phase,
                Asked who) {
  const auto& printed = scenario.turn(turn < 1 ? 1 : turn);
  return {{"turn", turn},
          {"turns", scenario.last_turn()},
          {"day", printed.day},
          {"time", language.name(printed.time)},
          {"night", printed.night},
          {"phase", text_of(phase)},
          {"side", who == Asked::Union || who == Asked::Confederate ? Json(text_of(asked_name(who)))
                                                                    : Json(nullptr)}};
}

// A question as far as the games do not differ: who is asked, and what for; and that of a game that is over.
Json question_head(Asked who, std::string_view kind, std::string_view sentence);
Json over_json(const Language& language);

// What the dice can show, counted from 1, with how often; a game may add to an outcome.
template <class Chances>
Json outcomes_json(const Chances& chances) {
  Json outcomes = Json::array();
  for (std::size_t i = 0; i < chances.weights.size(); ++i)
    outcomes.push_back({{"roll", i + 1}, {"weight", chances.weights[i]}});
  return outcomes;
}

// How every battle is introduced: which it is, with which options, formations and calendar.
template <class Table>
Json battle_head(const Language& language, std::string_view game, const Table& table, const Json& formations,
                 const Json& calendar) {
  const auto& scenario = table.scenario();
  Json options = Json::array();
  for (auto option : table.position().situation.options)
    options.push_back(scenario.options[option.index()].id);
  return {{"game", text_of(game)},
          {"scenario", scenario.id},
          {"title", language.name(scenario.title)},
          {"place", language.name(scenario.place)},
          {"dates", language.name(scenario.dates)},
          {"options", options},
          {"formations", formations},
          {"calendar", calendar}};
}

template <class Table>
Json choices_json(const Table& table) {
  Json choices = Json::array();
  for (std::size_t i = 0; i < table.count_choices(); ++i)
    choices.push_back(choice_json(table.scenario(), table.choice(i)));
  return choices;
}

}  // namespace longroll
