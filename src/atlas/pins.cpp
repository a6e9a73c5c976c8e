#include "atlas/pins.h"

#include <algorithm>

namespace longroll::atlas {
namespace {

// A side has one kind of water.
void remove_other_water(Map& map, Hexside side, Feature kept) {
  for (Feature f : {Feature::Stream, Feature::Creek, Feature::River})
    if (f != kept) map.remove_feature(side.hex, side.direction, f);
}

void find_contradictions(const Ground& ground, const Grid& grid, std::vector<std::string>& faults) {
  for (std::size_t i = 0; i < ground.side_pins.size(); ++i) {
    const SidePin& pin = ground.side_pins[i];
    if (std::find(ground.bare_sides.begin(), ground.bare_sides.end(), pin.side) != ground.bare_sides.end())
      faults.push_back("two pins contradict one another: " + name_of(grid, pin.side) + " is bare and has " +
                       std::string(name_of(pin.feature)));
    for (std::size_t j = 0; j < i; ++j) {
      const SidePin& other = ground.side_pins[j];
      if (other.side != pin.side || !is_water(pin.feature) || !is_water(other.feature)) continue;
      if (other.feature != pin.feature)
        faults.push_back("two pins contradict one another: " + name_of(grid, pin.side) + " has " +
                         std::string(name_of(other.feature)) + " and " + std::string(name_of(pin.feature)));
    }
  }
}

}  // namespace

void apply_side_pins(const Ground& ground, Map& map, std::vector<std::string>& overridden,
                     std::vector<std::string>& faults) {
  find_contradictions(ground, map.grid(), faults);
  for (const SidePin& pin : ground.side_pins) {
    if (map.features(pin.side.hex, pin.side.direction).has(pin.feature)) continue;
    map.add_feature(pin.side.hex, pin.side.direction, pin.feature);
    if (is_water(pin.feature)) remove_other_water(map, pin.side, pin.feature);
    // The ground shows crossings as points, which are laid after the pins: nothing was overridden.
    if (pin.feature == Feature::Bridge || pin.feature == Feature::Ford) continue;
    overridden.push_back(name_of(map.grid(), pin.side) + ": " + std::string(name_of(pin.feature)) +
                         " pinned, the ground has none there" +
                         (pin.source.empty() ? "" : " (" + pin.source + ")"));
  }
  for (const Hexside side : ground.bare_sides) {
    for (Feature f : kAllFeatures) {
      if (!map.features(side.hex, side.direction).has(f)) continue;
      map.remove_feature(side.hex, side.direction, f);
      overridden.push_back(name_of(map.grid(), side) + ": bare by a pin, the ground has " +
                           std::string(name_of(f)));
    }
  }
}

}  // namespace longroll::atlas
