// How far it is to a place as things stand: the enemy's zones stop a march, so the way leads around them where there is one.
#pragma once

#include <vector>

#include "ai/rally_ways.h"
#include "rally/field.h"

namespace longroll::rally {

// Every place's way to one goal.
class Approach {
 public:
  Approach(const Ways& ways, const Field& field, SpotId to);

  SpotId to() const { return to_; }
  // Half points on foot, with what the enemy on the way costs besides.
  int cost(SpotId from) const { return cost_[from.index()]; }

 private:
  SpotId to_;
  std::vector<std::uint8_t> cost_;
};

}  // namespace longroll::rally
