#include "ai/aprils_plans.h"

#include <array>

namespace longroll::aprils {
namespace {

constexpr std::array kMoods = {
    Temper{100, 100, 100, 100, 1},  // as the script would
    Temper{120, 100, 160, 50, 1},   // press them
    Temper{60, 120, 60, 180, 1},    // keep off
    Temper{200, 100, 100, 100, 1},  // hurry
    Temper{40, 200, 100, 70, 1},    // hold what we have
    Temper{100, 100, 220, 100, 1},  // strike where it pays
};

int percent_of(int share, int whole) { return share * whole / 100; }

// 30 to 250, more often near 100.
int some_weight(Dice& dice) {
  const int a = 30 + static_cast<int>(dice.below(100)), b = static_cast<int>(dice.below(120));
  return a + b;
}

}  // namespace

Temper mood(const Temper& own, std::size_t number, Dice& dice) {
  Temper temper = number < kMoods.size() ? kMoods[number]
                                         : Temper{some_weight(dice), some_weight(dice), some_weight(dice),
                                                  some_weight(dice), 4 + static_cast<int>(dice.below(40))};
  temper.progress = percent_of(own.progress, temper.progress);
  temper.hold = percent_of(own.hold, temper.hold);
  temper.gain = percent_of(own.gain, temper.gain);
  temper.danger = percent_of(own.danger, temper.danger);
  return temper;
}

Planner::Planner(const Script& script, const Scenario& scenario, const Position& any)
    : script_(script), table_(scenario, any, Offers::without_marches()) {}

Planner::Plan Planner::play(const Position& from, FormationId formation, const Temper* temper,
                            std::uint64_t seed) {
  Plan plan;
  Dice dice(seed);
  table_.set(from);
  while (!table_.over()) {
    const auto* move = std::get_if<MoveFormation>(question(table_.position()));
    if (move == nullptr || move->formation != formation) break;
    const Choice choice = temper != nullptr ? script_.choose(table_, dice, *temper) : Choice(EndMovement{});
    if (table_.answer(choice)) return {};
    plan.answers.push_back(choice);
    if (std::holds_alternative<EndMovement>(choice)) break;
  }
  plan.result = table_.hash();
  return plan;
}

Planner::Plan Planner::plan(const Position& from, const Temper& temper, std::uint64_t seed) {
  return play(from, std::get<MoveFormation>(*question(from)).formation, &temper, seed);
}

std::optional<Planner::Plan> Planner::stand_still(const Position& from) {
  Plan plan = play(from, std::get<MoveFormation>(*question(from)).formation, nullptr, 0);
  return plan.answers.empty() ? std::nullopt : std::optional(std::move(plan));
}

}  // namespace longroll::aprils
