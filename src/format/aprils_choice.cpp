#include "format/aprils_choice.h"

#include "format/json_text.h"
#include "format/message_parts.h"

namespace longroll {
namespace {

using namespace aprils;

class ChoiceWriter {
 public:
  explicit ChoiceWriter(const Scenario& scenario) : scenario_(scenario) {}

  Json operator()(const March& c) const {
    Json path = Json::array();
    for (HexId hex : c.path) path.push_back(name(hex));
    return {{"type", "march"}, {"unit", name(c.unit)}, {"path", path}};
  }
  Json operator()(const Build& c) const {
    return {{"type", "build"}, {"unit", name(c.unit)}, {"facing", std::string(name_of(c.facing))}};
  }
  Json operator()(const EndMovement&) const { return {{"type", "end-movement"}}; }
  Json operator()(const Attack& c) const {
    return {{"type", "attack"},
            {"attackers", unit_list(scenario_, c.attackers)},
            {"targets", hex_list(scenario_, c.targets)}};
  }
  Json operator()(const FallBack& c) const {
    Json json = {{"type", "automatic-retreat"}, {"targets", hex_list(scenario_, c.targets)}};
    if (c.bombarded) json["bombarded"] = name(*c.bombarded);
    if (!c.guns.empty()) json["guns"] = unit_list(scenario_, c.guns);
    if (!c.stay.empty()) json["stay"] = unit_list(scenario_, c.stay);
    return json;
  }
  Json operator()(const EndCombat&) const { return {{"type", "end-combat"}}; }
  Json operator()(const Lend& c) const { return {{"type", "rating"}, {"rating", c.rating}}; }
  Json operator()(const Lose& c) const { return {{"type", "loss"}, {"unit", name(c.unit)}}; }
  Json operator()(const Retreat& c) const {
    Json json = {{"type", "retreat"}, {"unit", name(c.unit)}};
    json["to"] = c.to ? Json(name(*c.to)) : Json(nullptr);
    return json;
  }
  Json operator()(const Check& c) const { return {{"type", "check"}, {"unit", name(c.unit)}}; }
  Json operator()(const StandFast&) const { return {{"type", "stand-fast"}}; }
  Json operator()(const Advance& c) const {
    return {{"type", "advance"}, {"unit", name(c.unit)}, {"to", name(c.to)}};
  }
  Json operator()(const NoAdvance&) const { return {{"type", "no-advance"}}; }
  Json operator()(const SpecialChoice& c) const {
    Json json = {{"type", "special"}, {"number", c.number}};
    if (c.unit) json["unit"] = name(*c.unit);
    if (c.hex) json["hex"] = name(*c.hex);
    return json;
  }

