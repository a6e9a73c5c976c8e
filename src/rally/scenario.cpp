#include "rally/scenario.h"

#include "base/find_named.h"
#include "base/hash.h"
#include "rally/battles/battle.h"

namespace longroll::rally {

void Scenario::finish() {
  ground = Ground(map, charts);
  if (rules == nullptr) rules = &no_special_rules();
  units_of.assign(formations.size(), {});
  divisions_of.assign(formations.size(), {});
  for (std::size_t i = 0; i < units.size(); ++i) {
    const UnitId which(i);
    const Unit& unit = units[i];
    of_side[unit.side].insert(which);
    if (unit.kind == UnitKind::Leader) {
      leaders.insert(which);
      formations[unit.formation.index()].leader = which;
      if (unit.rank == Rank::Army) commander[unit.side] = which;
    }
    if (unit.kind == UnitKind::Artillery) guns.insert(which);
    if (unit.kind == UnitKind::Train) {
      trains.insert(which);
      train[unit.side] = which;
    }
    if (!unit.combat()) continue;
    brigades.insert(which);
    for (std::size_t f = 0; f < formations.size(); ++f)
      if (within(unit.formation, FormationId(f))) units_of[f].insert(which);
  }
  for (std::size_t f = 0; f < formations.size(); ++f) {
    if (formations[f].level != Rank::Division) continue;
    for (std::size_t whole = 0; whole < formations.size(); ++whole)
      if (within(FormationId(f), FormationId(whole))) divisions_of[whole].insert(FormationId(f));
  }
  if (rules->worthless_damaged != nullptr) worthless_damaged = rules->worthless_damaged(*this);
}

std::optional<UnitId> Scenario::unit_named(std::string_view name) const {
  return find_named<UnitId>(units, name);
}

std::optional<FormationId> Scenario::formation_named(std::string_view name) const {
  return find_named<FormationId>(formations, name);
}

std::optional<OptionId> Scenario::option_named(std::string_view name) const {
  return find_named<OptionId>(options, name);
}

bool Scenario::within(FormationId part, FormationId whole) const {
  for (std::optional<FormationId> at = part; at; at = formation(*at).parent)
    if (*at == whole) return true;
  return false;
}

std::optional<FormationId> Scenario::corps_of(FormationId which) const {
  for (std::optional<FormationId> at = which; at; at = formation(*at).parent)
    if (formation(*at).level == Rank::Corps) return at;
  return std::nullopt;
}

namespace {

void add_command(Hasher& hash, const Command& command) {
  for (std::uint8_t value : {command.combat, command.quality, command.range, command.initiative})
    hash.add(value);
}

void add_map(Hasher& hash, const Map& map) {
  const Grid& grid = map.grid();
  hash.add(grid.size());
  hash.add(static_cast<std::uint64_t>(grid.shape().columns));
  hash.add(grid.shape().even_columns_shifted ? 1 : 0);
  for (std::size_t i = 0; i < grid.size(); ++i) {
    const HexId hex(i);
    hash.add(longroll::index_of(map.terrain(hex)));
    hash.add(map.inside(hex).bits());
    for (Direction d : kDirections) hash.add(map.features(hex, d).bits());
    if (const auto& banks = map.banks(hex))
      for (std::size_t bank = 0; bank < 2; ++bank) {
        hash.add_text(banks->names[bank]);
        hash.add(banks->sides[bank]);
      }
  }
}

void add_terrain(Hasher& hash, const TerrainEffect& t) {
  for (int value : {t.foot, t.horse, t.in_zone, t.shift, t.bombardment_die})
    hash.add(static_cast<std::uint64_t>(value + 64));
  hash.add((t.halves_fire ? 1u : 0u) + (t.bars_guns ? 2u : 0u) + (t.blocks_sight ? 4u : 0u));
}

void add_charts(Hasher& hash, const Charts& charts) {
  for (const TerrainEffect& t : charts.terrain) add_terrain(hash, t);
  add_terrain(hash, charts.stream);
  add_terrain(hash, charts.river);
  const auto& s = charts.shifts;
  const auto& f = charts.fire;
  for (int value : {charts.road,
                    charts.railroad,
                    charts.bridge,
                    charts.ford,
                    charts.fails_below_defence,
                    charts.wins_from_attack,
                    s.surge,
                    s.cavalry_attacks,
                    s.cavalry_defends,
                    s.attacker_best,
                    s.defender_best,
                    s.surprise,
                    s.entrenchment,
                    s.fort,
                    f.attacker_in_clear,
                    f.good_defender,
                    f.good_quality,
                    f.defender_repeaters,
                    f.guns,
                    f.gun_strength,
                    f.poor_defender,
                    f.poor_quality,
                    f.more_attackers,
                    f.attacker_repeaters,
                    charts.gun_placed_up_to,
                    charts.gun_captured_up_to,
                    charts.leader_caught_moving_up_to,
                    charts.leader_caught_fighting_up_to})
    hash.add(static_cast<std::uint64_t>(value + 64));
  for (const OddsColumn& c : charts.columns)
    for (int value : {c.attack, c.defence, c.attacker_modifier, c.defender_modifier})
      hash.add(static_cast<std::uint64_t>(value + 64));
  for (const EventLine& line : charts.events) hash.add(index_of(line.kind) * 2 + (line.once_a_day ? 1 : 0));
  for (std::uint8_t value : charts.retreat_hexes) hash.add(value);
  for (std::uint8_t value : charts.arrival_delay) hash.add(value);
  for (std::uint8_t value : charts.guns_return) hash.add(value);
  for (bool value : charts.leader_falls) hash.add(value ? 1 : 0);
}

void add_unit(Hasher& hash, const Unit& unit) {
  hash.add_text(unit.id);
  hash.add(index_of(unit.side));
  hash.add(index_of(unit.kind));
  hash.add(unit.formation.value());
  hash.add(static_cast<std::uint64_t>(unit.personality));
  for (std::uint8_t value : {unit.full.points, unit.full.quality, unit.damaged.points, unit.damaged.quality})
    hash.add(value);
  hash.add(unit.repeaters ? 1 : 0);
  hash.add(static_cast<std::uint64_t>(unit.rank));
  add_command(hash, unit.command);
  add_command(hash, unit.replacement);
  for (std::uint8_t value : unit.guns) hash.add(value);
}

void add_side(Hasher& hash, const std::optional<Side>& side) { hash.add(side ? index_of(*side) + 1 : 0); }

}  // namespace

std::uint64_t fingerprint(const Scenario& scenario) {
  Hasher hash;
  hash.add_text(scenario.id);
  add_map(hash, scenario.map);
  add_charts(hash, scenario.charts);
  for (const Unit& unit : scenario.units) add_unit(hash, unit);
  for (const Formation& f : scenario.formations) {
    hash.add_text(f.id);
    hash.add(static_cast<std::uint64_t>(f.level));
    hash.add(f.parent ? f.parent->value() + 1u : 0u);
  }
  for (const Turn& turn : scenario.calendar)
    hash.add(turn.day * 4u + (turn.night ? 2u : 0u) + (turn.dusk ? 1u : 0u));
  for (const Objective& o : scenario.objectives) {
    hash.add(o.hex.value());
    hash.add(o.value);
    add_side(hash, o.held_by);
  }
  for (const Work& work : scenario.works) {
    hash.add(work.hex.value() * 2u + (work.fort ? 1u : 0u));
    add_side(hash, work.side);
  }
  for (const SetUp& place : scenario.set_up) {
    hash.add(place.unit.value());
    hash.add(place.spot ? place.spot->value() + 1u : 0u);
    hash.add((place.damaged ? 1u : 0u) + (place.replacement ? 2u : 0u) + place.from_turn * 4u);
  }
  for (const Group& group : scenario.groups) {
    hash.add(index_of(group.side));
    hash.add(group.turn * 2u + (group.roll ? 1u : 0u));
    hash.add(group.spot.value());
    for (UnitId unit : group.units) hash.add(unit.value());
  }
  for (Side side : kSides) hash.add(scenario.base_points[side]);
  for (const BasePoints& base : scenario.base_points_by_turn)
    hash.add(index_of(base.side) + base.turn * 2u + base.last * 256u + base.points * 65536u);
  add_side(hash, scenario.first_initiative);
  for (Side side : kSides) hash.add(scenario.head_start[side]);
  hash.add(scenario.independent_cavalry ? 1 : 0);
  hash.add_text(scenario.rules->name);
  // A battle's own rules go by these.
  for (const SpecialRule& rule : scenario.special_rules) hash.add_text(rule.rule);
  for (const Turn& turn : scenario.calendar) hash.add_text(turn.time);
  return hash.value();
}

}  // namespace longroll::rally
