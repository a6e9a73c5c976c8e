#include "ai/rally_recruit.h"

#include <vector>

namespace longroll::rally {
namespace {

// What nobody does without a reason, and he has none: he ends his turn and stops a movement only when nothing else is left.
bool is_idle(const Step& step, const Choice& choice) {
  if (std::holds_alternative<GiveUp>(choice)) return true;
  if (std::holds_alternative<Impulse>(step))
    return std::holds_alternative<Pass>(choice) || std::holds_alternative<ActivateLeader>(choice) ||
           std::holds_alternative<MoveTrain>(choice);
  if (std::holds_alternative<AfterImpulse>(step)) return std::holds_alternative<ActivateLeader>(choice);
  if (std::holds_alternative<DefensiveFire>(step)) return std::holds_alternative<Pass>(choice);
  return std::holds_alternative<Press>(choice);
}

int nearest(const Table& table, SpotId spot, Side side) {
  return nearest_enemy(table.scenario(), table.position().situation, spot, side);
}

// One of the counters that may march, toward the enemy if he can get nearer.
std::optional<Choice> march(const Table& table, Dice& dice) {
  const auto& sets = table.offers().marches();
  if (sets.empty() || dice.below(8) == 0) return std::nullopt;
  const Offers::Marches& one = sets[dice.below(static_cast<std::uint32_t>(sets.size()))];
  if (!one.mover.combat) return std::nullopt;
  const int here = nearest(table, one.mover.from, one.mover.side);
  std::vector<SpotId> nearer;
  for (SpotId spot : one.reach.ends)
    if (nearest(table, spot, one.mover.side) < here) nearer.push_back(spot);
  if (nearer.empty()) return std::nullopt;
  const SpotId to = nearer[dice.below(static_cast<std::uint32_t>(nearer.size()))];
  return table.offers().march(table.scenario(), table.position().situation, one, to);
}

}  // namespace

Choice recruits_choice(const Table& table, Dice& dice) {
  const Step& step = *question(table.position());
  if (std::holds_alternative<MoveUnits>(step) || std::holds_alternative<NightMoves>(step))
    return march(table, dice).value_or(EndMovement{});
  std::vector<Choice> sane;
  for (const Choice& choice : table.offers().plain())
    if (!is_idle(step, choice)) sane.push_back(choice);
  if (sane.empty()) return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
  return sane[dice.below(static_cast<std::uint32_t>(sane.size()))];
}

}  // namespace longroll::rally
