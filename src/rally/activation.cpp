#include "rally/activation.h"

#include <algorithm>

#include "rally/battles/battle.h"
#include "rally/movement.h"
#include "rally/purchases.h"

namespace longroll::rally {

using Off = Location::Off;

namespace {

bool can_act(const Situation& situation, Side side) {
  return !situation.passed[side] && (situation.points[side] > 0 || situation.free_division[side]);
}

}  // namespace

void carry_out(const Umpire& umpire, const NextImpulse& step) {
  // Ruling R68: by turns; who has passed or spent everything is left out.
  const Situation& situation = umpire.situation;
  if (can_act(situation, step.side))
    umpire.next({Impulse{step.side}});
  else if (can_act(situation, enemy_of(step.side)))
    umpire.next({Impulse{enemy_of(step.side)}});
}

namespace {

void clear_phase(Situation& situation) {
  situation.active.clear();
  situation.limited.clear();
  situation.fighters.clear();
}

void activate(const Scenario& scenario, Situation& situation, UnitId unit) {
  situation.activated.insert(unit);
  situation.fighters.insert(unit);
  situation.active.insert(unit);
  situation.allowance[unit.index()] = static_cast<std::uint8_t>(allowance_of(scenario, situation, unit));
}

// Ruling R55: leaders of an activated formation move with it.
void let_leader_move(const Scenario& scenario, Situation& situation, std::optional<UnitId> leader) {
  if (!leader || !situation.on_map(*leader) || situation.moved.contains(*leader)) return;
  if (bars_leader(scenario, situation, *leader)) return;
  situation.active.insert(*leader);
  situation.allowance[leader->index()] = static_cast<std::uint8_t>(kLeaderAllowance);
}

void begin_formation(const Umpire& umpire, FormationId formation) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  let_leader_move(scenario, situation, scenario.formation(formation).leader);
  if (scenario.formation(formation).level == Rank::Division) {
    umpire.next({ActivateUnits{idle_units(scenario, situation, formation)}});
    return;
  }
  for (FormationId division : scenario.divisions_of[formation.index()])
    let_leader_move(scenario, situation, scenario.formation(division).leader);
  umpire.next({ActivateDivisions{scenario.divisions_of[formation.index()], formation}});
}

void pay(const Umpire& umpire, Side side, int cost) {
  std::uint8_t& points = umpire.situation.points[side];
  LONGROLL_CHECK(points >= cost, "a side spends more than it has");
  points = static_cast<std::uint8_t>(points - cost);
}

}  // namespace

Side side_asked(const Scenario&, const Situation&, const Impulse& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const Impulse& step, Offers& offers) {
  for_each_purchase(scenario, situation, step.side, [&](const Choice& choice) {
    if (!refuse(scenario, situation, step, choice)) offers.add(choice);
  });
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const Impulse& step,
               const Choice& choice) {
  return refuse_purchase(scenario, situation, step.side, choice);
}

