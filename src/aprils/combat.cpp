#include "aprils/combat.h"

#include <algorithm>

#include "aprils/automatic_retreat.h"
#include "aprils/battles/battle.h"
#include "aprils/duties.h"

namespace longroll::aprils {
namespace {

// Up to this many optional attackers every combination is offered; beyond it a few that matter. Any legal one is taken.
constexpr std::size_t kAllCombinations = 4;

// The family of attacks that is listed for one set of targets.
class AttackLister {
 public:
  AttackLister(const Contacts& contacts, const DutySolver& solver, Offers& offers)
      : contacts_(contacts), solver_(solver), offers_(offers), duties_bind_(!solver.past_meeting()) {}

  bool any() const { return listed_ > 0; }

  void list(const TargetSet& targets) {
    StrikerSet line, guns;
    for (StrikerId id : solver_.all_strikers()) {
      if (!includes(striker(id).can, targets)) continue;
      (striker(id).mode == AttackMode::Bombarding ? guns : line).insert(id);
    }
    StrikerSet stranded;
    if (duties_bind_) stranded = solver_.stranded_by(targets, solver_.all_strikers(), solver_.all_targets());
    if (!includes(line, stranded)) return;  // somebody would be left without a target
    list_bombardments(targets, guns, stranded);
    const StrikerSet free = line - stranded;
    if (free.size() > kAllCombinations || guns.size() > 2) offers_.mark_sampled();
    if (!stranded.empty()) with_guns(targets, stranded, guns);
    if (free.size() <= kAllCombinations) {
      any_subset(free,
                 [&](const StrikerSet& some) { return with_guns(targets, stranded | some, guns), false; });
      return;
    }
    for (StrikerId one : free) with_guns(targets, stranded | StrikerSet{one}, guns);
    with_guns(targets, line, guns);
  }

  // Every combination there is: only when the family above holds nothing that meets the duties. Two are enough: then
  // there is a choice, and any legal one is taken.
  void list_exhaustively() {
    any_subset(solver_.all_targets(), [&](const TargetSet& targets) {
      StrikerSet able;
      for (StrikerId id : solver_.all_strikers())
        if (includes(striker(id).can, targets)) able.insert(id);
      return any_subset(
          able, [&](const StrikerSet& attackers) { return try_one(targets, attackers), listed_ >= 2; });
    });
  }

 private:
  const Contacts::Striker& striker(StrikerId id) const { return contacts_.strikers[id.index()]; }

  void list_bombardments(const TargetSet& targets, const StrikerSet& guns, const StrikerSet& stranded) {
    if (targets.size() != 1 || !stranded.empty()) return;
    for (StrikerId gun : guns) try_one(targets, StrikerSet{gun});
    if (guns.size() > 1) try_one(targets, guns);
  }

  void with_guns(const TargetSet& targets, const StrikerSet& line, const StrikerSet& guns) {
    try_one(targets, line);
    for (StrikerId gun : guns) try_one(targets, line | StrikerSet{gun});
    if (guns.size() > 1) try_one(targets, line | guns);
  }

  void try_one(const TargetSet& targets, const StrikerSet& attackers) {
    int attack = solver_.gun_strength(attackers, targets);
    bool only_guns = true;
    for (StrikerId id : attackers) {
      if (striker(id).mode == AttackMode::Bombarding) continue;
      only_guns = false;
      attack += striker(id).attack;
    }
    if (attack == 0) return;
    if (only_guns && (targets.size() != 1 || !solver_.may_bombard(attackers, targets.first()))) return;
    if (duties_bind_ && solver_.gap(solver_.all_strikers() - attackers, solver_.all_targets() - targets))
      return;
    Attack choice;
    for (StrikerId id : attackers) choice.attackers.insert(striker(id).unit);
    for (TargetId id : targets) choice.targets.push_back(contacts_.targets[id.index()].hex);
    std::sort(choice.targets.begin(), choice.targets.end());
    offers_.add(choice);
    ++listed_;
  }

