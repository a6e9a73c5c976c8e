// The views that answer a question about the map: reach, line of sight, odds.
#include "format/rally_choice.h"
#include "format/rally_event.h"
#include "format/rally_words.h"
#include "match/rally_views.h"
#include "rally/activation.h"
#include "rally/bombardment.h"
#include "rally/forecast.h"
#include "rally/movement.h"
#include "rally/night.h"

namespace longroll {

using namespace rally;

namespace {

// As if it were activated now, in command; while it may move, with what it has; at night one place.
Mover mover_in_the_question(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (scenario.turn(situation.turn).night) return night_mover(scenario, situation, unit);
  Mover mover = mover_of(scenario, situation, unit);
  if (!situation.active.contains(unit)) {
    mover.budget = allowance_of(scenario, situation, unit);
    mover.shuns_zones = false;
  }
  return mover;
}

}  // namespace

RallyView reach_view(const Scenario& scenario, const Situation& situation, const Json& request) {
  RallyView view;
  const auto unit = read_unit(scenario, member(request, "unit"));
  if (view.lacks(unit)) return view;
  if (!situation.on_map(*unit) || scenario.guns.contains(*unit)) {
    view.refusal = refuse_as(Reason::NotOnMap, "8.0", *unit);
    return view;
  }
  const Mover mover = mover_in_the_question(scenario, situation, *unit);
  const Field field(scenario, situation, mover.side);
  Reach reach;
  find_reach(scenario, situation, field, mover, reach);
  Json hexes = Json::array();
  for (SpotId spot : reach.ends) {
    Json path = Json::array();
    for (SpotId step : path_to(scenario, situation, field, mover, reach, spot))
      path.push_back(scenario.name(step));
    hexes.push_back({{"hex", scenario.name(spot)}, {"cost", reach.cost(spot)}, {"path", path}});
  }
  view.json = {
      {"unit", scenario.unit(*unit).id}, {"allowance", mover.one_step ? 1 : mover.budget}, {"hexes", hexes}};
  return view;
}

namespace {

// Sight is from hex to hex: a bank may be named or left out.
Result<HexId, BadMessage> read_hex(const Scenario& scenario, const Json* json) {
  if (json != nullptr && json->is_string()) {
    const std::string name = json->get<std::string>();
    if (const auto hex = scenario.map.grid().named(name)) return *hex;
  }
  const auto spot = read_spot(scenario, json);
  if (!spot) return spot.error();
  return scenario.ground.hex(*spot);
}

}  // namespace

RallyView sight_view(const Scenario& scenario, const Json& request) {
  RallyView view;
  const auto from = read_hex(scenario, member(request, "from"));
  const auto to = read_hex(scenario, member(request, "to"));
  if (view.lacks(from, to)) return view;
  const Grid& grid = scenario.map.grid();
  const auto block = sight_block(scenario.map, scenario.charts, *from, *to);
  view.json = {{"from", grid.name(*from)},
               {"to", grid.name(*to)},
               {"range", grid.distance(*from, *to)},
               {"clear", !block.has_value()}};
  if (block) view.json["blocked_by"] = grid.name(*block);
  return view;
}

namespace {

// Who would fight, checked as a declaration would be, whoever is asked.
RallyView read_engagement(const Scenario& scenario, const Situation& situation, const Json& request,
                          Engagement& engagement) {
  RallyView view;
  const auto attackers = read_units(scenario, member(request, "attackers"));
  const auto targets = read_spots(scenario, member(request, "targets"));
  if (view.lacks(attackers, targets)) return view;
  if (attackers->empty() || targets->empty()) {
    view.fault = BadMessage{"message.no-engagement"};
    return view;
  }
  engagement.attacker = scenario.unit(attackers->first()).side;
  engagement.attackers = *attackers;
  engagement.targets = *targets;
  if (const Json* surprise = member(request, "surprise"); surprise != nullptr && surprise->is_boolean())
    engagement.surprise = surprise->get<bool>();
  for (UnitId unit : *attackers) {
    if (!scenario.brigades.contains(unit) || scenario.unit(unit).side != engagement.attacker)
      view.refusal = refuse_as(Reason::NotYours, "9.0", unit);
    else if (!situation.on_map(unit))
      view.refusal = refuse_as(Reason::NotOnMap, "9.0", unit);
    for (SpotId target : *targets)
      if (!view.refusal && !scenario.ground.adjacent(situation.spot(unit), target))
        view.refusal = refuse_as(Reason::NotInContact, "9.0", unit, target);
    if (view.refusal) return view;
    if (targets->size() > 1 && situation.spot(unit) != situation.spot(attackers->first()))
      view.refusal = refuse_as(Reason::OneHexAttacks, "9.0", unit);
  }
  for (SpotId target : *targets) {
    const UnitSet there = brigades_in(scenario, situation, target, enemy_of(engagement.attacker));
    if (there.empty() && !view.refusal) view.refusal = refuse_as(Reason::NoTarget, "9.0", target);
    engagement.defenders |= there;
  }
  return view;
}

Json fire_json(const Language& language, const Scenario& scenario, const Situation& situation,
               const Engagement& engagement) {
  Json list = Json::array();
  for (SpotId from : engagement.targets) {
    if (!can_fire(scenario, situation, engagement, from)) continue;
    for (UnitId unit : engagement.attackers) {
      const Modifiers modifiers = fire_modifiers(scenario, situation, engagement, from, unit);
      list.push_back({{"from", scenario.name(from)},
                      {"unit", scenario.unit(unit).id},
                      {"modifiers", modifiers_json(language, modifiers)},
                      {"modifier", sum_of(modifiers)},
                      {"hits", fire_hits(scenario, situation, engagement, from, unit)},
                      {"of", 6}});
    }
  }
  return list;
}

std::optional<BadMessage> read_fire(const Scenario& scenario, const Json* json, const Engagement& engagement,
                                    std::vector<FirePlan>& plans) {
  if (!json->is_array()) return BadMessage{"message.fire"};
  for (const Json& item : *json) {
    const auto from = read_spot(scenario, member(item, "from"));
    const auto unit = read_unit(scenario, member(item, "unit"));
    if (!from || !unit) return !from ? from.error() : unit.error();
    if (!engagement.targets.contains(*from) || !engagement.attackers.contains(*unit))
      return BadMessage{"message.fire-where"};
    plans.push_back({*from, *unit});
  }
  return std::nullopt;
}

Json forecast_json(const Scenario& scenario, const Forecast& forecast) {
  const auto roles = [](const auto& both) {
    return Json{{"attacker", both[Role::Attacker]}, {"defender", both[Role::Defender]}};
  };
  Json list = Json::array();
  for (const ForecastEntry& entry : forecast.entries) {
    Json json = {{"losses", roles(entry.losses)},
                 {"shattered", roles(entry.shattered)},
                 {"one_hex", roles(entry.one_hex)},
                 {"retreats", roles(entry.side_retreats)},
                 {"lost_in_retreat", roles(entry.lost_in_retreat)},
                 {"vacated", entry.vacated},
                 {"weight", entry.chance},
                 {"of", 1}};
    if (entry.stopped)
      json["stopped"] = true;
    else
      json["column"] = column_name(scenario.charts, entry.column);
    list.push_back(json);
  }
  return list;
}

Json units_json(const Scenario& scenario, const Forecast& forecast) {
  Json list = Json::array();
  for (const UnitForecast& unit : forecast.units)
    list.push_back({{"unit", scenario.unit(unit.unit).id},
                    {"damaged", unit.damaged},
                    {"shattered", unit.shattered},
                    {"stays", unit.retreats[0]},
                    {"retreats", {unit.retreats[1], unit.retreats[2], unit.retreats[3]}}});
  return list;
}

}  // namespace

RallyView odds_view(const Language& language, const Scenario& scenario, const Situation& situation,
                    const Json& request) {
  Engagement engagement;
  RallyView view = read_engagement(scenario, situation, request, engagement);
  if (view.fault || view.refusal) return view;
  std::vector<FirePlan> fire = likely_fire(scenario, situation, engagement);
  if (const Json* given = member(request, "fire")) {
    fire.clear();
    view.fault = read_fire(scenario, given, engagement, fire);
    if (view.fault) return view;
  }
  view.json = odds_json(language, scenario, odds_of(scenario, situation, engagement));
  view.json["defensive_fire"] = fire_json(language, scenario, situation, engagement);
  const Forecast told = forecast(scenario, situation, engagement, fire);
  view.json["distribution"] = forecast_json(scenario, told);
  view.json["units"] = units_json(scenario, told);
  return view;
}

}  // namespace longroll