 private:
  std::string name(UnitId unit) const { return scenario_.unit(unit).id; }
  std::string name(HexId hex) const { return scenario_.map.grid().name(hex); }
  const Scenario& scenario_;
};

constexpr std::array<std::string_view, 14> kTypes = {
    "march", "build",   "end-movement", "attack",     "automatic-retreat", "end-combat", "rating",
    "loss",  "retreat", "check",        "stand-fast", "advance",           "no-advance", "special"};

Result<ReadChoice, BadMessage> read_march(const Scenario& scenario, const Json& json) {
  const auto unit = read_unit(scenario, member(json, "unit"));
  if (!unit) return unit.error();
  const auto way = way_in<Path>(json, [&](const Json* item) { return read_hex(scenario, item); });
  if (!way) return way.error();
  return ReadChoice{March{*unit, way->path}, way->to_only};
}

Result<ReadChoice, BadMessage> read_attack(const Scenario& scenario, const Json& json) {
  const auto attackers = read_units(scenario, member(json, "attackers"));
  if (!attackers) return attackers.error();
  const auto targets = read_hexes(scenario, member(json, "targets"));
  if (!targets) return targets.error();
  return ReadChoice{Attack{*attackers, *targets}};
}

Result<ReadChoice, BadMessage> read_fall_back(const Scenario& scenario, const Json& json) {
  const auto targets = read_hexes(scenario, member(json, "targets"));
  if (!targets) return targets.error();
  FallBack choice{*targets, std::nullopt, {}, {}};
  if (const Json* bombarded = member(json, "bombarded")) {
    const auto hex = read_hex(scenario, bombarded);
    if (!hex) return hex.error();
    choice.bombarded = *hex;
  }
  for (auto [key, units] :
       {std::pair<std::string_view, UnitSet*>{"guns", &choice.guns}, {"stay", &choice.stay}}) {
    const Json* list = member(json, key);
    if (list == nullptr) continue;
    const auto read = read_units(scenario, list);
    if (!read) return read.error();
    *units = *read;
  }
  return ReadChoice{choice};
}

Result<ReadChoice, BadMessage> read_with_unit(const Scenario& scenario, const Json& json,
                                              std::string_view type) {
  const auto unit = read_unit(scenario, member(json, "unit"));
  if (!unit) return unit.error();
  if (type == "loss") return ReadChoice{Lose{*unit}};
  if (type == "check") return ReadChoice{Check{*unit}};
  if (type == "build") {
    const auto facing = direction_named(text_member(json, "facing").value_or(""));
    if (!facing) return BadMessage{"message.facing"};
    return ReadChoice{Build{*unit, *facing}};
  }
  const Json* to = member(json, "to");
  if (type == "retreat" && (to == nullptr || to->is_null())) return ReadChoice{Retreat{*unit, std::nullopt}};
  const auto hex = read_hex(scenario, to);
  if (!hex) return hex.error();
  if (type == "retreat") return ReadChoice{Retreat{*unit, *hex}};
  return ReadChoice{Advance{*unit, *hex}};
}

Result<ReadChoice, BadMessage> read_special(const Scenario& scenario, const Json& json) {
  const auto number = integer_member(json, "number");
  if (!number || *number < 0 || *number > 255) return BadMessage{"message.special-number"};
  SpecialChoice choice{static_cast<std::uint8_t>(*number), std::nullopt, std::nullopt};
  if (const Json* unit = member(json, "unit")) {
    const auto read = read_unit(scenario, unit);
    if (!read) return read.error();
    choice.unit = *read;
  }
  if (const Json* hex = member(json, "hex")) {
    const auto read = read_hex(scenario, hex);
    if (!read) return read.error();
    choice.hex = *read;
  }
  return ReadChoice{choice};
}

}  // namespace

Json unit_list(const Scenario& scenario, const UnitSet& units) { return unit_ids(scenario, units); }

Json hex_list(const Scenario& scenario, const HexList& hexes) {
  Json list = Json::array();
  for (HexId hex : hexes) list.push_back(scenario.map.grid().name(hex));
  return list;
}

Json choice_json(const Scenario& scenario, const Choice& choice) {
  return std::visit(ChoiceWriter(scenario), choice);
}

Result<UnitId, BadMessage> read_unit(const Scenario& scenario, const Json* json) {
  return unit_in<UnitId>(scenario, json);
}

Result<HexId, BadMessage> read_hex(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_string()) return BadMessage{"message.no-hex"};
  const std::string name = json->get<std::string>();
  if (const auto hex = scenario.map.grid().named(name)) return *hex;
  return BadMessage{"message.unknown-hex", {{"name", json_text(name.substr(0, 20))}}};
}

Result<UnitSet, BadMessage> read_units(const Scenario& scenario, const Json* json) {
  return units_in<UnitSet>(json, [&](const Json* item) { return read_unit(scenario, item); });
}

Result<HexList, BadMessage> read_hexes(const Scenario& scenario, const Json* json) {
  return places_in<HexList>(json, [&](const Json* item) { return read_hex(scenario, item); });
}

Result<ReadChoice, BadMessage> read_choice(const Scenario& scenario, const Json& json) {
  if (!json.is_object()) return BadMessage{"message.no-choice"};
  const std::string type = text_member(json, "type").value_or("");
  if (type == "march") return read_march(scenario, json);
  if (type == "attack") return read_attack(scenario, json);
  if (type == "automatic-retreat") return read_fall_back(scenario, json);
  if (type == "end-movement") return ReadChoice{EndMovement{}};
  if (type == "end-combat") return ReadChoice{EndCombat{}};
  if (type == "stand-fast") return ReadChoice{StandFast{}};
  if (type == "no-advance") return ReadChoice{NoAdvance{}};
  if (type == "special") return read_special(scenario, json);
  if (type == "rating") {
    const auto rating = integer_member(json, "rating");
    if (!rating || *rating < -100 || *rating > 100)
      return BadMessage{"message.rating", {{"name", json_text("rating")}}};
    return ReadChoice{Lend{static_cast<std::int8_t>(*rating)}};
  }
  for (std::string_view known : {"loss", "check", "retreat", "advance", "build"})
    if (type == known) return read_with_unit(scenario, json, type);
  return unknown_name("message.unknown-type", type, kTypes, 40);
}

}  // namespace longroll
