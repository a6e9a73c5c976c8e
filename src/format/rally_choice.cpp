#include "format/rally_choice.h"

#include "format/json_text.h"
#include "format/message_parts.h"
#include "format/side_names.h"

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
  if (!formation) return BadMessage{"message.formation"};
  return *formation;
}

ReadResult read_march(const Scenario& scenario, const Json& json) {
  const auto unit = read_unit(scenario, member(json, "unit"));
  if (!unit) return unit.error();
  const auto way = way_in<Path>(json, [&](const Json* item) { return read_spot(scenario, item); });
  if (!way) return way.error();
  return ReadRallyChoice{March{*unit, way->path}, way->to_only};
}

ReadResult read_activate(const Scenario& scenario, const Json& json) {
  const auto formation = read_formation(scenario, json);
  if (!formation) return formation.error();
  const auto price = integer_member(json, "price");
  if (!price || *price < 0 || *price > 9) return BadMessage{"message.price"};
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
  return unknown_name("message.unknown-type", type, known, 40);
}

}  // namespace

Json unit_list(const Scenario& scenario, const UnitSet& units) { return unit_ids(scenario, units); }

Json spot_list(const Scenario& scenario, const SpotList& spots) {
  Json list = Json::array();
  for (SpotId spot : spots) list.push_back(scenario.name(spot));
  return list;
}

Json choice_json(const Scenario& scenario, const Choice& choice) {
  return std::visit(ChoiceWriter(scenario), choice);
}

Result<UnitId, BadMessage> read_unit(const Scenario& scenario, const Json* json) {
  return unit_in<UnitId>(scenario, json);
}

Result<SpotId, BadMessage> read_spot(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_string()) return BadMessage{"message.no-place"};
  const std::string name = json->get<std::string>();
  if (const auto spot = scenario.ground.named(scenario.map, name)) return *spot;
  const auto hex = scenario.map.grid().named(name);
  if (hex && scenario.map.banks(*hex))
    return BadMessage{"message.two-banks",
                      {{"name", json_text(name.substr(0, 20))},
                       {"first", json_text(scenario.name(scenario.ground.spots_of(*hex)[0]))},
                       {"second", json_text(scenario.name(scenario.ground.spots_of(*hex)[1]))}}};
  return BadMessage{"message.unknown-hex", {{"name", json_text(name.substr(0, 20))}}};
}

Result<UnitSet, BadMessage> read_units(const Scenario& scenario, const Json* json) {
  return units_in<UnitSet>(json, [&](const Json* item) { return read_unit(scenario, item); });
}

Result<SpotList, BadMessage> read_spots(const Scenario& scenario, const Json* json) {
  return places_in<SpotList>(json, [&](const Json* item) { return read_spot(scenario, item); });
}

ReadResult read_choice(const Scenario& scenario, const Json& json) {
  if (!json.is_object()) return BadMessage{"message.no-choice"};
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
    if (!side) return BadMessage{"message.side"};
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