void carry_out(const Umpire& umpire, const Impulse& step, const Choice& choice) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const Side side = step.side;
  if (const auto* leader = std::get_if<ActivateLeader>(&choice)) {
    situation.allowance[leader->leader.index()] = static_cast<std::uint8_t>(kLeaderAllowance);
    umpire.next({MoveLeader{leader->leader}, step});
    return;
  }
  if (std::holds_alternative<Pass>(choice)) {
    // Ruling R53: what is left is kept for the next turn, up to the commander's rating.
    situation.passed[side] = true;
    const auto commander = serving_commander(scenario, situation, side);
    const int rating = commander ? command(scenario, situation, *commander).initiative : 0;
    situation.kept[side] = static_cast<std::uint8_t>(std::min<int>(situation.points[side], rating));
    situation.points[side] = 0;
    situation.free_division[side] = false;
    umpire.tell(SidePassed{side, situation.kept[side]});
    umpire.next({NextImpulse{enemy_of(side)}});
    return;
  }
  clear_phase(situation);
  umpire.next({AfterImpulse{side}, NextImpulse{enemy_of(side)}});
  Purchased told{side, std::nullopt, std::nullopt, Purchased::What::Unit, 1};
  if (const auto* recover = std::get_if<Recover>(&choice)) {
    told.unit = recover->unit;
    told.what = Purchased::What::Recovery;
    situation.activated.insert(recover->unit);  // ruling R56
    umpire.next({RollRecovery{recover->unit}});
  } else if (const auto* one = std::get_if<ActivateUnit>(&choice)) {
    told.unit = one->unit;
    told.cost = price_of_unit(scenario, situation, one->unit);
    umpire.next({MoveUnits{side}, CombatPhase{side}});
    if (led_directly(scenario, situation, one->unit))
      activate(scenario, situation, one->unit);
    else
      umpire.next({RollActivation{one->unit, true}});
  } else if (const auto* whole = std::get_if<ActivateFormation>(&choice)) {
    told.formation = whole->formation;
    told.what = Purchased::What::Formation;
    told.cost = cost_of(scenario, situation, *whole);
    umpire.next({MoveUnits{side}, CombatPhase{side}});
    if (whole->price == 0) situation.free_division[side] = false;
    situation.obtuse.erase(whole->formation);
    if (is_tested(scenario, *whole))
      umpire.next({RollFormation{whole->formation, whole->price}});
    else
      begin_formation(umpire, whole->formation);
  } else if (std::holds_alternative<MoveTrain>(choice)) {
    const UnitId train = *scenario.train[side];
    told.unit = train;
    told.what = Purchased::What::MoveTrain;
    // 12.0: it is turned over and gives no bonus from now on.
    situation.damaged.insert(train);
    situation.train_used.insert(train);
    situation.active.insert(train);
    situation.allowance[train.index()] = static_cast<std::uint8_t>(allowance_of(scenario, situation, train));
    umpire.tell(TrainTurned{train, false});
    umpire.next({MoveUnits{side}});
  } else {
    const UnitId train = *scenario.train[side];
    told.unit = train;
    told.what = Purchased::What::WakeTrain;
    situation.damaged.erase(train);
    situation.train_used.insert(train);
    umpire.tell(TrainTurned{train, true});
  }
  pay(umpire, side, told.cost);
  if (scenario.rules->paid != nullptr) scenario.rules->paid(umpire, side, choice, told.cost);
  umpire.tell(told);
}

Side side_asked(const Scenario&, const Situation&, const AfterImpulse& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const AfterImpulse& step, Offers& offers) {
  offers.add(Pass{});
  for (UnitId leader : scenario.leaders & scenario.of_side[step.side])
    if (!refuse_leader(scenario, situation, step.side, leader)) offers.add(ActivateLeader{leader});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const AfterImpulse& step,
               const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  const auto* leader = std::get_if<ActivateLeader>(&choice);
  if (leader == nullptr) return refuse_as(Reason::WrongKind, "7.2");
  return refuse_leader(scenario, situation, step.side, leader->leader);
}

void carry_out(const Umpire& umpire, const AfterImpulse& step, const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return;
  const UnitId leader = std::get<ActivateLeader>(choice).leader;
  umpire.situation.allowance[leader.index()] = static_cast<std::uint8_t>(kLeaderAllowance);
  umpire.next({MoveLeader{leader}, step});
}

void carry_out(const Umpire& umpire, const RollRecovery& step, int die) {
  const int quality = quality_of(umpire.scenario, umpire.situation, step.unit);
  const bool passed = passes(die, 0, quality);
  umpire.tell(QualityChecked{step.unit, CheckCause::Recovery, die, die, quality, passed});
  if (!passed) return;
  umpire.situation.damaged.erase(step.unit);
  umpire.tell(UnitRestored{step.unit});
}

int initiative_modifier(const Scenario& scenario, const Situation& situation,
                        const ActivateFormation& purchase) {
  const Formation& formation = scenario.formation(purchase.formation);
  // Ruling R58: for a single point it is harder; ruling R62: an army commander near by takes one off.
  int modifier = formation.level == Rank::Division && purchase.price == 1 ? 1 : 0;
  if (near_commander(scenario, situation, *formation.leader)) --modifier;
  return modifier;
}

