// Leads a surveyed line through the hexsides that the map says it passes, off their corners.
#pragma once

#include <functional>
#include <vector>

#include "board/map.h"
#include "picture/lay.h"

namespace longroll::picture {

class Threader {
 public:
  // Whether the map lets the line pass between two adjacent hexes.
  using Passes = std::function<bool(HexId, HexId)>;

  Threader(const Map& map, const Lay& lay) : map_(map), lay_(lay) {}

  // Where the line has to pass the hexside between two hexes, and how far it has to be moved for that.
  struct Crossing {
    HexId from, to;
    double along = 0;  // counted in samples
    Point shift;
  };
  // The crossings of a line, given as samples at small equal steps, that the map agrees with. Near a corner survey and
  // map may name different hexes: then the map is followed.
  std::vector<Crossing> crossings(const Polyline& samples, const Passes& passes) const;
  // The samples moved: at each crossing by its shift, at the two ends as told, smoothly in between.
  static Polyline shifted(const Polyline& samples, const std::vector<Crossing>& crossings, Point first,
                          Point last);

 private:
  struct Stay {
    HexId hex;
    std::size_t first, last;
  };
  std::vector<Stay> stays(const Polyline& samples) const;
  Crossing crossing(const Polyline& samples, HexId from, HexId to, double along) const;
  std::optional<HexId> hex_between(HexId from, HexId to, const Passes& passes) const;

  const Map& map_;
  const Lay& lay_;
};

}  // namespace longroll::picture
