#include "ai/aprils_signs.h"

#include <algorithm>

#include "ai/aprils_outlook.h"
#include "ai/aprils_worth.h"
#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

constexpr int kFull = 100;

constexpr int sign_of(Side side) { return side == Side::Union ? 1 : -1; }

int share(int ours, int theirs, int scale) {
  return ours + theirs == 0 ? 0 : scale * (ours - theirs) / (ours + theirs);
}

// The next turn, this one included, whose end brings a check.
int next_check(const Scenario& scenario, int turn) {
  while (turn < scenario.last_turn() && !has_victory_check(scenario, turn)) ++turn;
  return turn;
}

// In percent: a check at the end of this turn weighs whole, later ones less.
int nearness(const Situation& situation, int check) {
  return kFull / (1 + std::max(0, check - situation.turn));
}

// What a check would say if it were held now, to the Union.
int verdict(const Scenario& scenario, const Situation& situation, int turn) {
  const auto outcome = judge_victory(scenario, situation, turn);
  if (!outcome || !outcome->winner) return 0;
  return sign_of(*outcome->winner) * (60 + 20 * static_cast<int>(outcome->level));
}

int worth_of_army(const Scenario& scenario, const Situation& situation, Side side) {
  int sum = 0;
  for (UnitId unit : scenario.units_of_side[side])
    sum += worth(scenario.unit(unit), situation.steps_left(unit));
  return sum;
}

// What the fights that a side must declare as things stand would bring it; it may give way instead (6.2.2).
int worth_of_contacts(const Outlook& outlook) {
  constexpr int kGivingWay = -12;
  int sum = 0;
  for (const Stack& enemy : outlook.enemy.stacks()) {
    Outlook::Force attacker;
    outlook.for_each_beside(enemy.hex, [&](HexId next, Direction) {
      const Stack* own = outlook.own.in(next);
      if (own == nullptr) return;
      attacker.strength += own->attack / std::max(1, own->facing);
      attacker.rating = attacker.step == 0 ? own->rating : std::max(attacker.rating, own->rating);
      attacker.step = attacker.step == 0 ? own->step : std::min(attacker.step, own->step);
      attacker.ground = 10;
      attacker.units += own->units;
    });
    if (attacker.step == 0) continue;
    const Outlook::Force defender{enemy.defence, enemy.rating, enemy.step, 10, enemy.units};
    sum += std::max(kGivingWay, outlook.worth_of_assault(attacker, defender, outlook.shelter(enemy.hex)));
  }
  return sum;
}

// 6.5: stacks beside an enemy whose every way back is held or in his zones, and guns that an enemy has reached.
struct Plight {
  int trapped = 0;
  int guns = 0;
};

Plight plight_of(const Outlook& outlook) {
  Plight plight;
  for (const Stack& stack : outlook.own.stacks()) {
    if (stack.facing == 0) continue;
    if (stack.gun_attack > 0) plight.guns += stack.gun_attack;
    int ways = 0;
    for (Direction d : kDirections) {
      const auto next = outlook.grid().neighbour(stack.hex, d);
      if (!next || !outlook.scenario.moves.passable(UnitKind::Infantry, d).contains(outlook.grid(), *next))
        continue;
      if (outlook.enemy.in(*next) != nullptr) continue;
      const Stack* friends = outlook.own.in(*next);
      if (friends != nullptr ? friends->units < kStackingLimit
                             : !outlook.field.in_zone(enemy_of(outlook.side), *next))
        ++ways;
    }
    if (ways == 0) plight.trapped += stack.defence;
  }
  return plight;
}

