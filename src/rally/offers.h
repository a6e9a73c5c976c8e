// The choices a question offers. Marches are kept as sets of ends and spelled out one at a time.
#pragma once

#include <optional>
#include <vector>

#include "rally/choice.h"
#include "rally/reach_book.h"

namespace longroll::rally {

class Offers {
 public:
  void clear();
  void add(const Choice& choice) {
    choices_.push_back(choice);
    ++size_;
  }
  // Every march of one counter.
  void add_marches(const Scenario& scenario, const Situation& situation, const Mover& mover);

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // Plain choices first, then marches by counter and place; a march gets its cheapest path. The situation is the one
  // that the list was made for.
  Choice at(const Scenario& scenario, const Situation& situation, std::size_t index) const;

  // The same by kind, for players who look at all of them.
  struct Marches {
    Mover mover;
    Reach reach;
    std::size_t count = 0;
  };
  const std::vector<Choice>& plain() const { return choices_; }
  const std::vector<Marches>& marches() const { return marches_; }
  // One march of such a set; `to` is one of its ends.
  Choice march(const Scenario& scenario, const Situation& situation, const Marches& marches, SpotId to) const;

 private:
  std::vector<Choice> choices_;
  std::vector<Marches> marches_;
  std::optional<Field> field_;  // all marches of a list are of one side
  std::size_t size_ = 0;
  // From list to list little changes.
  const Scenario* scenario_ = nullptr;
  ReachBook book_;
};

}  // namespace longroll::rally
