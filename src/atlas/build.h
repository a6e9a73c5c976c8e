// Lays the hex grid over a battlefield: from the ground to the map that is printed.
#pragma once

#include <string>
#include <vector>

#include "atlas/ground.h"

namespace longroll::atlas {

struct BuiltMap {
  Map map;
  std::vector<std::string> overridden;  // each pin that the ground contradicts
  std::vector<std::string> faults;      // what a person should look at
};

// The same ground always gives the same map. In Across Five Aprils water lies on hexsides, in Rally 'Round the Flag! in
// hexes.
BuiltMap build_map(const Ground& ground);

}  // namespace longroll::atlas
