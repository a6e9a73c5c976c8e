#include "aprils/position.h"

#include "play/position_hash.h"

namespace longroll::aprils {

Position opening(const Scenario& scenario, OptionSet options) {
  Position position;
  position.situation = set_up(scenario, options);
  position.agenda.push_back(BeginTurn{});
  return position;
}

std::uint64_t hash_of(const Position& position) {
  PositionHasher hasher;
  hasher(position.situation);
  hasher(position.agenda);
  return hasher.value();
}

}  // namespace longroll::aprils
