#include "ai/aprils_plans.h"

#include <array>
#include <utility>

#include "ai/aprils_march.h"
#include "aprils/movement.h"

namespace longroll::aprils {
namespace {

constexpr std::array kMoods = {
    Temper{},                      // as the script would
    Temper{60, 120, 60, 180, 1},   // keep off
    Temper{120, 100, 160, 50, 1},  // press them
    Temper{40, 200, 100, 70, 1},   // hold what we have
};
constexpr Temper kOnward{160, 100, 100, 80, 1};  // to an objective

int percent_of(int share, int whole) { return share * whole / 100; }

// 30 to 250, more often near 100.
int some_weight(Dice& dice) {
  const int a = 30 + static_cast<int>(dice.below(100)), b = static_cast<int>(dice.below(120));
  return a + b;
}

Temper some_mood(const Scenario& scenario, Dice& dice) {
  Temper temper{some_weight(dice), some_weight(dice), some_weight(dice), some_weight(dice),
                4 + static_cast<int>(dice.below(40))};
  const auto objectives = static_cast<std::uint32_t>(scenario.objectives.size());
  if (objectives > 0 && dice.below(2) == 0) temper.goal = static_cast<std::uint8_t>(dice.below(objectives));
  return temper;
}

FormationId formation_asked(const Position& position) {
  return std::get<MoveFormation>(*question(position)).formation;
}

}  // namespace

Temper mood(const Scenario& scenario, const Temper& own, std::size_t number, Dice& dice) {
  Temper temper;
  if (number < kMoods.size()) {
    temper = kMoods[number];
  } else if (number - kMoods.size() < scenario.objectives.size()) {
    temper = kOnward;
    temper.goal = static_cast<std::uint8_t>(number - kMoods.size());
  } else {
    temper = some_mood(scenario, dice);
  }
  temper.progress = percent_of(own.progress, temper.progress);
  temper.hold = percent_of(own.hold, temper.hold);
  temper.gain = percent_of(own.gain, temper.gain);
  temper.danger = percent_of(own.danger, temper.danger);
  return temper;
}

Planner::Planner(const Script& script, const Scenario& scenario, const Position& any)
    : script_(script), table_(scenario, any, Offers::without_marches()) {}

long Planner::take_nodes() { return std::exchange(nodes_, 0); }

bool Planner::give(const Choice& choice, Plan& plan) {
  if (table_.answer(choice)) return false;
  plan.answers.push_back(choice);
  ++nodes_;
  return true;
}

// To the end of the phase, by the script in a temper, or with as few answers as may be. An empty plan: it cannot be.
void Planner::finish(FormationId formation, const Temper* temper, Dice& dice, Plan& plan) {
  while (!table_.over()) {
    const auto* move = std::get_if<MoveFormation>(question(table_.position()));
    if (move == nullptr || move->formation != formation) break;
    const Choice choice = temper != nullptr ? script_.choose(table_, dice, *temper) : Choice(EndMovement{});
    if (!give(choice, plan)) {
      plan.answers.clear();
      return;
    }
    if (std::holds_alternative<EndMovement>(choice)) break;
  }
  plan.result = table_.hash();
}

Planner::Plan Planner::plan(const Position& from, const Temper& temper, std::uint64_t seed) {
  Plan plan{{}, temper, 0};
  Dice dice(seed);
  table_.set(from);
  finish(formation_asked(from), &temper, dice, plan);
  return plan;
}

Planner::Plan Planner::vary(const Position& from, const Plan& plan, const Temper& temper,
                            std::uint64_t seed) {
  Plan other{{}, plan.temper, 0};
  Dice dice(seed);
  table_.set(from);
  const FormationId formation = formation_asked(from);
  for (const Choice& answer : plan.answers) {
    const Step* step = question(table_.position());
    const auto* move = step != nullptr ? std::get_if<MoveFormation>(step) : nullptr;
    if (move == nullptr || move->formation != formation) break;
    if (!std::holds_alternative<EndMovement>(answer) && dice.below(3) != 0) give(answer, other);
  }
  finish(formation, &temper, dice, other);
  return other;
}

// To a hex where something may happen, as often as not.
std::optional<March> Planner::some_march(FormationId formation, Dice& dice) const {
  const Scenario& scenario = table_.scenario();
  const Situation& situation = table_.position().situation;
  const auto one_of = [&](const auto& list) {
    return list[dice.below(static_cast<std::uint32_t>(list.size()))];
  };
  std::vector<UnitId> units;
  for (UnitId unit : scenario.units_of[formation.index()])
    if (may_march(scenario, situation, unit)) units.push_back(unit);
  if (units.empty()) return std::nullopt;
  const UnitId unit = one_of(units);
  const Field field(scenario, situation);
  Reach reach;
  find_reach(scenario, situation, field, unit, reach);
  const HexSet& zones = field.zones(enemy_of(scenario.formation(formation).side));
  std::vector<HexId> ends, lively;
  reach.ends().for_each(scenario.map.grid(), [&](HexId hex) {
    ends.push_back(hex);
    if (zones.contains(scenario.map.grid(), hex)) lively.push_back(hex);
  });
  if (ends.empty()) return std::nullopt;
  const HexId end = !lively.empty() && dice.below(2) == 0 ? one_of(lively) : one_of(ends);
  return March{unit, cheapest_path(scenario, situation, field, unit, reach, end).path};
}

Planner::Plan Planner::redirect(const Position& from, const Plan& plan, std::uint64_t seed) {
  Plan other{{}, plan.temper, 0};
  Dice dice(seed);
  table_.set(from);
  const FormationId formation = formation_asked(from);
  const std::optional<March> march = some_march(formation, dice);
  if (!march || !give(*march, other)) return {};
  for (const Choice& answer : plan.answers) {
    const Step* step = question(table_.position());
    const auto* move = step != nullptr ? std::get_if<MoveFormation>(step) : nullptr;
    if (move == nullptr || move->formation != formation) break;
    give(answer, other);  // what the first march has made impossible is left out
  }
  finish(formation, nullptr, dice, other);
  return other;
}

Planner::Plan Planner::stand_still(const Position& from) {
  Plan plan;
  Dice dice(0);
  table_.set(from);
  finish(formation_asked(from), nullptr, dice, plan);
  return plan;
}

}  // namespace longroll::aprils
