#include "aprils/scenario.h"

#include <algorithm>

#include "aprils/battles/battle.h"
#include "base/find_named.h"
#include "base/hash.h"

namespace longroll::aprils {

bool Unit::has_special(std::string_view rule) const {
  return std::find(special.begin(), special.end(), rule) != special.end();
}

void Scenario::finish() {
  if (rules == nullptr) rules = &no_special_rules();
  if (rules->extra_cost != nullptr) find_dear_ground();
  moves = MoveTable(map, charts);
  sight = SightTable(map, charts);
  if (rules->open_to_gunboats != nullptr)
    gunboat_sight = sight_afloat(map, charts, rules->open_to_gunboats(*this));
  units_of.assign(formations.size(), UnitSet{});
  for (std::size_t i = 0; i < units.size(); ++i) {
    units_of[units[i].formation.index()].insert(UnitId(i));
    units_of_side[units[i].side].insert(UnitId(i));
  }
}

void Scenario::find_dear_ground() {
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const HexId hex(i);
    const int extra = rules->extra_cost(map, hex);
    if (extra == 0) continue;
    map.set_extra_cost(hex, extra);
    dear_ground.insert(map.grid(), hex);
  }
}

std::optional<UnitId> Scenario::unit_named(std::string_view name) const {
  return find_named<UnitId>(units, name);
}

std::optional<FormationId> Scenario::formation_named(std::string_view name) const {
  return find_named<FormationId>(formations, name);
}

const SpecialRule* Scenario::special_rule(std::string_view rule) const {
  const auto found = std::find_if(special_rules.begin(), special_rules.end(),
                                  [&](const SpecialRule& special) { return special.rule == rule; });
  return found == special_rules.end() ? nullptr : &*found;
}

namespace {

void add(Hasher& hasher, int value) {
  hasher.add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
}

void add_map(Hasher& hasher, const Map& map) {
  const GridShape& shape = map.grid().shape();
  for (int value : {shape.first_column, shape.columns, shape.first_row, shape.rows}) add(hasher, value);
  hasher.add(shape.even_columns_shifted ? 1 : 0);
  for (std::size_t i = 0; i < map.grid().size(); ++i) {
    const HexId hex(i);
    hasher.add(longroll::index_of(map.terrain(hex)));
    for (Direction d : kDirections)
      hasher.add(map.features(hex, d).bits() * 2u + (map.connected(hex, d) ? 1u : 0u));
  }
  for (const Entry& entry : map.entries) {
    add(hasher, entry.letter);
    hasher.add(entry.hex.value());
    hasher.add(entry.by ? 1 + longroll::index_of(*entry.by) : 0);
  }
}

void add_charts(Hasher& hasher, const Charts& charts) {
  for (const TerrainEffect& effect : charts.terrain) {
    for (int value : {effect.cost, effect.shift, effect.connected_shift}) add(hasher, value);
    hasher.add(effect.blocks_sight ? 1 : 0);
    for (bool ban : effect.bans.of) hasher.add(ban ? 1 : 0);
  }
  for (const FeatureEffect& effect : charts.feature) {
    for (int value : {effect.cost, effect.shift}) add(hasher, value);
    hasher.add((effect.shift_in_bombardment ? 2u : 0u) + (effect.blocks_sight ? 1u : 0u));
    for (bool ban : effect.bans.of) hasher.add(ban ? 1 : 0);
  }
  for (int value : {charts.river_ford_cost, charts.breastwork_shift, charts.entrenchment_shift,
                    charts.morale_pass, charts.largest_shift})
    add(hasher, value);
  for (int roll = ResultTable::kLowestRoll; roll <= ResultTable::kHighestRoll; ++roll)
    for (int column = 0; column < kColumns; ++column)
      for (const ResultTable* table : {&charts.attacker, &charts.defender})
        hasher.add(table->at(column, roll).losses * 2u + (table->at(column, roll).retreat ? 1u : 0u));
}

void add_unit(Hasher& hasher, const Unit& unit) {
  hasher.add_text(unit.id);
  hasher.add(index_of(unit.side) * 8 + index_of(unit.kind));
  hasher.add(unit.formation.value());
  for (const Strengths& strengths : {unit.full, unit.reduced})
    for (int value : {strengths.attack, strengths.defence, strengths.movement}) add(hasher, value);
  for (int value : {int{unit.steps}, int{unit.morale}, int{unit.arrives}}) add(hasher, value);
  hasher.add(unit.set_up ? 1u + unit.set_up->value() : 0u);
  hasher.add_text(unit.entry);
  for (const std::string& special : unit.special) hasher.add_text(special);
}

}  // namespace

std::uint64_t fingerprint(const Scenario& scenario) {
  Hasher hasher;
  hasher.add_text(scenario.id);
  add_map(hasher, scenario.map);
  add_charts(hasher, scenario.charts);
  for (const Unit& unit : scenario.units) add_unit(hasher, unit);
  for (const Formation& formation : scenario.formations) {
    hasher.add_text(formation.id);
    for (int value : {int{formation.markers}, int{formation.marker_from_turn}}) add(hasher, value);
  }
  for (const Turn& turn : scenario.calendar) add(hasher, turn.day * 2 + (turn.night ? 1 : 0));
  for (const Objective& objective : scenario.objectives) {
    hasher.add(objective.hex.value());
    hasher.add(objective.held_by ? 1 + index_of(*objective.held_by) : 0);
    hasher.add(objective.points);
  }
  for (const VictoryLine& line : scenario.victory) {
    hasher.add(line.turn);
    hasher.add((line.winner ? 1 + index_of(*line.winner) : 0) * 4 + static_cast<std::size_t>(line.level));
    for (const VictoryTest& test : line.tests) {
      hasher.add(static_cast<std::size_t>(test.kind) * 2 + index_of(test.side));
      for (int value : {test.low, test.high, int{test.among}}) add(hasher, value);
    }
  }
  for (Side side : kSides) {
    hasher.add(scenario.combat_marker_from[side]);
    hasher.add(scenario.retreat_compass[side]);
    hasher.add((scenario.formations_move_on_either_draw[side] ? 2u : 0u) +
               (scenario.blocked_entry_waits[side] ? 1u : 0u));
  }
  for (const SpecialRule& rule : scenario.special_rules)
    for (Direction d : kDirections)
      rule.sides[longroll::index_of(d)].for_each(
          scenario.map.grid(), [&](HexId hex) { hasher.add(hex.value() * 6u + longroll::index_of(d)); });
  hasher.add_text(scenario.rules->battle);
  return hasher.value();
}

}  // namespace longroll::aprils
