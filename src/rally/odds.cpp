#include "rally/odds.h"

#include <algorithm>

#include "rally/quality.h"

namespace longroll::rally {
namespace {

void add(Modifiers& list, ModifierKind kind, int value, std::string_view rule) {
  if (value != 0) list.push_back({kind, static_cast<std::int8_t>(value), rule});
}

// 9.7, ruling R111: the highest leader beside a fighting unit of his formation; between equals the better bonus.
int leader_bonus(const Scenario& scenario, const Situation& situation, const UnitSet& fighting, Side side) {
  std::optional<UnitId> best;
  for (UnitId leader : scenario.leaders & scenario.of_side[side]) {
    if (!situation.on_map(leader)) continue;
    const UnitSet his = fighting & scenario.units_of[scenario.unit(leader).formation.index()];
    const bool present = std::any_of(
        his.begin(), his.end(), [&](UnitId unit) { return situation.spot(unit) == situation.spot(leader); });
    if (!present) continue;
    const auto weight = [&](UnitId one) {
      return std::pair(scenario.unit(one).rank, command(scenario, situation, one).combat);
    };
    if (!best || weight(leader) > weight(*best)) best = leader;
  }
  return best ? command(scenario, situation, *best).combat : 0;
}

// 5, events 8 and 11; ruling R28: one surge a side.
bool surges(const Scenario& scenario, const Situation& situation, const UnitSet& fighting, Side side) {
  if (situation.surging_unit[side] && fighting.contains(*situation.surging_unit[side])) return true;
  const auto& division = situation.surging_division[side];
  return division && !(fighting & scenario.units_of[division->index()]).empty();
}

bool any_of_kind(const Scenario& scenario, const UnitSet& units, UnitKind kind) {
  return std::any_of(units.begin(), units.end(), [&](UnitId u) { return scenario.unit(u).kind == kind; });
}

// Ruling R113: as printed on the side that shows.
int best_quality(const Scenario& scenario, const Situation& situation, const UnitSet& units) {
  int best = 0;
  for (UnitId unit : units) best = std::max(best, counter_quality(scenario, situation, unit));
  return best;
}

std::optional<Work> work_at(const Scenario& scenario, HexId hex, Side side) {
  for (const Work& work : scenario.works)
    if (work.hex == hex && (!work.side || *work.side == side)) return work;
  return std::nullopt;
}

// The defender's ground in one hex. Rulings R114 to R117.
Modifiers terrain_shifts(const Scenario& scenario, SpotId spot, Side defender, bool surprise) {
  const HexId hex = scenario.ground.hex(spot);
  const Charts& charts = scenario.charts;
  const Terrain terrain = scenario.map.terrain(hex);
  const auto work = work_at(scenario, hex, defender);
  const bool stream = scenario.map.inside(hex).has(Feature::Stream);
  Modifiers list;
  int shift = charts.of(terrain).shift;
  int open = stream ? charts.stream.shift : 0;
  if (shift > 0) {
    // Ruling R117: a work takes the place of the advantage over clear ground.
    if (!(work && terrain == Terrain::Clear)) open = std::max(open, shift);
    shift = 0;
  }
  // 5, event 12, ruling R30: what aids the defender does not count.
  if (!surprise) {
    add(list, ModifierKind::Terrain, shift, "9.3");
    if (work) {
      add(list, work->fort ? ModifierKind::Fort : ModifierKind::Entrenchment,
          work->fort ? charts.shifts.fort : charts.shifts.entrenchment, "9.3");
    }
  }
  add(list, ModifierKind::OpenGround, open, "9.3");
  if (scenario.ground[spot].river) add(list, ModifierKind::River, charts.river.shift, "8.5");
  return list;
}

}  // namespace

int sum_of(const Modifiers& modifiers) {
  int sum = 0;
  for (const Modifier& modifier : modifiers) sum += modifier.value;
  return sum;
}

Engagement engagement_of(const Fight& fight) {
  return {fight.attacker, fight.attackers, fight.defenders, fight.targets, fight.surprise};
}

int close_value(const Scenario& scenario, const Situation& situation, UnitId gun) {
  const int value = scenario.unit(gun).guns[0];
  return situation.fired.contains(gun) ? value / 2 : value;
}

Odds odds_of(const Scenario& scenario, const Situation& situation, const Engagement& e) {
  const Charts& charts = scenario.charts;
  const Side defender = enemy_of(e.attacker);
  Odds odds;
  for (UnitId unit : e.attackers) odds.attack += strength(scenario, situation, unit).points;
  for (UnitId unit : e.defenders) odds.defence += strength(scenario, situation, unit).points;
  for (SpotId target : e.targets)
    if (const auto gun = gun_in(scenario, situation, target))
      odds.defence += close_value(scenario, situation, *gun);
  odds.ratio_column = column_of(charts, odds.attack, std::max(1, odds.defence));

  Modifiers& list = odds.shifts;
  add(list, ModifierKind::AttackingLeader, leader_bonus(scenario, situation, e.attackers, e.attacker), "9.7");
  add(list, ModifierKind::DefendingLeader, -leader_bonus(scenario, situation, e.defenders, defender), "9.7");
  if (surges(scenario, situation, e.attackers, e.attacker))
    add(list, ModifierKind::AttackingSurge, charts.shifts.surge, "5.0");
  if (surges(scenario, situation, e.defenders, defender))
    add(list, ModifierKind::DefendingSurge, -charts.shifts.surge, "5.0");
  // Ruling R112: once for each side.
  if (any_of_kind(scenario, e.attackers, UnitKind::Cavalry))
    add(list, ModifierKind::AttackingCavalry, charts.shifts.cavalry_attacks, "9.3");
  if (any_of_kind(scenario, e.defenders, UnitKind::Cavalry))
    add(list, ModifierKind::DefendingCavalry, charts.shifts.cavalry_defends, "9.3");
  const int best = best_quality(scenario, situation, e.attackers);
  const int against = best_quality(scenario, situation, e.defenders);
  if (best > against) add(list, ModifierKind::AttackerBest, charts.shifts.attacker_best, "9.3");
  if (best < against) add(list, ModifierKind::DefenderBest, charts.shifts.defender_best, "9.3");
  // Ruling R92: of several hexes, the ground that serves the defender best.
  std::optional<Modifiers> ground;
  for (SpotId target : e.targets) {
    const Modifiers here = terrain_shifts(scenario, target, defender, e.surprise);
    if (!ground || sum_of(here) < sum_of(*ground)) ground = here;
  }
  if (ground)
    for (const Modifier& modifier : *ground) list.push_back(modifier);
  if (e.surprise) add(list, ModifierKind::Surprise, charts.shifts.surprise, "5.0");

  // Ruling R99: all shifts at once, then the ends.
  odds.column = std::clamp(odds.ratio_column + sum_of(list), kAttackersFail, kDefendersFail);
  if (odds.column != kAttackersFail && odds.column != kDefendersFail) {
    const OddsColumn& column = charts.columns[static_cast<std::size_t>(odds.column - 1)];
    odds.attacker_modifier = column.attacker_modifier;
    odds.defender_modifier = column.defender_modifier;
  }
  return odds;
}

bool can_fire(const Scenario& scenario, const Situation& situation, const Engagement& e, SpotId from) {
  if (gun_in(scenario, situation, from)) return true;
  for (UnitId unit : e.defenders)
    if (situation.location[unit.index()].is(from) && scenario.unit(unit).kind == UnitKind::Infantry)
      return true;
  return false;
}

Modifiers fire_modifiers(const Scenario& scenario, const Situation& situation, const Engagement& e,
                         SpotId from, UnitId target) {
  const auto& chart = scenario.charts.fire;
  UnitSet firing;
  for (UnitId unit : e.defenders)
    if (situation.location[unit.index()].is(from)) firing.insert(unit);
  const auto any = [&](const UnitSet& units, auto&& test) {
    return std::any_of(units.begin(), units.end(), test);
  };
  const auto quality = [&](UnitId unit) { return counter_quality(scenario, situation, unit); };
  const auto repeaters = [&](UnitId unit) { return scenario.unit(unit).repeaters; };
  Modifiers list;
  if (scenario.map.terrain(scenario.ground.hex(situation.spot(target))) == Terrain::Clear)
    add(list, ModifierKind::AttackerInClear, chart.attacker_in_clear, "9.2");
  if (any(firing, [&](UnitId unit) { return quality(unit) >= chart.good_quality; }))
    add(list, ModifierKind::GoodDefender, chart.good_defender, "9.2");
  if (any(firing, repeaters)) add(list, ModifierKind::DefenderRepeaters, chart.defender_repeaters, "9.2");
  if (const auto gun = gun_in(scenario, situation, from))
    if (close_value(scenario, situation, *gun) >= chart.gun_strength)
      add(list, ModifierKind::Guns, chart.guns, "9.2");
  if (any(firing, [&](UnitId unit) { return quality(unit) <= chart.poor_quality; }))
    add(list, ModifierKind::PoorDefender, chart.poor_defender, "9.2");
  // Ruling R96: once.
  if (e.attackers.size() > 1) add(list, ModifierKind::MoreAttackers, chart.more_attackers, "9.2");
  if (any(e.attackers, repeaters))
    add(list, ModifierKind::AttackerRepeaters, chart.attacker_repeaters, "9.2");
  return list;
}

}  // namespace longroll::rally
