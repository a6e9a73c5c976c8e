// What the messages of both games name in the same way: units, lists of things, the path of a march, dice.
#pragma once

#include <cstdint>
#include <vector>

#include "base/result.h"
#include "format/json.h"

namespace longroll {

template <class Id>
using Read = Result<Id, BadMessage>;

// A unit by its id.
template <class UnitId, class Scenario>
Read<UnitId> unit_in(const Scenario& scenario, const Json* json) {
  if (json == nullptr || !json->is_string()) return BadMessage{"message.no-unit"};
  const std::string id = json->get<std::string>();
  if (const auto unit = scenario.unit_named(id)) return *unit;
  std::vector<std::string_view> known;
  for (const auto& unit : scenario.units) known.push_back(unit.id);
  return unknown_name("message.unknown-unit", id, known, 60);
}

// A list of units, each read by `read_one`. Who is named twice counts once.
template <class UnitSet, class ReadOne>
Read<UnitSet> units_in(const Json* json, ReadOne&& read_one) {
  if (json == nullptr || !json->is_array()) return BadMessage{"message.no-units"};
  UnitSet units;
  for (const Json& item : *json) {
    const auto unit = read_one(&item);
    if (!unit) return unit.error();
    units.insert(*unit);
  }
  return units;
}

// A list of hexes or banks. What is named twice counts once.
template <class Places, class ReadOne>
Read<Places> places_in(const Json* json, ReadOne&& read_one) {
  if (json == nullptr || !json->is_array()) return BadMessage{"message.no-hexes"};
  Places places;
  for (const Json& item : *json) {
    const auto place = read_one(&item);
    if (!place) return place.error();
    if (places.contains(*place)) continue;
    if (places.full()) return BadMessage{"message.too-many-hexes"};
    places.push_back(*place);
  }
  return places;
}

// The way of a march. It may give "to" in place of a path: then the path holds that place alone, and `to_only` is set.
template <class Path>
struct Way {
  Path path;
  bool to_only = false;
};
template <class Path, class ReadOne>
Read<Way<Path>> way_in(const Json& march, ReadOne&& read_one) {
  Way<Path> way;
  const Json* path = member(march, "path");
  if (path == nullptr) {
    const auto to = read_one(member(march, "to"));
    if (!to) return BadMessage{"message.march-needs-path"};
    way.path.push_back(*to);
    way.to_only = true;
    return way;
  }
  if (!path->is_array()) return BadMessage{"message.path-no-list"};
  if (path->size() > Path::capacity()) return BadMessage{"message.path-too-long"};
  for (const Json& item : *path) {
    const auto place = read_one(&item);
    if (!place) return place.error();
    way.path.push_back(*place);
  }
  return way;
}

// A whole number from 1 to `last`; none: it is something else.
inline std::optional<std::int64_t> counted_from_one(const Json& json, std::int64_t last) {
  if (!json.is_number_integer()) return std::nullopt;
  const auto number = json.get<std::int64_t>();
  return number < 1 || number > last ? std::nullopt : std::optional(number);
}

// {"roll": 3}: dice by face, counted from 1; the number of the outcome.
inline Read<std::size_t> roll_in(const Json& roll, std::size_t outcomes) {
  const auto number = counted_from_one(roll, static_cast<std::int64_t>(outcomes));
  if (!number) return BadMessage{"message.roll", {{"last", std::to_string(outcomes)}}};
  return static_cast<std::size_t>(*number - 1);
}

template <class Scenario, class UnitSet>
Json unit_ids(const Scenario& scenario, const UnitSet& units) {
  Json list = Json::array();
  for (auto unit : units) list.push_back(scenario.unit(unit).id);
  return list;
}

}  // namespace longroll
