// How far it is to a place as things stand: the enemy's zones stop a march, so the way leads around them where there is one.
#pragma once

#include <vector>

#include "ai/rally_ways.h"
#include "rally/field.h"
#include "rally/front.h"

namespace longroll::rally {

// Every place's way to one goal, found out as far as somebody asks.
class Approach {
 public:
  static constexpr int kFarthest = 120;  // half points: nobody marches so far

  Approach(const Ways& ways, SpotId to);

  SpotId to() const { return to_; }
  // Half points on foot, with what the enemy on the way costs besides. It is told the ways and the field each time, and
  // holds while the enemy stands as he does.
  int cost(const Ways& ways, const Field& field, SpotId from) {
    while (spent_ < cost_[from.index()]) spread(ways, field);
    return cost_[from.index()];
  }

 private:
  void spread(const Ways& ways, const Field& field);

  SpotId to_;
  int spent_ = 0;  // every place nearer than this has been looked at
  std::vector<std::uint8_t> cost_;
  Front<kFarthest> front_;
};

}  // namespace longroll::rally
