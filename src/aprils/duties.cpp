#include "aprils/duties.h"

namespace longroll::aprils {

DutySolver::DutySolver(const Scenario& scenario, const Situation& situation, const Contacts& contacts)
    : scenario_(scenario), situation_(situation), contacts_(contacts) {
  for (std::size_t i = 0; i < contacts.strikers.size(); ++i) all_strikers_.insert(StrikerId(i));
  for (std::size_t i = 0; i < contacts.targets.size(); ++i) all_targets_.insert(TargetId(i));
}

int DutySolver::gun_strength(const StrikerSet& guns, const TargetSet& targets) const {
  Battle battle;
  for (StrikerId id : guns)
    if (striker(id).mode == AttackMode::Bombarding) battle.guns.insert(striker(id).unit);
  for (TargetId id : targets) battle.targets.push_back(target(id).hex);
  return attack_strength(scenario_, situation_, battle);
}

bool DutySolver::may_bombard(const StrikerSet& guns, TargetId at) const {
  const int attack = gun_strength(guns, TargetSet{at});
  return attack > 0 && 4 * attack >= target(at).defence;
}

std::optional<DutyGap> DutySolver::gap(const StrikerSet& strikers, const TargetSet& targets) const {
  for (StrikerId id : strikers)
    if (striker(id).duty && (striker(id).can & targets).empty())
      return DutyGap{Reason::DutyUnitLeft, striker(id).unit, std::nullopt};
  for (TargetId id : targets) {
    if (!target(id).duty) continue;
    bool attacked = false;
    for (StrikerId s : strikers) attacked = attacked || striker(s).can.contains(id);
    if (!attacked) return DutyGap{Reason::DutyTargetLeft, std::nullopt, target(id).hex};
  }
  if (solvable(strikers, targets)) return std::nullopt;
  return DutyGap{};
}

bool DutySolver::past_meeting() const {
  return situation_.fighting_begun && contacts_.any_duty() && gap(all_strikers_, all_targets_);
}

bool DutySolver::any_within_reach() const {
  for (TargetId id : all_targets_) {
    StrikerSet able;
    bool beside = false, owed = target(id).duty;
    int attack = 0;
    for (StrikerId s : all_strikers_) {
      if (!striker(s).can.contains(id)) continue;
      able.insert(s);
      if (striker(s).mode == AttackMode::Bombarding) continue;
      beside = true;
      owed = owed || striker(s).duty;
      attack += striker(s).attack;
    }
    // All who can attack one hex together are as strong as any attack that meets one of these duties.
    if (owed && (beside ? attack + gun_strength(able, TargetSet{id}) > 0 : may_bombard(able, id)))
      return true;
  }
  return false;
}

StrikerSet DutySolver::stranded_by(const TargetSet& attacked, const StrikerSet& strikers,
                                   const TargetSet& left) const {
  StrikerSet stranded;
  for (StrikerId id : strikers)
    if (striker(id).duty && ((striker(id).can & left) - attacked).empty()) stranded.insert(id);
  return stranded;
}

// A set of stars covers everything if each duty has a partner and each enemy with a duty has one of ours next to it
// whose strength is above 0: a unit may then take several targets alone, or several units share one target. Only what
// falls to guns alone, or to units of strength 0, needs a search.
bool DutySolver::solvable(const StrikerSet& strikers, const TargetSet& targets) const {
  for (StrikerId id : strikers)
    if (striker(id).duty && (striker(id).can & targets).empty()) return false;
  for (TargetId id : targets) {
    if (!target(id).duty) continue;
    bool beside = false;
    for (StrikerId s : strikers) {
      beside = beside || (striker(s).mode == AttackMode::Adjacent && striker(s).attack > 0 &&
                          striker(s).can.contains(id));
    }
    if (!beside) return cover_target(strikers, targets, id);
  }
  for (StrikerId id : strikers)
    if (striker(id).duty && striker(id).attack == 0) return cover_weak(strikers, targets, id);
  return true;
}

// Those that would be stranded join the combat if they can; then the rest must be solvable. Others without strength may
// join as well, since elsewhere they might find no company.
bool DutySolver::fight_and_solve(const StrikerSet& strikers, const TargetSet& targets, StrikerSet attackers,
                                 const TargetSet& attacked) const {
  for (StrikerId id : stranded_by(attacked, strikers - attackers, targets)) {
    if (!includes(striker(id).can, attacked)) return false;
    attackers.insert(id);
  }
  const StrikerSet left = strikers - attackers;
  if (solvable(left, targets - attacked)) return true;
  StrikerSet weak;
  for (StrikerId id : left)
    if (striker(id).duty && striker(id).attack == 0 && includes(striker(id).can, attacked)) weak.insert(id);
  return any_subset(weak, [&](const StrikerSet& some) { return solvable(left - some, targets - attacked); });
}

bool DutySolver::cover_target(const StrikerSet& strikers, const TargetSet& targets, TargetId id) const {
  StrikerSet guns, weak;
  for (StrikerId s : strikers) {
    if (!striker(s).can.contains(id)) continue;
    (striker(s).mode == AttackMode::Bombarding ? guns : weak).insert(s);
  }
  return any_subset(guns, [&](const StrikerSet& battery) {
    const TargetSet single{id};
    if (may_bombard(battery, id) && solvable(strikers - battery, targets - single)) return true;
    // With a unit of strength 0 beside it the same guns make a combined attack, perhaps on more hexes.
    for (StrikerId s : weak) {
      const bool met = any_subset(striker(s).can & targets, [&](const TargetSet& attacked) {
        if (!attacked.contains(id)) return false;
        for (StrikerId gun : battery)
          if (!includes(striker(gun).can, attacked)) return false;
        if (gun_strength(battery, attacked) == 0) return false;
        StrikerSet attackers = battery;
        attackers.insert(s);
        return fight_and_solve(strikers, targets, attackers, attacked);
      });
      if (met) return true;
    }
    return false;
  });
}

bool DutySolver::cover_weak(const StrikerSet& strikers, const TargetSet& targets, StrikerId weak) const {
  return any_subset(striker(weak).can & targets, [&](const TargetSet& attacked) {
    StrikerSet guns;
    for (StrikerId s : strikers) {
      if (s == weak || !includes(striker(s).can, attacked)) continue;
      if (striker(s).mode == AttackMode::Bombarding) {
        guns.insert(s);
      } else if (striker(s).attack > 0 && fight_and_solve(strikers, targets, StrikerSet{weak, s}, attacked)) {
        return true;
      }
    }
    // Ruling A59: a bombarding gun with strength left is company enough.
    return any_subset(guns, [&](const StrikerSet& battery) {
      if (gun_strength(battery, attacked) == 0) return false;
      StrikerSet attackers = battery;
      attackers.insert(weak);
      return fight_and_solve(strikers, targets, attackers, attacked);
    });
  });
}

}  // namespace longroll::aprils
