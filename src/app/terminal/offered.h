// Finds among the choices offered the one that a short order means.
#pragma once

#include <vector>

#include "aprils/table.h"

namespace longroll::terminal {

// All offered choices of one kind.
template <class Kind>
std::vector<Kind> offered(const aprils::Table& table) {
  std::vector<Kind> found;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const aprils::Choice choice = table.choice(i);
    if (const Kind* kind = std::get_if<Kind>(&choice)) found.push_back(*kind);
  }
  return found;
}

bool is_gun(const aprils::Unit& unit);

// The attack on exactly these hexes by as many as are offered; none: there is no such offer.
std::optional<aprils::Attack> largest_attack(const aprils::Table& table, const std::vector<HexId>& targets);
// The same by guns alone.
std::optional<aprils::Attack> largest_bombardment(const aprils::Table& table, HexId target);

enum class Extent : std::uint8_t { Smallest, Largest };
// The offered automatic retreat that holds all of `wanted` and in which these units fall back.
std::optional<aprils::FallBack> fitting_fall_back(const aprils::Table& table, const aprils::FallBack& wanted,
                                                  const aprils::UnitSet& units, Extent extent);

}  // namespace longroll::terminal
