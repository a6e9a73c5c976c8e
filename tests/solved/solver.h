// The best that both sides can do in a small position: every choice and every outcome looked at.
#pragma once

#include <optional>
#include <unordered_map>

#include "aprils/game.h"

namespace longroll::aprils {

class Solver {
 public:
  // What leads to more positions than that is no small one.
  static constexpr std::size_t kLargest = 150'000;

  explicit Solver(const Scenario& scenario) : scenario_(scenario) {}

  // The Union's expected score, from 0 to 1; none: too large.
  std::optional<double> value(const Position& position);
  // An answer that does best for the side that is asked.
  Choice best(const Position& position);

 private:
  bool union_asked(const Position& position) const { return asked(scenario_, position) == Asked::Union; }
  double after(const Position& position, const Choice& choice);
  double look(const Position& position);
  double mean(const Position& position);
  double best_value(const Position& position);

  const Scenario& scenario_;
  std::unordered_map<std::uint64_t, double> known_;  // by hash
};

}  // namespace longroll::aprils
