#include "app/terminal/offered.h"

#include <algorithm>

#include "aprils/automatic_retreat.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

bool includes(const UnitSet& whole, const UnitSet& part) { return (part - whole).empty(); }

template <class Hexes>
bool includes(const HexList& whole, const Hexes& part) {
  return std::all_of(part.begin(), part.end(), [&](HexId hex) { return whole.contains(hex); });
}

}  // namespace

bool is_gun(const Unit& unit) { return unit.kind == UnitKind::Artillery || unit.kind == UnitKind::Gunboat; }

std::optional<Attack> largest_attack(const Table& table, const std::vector<HexId>& targets) {
  std::optional<Attack> best;
  for (const Attack& offer : offered<Attack>(table)) {
    if (offer.targets.size() != targets.size() || !includes(offer.targets, targets)) continue;
    if (!best || offer.attackers.size() > best->attackers.size()) best = offer;
  }
  return best;
}

std::optional<Attack> largest_bombardment(const Table& table, HexId target) {
  std::optional<Attack> best;
  for (const Attack& offer : offered<Attack>(table)) {
    if (offer.targets.size() != 1 || offer.targets.front() != target) continue;
    bool guns_only = true;
    for (UnitId unit : offer.attackers) guns_only = guns_only && is_gun(table.scenario().unit(unit));
    if (guns_only && (!best || offer.attackers.size() > best->attackers.size())) best = offer;
  }
  return best;
}

std::optional<FallBack> fitting_fall_back(const Table& table, const FallBack& wanted, const UnitSet& units,
                                          Extent extent) {
  const Side side = table.asked() == Asked::Union ? Side::Union : Side::Confederate;
  std::optional<FallBack> best;
  for (const FallBack& offer : offered<FallBack>(table)) {
    if (offer.bombarded != wanted.bombarded || !includes(offer.guns, wanted.guns) ||
        !includes(offer.stay, wanted.stay))
      continue;
    const UnitSet going =
        units_in_zones_of(table.scenario(), table.position().situation, side, offer.targets) - offer.stay;
    if (!includes(going, units) || !includes(offer.targets, wanted.targets)) continue;
    const bool better = !best || (extent == Extent::Largest ? offer.targets.size() > best->targets.size()
                                                            : offer.targets.size() < best->targets.size());
    if (better) best = offer;
  }
  return best;
}

}  // namespace longroll::terminal
