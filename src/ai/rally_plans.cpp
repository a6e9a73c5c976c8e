#include "ai/rally_plans.h"

#include <utility>

namespace longroll::rally {

long Planner::take_nodes() { return std::exchange(nodes_, 0); }

bool Planner::moves() const {
  return !table_.over() && table_.asked() != Asked::Dice &&
         std::holds_alternative<MoveUnits>(*question(table_.position()));
}

void Planner::give(const Choice& choice, Plan& plan) {
  table_.take(choice);
  plan.line.answers.push_back(choice);
  ++nodes_;
}

// An answer of another plan, if it can still be given.
void Planner::follow(const Choice& answer, Plan& plan) {
  if (moves() && !why_not(table_.scenario(), table_.position(), answer)) give(answer, plan);
}

void Planner::finish(const Temper& temper, Dice& dice, Plan& plan) {
  while (moves()) give(script_.choose(table_, dice, temper, notes_), plan);
  plan.result = table_.hash();
}

Planner::Plan Planner::plan(const Position& from, const Temper& temper, std::uint64_t seed) {
  Plan plan{{{}, temper}, 0};
  Dice dice(seed);
  table_.set(from);
  finish(temper, dice, plan);
  return plan;
}

Planner::Plan Planner::vary(const Position& from, const Plan& plan, const Temper& temper,
                            std::uint64_t seed) {
  constexpr std::uint32_t kOneInLeftOut = 3;
  Plan other{{{}, plan.line.temper}, 0};
  Dice dice(seed);
  table_.set(from);
  for (const Choice& answer : plan.line.answers)
    if (std::holds_alternative<March>(answer) && dice.below(kOneInLeftOut) != 0) follow(answer, other);
  finish(temper, dice, other);
  return other;
}

// Into the enemy's zone, as often as not, if there is a way.
std::optional<Choice> Planner::some_march(Dice& dice) const {
  const auto& sets = table_.offers().marches();
  if (sets.empty()) return std::nullopt;
  const Offers::Marches& one = sets[dice.below(static_cast<std::uint32_t>(sets.size()))];
  const Field field(table_.scenario(), table_.position().situation, one.mover.side);
  const SpotSet lively = one.reach.ends & field.zone;
  const SpotSet& ends = !lively.empty() && dice.below(2) == 0 ? lively : one.reach.ends;
  if (ends.empty()) return std::nullopt;
  auto end = ends.begin();
  for (std::uint32_t skip = dice.below(static_cast<std::uint32_t>(ends.size())); skip > 0; --skip) ++end;
  return table_.offers().march(table_.scenario(), table_.position().situation, one, *end);
}

Planner::Plan Planner::redirect(const Position& from, const Plan& plan, std::uint64_t seed) {
  Plan other{{{}, plan.line.temper}, 0};
  Dice dice(seed);
  table_.set(from);
  const std::optional<Choice> march = some_march(dice);
  if (!march) return {};
  give(*march, other);
  for (const Choice& answer : plan.line.answers) follow(answer, other);  // his own march falls away
  finish(plan.line.temper, dice, other);
  return other;
}

}  // namespace longroll::rally
