#include "format/rally_choice.h"

#include "format/json_text.h"
#include "format/side_names.h"
#include "format/spelling.h"

namespace longroll {
namespace {

using namespace rally;
using ReadResult = Result<ReadRallyChoice, BadMessage>;

class ChoiceWriter {
 public:
  explicit ChoiceWriter(const Scenario& scenario) : scenario_(scenario) {}

  Json operator()(const March& c) const {
    Json path = Json::array();
    for (SpotId spot : c.path) path.push_back(name(spot));
    return {{"type", "march"}, {"unit", name(c.unit)}, {"path", path}};
  }
  Json operator()(const EndMovement&) const { return {{"type", "end-movement"}}; }
  Json operator()(const GoFirst& c) const {
    return {{"type", "first-battery"}, {"side", std::string(name_of(c.side))}};
  }
  Json operator()(const PlaceGun& c) const {
    Json json = {{"type", "place-artillery"}, {"unit", name(c.gun)}, {"hex", name(c.spot)}};
    if (c.target) json["target"] = name(*c.target);
    return json;
  }
  Json operator()(const Counter& c) const { return {{"type", "counter-battery"}, {"unit", name(c.gun)}}; }
  Json operator()(const Pass&) const { return {{"type", "pass"}}; }
  Json operator()(const ActivateLeader& c) const { return {{"type", "leader"}, {"unit", name(c.leader)}}; }
  Json operator()(const Recover& c) const { return {{"type", "recover"}, {"unit", name(c.unit)}}; }
  Json operator()(const ActivateUnit& c) const { return {{"type", "activate-unit"}, {"unit", name(c.unit)}}; }
  Json operator()(const ActivateFormation& c) const {
    return {{"type", "activate"}, {"formation", scenario_.formation(c.formation).id}, {"price", c.price}};
  }
  Json operator()(const MoveTrain&) const { return {{"type", "move-train"}}; }
  Json operator()(const WakeTrain&) const { return {{"type", "wake-train"}}; }
  Json operator()(const HurryGroup&) const { return {{"type", "hurry"}}; }
  Json operator()(const RollForGroup&) const { return {{"type", "roll-arrival"}}; }
  Json operator()(const Settle& c) const { return {{"type", "place"}, {"hex", name(c.spot)}}; }
  Json operator()(const Attack& c) const {
    return {{"type", "attack"}, {"unit", name(c.unit)}, {"targets", spot_list(scenario_, c.targets)}};
  }
  Json operator()(const Resolve& c) const { return {{"type", "resolve"}, {"target", name(c.target)}}; }
  Json operator()(const Surprise&) const { return {{"type", "surprise"}}; }
  Json operator()(const BringGun& c) const { return {{"type", "bring-artillery"}, {"unit", name(c.gun)}}; }
  Json operator()(const FireAt& c) const { return {{"type", "fire"}, {"unit", name(c.unit)}}; }
  Json operator()(const Retreat& c) const {
    Json json = {{"type", "retreat"}, {"unit", name(c.unit)}};
    json["to"] = c.to ? Json(name(*c.to)) : Json(nullptr);
    return json;
  }
  Json operator()(const Follow&) const { return {{"type", "follow"}}; }
  Json operator()(const Advance& c) const {
    return {{"type", "advance"}, {"unit", name(c.unit)}, {"to", name(c.to)}};
  }
  Json operator()(const PickUnit& c) const { return {{"type", "pick-unit"}, {"unit", name(c.unit)}}; }
  Json operator()(const PickFormation& c) const {
    return {{"type", "pick-formation"}, {"formation", scenario_.formation(c.formation).id}};
  }
  Json operator()(const GiveUp&) const { return {{"type", "give-field"}}; }
  Json operator()(const Press& c) const { return {{"type", "press"}, {"unit", name(c.unit)}}; }

