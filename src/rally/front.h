// The edge of a flood of least costs: places still to be looked at, in chains by what it costs to come there. A place that has
// become cheaper stands in two chains; whoever reads the dearer one passes it over.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "rally/types.h"

namespace longroll::rally {

template <int Costs>
class Front {
 public:
  explicit Front(std::size_t expected) {
    entries_.reserve(expected);
    first_.fill(kNone);
  }

  void add(SpotId place, int cost) {
    std::uint16_t& first = first_[static_cast<std::size_t>(cost)];
    entries_.push_back({static_cast<std::uint16_t>(place.index()), first});
    first = static_cast<std::uint16_t>(entries_.size() - 1);
  }
  // Whatever is added meanwhile must cost more.
  template <class Visit>
  void for_each_at(int cost, Visit&& visit) const {
    for (std::uint16_t i = first_[static_cast<std::size_t>(cost)]; i != kNone; i = entries_[i].next)
      visit(SpotId(entries_[i].place));
  }

 private:
  static constexpr std::uint16_t kNone = 0xffff;
  struct Entry {
    std::uint16_t place, next;
  };
  std::vector<Entry> entries_;
  std::array<std::uint16_t, Costs> first_;
};

}  // namespace longroll::rally
