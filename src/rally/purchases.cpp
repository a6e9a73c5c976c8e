#include "rally/purchases.h"

#include <algorithm>

#include "rally/activation.h"
#include "rally/battles/battle.h"

namespace longroll::rally {
namespace {

int extra_cost(const Scenario& scenario, const Situation& situation, FormationId of) {
  return scenario.rules->extra_cost == nullptr ? 0 : scenario.rules->extra_cost(scenario, situation, of);
}

// 5, event 2, ruling R22: the corps that the enemy leads this turn.
bool blunders(const Scenario& scenario, const Situation& situation, FormationId formation) {
  const Side side = scenario.formation(formation).side;
  return situation.blundering[side] && situation.blunder_turn[side] == situation.turn &&
         scenario.within(formation, *situation.blundering[side]);
}

Verdict bars_brigade(const Scenario& scenario, const Situation& situation, UnitId unit,
                     std::optional<FormationId> with) {
  if (scenario.rules->bars_activation == nullptr) return std::nullopt;
  return scenario.rules->bars_activation(scenario, situation, unit, with);
}

Verdict refuse_brigade(const Scenario& scenario, const Situation& situation, Side side, UnitId unit) {
  if (unit.index() >= scenario.units.size() || !scenario.brigades.contains(unit) ||
      scenario.unit(unit).side != side)
    return refuse_as(Reason::NotYours, "7.2", unit);
  if (!situation.on_map(unit)) return refuse_as(Reason::NotOnMap, "7.2", unit);
  if (situation.activated.contains(unit)) return refuse_as(Reason::AlreadyActivated, "7.0", unit);
  return bars_brigade(scenario, situation, unit, std::nullopt);
}

Verdict refuse_points(const Situation& situation, Side side, int cost) {
  if (situation.points[side] >= cost) return std::nullopt;
  return Refusal{Reason::TooFewPoints, "7.2", std::nullopt, std::nullopt, cost};
}

Verdict refuse(const Scenario& scenario, const Situation& situation, Side side, const Recover& choice) {
  if (auto verdict = refuse_brigade(scenario, situation, side, choice.unit)) return verdict;
  if (!situation.damaged.contains(choice.unit)) return refuse_as(Reason::NotDamaged, "7.2", choice.unit);
  return refuse_points(situation, side, 1);
}

Verdict refuse(const Scenario& scenario, const Situation& situation, Side side, const ActivateUnit& choice) {
  if (auto verdict = refuse_brigade(scenario, situation, side, choice.unit)) return verdict;
  const FormationId own = scenario.unit(choice.unit).formation;
  for (FormationId obtuse : situation.obtuse)
    if (scenario.within(own, obtuse)) return refuse_as(Reason::Obtuse, "5.0", choice.unit);
  if (blunders(scenario, situation, own)) return refuse_as(Reason::Blundering, "5.0", choice.unit);
  // P6, S11: cavalry whom nobody reaches may be tried alone.
  const bool tries_alone =
      scenario.independent_cavalry && scenario.unit(choice.unit).kind == UnitKind::Cavalry;
  if (!led_directly(scenario, situation, choice.unit) && !tries_alone)
    return refuse_as(Reason::OutOfCommand, "7.2", choice.unit);
  return refuse_points(situation, side, price_of_unit(scenario, situation, choice.unit));
}

bool is_for_sale(const Scenario& scenario, const Situation& situation, Side side,
                 const ActivateFormation& choice) {
  const bool division = scenario.formation(choice.formation).level == Rank::Division;
  // 5, event 4, ruling R24: at four points and no other price.
  if (situation.obtuse.contains(choice.formation)) return choice.price == kObtusePrice;
  if (choice.price == 0) return division && situation.free_division[side];
  return division ? choice.price <= 3 : choice.price == 3 || choice.price == 4;
}

Verdict refuse(const Scenario& scenario, const Situation& situation, Side side,
               const ActivateFormation& choice) {
  if (choice.formation.index() >= scenario.formations.size()) return refuse_as(Reason::NotYours, "7.2");
  const Formation& formation = scenario.formation(choice.formation);
  if (formation.side != side || formation.level == Rank::Army) return refuse_as(Reason::NotYours, "7.2");
  // 10.1, ruling R60: not without its leader.
  if (!formation.leader || !situation.on_map(*formation.leader)) return refuse_as(Reason::NoLeader, "10.1");
  if (blunders(scenario, situation, choice.formation)) return refuse_as(Reason::Blundering, "5.0");
  if (!is_for_sale(scenario, situation, side, choice)) {
    const bool obtuse = situation.obtuse.contains(choice.formation);
    return refuse_as(obtuse ? Reason::Obtuse : Reason::NoSuchPrice, obtuse ? "5.0" : "7.2");
  }
  if (idle_units(scenario, situation, choice.formation).empty()) return refuse_as(Reason::NobodyLeft, "7.0");
  return refuse_points(situation, side, cost_of(scenario, situation, choice));
}

Verdict refuse_train(const Scenario& scenario, const Situation& situation, Side side, bool wake) {
  const auto train = scenario.train[side];
  if (!train || !situation.on_map(*train)) return refuse_as(Reason::NotOnMap, "12.0");
  if (situation.train_used.contains(*train)) return refuse_as(Reason::TrainUsed, "12.0", *train);
  const bool asleep = situation.damaged.contains(*train);
  if (wake && !asleep) return refuse_as(Reason::TrainAwake, "12.0", *train);
  if (!wake && asleep) return refuse_as(Reason::TrainAsleep, "12.0", *train);
  return refuse_points(situation, side, 1);
}

// 7.4, ruling R61: one less near the army commander, but never less than one.
int discounted(const Scenario& scenario, const Situation& situation, UnitId leader_or_unit, int price) {
  return near_commander(scenario, situation, leader_or_unit) ? std::max(1, price - 1) : price;
}

}  // namespace

UnitSet idle_units(const Scenario& scenario, const Situation& situation, FormationId formation) {
  UnitSet found;
  for (UnitId unit : scenario.units_of[formation.index()] - situation.activated) {
    if (!situation.on_map(unit)) continue;
    // Ruling R24: a corps does not move its obtuse division, nor (ruling R60) one without a leader.
    const FormationId own = scenario.unit(unit).formation;
    if (situation.obtuse.contains(own) && formation != own) continue;
    if (own != formation) {
      const auto leader = scenario.formation(own).leader;
      if (!leader || !situation.on_map(*leader)) continue;
    }
    if (bars_brigade(scenario, situation, unit, formation)) continue;
    found.insert(unit);
  }
  return found;
}

bool led_directly(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const auto within_range = [&](std::optional<UnitId> leader) {
    return leader && situation.on_map(*leader) &&
           distance(scenario, situation, *leader, unit) <= command(scenario, situation, *leader).range;
  };
  const Unit& printed = scenario.unit(unit);
  if (within_range(serving_commander(scenario, situation, printed.side))) return true;
  const auto corps = scenario.corps_of(printed.formation);
  return corps && within_range(scenario.formation(*corps).leader);
}

int price_of_unit(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const int price = 1 + extra_cost(scenario, situation, scenario.unit(unit).formation);
  return discounted(scenario, situation, unit, price);
}

bool is_tested(const Scenario& scenario, const ActivateFormation& purchase) {
  if (scenario.formation(purchase.formation).level == Rank::Division)
    return purchase.price == 1 || purchase.price == 2;
  return purchase.price == 3;
}

int cost_of(const Scenario& scenario, const Situation& situation, const ActivateFormation& purchase) {
  if (purchase.price == 0) return 0;  // 5, event 9
  if (situation.obtuse.contains(purchase.formation)) return kObtusePrice;
  const int price = purchase.price + extra_cost(scenario, situation, purchase.formation);
  return discounted(scenario, situation, *scenario.formation(purchase.formation).leader, price);
}

Verdict bars_leader(const Scenario& scenario, const Situation& situation, UnitId leader) {
  return bars_brigade(scenario, situation, leader, std::nullopt);
}

Verdict refuse_leader(const Scenario& scenario, const Situation& situation, Side side, UnitId leader) {
  if (leader.index() >= scenario.units.size() || !scenario.leaders.contains(leader) ||
      scenario.unit(leader).side != side)
    return refuse_as(Reason::NotYours, "7.2", leader);
  if (!situation.on_map(leader)) return refuse_as(Reason::NotOnMap, "7.2", leader);
  if (situation.moved.contains(leader)) return refuse_as(Reason::LeaderMoved, "7.2", leader);
  return bars_leader(scenario, situation, leader);
}

Verdict refuse_purchase(const Scenario& scenario, const Situation& situation, Side side,
                        const Choice& choice) {
  if (auto verdict = refuse_by_list(scenario, situation, side, choice)) return verdict;
  if (scenario.rules->bars_purchase == nullptr) return std::nullopt;
  return scenario.rules->bars_purchase(scenario, situation, side, choice);
}

int points_for(const Scenario& scenario, const Situation& situation, const Choice& choice) {
  if (const auto* c = std::get_if<ActivateUnit>(&choice)) return price_of_unit(scenario, situation, c->unit);
  if (const auto* c = std::get_if<ActivateFormation>(&choice)) return cost_of(scenario, situation, *c);
  const bool one = std::holds_alternative<Recover>(choice) || std::holds_alternative<MoveTrain>(choice) ||
                   std::holds_alternative<WakeTrain>(choice);
  return one ? 1 : 0;
}

Verdict refuse_by_list(const Scenario& scenario, const Situation& situation, Side side,
                       const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return std::nullopt;
  if (const auto* c = std::get_if<ActivateLeader>(&choice))
    return refuse_leader(scenario, situation, side, c->leader);
  if (const auto* c = std::get_if<Recover>(&choice)) return refuse(scenario, situation, side, *c);
  if (const auto* c = std::get_if<ActivateUnit>(&choice)) return refuse(scenario, situation, side, *c);
  if (const auto* c = std::get_if<ActivateFormation>(&choice)) return refuse(scenario, situation, side, *c);
  if (std::holds_alternative<MoveTrain>(choice)) return refuse_train(scenario, situation, side, false);
  if (std::holds_alternative<WakeTrain>(choice)) return refuse_train(scenario, situation, side, true);
  return refuse_as(Reason::WrongKind, "7.2");
}

}  // namespace longroll::rally
