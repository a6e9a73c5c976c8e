// The views that answer a question about the map: reach, line of sight, odds.
#include <algorithm>

#include "aprils/battles/battle.h"
#include "aprils/combat.h"
#include "aprils/forecast.h"
#include "aprils/movement.h"
#include "format/aprils_event.h"
#include "format/json_text.h"
#include "match/aprils_views.h"

namespace longroll {

using namespace aprils;

View reach_view(const Scenario& scenario, const Situation& situation, const Json& request) {
  View view;
  const auto unit = read_unit(scenario, member(request, "unit"));
  if (view.lacks(unit)) return view;
  const Location location = situation.location[unit->index()];
  if (location.is_gone())
    view.refusal = Refusal{Reason::Gone, "2.2", *unit, std::nullopt, 0};
  else if (!location.on_map() && !is_due(scenario, situation, *unit))
    view.refusal = Refusal{Reason::NotDue, "8.1", *unit, std::nullopt, 0};
  else if (scenario.rules->bars_unit != nullptr)
    view.refusal = scenario.rules->bars_unit(scenario, situation, *unit);
  if (view.refusal) return view;

  const Field field(scenario, situation);
  Reach reach;
  find_reach(scenario, situation, field, *unit, reach);
  Json hexes = Json::array();
  reach.ends().for_each(scenario.map.grid(), [&](HexId hex) {
    const PricedPath priced = cheapest_path(scenario, situation, field, *unit, reach, hex);
    Json path = Json::array();
    for (HexId step : priced.path) path.push_back(scenario.map.grid().name(step));
    hexes.push_back({{"hex", scenario.map.grid().name(hex)}, {"cost", priced.cost}, {"path", path}});
  });
  view.json = {{"unit", scenario.unit(*unit).id},
               {"allowance", 2 * strengths(scenario, situation, *unit).movement},
               {"hexes", hexes}};
  return view;
}

View sight_view(const Scenario& scenario, const Json& request) {
  View view;
  const auto from = read_hex(scenario, member(request, "from"));
  const auto to = read_hex(scenario, member(request, "to"));
  if (view.lacks(from, to)) return view;
  const Grid& grid = scenario.map.grid();
  view.json = {{"from", grid.name(*from)}, {"to", grid.name(*to)}, {"range", grid.distance(*from, *to)}};
  auto block = sight_block(scenario.map, scenario.charts, *from, *to);
  // 14.3: only gunboats look out from the water, and some hexes never block their sight.
  if (scenario.map.terrain(*from) == Terrain::Water &&
      scenario.seen_by(UnitKind::Gunboat, *from).contains(grid, *to))
    block.reset();
  view.json["clear"] = !block.has_value();
  if (block) {
    view.json["blocked_by"] = grid.name(block->hex);
    if (block->other) view.json["blocked_by_also"] = grid.name(*block->other);
    view.json["embankment"] = block->embankment;
  }
  return view;
}

namespace {

std::optional<std::int8_t> best_rating(const Scenario& scenario, const UnitSet& units) {
  std::optional<std::int8_t> best;
  for (UnitId unit : units)
    if (!best || scenario.unit(unit).morale > *best) best = scenario.unit(unit).morale;
  return best;
}

Json forecast_json(const SideForecast& side) {
  Json outcomes = Json::array();
  for (const ForecastEntry& entry : side.entries)
    outcomes.push_back({{"losses", entry.losses},
                        {"retreat", entry.result.retreat},
                        {"eliminated", entry.eliminated},
                        {"survivors", entry.survivors},
                        {"failed_checks", entry.failed},
                        {"weight", entry.weight},
                        {"of", side.total}});
  return outcomes;
}

// Ratings given in the request, or the best that each side could lend.
std::optional<std::int8_t> rating_in(const Json& request, std::string_view key,
                                     std::optional<std::int8_t> best) {
  const auto given = integer_member(request, key);
  return given ? std::optional(static_cast<std::int8_t>(*given)) : best;
}

std::optional<BadMessage> bad_rating(const Json& request) {
  for (std::string_view key : {"attacker_rating", "defender_rating"})
    if (member(request, key) != nullptr && !integer_member(request, key))
      return BadMessage{"message.rating", {{"name", json_text(key)}}};
  return std::nullopt;
}

// 6.2.5: only a unit that takes part lends its rating.
std::optional<BadMessage> rating_of_nobody(const Scenario& scenario, const Json& request,
                                           std::string_view key, const UnitSet& lenders) {
  if (member(request, key) == nullptr) return std::nullopt;
  const auto given = integer_member(request, key);
  for (UnitId unit : lenders)
    if (given && scenario.unit(unit).morale == *given) return std::nullopt;
  return BadMessage{"message.rating-of-nobody", {{"name", json_text(key)}}};
}

// Those of the defenders who would check without a loss, too, by the battle's own rule.
UnitSet checks_anyway(const Scenario& scenario, const Situation& situation, const Battle& battle,
                      const UnitSet& defenders) {
  if (scenario.rules->must_check == nullptr) return {};
  Situation fought = situation;
  Fight fight;
  fight.kind = battle.adjacent.empty() ? FightKind::Bombardment : FightKind::Assault;
  fight.attacker = battle.attacker;
  fight.attackers = battle.adjacent;
  fight.guns = battle.guns;
  fight.targets = battle.targets;
  fight.hit[Role::Defender] = defenders;
  fought.fight = fight;
  return scenario.rules->must_check(scenario, fought, Role::Defender) & defenders;
}

}  // namespace

View odds_view(const Language& language, const Scenario& scenario, const Situation& situation,
               const Json& request) {
  View view;
  const auto attackers = read_units(scenario, member(request, "attackers"));
  const auto targets = read_hexes(scenario, member(request, "targets"));
  if (view.lacks(attackers, targets)) return view;
  view.fault = bad_rating(request);
  if (view.fault) return view;
  const Attack attack{*attackers, *targets};
  const Side side = attackers->empty() ? Side::Union : scenario.unit(attackers->first()).side;
  const Field field(scenario, situation);
  view.refusal = refuse_battle(scenario, situation, field, side, attack);
  if (view.refusal) return view;

  const Battle battle = battle_of(scenario, situation, field, side, attack);
  const Odds odds = odds_of(scenario, situation, field, battle);
  UnitSet defenders, counted, hit = battle.adjacent;
  for (HexId target : battle.targets) {
    defenders |= units_in(scenario, situation, target);
    counted |= counted_defenders(scenario, situation, target);
  }
  for (UnitId unit : battle.adjacent)
    for (UnitId companion : units_in(scenario, situation, situation.hex(unit)))
      if (situation.overstacked(companion)) hit.insert(companion);
  const bool assault = !battle.adjacent.empty();
  const UnitSet lending = assault ? battle.adjacent : battle.guns;
  const UnitSet facing = counted.empty() ? defenders : counted;
  view.fault = rating_of_nobody(scenario, request, "attacker_rating", lending);
  if (!view.fault) view.fault = rating_of_nobody(scenario, request, "defender_rating", facing);
  if (view.fault) return view;
  const auto attacker_rating = rating_in(request, "attacker_rating", best_rating(scenario, lending));
  const auto defender_rating =
      assault ? rating_in(request, "defender_rating", best_rating(scenario, facing)) : std::nullopt;
  const Exposure of_defender{odds.attacker_rolls ? &scenario.charts.attacker : nullptr,
                             odds.column,
                             attacker_rating.value_or(0),
                             false,
                             defender_rating,
                             defenders,
                             checks_anyway(scenario, situation, battle, defenders)};
  const Exposure of_attacker{assault ? &scenario.charts.defender : nullptr,
                             odds.column,
                             defender_rating.value_or(0),
                             odds.entrenched,
                             attacker_rating,
                             hit,
                             {}};
  view.json = {{"attack", odds.attack},
               {"defence", odds.defence},
               {"ratio", std::string(column_name(odds.initial))},
               {"shifts", shifts_json(language, scenario, odds.shifts)},
               {"shift", odds.shift},
               {"column", std::string(column_name(odds.column))},
               {"attacker_rolls", odds.attacker_rolls},
               {"defender_rolls", assault},
               {"distribution",
                {{"attacker_rating", attacker_rating ? Json(*attacker_rating) : Json(nullptr)},
                 {"defender_rating", defender_rating ? Json(*defender_rating) : Json(nullptr)},
                 {"defender", forecast_json(forecast(scenario, situation, of_defender))},
                 {"attacker", forecast_json(forecast(scenario, situation, of_attacker))}}}};
  return view;
}

}  // namespace longroll