  const Contacts& contacts_;
  const DutySolver& solver_;
  Offers& offers_;
  bool duties_bind_;
  int listed_ = 0;
};

// The sets of targets that at least one unit beside them, or one gun for a single hex, can attack together.
FixedVector<TargetSet, 128> target_sets(const Contacts& contacts) {
  FixedVector<TargetSet, 128> sets;
  const auto keep = [&](const TargetSet& targets) {
    if (!sets.full() && !sets.contains(targets)) sets.push_back(targets);
  };
  for (const auto& striker : contacts.strikers) {
    if (striker.mode == AttackMode::Adjacent) {
      any_subset(striker.can, [&](const TargetSet& targets) { return keep(targets), false; });
    } else {
      for (TargetId target : striker.can) keep(TargetSet{target});
    }
  }
  return sets;
}

void offer_attacks(const Scenario& scenario, const Situation& situation, const Contacts& contacts,
                   Offers& offers) {
  const DutySolver solver(scenario, situation, contacts);
  AttackLister lister(contacts, solver, offers);
  for (const TargetSet& targets : target_sets(contacts)) {
    if (offers.enough()) return;
    lister.list(targets);
  }
  if (lister.any() || !contacts.any_duty()) return;
  if (!solver.gap(solver.all_strikers(), solver.all_targets())) lister.list_exhaustively();
}

std::optional<Refusal> refuse_duties(const Scenario& scenario, const Situation& situation, const Field& field,
                                     Side side, const Attack& attack) {
  const Contacts contacts = find_contacts(scenario, situation, field, side);
  const DutySolver solver(scenario, situation, contacts);
  StrikerSet strikers = solver.all_strikers();
  TargetSet targets = solver.all_targets();
  for (StrikerId id : solver.all_strikers())
    if (attack.attackers.contains(contacts.strikers[id.index()].unit)) strikers.erase(id);
  for (TargetId id : solver.all_targets())
    if (attack.targets.contains(contacts.targets[id.index()].hex)) targets.erase(id);
  const auto gap = solver.gap(strikers, targets);
  if (!gap || solver.past_meeting()) return std::nullopt;
  return Refusal{gap->reason, "6.1", gap->unit, gap->hex, 0};
}

// 6.1, ruling A101: the duties are met, or what the fighting has left of them is out of everybody's reach.
bool may_end(const Scenario& scenario, const Situation& situation, const Contacts& contacts) {
  if (!contacts.any_duty()) return true;
  const DutySolver solver(scenario, situation, contacts);
  return solver.past_meeting() && !solver.any_within_reach();
}

}  // namespace

void begin_combat_phase(const Umpire& umpire, Side side) {
  Situation& situation = umpire.situation;
  for (UnitId unit : umpire.scenario.units_of_side[side])
    if (situation.on_map(unit) && situation.overstacked(unit)) situation.risen.insert(unit);
  umpire.next({DeclareCombat{side}});
}

Battle battle_of(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                 const Attack& attack) {
  Battle battle{side, {}, {}, attack.targets};
  for (UnitId unit : attack.attackers) {
    const bool adjacent = attack_mode(scenario, situation, field, unit) == AttackMode::Adjacent;
    (adjacent ? battle.adjacent : battle.guns).insert(unit);
  }
  return battle;
}

std::optional<Refusal> refuse_battle(const Scenario& scenario, const Situation& situation, const Field& field,
                                     Side side, const Attack& attack) {
  const auto about = [](Reason reason, std::string_view rule, std::optional<UnitId> unit,
                        std::optional<HexId> hex) { return Refusal{reason, rule, unit, hex, 0}; };
  const Grid& grid = scenario.map.grid();
  if (attack.attackers.empty()) return about(Reason::NoAttackers, "6.2.1", {}, {});
  if (attack.targets.empty()) return about(Reason::NoTargets, "6.2.1", {}, {});
  const HexSet attackable = attackable_hexes(scenario, situation, side);
  for (std::size_t i = 0; i < attack.targets.size(); ++i) {
    const HexId target = attack.targets[i];
    if (target.index() >= grid.size()) return about(Reason::NoEnemyThere, "6.2.1", {}, {});
    if (!field.held[enemy_of(side)].contains(grid, target))
      return about(Reason::NoEnemyThere, "6.2.1", {}, target);
    if (!attackable.contains(grid, target)) return about(Reason::WasAttacked, "6.1", {}, target);
    for (std::size_t j = 0; j < i; ++j)
      if (attack.targets[j] == target) return about(Reason::WasAttacked, "6.1", {}, target);
  }
  for (UnitId unit : attack.attackers) {
    if (unit.index() >= scenario.units.size()) return about(Reason::NotOnMap, "6.2.1", {}, {});
    if (scenario.unit(unit).side != side) return about(Reason::NotYourUnit, "6.2.1", unit, {});
    if (!situation.on_map(unit)) return about(Reason::NotOnMap, "6.2.1", unit, {});
    if (situation.attacked.contains(unit)) return about(Reason::HasAttacked, "6.1", unit, {});
    if (situation.overstacked(unit)) return about(Reason::Overstacked, "4.3", unit, {});
    // Ruling A17: every attacker must be able to attack every target hex.
    for (HexId target : attack.targets)
      if (auto refusal = refuse_target(scenario, situation, field, unit, target)) return refusal;
  }
  const Battle battle = battle_of(scenario, situation, field, side, attack);
  const int strength = attack_strength(scenario, situation, battle);
  if (battle.adjacent.empty()) {
    if (attack.targets.size() > 1) return about(Reason::OneTargetOnly, "7.2", {}, attack.targets[1]);
    if (strength == 0 || 4 * strength < defence_strength(scenario, situation, attack.targets))
      return about(Reason::BelowOneToFour, "7.2", {}, attack.targets.front());
  }
  if (strength == 0) return about(Reason::NoStrength, "6.2.2", attack.attackers.first(), {});
  return std::nullopt;
}

void offer(const Scenario& scenario, const Situation& situation, const DeclareCombat& step, Offers& offers) {
  const Field field(scenario, situation);
  const Contacts contacts = find_contacts(scenario, situation, field, step.side);
  if (may_end(scenario, situation, contacts)) offers.add(EndCombat{});
  if (contacts.strikers.empty() && contacts.targets.empty()) return;
  offer_attacks(scenario, situation, contacts, offers);
  if (offers.enough()) return;
  offer_fall_backs(scenario, situation, field, step.side, offers);
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const DeclareCombat& step,
                              const Choice& choice) {
  const Field field(scenario, situation);
  if (const auto* attack = std::get_if<Attack>(&choice)) {
    if (auto refusal = refuse_battle(scenario, situation, field, step.side, *attack)) return refusal;
    return refuse_duties(scenario, situation, field, step.side, *attack);
  }
  if (const auto* fall_back = std::get_if<FallBack>(&choice)) {
    for (HexId target : fall_back->targets)
      if (target.index() >= scenario.map.grid().size())
        return Refusal{Reason::NoEnemyThere, "6.2.2", std::nullopt, std::nullopt, 0};
    return refuse_fall_back(scenario, situation, field, step.side, *fall_back);
  }
  if (!std::holds_alternative<EndCombat>(choice))
    return Refusal{Reason::WrongKind, "6.1", std::nullopt, std::nullopt, 0};
  const Contacts contacts = find_contacts(scenario, situation, field, step.side);
  if (may_end(scenario, situation, contacts)) return std::nullopt;
  for (const auto& striker : contacts.strikers)
    if (striker.duty) return Refusal{Reason::DutyOpen, "6.1", striker.unit, std::nullopt, 0};
  for (const auto& target : contacts.targets)
    if (target.duty) return Refusal{Reason::DutyOpen, "6.1", std::nullopt, target.hex, 0};
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const DeclareCombat& step, const Choice& choice) {
  Situation& situation = umpire.situation;
  if (std::holds_alternative<EndCombat>(choice)) {
    situation.attacked.clear();
    situation.defended.clear();
    situation.retreated.clear();
    situation.displaced.clear();
    situation.risen.clear();
    situation.fighting_begun = false;
    umpire.tell(CombatEnded{step.side});
    return;
  }
  umpire.next({step});
  if (const auto* fall_back = std::get_if<FallBack>(&choice)) {
    begin_fall_back(umpire, step.side, *fall_back);
    return;
  }
  situation.fighting_begun = true;
  const Field field(umpire.scenario, situation);
  begin_fight(umpire, battle_of(umpire.scenario, situation, field, step.side, std::get<Attack>(choice)));
}

void begin_fight(const Umpire& umpire, const Battle& battle) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const Odds odds = odds_of(scenario, situation, Field(scenario, situation), battle);
  Fight fight;
  fight.kind = battle.adjacent.empty() ? FightKind::Bombardment : FightKind::Assault;
  fight.attacker = battle.attacker;
  fight.attackers = battle.adjacent;
  fight.guns = battle.guns;
  fight.targets = battle.targets;
  fight.column = static_cast<std::uint8_t>(odds.column);
  fight.attacker_rolls = odds.attacker_rolls;
  fight.defender_rolls = fight.kind == FightKind::Assault;
  fight.entrenched = odds.entrenched;
  for (HexId target : battle.targets) {
    fight.hit[Role::Defender] |= units_in(scenario, situation, target);
    fight.counted |= counted_defenders(scenario, situation, target);
  }
  for (UnitId unit : battle.adjacent) {
    // Ruling A52: whoever lies overstacked in an attacking hex shares what happens to it.
    for (UnitId companion : units_in(scenario, situation, situation.hex(unit)))
      if (companion == unit || situation.overstacked(companion)) fight.hit[Role::Attacker].insert(companion);
  }
  situation.attacked |= fight.hit[Role::Attacker] | fight.guns;  // ruling A87 for the overstacked
  situation.defended |= fight.hit[Role::Defender];
  situation.fight = fight;
  umpire.tell(AttackDeclared{fight, odds});