namespace {

// 7.01: equal or under.
bool test_leader(const Umpire& umpire, FormationId formation, std::uint8_t price, int die) {
  const UnitId leader = *umpire.scenario.formation(formation).leader;
  const int modifier = initiative_modifier(umpire.scenario, umpire.situation, {formation, price});
  const int rating = command(umpire.scenario, umpire.situation, leader).initiative;
  const bool passed = die + modifier <= rating;
  umpire.tell(LeaderTested{leader, formation, die, die + modifier, rating, passed});
  return passed;
}

}  // namespace

void carry_out(const Umpire& umpire, const RollFormation& step, int die) {
  if (test_leader(umpire, step.formation, step.price, die))
    begin_formation(umpire, step.formation);
  else
    umpire.next({FailUnits{idle_units(umpire.scenario, umpire.situation, step.formation)}});
}

void carry_out(const Umpire& umpire, const ActivateDivisions& step) {
  const Scenario& scenario = umpire.scenario;
  const Situation& situation = umpire.situation;
  if (step.left.empty()) {
    // Ruling R72: what stands under the corps itself.
    UnitSet own;
    for (UnitId unit : idle_units(scenario, situation, step.corps))
      if (scenario.unit(unit).formation == step.corps) own.insert(unit);
    umpire.next({ActivateUnits{own}});
    return;
  }
  const FormationId division = step.left.first();
  ActivateDivisions rest = step;
  rest.left.erase(division);
  umpire.next({rest});
  const auto leader = scenario.formation(division).leader;
  // Rulings R24, R60: a division without its leader, or with an obtuse one, is passed over.
  if (!leader || !situation.on_map(*leader)) return;
  if (situation.obtuse.contains(division)) return;
  const UnitSet units = idle_units(scenario, situation, division);
  if (units.empty()) return;
  const UnitId over = *scenario.formation(step.corps).leader;
  if (distance(scenario, situation, over, *leader) <= command(scenario, situation, over).range)
    umpire.next({ActivateUnits{units}});
  else
    umpire.next({RollDivision{division}});
}

void carry_out(const Umpire& umpire, const RollDivision& step, int die) {
  const UnitSet units = idle_units(umpire.scenario, umpire.situation, step.division);
  if (test_leader(umpire, step.division, 0, die))
    umpire.next({ActivateUnits{units}});
  else
    umpire.next({FailUnits{units}});
}

void carry_out(const Umpire& umpire, const ActivateUnits& step) {
  UnitSet left = step.left;
  for (UnitId unit : step.left) {
    left.erase(unit);
    if (in_command(umpire.scenario, umpire.situation, unit)) {
      activate(umpire.scenario, umpire.situation, unit);
      continue;
    }
    // 7.3: out of command it has to check.
    umpire.next({RollActivation{unit, false}, ActivateUnits{left}});
    return;
  }
}

void carry_out(const Umpire& umpire, const RollActivation& step, int die) {
  const int quality = quality_of(umpire.scenario, umpire.situation, step.unit);
  const bool passed = passes(die, 0, quality);
  umpire.tell(QualityChecked{step.unit, CheckCause::Activation, die, die, quality, passed});
  if (!passed) return;  // ruling R65
  if (step.alone)
    activate(umpire.scenario, umpire.situation, step.unit);
  else
    umpire.next({RollAllowance{step.unit, false}});
}

void carry_out(const Umpire& umpire, const FailUnits& step) {
  if (step.left.empty()) return;
  UnitSet left = step.left;
  left.erase(step.left.first());
  umpire.next({RollAllowance{step.left.first(), true}, FailUnits{left}});
}

void carry_out(const Umpire& umpire, const RollAllowance& step, int die) {
  Situation& situation = umpire.situation;
  const HalfPoints weather = situation.turn <= situation.weather_until ? 2 : 0;
  const HalfPoints allowance = std::max(0, 2 * std::max(0, die - 2) - weather);
  umpire.tell(AllowanceRolled{step.unit, die, allowance});
  if (step.limited) {
    // 7.5: it may move, and no more.
    if (allowance == 0) return;
    situation.limited.insert(step.unit);
    situation.active.insert(step.unit);
  } else {
    activate(umpire.scenario, situation, step.unit);  // ruling R64
  }
  situation.allowance[step.unit.index()] = static_cast<std::uint8_t>(allowance);
}

}  // namespace longroll::rally
