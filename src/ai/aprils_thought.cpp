#include "ai/aprils_thought.h"

#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

Aim::Kind kind_of_combat(const Choice& choice) {
  if (std::holds_alternative<Attack>(choice)) return Aim::Kind::Attack;
  if (std::holds_alternative<FallBack>(choice)) return Aim::Kind::GiveWay;
  return std::holds_alternative<EndCombat>(choice) ? Aim::Kind::Hold : Aim::Kind::React;
}

Aim aim_of_combat(const Choice& choice) {
  Aim aim;
  aim.kind = kind_of_combat(choice);
  if (const auto* attack = std::get_if<Attack>(&choice)) aim.hexes = attack->targets;
  if (const auto* fall_back = std::get_if<FallBack>(&choice)) aim.hexes = fall_back->targets;
  return aim;
}

// The enemies beside a unit of the formation who had none of it beside them before.
HexList newly_met(const Scenario& scenario, const Situation& before, const Situation& after,
                  FormationId formation) {
  const Grid& grid = scenario.map.grid();
  const Side enemy = enemy_of(scenario.formation(formation).side);
  const auto meets = [&](const Situation& situation, HexId hex) {
    for (UnitId unit : scenario.units_of[formation.index()])
      if (situation.on_map(unit) && grid.adjacent(situation.hex(unit), hex)) return true;
    return false;
  };
  HexList met;
  for (UnitId unit : scenario.units_of_side[enemy]) {
    if (!after.on_map(unit) || met.full()) continue;
    const HexId hex = after.hex(unit);
    if (!met.contains(hex) && meets(after, hex) && !meets(before, hex)) met.push_back(hex);
  }
  return met;
}

std::optional<std::uint8_t> newly_ours(const Scenario& scenario, const Situation& before,
                                       const Situation& after, Side side) {
  const Field then(scenario, before), now(scenario, after);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (controller_of(scenario, before, then, i) != side && controller_of(scenario, after, now, i) == side)
      return static_cast<std::uint8_t>(i);
  return std::nullopt;
}

Aim aim_of_movement(const Scenario& scenario, const Position& from, std::span<const Choice> answers,
                    const Temper& temper, FormationId formation) {
  Aim aim;
  aim.formation = formation;
  const Side side = scenario.formation(formation).side;
  Position to = from;
  bool moves = false;
  for (const Choice& choice : answers) {
    moves = moves || !std::holds_alternative<EndMovement>(choice);
    if (answer(scenario, to, choice, nullptr)) break;
  }
  if (!moves) {
    aim.kind = Aim::Kind::Stay;
    return aim;
  }
  aim.objective = newly_ours(scenario, from.situation, to.situation, side);
  if (aim.objective) {
    aim.kind = Aim::Kind::Take;
    return aim;
  }
  aim.hexes = newly_met(scenario, from.situation, to.situation, formation);
  if (!aim.hexes.empty()) {
    aim.kind = Aim::Kind::Close;
  } else if (temper.goal) {
    aim.objective = temper.goal;
    const bool ours =
        controller_of(scenario, from.situation, Field(scenario, from.situation), *temper.goal) == side;
    aim.kind = ours ? Aim::Kind::Cover : Aim::Kind::MarchOn;
  }
  return aim;
}

}  // namespace

Aim aim_of(const Scenario& scenario, const Position& from, std::span<const Choice> answers,
           const Temper& temper) {
  const Step* step = question(from);
  if (answers.empty() || step == nullptr) return {};
  if (const auto* move = std::get_if<MoveFormation>(step))
    return aim_of_movement(scenario, from, answers, temper, move->formation);
  return aim_of_combat(answers.front());
}

}  // namespace longroll::aprils
