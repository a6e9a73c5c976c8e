// A position: what lies on the map, and what is still to be done, as a stack of steps with the next at the back.
#pragma once

#include <cstdint>
#include <type_traits>

#include "play/position_hash.h"

namespace longroll {

template <class SituationType, class AgendaType>
struct PositionOf {
  SituationType situation;
  AgendaType agenda;
  friend bool operator==(const PositionOf&, const PositionOf&) = default;
};

// The same on every machine and build.
template <class Situation, class Agenda>
std::uint64_t hash_of(const PositionOf<Situation, Agenda>& position) {
  static_assert(std::is_trivially_copyable_v<PositionOf<Situation, Agenda>>);
  PositionHasher hasher;
  hasher(position.situation);
  hasher(position.agenda);
  return hasher.value();
}

}  // namespace longroll
