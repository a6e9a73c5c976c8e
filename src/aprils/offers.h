// The choices a question offers. Marches are kept as destination sets and spelled out one at a time.
#pragma once

#include <vector>

#include "aprils/choice.h"
#include "aprils/reach.h"

namespace longroll::aprils {

class Offers {
 public:
  Offers() = default;
  // A list that need not go on once it has this many entries: for the question whether there is a choice at all.
  explicit Offers(std::size_t enough) : enough_(enough) {}

  void clear() {
    choices_.clear();
    marching_ = 0;
    size_ = 0;
  }
  void add(const Choice& choice) {
    choices_.push_back(choice);
    ++size_;
  }
  // Lists every march of the unit that `find(Reach&)` finds.
  template <class Find>
  void add_marches(UnitId unit, Find&& find) {
    if (marching_ == marches_.size()) marches_.emplace_back();
    Marches& marches = marches_[marching_];
    find(marches.reach);
    marches.unit = unit;
    marches.count = marches.reach.ends().size();
    if (marches.count == 0) return;
    ++marching_;
    size_ += static_cast<std::size_t>(marches.count);
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool enough() const { return size_ >= enough_; }
  // Plain choices first, then marches by unit and hex; the march gets its cheapest path.
  Choice at(const Scenario& scenario, const Situation& situation, std::size_t index) const;

 private:
  struct Marches {
    UnitId unit;
    int count = 0;
    Reach reach;
  };
  std::vector<Choice> choices_;
  std::vector<Marches> marches_;  // the first `marching_` count; the rest are kept for the next question
  std::size_t marching_ = 0;
  std::size_t size_ = 0;
  std::size_t enough_ = static_cast<std::size_t>(-1);
};

}  // namespace longroll::aprils