// The strength of a side that can come to an objective, less the longer it takes.
int strength_near(const Scenario& scenario, const Ground& ground, const Situation& situation, Side side,
                  std::size_t objective) {
  constexpr std::array<int, 5> kByTurns = {100, 80, 45, 20, 8};
  int sum = 0;
  for (UnitId unit : scenario.units_of_side[side]) {
    if (!situation.on_map(unit)) continue;
    const Unit& printed = scenario.unit(unit);
    const Strengths& now = strengths(scenario, situation, unit);
    const int allowance = std::max(1, 2 * now.movement);
    const int way = ground.way(printed.kind, objective, situation.hex(unit));
    const auto turns = static_cast<std::size_t>((way + allowance - 1) / allowance);
    if (turns >= kByTurns.size()) continue;
    sum += kByTurns[turns] * (now.attack + now.defence + printed.morale);
  }
  return sum / kFull;
}

}  // namespace

Signs signs_of(const Scenario& scenario, const Ground& ground, const Situation& situation) {
  const int next = next_check(scenario, situation.turn), last = scenario.last_turn();
  const int near_next = nearness(situation, next), near_last = nearness(situation, last);
  const int blue = worth_of_army(scenario, situation, Side::Union);
  const int gray = worth_of_army(scenario, situation, Side::Confederate);
  const Outlook union_eyes(scenario, ground, situation, Side::Union);
  const Outlook confederate_eyes(scenario, ground, situation, Side::Confederate);
  const Plight union_plight = plight_of(union_eyes), confederate_plight = plight_of(confederate_eyes);
  const int next_verdict = verdict(scenario, situation, next);
  const int last_verdict = verdict(scenario, situation, last);
  const int army = share(blue, gray, 4 * kFull);
  Signs signs{kFull,
              near_next,
              near_last,
              (blue - gray) / 10,
              army,
              army * near_last / kFull,
              share(victory_points(scenario, situation, Side::Union) + 3,
                    victory_points(scenario, situation, Side::Confederate) + 3, 2 * kFull),
              next_verdict,
              next_verdict * near_next / kFull,
              last_verdict,
              last_verdict * near_last / kFull,
              worth_of_contacts(union_eyes) - worth_of_contacts(confederate_eyes),
              10 * (confederate_plight.trapped - union_plight.trapped),
              10 * (confederate_plight.guns - union_plight.guns)};
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const auto holder = union_eyes.stakes.controller[i];
    const int control = holder ? kFull * sign_of(*holder) : 0;
    const int nearby = share(strength_near(scenario, ground, situation, Side::Union, i) + 4,
                             strength_near(scenario, ground, situation, Side::Confederate, i) + 4, kFull);
    const Stack* blue_there = union_eyes.own.in(scenario.objectives[i].hex);
    const Stack* gray_there = confederate_eyes.own.in(scenario.objectives[i].hex);
    const int held = (blue_there != nullptr ? std::min(20, blue_there->defence) : 0) -
                     (gray_there != nullptr ? std::min(20, gray_there->defence) : 0);
    signs.push_back(control);
    signs.push_back(control * near_next / kFull);
    signs.push_back(nearby);
    signs.push_back(nearby * near_next / kFull);
    signs.push_back(5 * held);
  }
  return signs;
}

std::vector<std::string> sign_names(const Scenario& scenario) {
  std::vector<std::string> names = {
      "even",  "near",       "near-last",  "army",      "army-share", "army-share-late", "points-share",
      "check", "check-near", "last-check", "last-near", "contacts",   "trapped",         "guns-reached"};
  for (const Objective& objective : scenario.objectives)
    for (const char* what : {"held", "held-near", "strength", "strength-near", "garrison"})
      names.push_back(objective.name + " " + what);
  return names;
}

bool is_never_bad(std::size_t sign) {
  constexpr std::size_t kPointsShare = 6, kLastNear = 10;  // the verdicts stand between
  constexpr std::size_t kHeldNear = 1, kGarrison = 4;      // of an objective; held is the first
  if (sign < kCommonSigns) return sign >= kPointsShare && sign <= kLastNear;
  const std::size_t of_objective = (sign - kCommonSigns) % kObjectiveSigns;
  return of_objective <= kHeldNear || of_objective == kGarrison;
}

}  // namespace longroll::aprils
