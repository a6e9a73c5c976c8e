#include "aprils/flood.h"

#include <algorithm>

#include "base/wide.h"

namespace longroll::aprils {

Flood::Flood(const Scenario& scenario, const MarchBasis& basis, Reach& reach)
    : scenario_(scenario),
      grid_(scenario.map.grid()),
      basis_(basis),
      kind_(basis.kind),
      allowance_(basis.allowance),
      limits_(basis.limits),
      reach_(reach),
      done_(reach.reached_) {
  done_ = HexSet{};
  reach_.ends_ = HexSet{};
  reach_.free_first_.clear();
  reach_.low_column_ = 0;
  reach_.high_column_ = -1;
  reach_.highest_cost_ = allowance_;
}

LONGROLL_INLINE void Flood::open_column(int c) {
  const auto clear = [this](int column) {
    auto& layers = reach_.layers_[static_cast<std::size_t>(column)];
    std::fill(layers.begin(),
              layers.begin() + allowance_ + 1 + static_cast<HalfPoints>(MoveTable::kMaxStepCost),
              HexSet::Word{0});
  };
  if (reach_.high_column_ < reach_.low_column_) {
    reach_.low_column_ = reach_.high_column_ = c;
    clear(c);
  }
  while (c < reach_.low_column_) clear(--reach_.low_column_);
  while (c > reach_.high_column_) clear(++reach_.high_column_);
}

void Flood::seed(HexId hex, HalfPoints cost) {
  const int c = grid_.column(hex);
  open_column(c);
  reach_.layers_[static_cast<std::size_t>(c)][static_cast<std::size_t>(cost)] |= HexSet::Word{1}
                                                                                 << grid_.row(hex);
}

namespace {

using Word = HexSet::Word;

// One block of costs at once: layer[k] gains every hex entered in one of the six directions at cost k + 1.
LONGROLL_INLINE void add_block(const std::array<Word, 6>& entered, const MoveTable::Column& table,
                               std::size_t from, Word* layer) {
  std::array<Word, MoveTable::kBlock> sum{};
  for (std::size_t d = 0; d < 6; ++d)
    for (std::size_t k = 0; k < MoveTable::kBlock; ++k) sum[k] |= entered[d] & table.enter[d][from + k];
  for (std::size_t k = 0; k < MoveTable::kBlock; ++k) layer[from + k] |= sum[k];
}

}  // namespace

LONGROLL_INLINE void Flood::spread_into(int c, HalfPoints cost) {
  const Word west = c > 0 ? front_.word(c - 1) : 0;
  const Word here = front_.word(c);
  const Word east = c + 1 < grid_.shape().columns ? front_.word(c + 1) : 0;
  if ((west | here | east) == 0) return;
  // Side columns lie half a row lower if they are shifted, else half a row higher.
  const bool sides_shifted = !grid_.shifted(c);
  const Word open = ~(limits_.closed.word(c) | done_.word(c));
  std::array<Word, 6> entered = {(here >> 1) & open,
                                 (sides_shifted ? west : west >> 1) & open,
                                 (sides_shifted ? west << 1 : west) & open,
                                 (here << 1) & open,
                                 (sides_shifted ? east << 1 : east) & open,
                                 (sides_shifted ? east : east >> 1) & open};
  if (limits_.closed_sides != nullptr)
    for (std::size_t d = 0; d < 6; ++d) entered[d] &= ~(*limits_.closed_sides)[d].word(c);
  const Word any = entered[0] | entered[1] | entered[2] | entered[3] | entered[4] | entered[5];
  if (any == 0) return;
  open_column(c);
  Word* layer = reach_.layers_[static_cast<std::size_t>(c)].data() + cost + 1;
  const bool dear =
      scenario_.moves.has_dear_steps() && allowance_ - cost > static_cast<HalfPoints>(MoveTable::kBlock);
  const auto add = [&](const MoveTable::Column& table) __attribute__((always_inline)) {
    add_block(entered, table, 0, layer);
    if (dear) add_block(entered, table, MoveTable::kBlock, layer);
  };
  // 4.2, ruling A9: no road into a hex that is full of friends.
  const Word full = limits_.full.word(c);
  if ((any & full) == 0) return add(scenario_.moves.column(kind_, Roads::Usable, c));
  const std::array<Word, 6> all = entered;
  for (Word& word : entered) word &= ~full;
  add(scenario_.moves.column(kind_, Roads::Usable, c));
  for (std::size_t d = 0; d < 6; ++d) entered[d] = all[d] & full;
  add(scenario_.moves.column(kind_, Roads::Unusable, c));
}

// The hexes first reached at this cost are done; those that need not stop are left. False: there are none.
LONGROLL_INLINE bool Flood::advance_front(HalfPoints cost) {
  Word any = 0;
  for (int c = reach_.low_column_; c <= reach_.high_column_; ++c) {
    const Word reached =
        reach_.layers_[static_cast<std::size_t>(c)][static_cast<std::size_t>(cost)] & ~done_.word(c);
    done_.word(c) |= reached;
    // 4.2, 5.0: a unit goes no further from a hex in an enemy zone,
    front_.word(c) = reached & ~limits_.stops.word(c);
    any |= front_.word(c);
  }
  // unless it began there, which is the only hex that costs nothing.
  if (cost == 0 && origin_) {
    front_.insert(grid_, *origin_);
    return true;
  }
  return any != 0;
}

LONGROLL_WIDE void Flood::pour() {
  for (HalfPoints cost = 0; cost <= allowance_; ++cost) {
    const int low = reach_.low_column_, high = reach_.high_column_;
    if (!advance_front(cost) || cost == allowance_) continue;
    const int last = std::min(high + 1, grid_.shape().columns - 1);
    for (int c = std::max(low - 1, 0); c <= last; ++c) spread_into(c, cost);
  }
}

void Flood::finish() {
  const auto open = [this](int c) {
    return ~(limits_.full.word(c) | limits_.pass_only.word(c));
  };  // ruling A13
  for (int c = reach_.low_column_; c <= reach_.high_column_; ++c)
    reach_.ends_.word(c) = done_.word(c) & open(c);
  for (const auto& first : reach_.free_first_) {
    const int c = grid_.column(first.hex);
    reach_.ends_.word(c) |= (Word{1} << grid_.row(first.hex)) & open(c);
  }
  if (origin_) reach_.ends_.erase(grid_, *origin_);
}

void Flood::run() {
  if (basis_.from.on_map())
    run_from(basis_.from.hex());
  else
    run_from(basis_.gates);
}

void Flood::run_from(HexId origin) {
  origin_ = origin;
  seed(origin, 0);
  pour();
  // 4.2, ruling A10: one hex is always open, whatever it costs, if it is not barred.
  for (Direction d : kDirections) {
    const std::optional<HexId> to = grid_.neighbour(origin, d);
    if (!to || limits_.closed.contains(grid_, *to) || done_.contains(grid_, *to)) continue;
    if (limits_.closes_side(grid_, d, *to)) continue;
    const Roads roads = limits_.full.contains(grid_, *to) ? Roads::Unusable : Roads::Usable;
    const auto cost = scenario_.moves.cost(kind_, roads, origin, d);
    if (cost) reach_.free_first_.push_back({*to, *cost});
  }
  finish();
}

void Flood::run_from(const FixedVector<Gate, 32>& gates) {
  for (const Gate& gate : gates) {
    if (limits_.closed.contains(grid_, gate.hex)) continue;
    const Roads roads = limits_.full.contains(grid_, gate.hex) ? Roads::Unusable : Roads::Usable;
    const auto cost = entry_cost(scenario_.map, scenario_.charts, kind_, roads, gate.hex, gate.by);
    if (!cost) continue;
    if (*cost <= allowance_)
      seed(gate.hex, *cost);
    else
      reach_.free_first_.push_back({gate.hex, *cost});
  }
  pour();
  finish();
}

}  // namespace longroll::aprils
