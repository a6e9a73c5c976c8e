// The least-cost flood behind movement: cost layers of bit rows, a whole column of hexes at a time.
#pragma once

#include "aprils/reach.h"

namespace longroll::aprils {

class Flood {
 public:
  Flood(const Scenario& scenario, const MarchBasis& basis, Reach& reach);

  // From a hex on the map, which is left whatever zones lie on it, or from off the map through the gates.
  void run();

 private:
  void run_from(HexId origin);
  void run_from(const FixedVector<Gate, 32>& gates);
  void open_column(int c);
  void seed(HexId hex, HalfPoints cost);
  void pour();
  bool advance_front(HalfPoints cost);
  void spread_into(int c, HalfPoints cost);
  void finish();

  const Scenario& scenario_;
  const Grid& grid_;
  const MarchBasis& basis_;
  const UnitKind kind_;
  const HalfPoints allowance_;
  const MarchLimits& limits_;
  Reach& reach_;
  HexSet& done_;                 // what the reach will tell
  HexSet front_;                 // hexes left at the present cost
  std::optional<HexId> origin_;  // none: from off the map
};

}  // namespace longroll::aprils
