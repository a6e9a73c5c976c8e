#include "rally/victory.h"

namespace longroll::rally {

using Off = Location::Off;

Score score_of(const Scenario& scenario, const Situation& situation, Side side) {
  Score score;
  int damaged = 0;
  for (UnitId unit : scenario.of_side[enemy_of(side)]) {
    switch (scenario.unit(unit).kind) {
      case UnitKind::Infantry:
      case UnitKind::Cavalry:
        if (situation.is(unit, Off::Lost)) ++score.brigades;
        if (situation.on_map(unit) && situation.damaged.contains(unit) &&
            !scenario.worthless_damaged.contains(unit))
          ++damaged;
        break;
      case UnitKind::Artillery:
        if (situation.is(unit, Off::Captured)) ++score.guns;
        break;
      case UnitKind::Train:
        if (situation.is(unit, Off::Captured)) score.train = kTrainPoints;
        break;
      case UnitKind::Leader:
        break;
    }
  }
  score.damaged = damaged / 3;
  score.leaders = situation.leader_points[side];
  score.head_start = scenario.head_start[side];
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (situation.control[i] == side) score.hexes += scenario.objectives[i].value;
  return score;
}

void end_game(const Umpire& umpire, std::optional<Side> gave_field) {
  Outcome outcome;
  outcome.gave_field = gave_field;
  for (Side side : kSides) {
    int points = score_of(umpire.scenario, umpire.situation, side).total();
    if (gave_field == enemy_of(side)) points += kFieldGivenPoints;  // 11.2
    outcome.points[side] = static_cast<std::uint8_t>(points);
  }
  const int lead = outcome.points[Side::Union] - outcome.points[Side::Confederate];
  if (lead != 0) outcome.winner = lead > 0 ? Side::Union : Side::Confederate;
  // Ruling R128.
  const int margin = lead < 0 ? -lead : lead;
  outcome.level = margin == 0   ? VictoryLevel::Draw
                  : margin < 5  ? VictoryLevel::Marginal
                  : margin < 10 ? VictoryLevel::Substantive
                                : VictoryLevel::Decisive;
  umpire.situation.outcome = outcome;
  umpire.tell(GameEnded{outcome});
}

void carry_out(const Umpire& umpire, const VictoryPhase&) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  if (situation.turn == scenario.last_turn()) return end_game(umpire, std::nullopt);
  if (situation.turn < kFirstTurnToGive || is_night(scenario, situation)) return;
  // 11.2, ruling R127: only who has fewer points.
  const int blue = score_of(scenario, situation, Side::Union).total();
  const int gray = score_of(scenario, situation, Side::Confederate).total();
  if (blue != gray) umpire.next({GiveField{blue < gray ? Side::Union : Side::Confederate}});
}

Side side_asked(const Scenario&, const Situation&, const GiveField& step) { return step.side; }

void offer(const Scenario&, const Situation&, const GiveField&, Offers& offers) {
  offers.add(Pass{});
  offers.add(GiveUp{});
}

Verdict refuse(const Scenario&, const Situation&, const GiveField&, const Choice& choice) {
  if (std::holds_alternative<Pass>(choice) || std::holds_alternative<GiveUp>(choice)) return std::nullopt;
  return refuse_as(Reason::WrongKind, "11.2");
}

void carry_out(const Umpire& umpire, const GiveField& step, const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return;
  umpire.tell(FieldGiven{step.side});
  end_game(umpire, step.side);
}

}  // namespace longroll::rally
