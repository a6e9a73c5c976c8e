#include "app/terminal/telling.h"

#include <algorithm>

#include "aprils/automatic_retreat.h"
#include "aprils/battles/battle.h"
#include "format/aprils_choice.h"
#include "format/aprils_names.h"
#include "format/aprils_words.h"
#include "match/aprils_views.h"

namespace longroll::terminal {

using namespace aprils;

std::string unit_name(const Words& words, const Scenario& scenario, UnitId id) {
  const Unit& unit = scenario.unit(id);
  const auto same = std::count_if(scenario.units.begin(), scenario.units.end(), [&](const Unit& other) {
    return other.name == unit.name && other.side == unit.side;
  });
  const std::string name = words.game.name(unit.name);
  return same == 1 ? name
                   : name + " (" + words.say("kind." + std::string(longroll::name_of(unit.kind))) + ")";
}

std::string unit_names(const Words& words, const Scenario& scenario, const UnitSet& units) {
  std::vector<std::string> names;
  for (UnitId unit : units) names.push_back(unit_name(words, scenario, unit));
  return join_names(words.game, names);
}

std::string hex_names(const Words& words, const Scenario& scenario, const HexList& hexes) {
  std::vector<std::string> names;
  for (HexId hex : hexes) names.push_back(hex_name(scenario, hex));
  return join_names(words.game, names);
}

std::string side_name(const Words& words, std::optional<Side> side) {
  return words.say(side ? "side." + std::string(longroll::name_of(*side)) : "side.nobody");
}

std::string chance_text(std::uint64_t weight, std::uint64_t total) {
  if (total == 0 || weight == 0) return "0 %";
  if (weight == total) return "100 %";
  const auto percent = static_cast<int>(
      (200.0L * static_cast<long double>(weight) / static_cast<long double>(total) + 1.0L) / 2.0L);
  if (percent < 1) return "<1 %";
  if (percent > 99) return ">99 %";
  return std::to_string(percent) + " %";
}

namespace {

class ChoiceTeller {
 public:
  ChoiceTeller(const Words& words, const Table& table)
      : words_(words), table_(table), scenario_(table.scenario()) {}

  std::string operator()(const March& c) const {
    const bool waits = !table_.position().situation.on_map(c.unit);
    return say(waits && c.path.size() == 1 ? "choice.enter"
               : waits                     ? "choice.enter-and-march"
                                           : "choice.march",
               {{"unit", unit(c.unit)}, {"entry", hex(c.path.front())}, {"hex", hex(c.path.back())}});
  }
  std::string operator()(const Build& c) const {
    return say("choice.build", {{"unit", unit(c.unit)}, {"facing", std::string(name_of(c.facing))}});
  }
  std::string operator()(const EndMovement&) const { return say("choice.end-movement"); }
  std::string operator()(const Attack& c) const {
    std::string text = say("choice.attack", {{"units", units(c.attackers)}, {"hexes", hexes(c.targets)}});
    const View odds =
        odds_view(words_.game, scenario_, table_.position().situation, choice_json(scenario_, c));
    if (!odds.fault && !odds.refusal)
      text += say("choice.attack.odds", {{"attack", std::to_string(odds.json["attack"].get<int>())},
                                         {"defence", std::to_string(odds.json["defence"].get<int>())},
                                         {"column", odds.json["column"].get<std::string>()}});
    return text;
  }
  std::string operator()(const FallBack& c) const {
    const Side side = table_.asked() == Asked::Union ? Side::Union : Side::Confederate;
    const UnitSet going = units_in_zones_of(scenario_, table_.position().situation, side, c.targets) - c.stay;
    std::string text = say("choice.fall-back", {{"units", units(going)}, {"hexes", hexes(c.targets)}});
    if (c.bombarded)
      text += say("choice.fall-back.fire", {{"guns", units(c.guns)}, {"hex", hex(*c.bombarded)}});
    if (!c.stay.empty()) text += say("choice.fall-back.stay", {{"units", units(c.stay)}});
    return text;
  }
  std::string operator()(const EndCombat&) const { return say("choice.end-combat"); }
  std::string operator()(const Lend& c) const {
    return say("choice.lend", {{"rating", signed_text(c.rating)}});
  }
  std::string operator()(const Lose& c) const {
    const bool last = table_.position().situation.steps_left(c.unit) == 1;
    return say(last ? "choice.lose-last" : "choice.lose", {{"unit", unit(c.unit)}});
  }
  std::string operator()(const Retreat& c) const {
    if (!c.to) return say("choice.no-retreat", {{"unit", unit(c.unit)}});
    return say("choice.retreat", {{"unit", unit(c.unit)}, {"hex", hex(*c.to)}});
  }
  std::string operator()(const Check& c) const { return say("choice.check", {{"unit", unit(c.unit)}}); }
  std::string operator()(const StandFast&) const { return say("choice.stand-fast"); }
  std::string operator()(const Advance& c) const {
    return say("choice.advance", {{"unit", unit(c.unit)}, {"hex", hex(c.to)}});
  }
  std::string operator()(const NoAdvance&) const { return say("choice.no-advance"); }
  std::string operator()(const SpecialChoice& c) const {
    // A battle's own choice has its own words where the language knows them: "choice.special.shiloh.1".
    const std::string number = std::to_string(c.number);
    const std::string own = "choice.special." + std::string(scenario_.rules->battle) + "." + number;
    std::string text = words_.own.has(own) ? say(own) : say("choice.special", {{"number", number}});
    if (c.unit) text += ", " + unit(*c.unit);
    if (c.hex) text += ", " + hex(*c.hex);
    return text;
  }

 private:
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }
  std::string unit(UnitId id) const { return unit_name(words_, scenario_, id); }
  std::string units(const UnitSet& set) const { return unit_names(words_, scenario_, set); }
  std::string hex(HexId id) const { return hex_name(scenario_, id); }
  std::string hexes(const HexList& list) const { return hex_names(words_, scenario_, list); }

  const Words& words_;
  const Table& table_;
  const Scenario& scenario_;
};

}  // namespace

std::string choice_text(const Words& words, const Table& table, const Choice& choice) {
  return std::visit(ChoiceTeller(words, table), choice);
}

}  // namespace longroll::terminal
