// What the sheets of both games show in the same way: title, turn track, objectives, captions.
#pragma once

#include <algorithm>
#include <optional>
#include <string>

#include "board/map.h"
#include "board/side.h"
#include "picture/sheet.h"

namespace longroll {

picture::Side picture_side(Side side);

// Title, track and the caption of the hexes. `title` is the battle's; it may be shorter than the scenario's.
template <class Scenario, class HasCheck>
picture::SheetContents sheet_frame(const Scenario& scenario, const std::string& title, int turn_now,
                                   HasCheck&& has_check) {
  picture::SheetContents sheet;
  sheet.battle = scenario.id;
  sheet.title = {"The Battle of", title,
                 scenario.place.empty() ? scenario.dates : scenario.place + " · " + scenario.dates};
  for (int turn = 1; turn <= scenario.last_turn(); ++turn)
    sheet.turns.push_back(
        {turn, scenario.turn(turn).time, scenario.turn(turn).night, turn == turn_now, has_check(turn), {}});
  const int shown = std::max(1, turn_now);
  sheet.left_caption = {"Turn " + std::to_string(shown) + ", " + scenario.turn(shown).time};
  if (scenario.map.anchor)
    sheet.right_caption = {std::to_string(scenario.map.anchor->hex_yards) + " yards to the hex"};
  return sheet;
}

// The arrow of an entry belongs to the first side that is named for it.
void add_entry(picture::SheetContents& sheet, char letter, Side side);

template <class Objective>
void add_objective(picture::SheetContents& sheet, const Objective& objective, std::optional<Side> holder) {
  sheet.objectives.push_back(
      {objective.hex, objective.name, holder ? std::optional(picture_side(*holder)) : std::nullopt});
}

}  // namespace longroll
