// 6.1, rulings A17, A58: whether the duties that remain can all be met by regular combats.
#pragma once

#include "aprils/contacts.h"

namespace longroll::aprils {

struct StrikerTag;
using StrikerId = Id<StrikerTag, std::uint8_t>;
using StrikerSet = IndexSet<StrikerId, kMaxUnits>;

// What a declaration would leave undone.
struct DutyGap {
  Reason reason = Reason::DutyUnmeetable;
  std::optional<UnitId> unit;
  std::optional<HexId> hex;
};

class DutySolver {
 public:
  DutySolver(const Scenario& scenario, const Situation& situation, const Contacts& contacts);

  StrikerSet all_strikers() const { return all_strikers_; }
  TargetSet all_targets() const { return all_targets_; }

  // None if everything left can be met by these strikers against these targets.
  std::optional<DutyGap> gap(const StrikerSet& strikers, const TargetSet& targets) const;

  // Ruling A101: the fighting has made what is left impossible to meet in full, so it binds only as far as it can.
  bool past_meeting() const;
  // Ruling A101: some combat that could be fought would meet a duty.
  bool any_within_reach() const;

  // Units with a duty that must take part if exactly these targets are attacked, because they have no other left.
  StrikerSet stranded_by(const TargetSet& targets, const StrikerSet& strikers, const TargetSet& left) const;

  // Strength of the guns among these against these targets (ruling A39).
  int gun_strength(const StrikerSet& guns, const TargetSet& targets) const;
  // 7.2, ruling A21: guns by themselves need a true 1-4.
  bool may_bombard(const StrikerSet& guns, TargetId target) const;

 private:
  bool solvable(const StrikerSet& strikers, const TargetSet& targets) const;
  bool cover_target(const StrikerSet& strikers, const TargetSet& targets, TargetId target) const;
  bool cover_weak(const StrikerSet& strikers, const TargetSet& targets, StrikerId weak) const;
  bool fight_and_solve(const StrikerSet& strikers, const TargetSet& targets, StrikerSet attackers,
                       const TargetSet& attacked) const;
  const Contacts::Striker& striker(StrikerId id) const { return contacts_.strikers[id.index()]; }
  const Contacts::Target& target(TargetId id) const { return contacts_.targets[id.index()]; }

  const Scenario& scenario_;
  const Situation& situation_;
  const Contacts& contacts_;
  StrikerSet all_strikers_;
  TargetSet all_targets_;
};

// Calls visit(subset) for every non-empty subset; stops when visit returns true and returns whether it did.
template <class Set, class Visit>
bool any_subset(const Set& set, Visit&& visit) {
  FixedVector<decltype(set.first()), 20> items;
  for (auto item : set) {
    if (items.full()) break;
    items.push_back(item);
  }
  const std::uint32_t end = 1u << items.size();
  for (std::uint32_t bits = 1; bits < end; ++bits) {
    Set subset;
    for (std::size_t i = 0; i < items.size(); ++i)
      if ((bits >> i & 1u) != 0) subset.insert(items[i]);
    if (visit(subset)) return true;
  }
  return false;
}

template <class Set>
bool includes(const Set& whole, const Set& part) {
  return (part - whole).empty();
}

}  // namespace longroll::aprils
