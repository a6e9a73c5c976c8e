// What the scripted player works out once for a battle: how far it is from place to place on foot, and what cover a place lends.
#pragma once

#include <vector>

#include "rally/scenario.h"

namespace longroll::rally {

class Ways {
 public:
  static constexpr int kNone = 255;  // no way, or one longer than anybody marches in a battle

  explicit Ways(const Scenario& scenario);

  std::size_t places() const { return size_; }
  // Half points on foot over empty ground, roads where they lie.
  int cost(SpotId from, SpotId to) const { return cost_[from.index() * size_ + to.index()]; }
  // The steps that lead into a place, or out of it: from where or where to, and for how many half points.
  struct Step {
    std::uint16_t place;
    std::uint8_t cost;
  };
  using Steps = FixedVector<Step, 7>;
  const Steps& into(SpotId spot) const { return into_[spot.index()]; }
  const Steps& out_of(SpotId spot) const { return out_of_[spot.index()]; }
  // Columns that the ground gives whoever attacks a defender of this side there; below 0 it shelters him.
  int shift(Side defender, SpotId spot) const { return shift_[defender][spot.index()]; }
  // The nearest place of an objective's hex to stand in.
  SpotId place_of(std::size_t objective) const { return places_[objective]; }

 private:
  void add_steps(const Scenario& scenario, SpotId from);
  void spread(SpotId to);

  std::size_t size_;
  std::vector<std::uint8_t> cost_;
  std::vector<Steps> into_, out_of_;
  BySide<std::vector<std::int8_t>> shift_;
  std::vector<SpotId> places_;
};

}  // namespace longroll::rally