  const bool assault = fight.kind == FightKind::Assault;
  if (assault) {
    // Ruling A29: all that happens to the defender comes before what happens to the attacker.
    umpire.next(
        {ApplyResult{Role::Defender}, ApplyResult{Role::Attacker}, BeginAdvance{Role::Attacker}, EndFight{}});
    umpire.next({RollCombat{Role::Defender}});
  } else {
    umpire.next({ApplyResult{Role::Defender}, EndFight{}});
  }
  if (fight.attacker_rolls) umpire.next({RollCombat{Role::Attacker}});
  if (assault) umpire.next({LendRating{Role::Defender}});
  // Ruling A66: an attacker who does not roll still declares, for his first loss. Guns alone have none to fear.
  if (assault || fight.attacker_rolls) umpire.next({LendRating{Role::Attacker}});
}

namespace {

// 6.2.5, ruling A27: only units that count in the strength may lend; in a combined attack only adjacent ones.
UnitSet lenders(const Fight& fight, Role role) {
  if (role == Role::Attacker) return fight.kind == FightKind::Assault ? fight.attackers : fight.guns;
  // Ruling A88: where nobody counts, anybody in the hexes may.
  return fight.counted.empty() ? fight.hit[Role::Defender] : fight.counted;
}

}  // namespace

