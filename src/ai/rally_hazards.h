// What it costs to be attacked by a force of so many points, worked out once for all strengths, qualities and kinds of ground.
#pragma once

#include <vector>

#include "rally/charts.h"

namespace longroll::rally {

struct Hazard {
  static constexpr int kWhole = 1024;
  std::int16_t loss = 0;     // steps more than the attacker loses, by kWhole; below 0: he loses more
  std::int16_t vacated = 0;  // the chance to be driven off, by kWhole
};

class Hazards {
 public:
  explicit Hazards(const Charts& charts);

  // A brigade or stack of these points and this quality, where the ground gives the attacker `shift` columns.
  const Hazard& of(int attack, int points, int quality, int shift) const;

 private:
  std::vector<Hazard> table_;
};

}  // namespace longroll::rally