 private:
  std::string name(UnitId unit) const { return scenario_.unit(unit).id; }
  std::string name(SpotId spot) const { return scenario_.name(spot); }
  const Scenario& scenario_;
};

// Choices that are a word and nothing else.
const std::vector<std::pair<std::string_view, Choice>>& plain_types() {
  static const std::vector<std::pair<std::string_view, Choice>> types = {
      {"end-movement", EndMovement{}}, {"pass", Pass{}},        {"move-train", MoveTrain{}},
      {"wake-train", WakeTrain{}},     {"hurry", HurryGroup{}}, {"roll-arrival", RollForGroup{}},
      {"surprise", Surprise{}},        {"follow", Follow{}},    {"give-field", GiveUp{}}};
  return types;
}

// Choices that are a word and a unit.
using UnitChoice = Choice (*)(UnitId);
constexpr std::array<std::pair<std::string_view, UnitChoice>, 8> kUnitTypes = {{
    {"counter-battery", [](UnitId unit) -> Choice { return Counter{unit}; }},
    {"leader", [](UnitId unit) -> Choice { return ActivateLeader{unit}; }},
    {"recover", [](UnitId unit) -> Choice { return Recover{unit}; }},
    {"activate-unit", [](UnitId unit) -> Choice { return ActivateUnit{unit}; }},
    {"bring-artillery", [](UnitId unit) -> Choice { return BringGun{unit}; }},
    {"fire", [](UnitId unit) -> Choice { return FireAt{unit}; }},
    {"pick-unit", [](UnitId unit) -> Choice { return PickUnit{unit}; }},
    {"press", [](UnitId unit) -> Choice { return Press{unit}; }},
}};

constexpr std::array<std::string_view, 10> kOtherTypes = {
    "march",  "first-battery", "place-artillery", "activate", "place",
    "attack", "resolve",       "retreat",         "advance",  "pick-formation"};

Result<FormationId, BadMessage> read_formation(const Scenario& scenario, const Json& json) {
  const auto name = text_member(json, "formation");
  const auto formation = name ? scenario.formation_named(*name) : std::nullopt;
  if (!formation) return BadMessage{"\"formation\" is no formation of this battle"};
  return *formation;
}

ReadResult read_march(const Scenario& scenario, const Json& json) {
  const auto unit = read_unit(scenario, member(json, "unit"));
  if (!unit) return unit.error();
  March march{*unit, {}};
  const Json* path = member(json, "path");
  if (path == nullptr) {
    const auto to = read_spot(scenario, member(json, "to"));
    if (!to) return BadMessage{"a march needs \"path\", a list of hexes, or \"to\", a hex"};
    march.path.push_back(*to);
    return ReadRallyChoice{march, true};
  }
  if (!path->is_array()) return BadMessage{"\"path\" is no list of hexes"};
  if (path->size() > Path::capacity()) return BadMessage{"\"path\" is longer than any march"};
  for (const Json& item : *path) {
    const auto spot = read_spot(scenario, &item);
    if (!spot) return spot.error();
    march.path.push_back(*spot);
  }
  return ReadRallyChoice{march, false};
}

ReadResult read_activate(const Scenario& scenario, const Json& json) {
  const auto formation = read_formation(scenario, json);
  if (!formation) return formation.error();
  const auto price = integer_member(json, "price");
  if (!price || *price < 0 || *price > 9) return BadMessage{"\"price\" is a number of command points"};
  return ReadRallyChoice{ActivateFormation{*formation, static_cast<std::uint8_t>(*price)}};
}

ReadResult read_place_gun(const Scenario& scenario, const Json& json) {
  const auto unit = read_unit(scenario, member(json, "unit"));
  if (!unit) return unit.error();
  const auto spot = read_spot(scenario, member(json, "hex"));
  if (!spot) return spot.error();
  PlaceGun choice{*unit, *spot, std::nullopt};
  if (const Json* target = member(json, "target")) {
    const auto read = read_spot(scenario, target);
    if (!read) return read.error();
    choice.target = *read;
  }
  return ReadRallyChoice{choice};
}

ReadResult read_with_spot(const Scenario& scenario, const Json& json, std::string_view type) {
  if (type == "place" || type == "resolve") {
    const auto spot = read_spot(scenario, member(json, type == "place" ? "hex" : "target"));
    if (!spot) return spot.error();
    if (type == "place") return ReadRallyChoice{Settle{*spot}};
    return ReadRallyChoice{Resolve{*spot}};
  }
  const auto unit = read_unit(scenario, member(json, "unit"));
  if (!unit) return unit.error();
  if (type == "attack") {
    const auto targets = read_spots(scenario, member(json, "targets"));
    if (!targets) return targets.error();
    return ReadRallyChoice{Attack{*unit, *targets}};
  }
  const Json* to = member(json, "to");
  if (type == "retreat" && (to == nullptr || to->is_null()))
    return ReadRallyChoice{Retreat{*unit, std::nullopt}};
  const auto spot = read_spot(scenario, to);
  if (!spot) return spot.error();
  if (type == "retreat") return ReadRallyChoice{Retreat{*unit, *spot}};
  return ReadRallyChoice{Advance{*unit, *spot}};
}

BadMessage unknown_type(std::string_view type) {
  std::vector<std::string_view> known(kOtherTypes.begin(), kOtherTypes.end());
  for (const auto& [name, choice] : plain_types()) known.push_back(name);
  for (const auto& [name, make] : kUnitTypes) known.push_back(name);
  const auto near = nearest_name(type, known);
  return BadMessage{"there is no choice of type " + json_text(type.substr(0, 40)) +
                    (near ? "; did you mean " + json_text(*near) + "?" : "")};
}

}  // namespace

Json unit_list(const Scenario& scenario, const UnitSet& units) {
  Json list = Json::array();
  for (UnitId unit : units) list.push_back(scenario.unit(unit).id);
  return list;
}

Json spot_list(const Scenario& scenario, const SpotList& spots) {
  Json list = Json::array();
  for (SpotId spot : spots) list.push_back(scenario.name(spot));
  return list;
}

Json choice_json(const Scenario& scenario, const Choice& choice) {
  return std::visit(ChoiceWriter(scenario), choice);
}

Result<UnitId, BadMessage> read_unit(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_string()) return BadMessage{"a unit's id is missing: give \"unit\""};
  const std::string id = json->get<std::string>();
  if (const auto unit = scenario.unit_named(id)) return *unit;
  std::vector<std::string_view> known;
  for (const Unit& unit : scenario.units) known.push_back(unit.id);
  const auto near = nearest_name(id, known);
  return BadMessage{"there is no unit " + json_text(id.substr(0, 60)) +
                    (near ? "; did you mean " + json_text(*near) + "?" : "")};
}

