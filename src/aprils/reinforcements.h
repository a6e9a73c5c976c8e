// 8: reinforcements: when a unit is due, and where it may enter now.
#pragma once

#include <string>

#include "aprils/field.h"

namespace longroll::aprils {

struct Arrival {
  int turn = 1;
  std::string_view letters;
};
Arrival arrival_of(const Scenario& scenario, const Situation& situation, UnitId unit);

// Ruling A57: waiting, and due now or earlier.
bool is_due(const Scenario& scenario, const Situation& situation, UnitId unit);

struct Gate {
  HexId hex;
  std::optional<Feature> by;
  friend bool operator==(const Gate&, const Gate&) = default;
};
// 8.2: its entry hexes; if all are enemy-held, the nearest edge hexes that are not (rulings A41, A55).
FixedVector<Gate, 32> gates_for(const Scenario& scenario, const Situation& situation, const Field& field,
                                UnitId unit);

}  // namespace longroll::aprils
