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
  // A list for those who find their marches themselves: of these it has just enough to tell a choice from none.
  static Offers without_marches() {
    Offers offers;
    offers.enough_marching_ = 2;
    return offers;
  }

  void clear() {
    choices_.clear();
    for (std::size_t place : marches_) slots_[place].listed = false;
    marches_.clear();
    size_ = 0;
    sampled_ = false;
  }
  void add(const Choice& choice) {
    choices_.push_back(choice);
    ++size_;
  }
  // Every march the unit can make. What was found for it in the last list is taken over where it still holds: while a
  // formation moves, one march seldom changes what the others can do.
  void add_marches(const Scenario& scenario, UnitId unit, const MarchBasis& basis);

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  bool enough() const { return size_ >= enough_; }
  bool enough_marching() const { return enough() || size_ >= enough_marching_; }
  // Declarations may be too many to list: then more than these are legal, and a lone one is not the only answer.
  void mark_sampled() { sampled_ = true; }
  bool sampled() const { return sampled_; }
  // Plain choices first, then marches by unit and hex; the march gets its cheapest path.
  Choice at(const Scenario& scenario, std::size_t index) const;

 private:
  struct Slot {
    std::optional<UnitId> unit;
    const Scenario* scenario = nullptr;
    bool listed = false;
    int count = 0;
  };
  struct Found {
    MarchBasis basis;
    Reach reach;
  };
  std::vector<Choice> choices_;
  std::vector<Slot> slots_;
  std::vector<Found> found_;          // what each slot is about: large, so apart from what is searched
  std::vector<std::size_t> marches_;  // places in slots_, in the order of the list
  std::size_t size_ = 0;
  bool sampled_ = false;
  std::size_t enough_ = static_cast<std::size_t>(-1);
  std::size_t enough_marching_ = static_cast<std::size_t>(-1);
};

}  // namespace longroll::aprils
