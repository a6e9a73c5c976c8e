#include "solved/solver.h"

#include <algorithm>

#include "ai/aprils_evaluation.h"

namespace longroll::aprils {

std::optional<double> Solver::value(const Position& position) {
  const double found = look(position);
  return known_.size() > kLargest ? std::nullopt : std::optional(found);
}

Choice Solver::best(const Position& position) {
  Offers offers;
  list_choices(scenario_, position, offers);
  const double aim = best_value(position);
  for (std::size_t i = 0; i < offers.size(); ++i)
    if (after(position, offers.at(scenario_, i)) == aim) return offers.at(scenario_, i);
  return offers.at(scenario_, 0);
}

double Solver::after(const Position& position, const Choice& choice) {
  Position next = position;
  const auto refusal = answer(scenario_, next, choice, nullptr);
  LONGROLL_CHECK(!refusal, "an answer from the list was refused");
  return look(next);
}

double Solver::look(const Position& position) {
  if (const auto& outcome = position.situation.outcome)
    return static_cast<double>(score_of(*outcome, Side::Union)) / kWholeScore;
  if (position.agenda.empty() || known_.size() > kLargest) return 0.5;
  const std::uint64_t hash = hash_of(position);
  if (const auto found = known_.find(hash); found != known_.end()) return found->second;
  const double value = asked(scenario_, position) == Asked::Dice ? mean(position) : best_value(position);
  known_.emplace(hash, value);
  return value;
}

double Solver::mean(const Position& position) {
  const Chances chances = list_chances(scenario_, position);
  double sum = 0;
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    Position next = position;
    answer(scenario_, next, i, nullptr);
    sum += chances.weights[i] * look(next);
  }
  return sum / chances.total();
}

double Solver::best_value(const Position& position) {
  Offers offers;
  list_choices(scenario_, position, offers);
  const bool ours = union_asked(position);
  double best = ours ? -1 : 2;
  for (std::size_t i = 0; i < offers.size(); ++i) {
    const double value = after(position, offers.at(scenario_, i));
    best = ours ? std::max(best, value) : std::min(best, value);
  }
  return best;
}

}  // namespace longroll::aprils
