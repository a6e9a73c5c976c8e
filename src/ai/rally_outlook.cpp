#include "ai/rally_outlook.h"

#include <algorithm>

#include "ai/rally_worth.h"
#include "rally/bombardment.h"
#include "rally/command.h"
#include "rally/odds.h"
#include "rally/quality.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

constexpr int kUnknown = Notes::kUnknown;
constexpr int kPlace = 12;     // what a place costs that is left to the enemy, for each brigade driven off
constexpr int kRepulse = 6;    // for each brigade that has to fall back from its attack
constexpr int kNextTurn = 12;  // half points: an enemy this near may attack next turn
constexpr int kSoon = 17;      // so near he may, with luck
constexpr int kGunCaught = kPoint / 4;
constexpr int kComes = 4;    // one in so many threats is carried out
constexpr int kCaught = 12;  // 9.5: one in so many leaders is caught where his men are driven off

}  // namespace

void Troops::add(SpotId spot, UnitId unit, int points) {
  std::uint8_t& number = at_[spot.index()];
  if (number == 0) {
    stacks_.push_back({spot, {}, 0});
    number = static_cast<std::uint8_t>(stacks_.size());
  }
  Stack& stack = stacks_[number - 1u];
  stack.units.insert(unit);
  stack.points += points;
}

Notes::Page& Notes::page(Side side, const Troops& enemy) {
  Page& page = pages_[side];
  if (page.enemy == enemy.stacks()) return page;
  page.enemy = enemy.stacks();
  page.approaches.clear();
  page.threat.fill(kUnknown);
  page.nearest.fill(kUnknown);
  return page;
}

namespace {

Troops troops_of(const Scenario& scenario, const Situation& situation, Side side) {
  Troops troops;
  for (UnitId unit : scenario.brigades & scenario.of_side[side])
    if (situation.on_map(unit))
      troops.add(situation.spot(unit), unit, strength(scenario, situation, unit).points);
  return troops;
}

}  // namespace

Outlook::Outlook(const Scenario& s, const Lore& lore, const Situation& now, Side whose, const Temper& how,
                 Notes* notes)
    : scenario(s),
      ways(lore.ways),
      hazards(lore.hazards),
      situation(now),
      side(whose),
      temper(how),
      field(s, now, whose),
      own(troops_of(s, now, whose)),
      enemy(troops_of(s, now, enemy_of(whose))),
      own_notes_(notes == nullptr ? std::make_unique<Notes>() : nullptr),
      notes_(notes == nullptr ? *own_notes_ : *notes),
      known_(notes_.page(whose, enemy)) {
  quality_.fill(kUnknown);
  find_prizes();
}

int Outlook::lead() const {
  if (!lead_)
    lead_ =
        score_of(scenario, situation, side).total() - score_of(scenario, situation, enemy_of(side)).total();
  return *lead_;
}

void Outlook::find_prizes() {
  const auto add = [&](SpotId spot, int worth) {
    if (enemy.in(spot) == nullptr && !prizes_.full()) prizes_.push_back({spot, worth});
  };
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    // R126: of a river hex, either bank.
    if (situation.control[i] != side)
      for (SpotId spot : scenario.ground.spots_of(scenario.objectives[i].hex))
        add(spot, stake_of(scenario, situation, i));
  const Side owner = enemy_of(side);
  if (const auto train = scenario.train[owner]; train && situation.on_map(*train))
    add(situation.spot(*train), kPoint * kTrainPoints);
  // 8.4: caught with some faces of the die, else he only rides away.
  for (UnitId leader : scenario.leaders & scenario.of_side[owner])
    if (situation.on_map(leader))
      add(situation.spot(leader),
          worth_of_leader(scenario, situation, leader) * scenario.charts.leader_caught_moving_up_to / 6);
}