Result<SpotId, BadMessage> read_spot(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_string())
    return BadMessage{"a hex is missing: write it as a text, \"E12\" or \"E13/east\""};
  const std::string name = json->get<std::string>();
  if (const auto spot = scenario.ground.named(scenario.map, name)) return *spot;
  const auto hex = scenario.map.grid().named(name);
  if (hex && scenario.map.banks(*hex))
    return BadMessage{"hex " + json_text(name.substr(0, 20)) + " has two banks: write \"" +
                      scenario.name(scenario.ground.spots_of(*hex)[0]) + "\" or \"" +
                      scenario.name(scenario.ground.spots_of(*hex)[1]) + "\""};
  return BadMessage{"there is no hex " + json_text(name.substr(0, 20)) + " on the map"};
}

Result<UnitSet, BadMessage> read_units(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_array()) return BadMessage{"a list of units is missing"};
  UnitSet units;
  for (const Json& item : *json) {
    const auto unit = read_unit(scenario, &item);
    if (!unit) return unit.error();
    units.insert(*unit);
  }
  return units;
}

Result<SpotList, BadMessage> read_spots(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_array()) return BadMessage{"a list of hexes is missing: give \"targets\""};
  SpotList spots;
  for (const Json& item : *json) {
    const auto spot = read_spot(scenario, &item);
    if (!spot) return spot.error();
    if (spots.full()) return BadMessage{"more hexes than one declaration can name"};
    spots.push_back(*spot);
  }
  return spots;
}

ReadResult read_choice(const Scenario& scenario, const Json& json) {
  if (!json.is_object()) return BadMessage{"a choice is an object with a \"type\""};
  const std::string type = text_member(json, "type").value_or("");
  for (const auto& [name, choice] : plain_types())
    if (type == name) return ReadRallyChoice{choice};
  for (const auto& [name, make] : kUnitTypes) {
    if (type != name) continue;
    const auto unit = read_unit(scenario, member(json, "unit"));
    if (!unit) return unit.error();
    return ReadRallyChoice{make(*unit)};
  }
  if (type == "march") return read_march(scenario, json);
  if (type == "activate") return read_activate(scenario, json);
  if (type == "place-artillery") return read_place_gun(scenario, json);
  if (type == "first-battery") {
    const auto side = side_named(text_member(json, "side").value_or(""));
    if (!side) return BadMessage{"\"side\" is \"union\" or \"confederate\""};
    return ReadRallyChoice{GoFirst{*side}};
  }
  if (type == "pick-formation") {
    const auto formation = read_formation(scenario, json);
    if (!formation) return formation.error();
    return ReadRallyChoice{PickFormation{*formation}};
  }
  for (std::string_view known : {"place", "resolve", "attack", "retreat", "advance"})
    if (type == known) return read_with_spot(scenario, json, type);
  return unknown_type(type);
}

}  // namespace longroll
