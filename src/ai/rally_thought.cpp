#include "ai/rally_thought.h"

namespace longroll::rally {
namespace {

// The enemies beside a unit of the side who had none of it beside them before.
SpotList newly_met(const Scenario& scenario, const Situation& before, const Situation& after, Side side) {
  const auto meets = [&](const Situation& situation, SpotId spot) {
    for (UnitId unit : scenario.brigades & scenario.of_side[side])
      if (situation.on_map(unit) && scenario.ground.adjacent(situation.spot(unit), spot)) return true;
    return false;
  };
  SpotList met;
  for (UnitId unit : scenario.brigades & scenario.of_side[enemy_of(side)]) {
    if (!after.on_map(unit) || met.full()) continue;
    const SpotId spot = after.spot(unit);
    if (!met.contains(spot) && meets(after, spot) && !meets(before, spot)) met.push_back(spot);
  }
  return met;
}

// The formation of the brigades that may move now: the smallest that holds them all, if there is one.
std::optional<FormationId> formation_moving(const Scenario& scenario, const Situation& situation) {
  std::optional<FormationId> found;
  for (std::size_t i = 0; i < scenario.formations.size(); ++i) {
    const UnitSet& all = scenario.units_of[i];
    const UnitSet moving = situation.active & scenario.brigades;
    if (moving.empty() || !(moving - all).empty()) continue;
    if (!found || all.size() < scenario.units_of[found->index()].size()) found = FormationId(i);
  }
  return found;
}

Aim aim_of_movement(const Scenario& scenario, const Position& from, std::span<const Choice> answers,
                    const Temper& temper, Side side) {
  Aim aim;
  aim.formation = formation_moving(scenario, from.situation);
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
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    if (from.situation.control[i] == side || to.situation.control[i] != side) continue;
    aim.kind = Aim::Kind::Take;
    aim.objective = static_cast<std::uint8_t>(i);
    return aim;
  }
  aim.spots = newly_met(scenario, from.situation, to.situation, side);
  if (!aim.spots.empty()) {
    aim.kind = Aim::Kind::Close;
  } else if (temper.goal) {
    aim.objective = temper.goal;
    aim.kind = from.situation.control[*temper.goal] == side ? Aim::Kind::Cover : Aim::Kind::MarchOn;
  } else {
    aim.kind = Aim::Kind::Move;
  }
  return aim;
}

Aim aim_of_purchase(const Choice& choice) {
  Aim aim;
  aim.kind = Aim::Kind::Save;
  if (const auto* c = std::get_if<ActivateFormation>(&choice)) {
    aim.kind = Aim::Kind::Order;
    aim.formation = c->formation;
  } else if (const auto* c1 = std::get_if<ActivateUnit>(&choice)) {
    aim.kind = Aim::Kind::Order;
    aim.unit = c1->unit;
  } else if (const auto* c2 = std::get_if<Recover>(&choice)) {
    aim.kind = Aim::Kind::Recover;
    aim.unit = c2->unit;
  } else if (!std::holds_alternative<Pass>(choice)) {
    aim.kind = Aim::Kind::React;
  }
  return aim;
}

}  // namespace

Aim aim_of(const Scenario& scenario, const Position& from, std::span<const Choice> answers,
           const Temper& temper) {
  const Step* step = question(from);
  if (answers.empty() || step == nullptr) return {};
  const Choice& first = answers.front();
  if (const auto* move = std::get_if<MoveUnits>(step))
    return aim_of_movement(scenario, from, answers, temper, move->side);
  if (std::holds_alternative<Impulse>(*step)) return aim_of_purchase(first);
  Aim aim;
  if (const auto* attack = std::get_if<Attack>(&first)) {
    aim.kind = Aim::Kind::Attack;
    aim.spots = attack->targets;
  } else if (std::holds_alternative<PlaceGuns>(*step) || std::holds_alternative<AnswerGuns>(*step) ||
             std::holds_alternative<DefenderGuns>(*step)) {
    aim.kind = Aim::Kind::Guns;
  } else if (std::holds_alternative<HurryGroup>(first)) {
    aim.kind = Aim::Kind::Hurry;
  } else if (std::holds_alternative<GiveUp>(first)) {
    aim.kind = Aim::Kind::Yield;
  }
  return aim;
}

}  // namespace longroll::rally