Fighter Outlook::fighter(UnitId brigade, SpotId from) const {
  std::int8_t& quality = quality_[brigade.index()];
  if (quality == kUnknown) quality = static_cast<std::int8_t>(quality_of(scenario, situation, brigade));
  const Unit& printed = scenario.unit(brigade);
  const Strength& shown = strength(scenario, situation, brigade);
  Fighter fighter;
  fighter.points = shown.points;
  fighter.points_damaged = printed.damaged.points;
  fighter.quality = quality;
  fighter.printed = shown.quality;
  fighter.step = worth_of_step(scenario, situation, brigade);
  fighter.damaged = situation.damaged.contains(brigade);
  fighter.cavalry = printed.kind == UnitKind::Cavalry;
  fighter.in_clear = scenario.map.terrain(scenario.ground.hex(from)) == Terrain::Clear;
  fighter.repeaters = printed.repeaters;
  return fighter;
}

int leading_columns(const Outlook& outlook, SpotId spot, const UnitSet& units, Side side) {
  const auto leader = leading(outlook.scenario, outlook.situation, spot, side);
  if (!leader) return 0;
  const UnitSet his = outlook.scenario.units_of[outlook.scenario.unit(*leader).formation.index()];
  return (his & units).empty() ? 0 : command(outlook.scenario, outlook.situation, *leader).combat;
}

// 9.1: a chit in hand comes to a defender with every other die.
int Outlook::guns_that_may_come(SpotId spot) const {
  int most = 0;
  for (UnitId gun : scenario.guns & scenario.of_side[enemy_of(side)]) {
    const int value = scenario.unit(gun).guns[0];
    if (value > most && !bars_gun(scenario, situation, gun, spot, Placing::Combat)) most = value;
  }
  return (most + 1) / 2;
}

Force Outlook::defenders(const Stack& stack) const {
  Force force;
  for (UnitId unit : stack.units)
    if (!force.units.full()) force.units.push_back(fighter(unit, stack.spot));
  force.leader = leading_columns(*this, stack.spot, stack.units, enemy_of(side));
  if (const auto gun = gun_in(scenario, situation, stack.spot))
    force.guns = close_value(scenario, situation, *gun);
  else
    force.guns = guns_that_may_come(stack.spot);
  return force;
}

const Outlook::Defence& Outlook::defence(const Stack& stack) const {
  defence_.resize(enemy.stacks().size());
  auto& known = defence_[static_cast<std::size_t>(&stack - enemy.stacks().begin())];
  if (!known)
    known = Defence{defenders(stack), ways.shift(enemy_of(side), stack.spot),
                    kPlace * static_cast<int>(stack.units.size()), worth_of_ground(stack)};
  return *known;
}

// What it is worth to come where a stack stands now, for whoever is still there to go in.
int Outlook::worth_of_ground(const Stack& stack) const {
  int ground = 0;
  if (const auto objective = objective_in(stack.spot))
    ground += stake_of(scenario, situation, *objective) * temper.hold / 100;
  if (gun_in(scenario, situation, stack.spot)) ground += kGunCaught;
  for (UnitId leader : leaders_in(scenario, situation, stack.spot, enemy_of(side)))
    ground += worth_of_leader(scenario, situation, leader) / kCaught;
  return ground;
}

int Outlook::worth_of_attack(const Force& attacker, const Targets& targets, int besides) const {
  const Defence& first = defence(*targets.front());
  Clash clash{attacker, first.force, first.shift};
  int ground = first.ground, place = first.place + besides;
  for (std::size_t i = 1; i < targets.size(); ++i) {
    const Defence& next = defence(*targets[i]);
    for (const Fighter& unit : next.force.units)
      if (!clash.defender.units.full()) clash.defender.units.push_back(unit);
    clash.defender.leader = std::max(clash.defender.leader, next.force.leader);
    clash.defender.guns += next.force.guns;
    // Ruling R92: of several hexes, the ground that serves the defender best.
    clash.shift = std::min(clash.shift, next.shift);
    ground += next.ground;
    place += next.place;
  }
  const Expectation result = expect(scenario.charts, clash);
  const auto share = [](int value, int chance) {
    return static_cast<int>(static_cast<std::int64_t>(value) * chance / kCertain);
  };
  const int gain = result.defender_loss + share(place, result.vacated) + share(ground, result.taken);
  return gain * temper.gain / 100 - result.attacker_loss -
         share(kRepulse * static_cast<int>(attacker.units.size()), result.repulsed);
}

