#include "rally/advance.h"

#include "rally/field.h"
#include "rally/movement.h"
#include "rally/retreat.h"

namespace longroll::rally {
namespace {

bool enemy_gone(const Scenario& scenario, const Situation& situation, SpotId target) {
  return brigades_in(scenario, situation, target, situation.fight->side(Role::Defender)).empty();
}

// Why a unit may not advance into a hex of the fight; ruling R108.
Verdict bars_advance(const Scenario& scenario, const Situation& situation, UnitId unit, SpotId to) {
  const Fight& fight = *situation.fight;
  if (unit.index() >= scenario.units.size() || !fight.attackers.contains(unit) || !situation.on_map(unit) ||
      fight.retreated.contains(unit))
    return refuse_as(Reason::NotInFight, "9.5", unit);
  if (fight.advanced.contains(unit)) return refuse_as(Reason::AlreadyAdvanced, "9.5", unit);
  if (!fight.targets.contains(to) || !enemy_gone(scenario, situation, to))
    return refuse_as(Reason::NotVacant, "9.5", unit, to);
  if (!scenario.ground.adjacent(situation.spot(unit), to))
    return refuse_as(Reason::NotAdjacent, "9.5", unit, to);
  if (stacking_in(scenario, situation, to, fight.attacker) + stacking_of(scenario, situation, unit) >
      kStackingLimit)
    return refuse_as(Reason::Overstacks, "8.1", unit, to);
  return std::nullopt;
}

// 9.5: a vacated hex that nobody has entered, though somebody can.
bool must_enter(const Scenario& scenario, const Situation& situation, SpotId target) {
  const Fight& fight = *situation.fight;
  if (fight.entered.contains(target)) return false;
  for (UnitId unit : fight.attackers)
    if (!bars_advance(scenario, situation, unit, target)) return true;
  return false;
}

bool owes_advance(const Scenario& scenario, const Situation& situation) {
  for (SpotId target : situation.fight->targets)
    if (must_enter(scenario, situation, target)) return true;
  return false;
}

}  // namespace

void carry_out(const Umpire& umpire, const BeginAdvance&) {
  const Fight& fight = umpire.fight();
  for (UnitId unit : fight.attackers)
    for (SpotId target : fight.targets)
      if (!bars_advance(umpire.scenario, umpire.situation, unit, target)) {
        umpire.next({AdvanceUnits{}});
        return;
      }
}

Side side_asked(const Scenario&, const Situation& situation, const AdvanceUnits&) {
  return situation.fight->attacker;
}

void offer(const Scenario& scenario, const Situation& situation, const AdvanceUnits& step, Offers& offers) {
  if (!owes_advance(scenario, situation)) offers.add(Pass{});
  for (UnitId unit : situation.fight->attackers)
    for (SpotId target : situation.fight->targets)
      if (!refuse(scenario, situation, step, Advance{unit, target})) offers.add(Advance{unit, target});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const AdvanceUnits&,
               const Choice& choice) {
  const bool owes = owes_advance(scenario, situation);
  if (std::holds_alternative<Pass>(choice))
    return owes ? refuse_as(Reason::MustAdvance, "9.5") : std::nullopt;
  const auto* advance = std::get_if<Advance>(&choice);
  if (advance == nullptr) return refuse_as(Reason::WrongKind, "9.5");
  if (auto verdict = bars_advance(scenario, situation, advance->unit, advance->to)) return verdict;
  // First every vacated hex is entered; then others may follow.
  if (owes && !must_enter(scenario, situation, advance->to))
    return refuse_as(Reason::MustAdvance, "9.5", advance->unit, advance->to);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const AdvanceUnits&, const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return;
  const auto& advance = std::get<Advance>(choice);
  Situation& situation = umpire.situation;
  Fight& fight = umpire.fight();
  const SpotId from = situation.spot(advance.unit);
  fight.advanced.insert(advance.unit);
  if (!fight.entered.contains(advance.to)) fight.entered.push_back(advance.to);
  umpire.tell(UnitAdvanced{advance.unit, from, advance.to});
  come_to(umpire, advance.unit, advance.to);
  umpire.next({BeginAdvance{}});
  offer_to_follow(umpire, from, advance.unit);
  meet_strangers(umpire, advance.to, fight.attacker, true);
}

}  // namespace longroll::rally