void offer(const Scenario& scenario, const Situation& situation, const LendRating& step, Offers& offers) {
  FixedVector<std::int8_t, 16> seen;
  for (UnitId unit : lenders(*situation.fight, step.role)) {
    const std::int8_t rating = scenario.unit(unit).morale;
    if (seen.contains(rating)) continue;
    seen.push_back(rating);
    offers.add(Lend{rating});
  }
}

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const LendRating& step,
                              const Choice& choice) {
  const auto* lend = std::get_if<Lend>(&choice);
  if (lend == nullptr) return Refusal{Reason::WrongKind, "6.2.5", std::nullopt, std::nullopt, 0};
  for (UnitId unit : lenders(*situation.fight, step.role))
    if (scenario.unit(unit).morale == lend->rating) return std::nullopt;
  return Refusal{Reason::RatingNotThere, "6.2.5", std::nullopt, std::nullopt, lend->rating};
}

void carry_out(const Umpire& umpire, const LendRating& step, const Choice& choice) {
  Fight& fight = umpire.fight();
  const std::int8_t rating = std::get<Lend>(choice).rating;
  fight.rating[step.role] = rating;
  umpire.tell(RatingLent{step.role, fight.side(step.role), rating});
}

void carry_out(const Umpire& umpire, const RollCombat& step, int die) {
  Fight& fight = umpire.fight();
  const int roll = die + fight.rating[step.role].value_or(0);
  const ResultTable& table =
      step.role == Role::Attacker ? umpire.scenario.charts.attacker : umpire.scenario.charts.defender;
  CombatResult result = table.at(fight.column, roll);
  // 10, ruling A30: over an entrenchment the attacker loses one more, unless nothing happens to him.
  if (step.role == Role::Defender && fight.entrenched && result.losses > 0) ++result.losses;
  fight.result[other(step.role)] = result;
  umpire.tell(CombatRolled{step.role, fight.side(step.role), die, roll, fight.column, result});
}

}  // namespace longroll::aprils