std::optional<std::size_t> Outlook::objective_in(SpotId spot) const {
  const HexId hex = scenario.ground.hex(spot);
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (scenario.objectives[i].hex == hex) return i;
  return std::nullopt;
}

int Outlook::threat(SpotId spot) const {
  std::int16_t& known = known_.threat[spot.index()];
  if (known != kUnknown) return known;
  int sum = 0;
  for (const Stack& stack : enemy.stacks()) {
    const int way = ways.cost(stack.spot, spot);
    if (way <= kNextTurn)
      sum += 2 * stack.points;
    else if (way <= kSoon)
      sum += stack.points / 2;
  }
  known = static_cast<std::int16_t>(sum / 2);
  return known;
}

int Outlook::nearest_enemy(SpotId spot) const {
  std::int8_t& known = known_.nearest[spot.index()];
  if (known != kUnknown) return known;
  int nearest = 99;
  for (const Stack& stack : enemy.stacks()) nearest = std::min(nearest, distance(scenario, spot, stack.spot));
  known = static_cast<std::int8_t>(nearest);
  return nearest;
}

bool Outlook::open_to_enemy(SpotId spot) const {
  if (!open_) open_ = find_open_places();
  return open_->contains(spot);
}

// All enemy brigades set out at once, the foot a little later than the horse; our zones stop them (8.3).
SpotSet Outlook::find_open_places() const {
  constexpr int kFootSetsOut = kHorseAllowance - kFootAllowance;
  constexpr std::size_t kOftenEnough = 1024;
  SpotSet zone, open;
  for (const Stack& stack : own.stacks()) add_zone(scenario.ground, stack.spot, zone);
  std::array<std::uint8_t, kMaxSpots> cost;
  cost.fill(kHorseAllowance + 1);
  Front<kHorseAllowance + 1> front(kOftenEnough);
  const auto come = [&](SpotId spot, int sum) {
    if (sum >= cost[spot.index()] || own.in(spot) != nullptr) return;
    cost[spot.index()] = static_cast<std::uint8_t>(sum);
    front.add(spot, sum);
    open.insert(spot);
  };
  for (const Stack& stack : enemy.stacks()) {
    const bool horse = std::any_of(stack.units.begin(), stack.units.end(), [&](UnitId unit) {
      return scenario.unit(unit).kind == UnitKind::Cavalry;
    });
    come(stack.spot, horse ? 0 : kFootSetsOut);
  }
  for (int spent = 0; spent <= kHorseAllowance; ++spent)
    front.for_each_at(spent, [&](SpotId at) {
      if (cost[at.index()] != spent || (zone.contains(at) && enemy.in(at) == nullptr)) return;
      for (const Ways::Step& step : ways.out_of(at)) come(SpotId(step.place), spent + step.cost);
    });
  return open;
}

const SpotSet& Outlook::ends_in_command(UnitId brigade) const {
  Mover mover = mover_of(scenario, situation, brigade);
  mover.budget = allowance_of(scenario, situation, brigade);
  mover.shuns_zones = false;
  return notes_.marches.find(scenario, situation, field, mover).ends;
}

Approach& Outlook::approach(SpotId to) const {
  for (Approach& known : known_.approaches)
    if (known.to() == to) return known;
  return known_.approaches.emplace_back(ways, to);
}

int Outlook::least_way(const SpotSet& from, SpotId to) const {
  Approach& known = approach(to);
  int least = Approach::kFarthest;
  for (SpotId spot : from) least = std::min(least, known.cost(ways, field, spot));
  return least;
}

int Outlook::danger(SpotId spot, int points, int quality, int step) const {
  const int attack = threat(spot);
  if (attack == 0) return 0;
  const Hazard& hazard = hazards.of(attack, points, quality, ways.shift(side, spot));
  // The enemy will not come where he loses more than he gains, and not everywhere at once.
  const int cost = (step * hazard.loss + 2 * kPlace * hazard.vacated) / Hazard::kWhole;
  return std::max(0, cost) * temper.danger / (100 * kComes);
}

}  // namespace longroll::rally
