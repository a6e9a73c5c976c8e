#include "rally/combat.h"

#include "rally/battles/battle.h"
#include "rally/field.h"

namespace longroll::rally {
namespace {

SpotSet enemies_beside(const Scenario& scenario, const Situation& situation, UnitId unit) {
  SpotSet found;
  for (UnitId enemy : scenario.brigades & scenario.of_side[enemy_of(scenario.unit(unit).side)])
    if (situation.on_map(enemy) && scenario.ground.adjacent(situation.spot(unit), situation.spot(enemy)))
      found.insert(situation.spot(enemy));
  return found;
}

SpotSet set_of(const SpotList& spots) {
  SpotSet set;
  for (SpotId spot : spots) set.insert(spot);
  return set;
}

// The combat phase as a graph: units that must attack, hexes that must be attacked.
struct Contacts {
  FixedVector<UnitId, kMaxUnits> units;
  std::array<SpotSet, kMaxUnits> beside{};  // by place in `units`
  SpotSet open;                             // hexes in no combat yet
};

Contacts contacts_of(const Scenario& scenario, const Situation& situation) {
  Contacts contacts;
  for (UnitId unit : situation.fighters) {
    if (!situation.on_map(unit)) continue;
    const SpotSet beside = enemies_beside(scenario, situation, unit);
    if (beside.empty()) continue;
    contacts.beside[contacts.units.size()] = beside;
    contacts.units.push_back(unit);
    contacts.open |= beside;
  }
  for (const Combat& combat : situation.combats) contacts.open -= set_of(combat.targets);
  return contacts;
}

// 9.0: many against one hex; against several hexes only the units of one hex.
bool may_join(const Situation& situation, const Combat& combat, UnitId unit, const SpotSet& beside) {
  if (!(set_of(combat.targets) - beside).empty()) return false;
  return combat.targets.size() == 1 || situation.spot(combat.attackers.first()) == situation.spot(unit);
}

std::optional<std::size_t> combat_against(const Situation& situation, const SpotSet& targets) {
  for (std::size_t i = 0; i < situation.combats.size(); ++i)
    if (set_of(situation.combats[i].targets) == targets) return i;
  return std::nullopt;
}

// Ruling R91: everybody left has an enemy hex that is left, or a combat to join; every hex left has a unit left.
Verdict leaves_out(const Scenario& scenario, const Situation& situation, UnitId unit,
                   const SpotSet& targets) {
  const Contacts contacts = contacts_of(scenario, situation);
  const SpotSet open = contacts.open - targets;
  SpotSet met;
  Combat made;
  made.attackers.insert(unit);
  for (SpotId spot : targets) made.targets.push_back(spot);
  for (std::size_t i = 0; i < contacts.units.size(); ++i) {
    const UnitId other = contacts.units[i];
    if (other == unit || situation.assigned.contains(other)) continue;
    met |= contacts.beside[i];
    if (!(contacts.beside[i] & open).empty() || may_join(situation, made, other, contacts.beside[i]))
      continue;
    bool joins = false;
    for (const Combat& combat : situation.combats)
      joins = joins || may_join(situation, combat, other, contacts.beside[i]);
    if (!joins) return refuse_as(Reason::LeavesUnitOut, "9.0", other);
  }
  const SpotSet lonely = open - met;
  if (!lonely.empty()) return refuse_as(Reason::LeavesEnemyOut, "9.0", unit, lonely.first());
  return std::nullopt;
}

}  // namespace

UnitSet units_in_contact(const Scenario& scenario, const Situation& situation) {
  UnitSet found;
  for (UnitId unit : contacts_of(scenario, situation).units) found.insert(unit);
  return found;
}

SpotSet targets_in_contact(const Scenario& scenario, const Situation& situation) {
  SpotSet found;
  for (UnitId unit : situation.fighters)
    if (situation.on_map(unit)) found |= enemies_beside(scenario, situation, unit);
  return found;
}

std::optional<UnitId> next_attacker(const Scenario& scenario, const Situation& situation) {
  for (UnitId unit : situation.fighters)
    if (situation.on_map(unit) && !situation.assigned.contains(unit) &&
        !enemies_beside(scenario, situation, unit).empty())
      return unit;
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const CombatPhase& step) {
  Situation& situation = umpire.situation;
  situation.combats.clear();
  situation.assigned.clear();
  situation.fought.clear();
  if (next_attacker(umpire.scenario, situation)) umpire.next({DeclareTargets{step.side}});
}

Side side_asked(const Scenario&, const Situation&, const DeclareTargets& step) { return step.side; }

// Ruling R140: one attacker after the other.
void offer(const Scenario& scenario, const Situation& situation, const DeclareTargets& step, Offers& offers) {
  const UnitId unit = *next_attacker(scenario, situation);
  const auto try_it = [&](const SpotList& targets) {
    const Attack attack{unit, targets};
    if (!refuse(scenario, situation, step, attack)) offers.add(attack);
  };
  for (const Combat& combat : situation.combats) try_it(combat.targets);
  // New combats: every set of hexes that nobody attacks yet.
  const SpotSet open = contacts_of(scenario, situation).open & enemies_beside(scenario, situation, unit);
  FixedVector<SpotId, 8> hexes;
  for (SpotId spot : open) hexes.push_back(spot);
  for (unsigned bits = 1; bits < 1u << hexes.size(); ++bits) {
    SpotList targets;
    for (std::size_t i = 0; i < hexes.size(); ++i)
      if ((bits >> i & 1u) != 0) targets.push_back(hexes[i]);
    try_it(targets);
  }
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const DeclareTargets&,
               const Choice& choice) {
  const auto* attack = std::get_if<Attack>(&choice);
  if (attack == nullptr) return refuse_as(Reason::WrongKind, "9.0");
  const UnitId unit = *next_attacker(scenario, situation);
  if (attack->unit != unit) return refuse_as(Reason::OthersTurn, "9.0", unit);
  const SpotSet beside = enemies_beside(scenario, situation, unit);
  SpotSet targets;
  for (SpotId spot : attack->targets) {
    if (spot.index() >= scenario.ground.size() || !beside.contains(spot) || targets.contains(spot))
      return refuse_as(Reason::NotInContact, "9.0", unit, spot);
    targets.insert(spot);
  }
  if (targets.empty()) return refuse_as(Reason::NoTarget, "9.0", unit);
  // The list is by place, so that one attack is one choice.
  SpotList sorted;
  for (SpotId spot : targets) sorted.push_back(spot);
  if (!(sorted == attack->targets)) return refuse_as(Reason::NotInContact, "9.0", unit);
  if (const auto joined = combat_against(situation, targets)) {
    if (!may_join(situation, situation.combats[*joined], unit, beside))
      return refuse_as(Reason::OneHexAttacks, "9.0", unit);
  } else {
    for (const Combat& combat : situation.combats)
      if (!(set_of(combat.targets) & targets).empty())
        return refuse_as(Reason::TargetTaken, "9.0", unit, (set_of(combat.targets) & targets).first());
  }
  return leaves_out(scenario, situation, unit, targets);
}

void carry_out(const Umpire& umpire, const DeclareTargets& step, const Choice& choice) {
  Situation& situation = umpire.situation;
  const auto& attack = std::get<Attack>(choice);
  const auto joined = combat_against(situation, set_of(attack.targets));
  if (joined)
    situation.combats[*joined].attackers.insert(attack.unit);
  else
    situation.combats.push_back({UnitSet{attack.unit}, attack.targets});
  situation.assigned.insert(attack.unit);
  if (next_attacker(umpire.scenario, situation))
    umpire.next({step});
  else
    umpire.next({ChooseCombat{step.side}});
}

Side side_asked(const Scenario&, const Situation&, const ChooseCombat& step) { return step.side; }

void offer(const Scenario&, const Situation& situation, const ChooseCombat&, Offers& offers) {
  for (const Combat& combat : situation.combats) offers.add(Resolve{combat.targets.front()});
}

namespace {

std::optional<std::size_t> combat_at(const Situation& situation, SpotId target) {
  for (std::size_t i = 0; i < situation.combats.size(); ++i)
    if (situation.combats[i].targets.front() == target) return i;
  return std::nullopt;
}

UnitSet still_there(const Situation& situation, const UnitSet& units) {
  UnitSet found;
  for (UnitId unit : units)
    if (situation.on_map(unit)) found.insert(unit);
  return found;
}

UnitSet leaders_beside(const Scenario& scenario, const Situation& situation, const UnitSet& units) {
  UnitSet found;
  for (UnitId leader : scenario.leaders) {
    if (!situation.on_map(leader)) continue;
    for (UnitId unit : units)
      if (scenario.unit(unit).side == scenario.unit(leader).side &&
          situation.spot(unit) == situation.spot(leader))
        found.insert(leader);
  }
  return found;
}

// 5, event 12: whether the surprise can be played in this fight.
bool may_surprise(const Scenario& scenario, const Situation& situation, const Fight& fight) {
  const auto& division = situation.surprising[fight.attacker];
  return division && !(fight.attackers & scenario.units_of[division->index()]).empty();
}

}  // namespace

Verdict refuse(const Scenario&, const Situation& situation, const ChooseCombat&, const Choice& choice) {
  const auto* resolve = std::get_if<Resolve>(&choice);
  if (resolve == nullptr) return refuse_as(Reason::WrongKind, "9.0");
  if (!combat_at(situation, resolve->target)) return refuse_as(Reason::NoSuchCombat, "9.0", resolve->target);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const ChooseCombat& step, const Choice& choice) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const std::size_t number = *combat_at(situation, std::get<Resolve>(choice).target);
  const Combat combat = situation.combats[number];
  situation.combats.erase_at(number);
  if (!situation.combats.empty()) umpire.next({step});
  Fight fight;
  fight.attacker = step.side;
  fight.attackers = still_there(situation, combat.attackers);
  fight.targets = combat.targets;
  for (SpotId target : combat.targets)
    fight.defenders |= brigades_in(scenario, situation, target, enemy_of(step.side)) - situation.fought;
  // Ruling R138: what an earlier combat of the phase has swept away is not fought again.
  if (fight.attackers.empty() || fight.defenders.empty()) return;
  situation.fought |= fight.defenders;
  for (UnitId unit : fight.attackers) fight.origins.insert(situation.spot(unit));
  fight.leaders = leaders_beside(scenario, situation, fight.attackers | fight.defenders);
  situation.fight = fight;
  umpire.tell(FightBegan{fight});
  if (scenario.rules->under_fire != nullptr) scenario.rules->under_fire(umpire, fight.defenders);
  umpire.next({DefenderGuns{0}, JudgeOdds{}});
  if (may_surprise(scenario, situation, fight)) umpire.next({UseSurprise{step.side}});
}

Side side_asked(const Scenario&, const Situation&, const UseSurprise& step) { return step.side; }

void offer(const Scenario&, const Situation&, const UseSurprise&, Offers& offers) {
  offers.add(Pass{});
  offers.add(Surprise{});
}

Verdict refuse(const Scenario&, const Situation&, const UseSurprise&, const Choice& choice) {
  if (std::holds_alternative<Pass>(choice) || std::holds_alternative<Surprise>(choice)) return std::nullopt;
  return refuse_as(Reason::WrongKind, "5.0");
}

void carry_out(const Umpire& umpire, const UseSurprise& step, const Choice& choice) {
  if (std::holds_alternative<Pass>(choice)) return;
  umpire.fight().surprise = true;
  umpire.tell(
      EventHappened{EventKind::Surprise, step.side, std::nullopt, umpire.situation.surprising[step.side], 0});
  umpire.situation.surprising[step.side].reset();  // ruling R30: one attack
}

void carry_out(const Umpire& umpire, const EndFight&) { umpire.situation.fight.reset(); }

}  // namespace longroll::rally
