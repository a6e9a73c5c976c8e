// Steps of chapters 3, 4: the turn: its beginning and end, initiative; a battle's own die.
#pragma once

#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

struct BeginTurn {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const BeginTurn&, const BeginTurn&) = default;
};
// 10.1: a replacement comes on with one of his brigades.
struct PlaceLeader {
  static constexpr Who who = Who::Asked;
  UnitId leader;
  auto parts() const { return std::tie(leader); }
  friend bool operator==(const PlaceLeader&, const PlaceLeader&) = default;
};
// 4.0: the Union die first.
struct RollInitiative {
  static constexpr Who who = Who::Rolled;
  std::uint8_t union_die = 0;
  auto parts() const { return std::tie(union_die); }
  friend bool operator==(const RollInitiative&, const RollInitiative&) = default;
};
struct EndTurn {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EndTurn&, const EndTurn&) = default;
};
// A battle's own die, numbered by that battle's file.
struct SpecialRoll {
  static constexpr Who who = Who::Rolled;
  std::uint8_t number = 0;
  auto parts() const { return std::tie(number); }
  friend bool operator==(const SpecialRoll&, const SpecialRoll&) = default;
};

}  // namespace longroll::rally
