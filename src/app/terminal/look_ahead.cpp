// The looks that weigh what could be done: where a unit can go, why not, and what a fight would bring.
#include <algorithm>

#include "app/terminal/looks.h"
#include "app/terminal/offered.h"
#include "app/terminal/prompts.h"
#include "app/terminal/telling.h"
#include "app/terminal/text.h"
#include "aprils/movement.h"
#include "format/aprils_words.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

std::string path_text(const Json& path) {
  std::string text;
  for (const Json& hex : path) text += (text.empty() ? "" : ", ") + hex.get<std::string>();
  return text;
}

// What happens to one side of a fight, without the details that do not change how it looks afterwards.
struct Fate {
  int losses;
  int failed;
  bool retreat;
  bool nobody_left;
  friend auto operator<=>(const Fate&, const Fate&) = default;
};

std::string fate_text(const Words& words, const Fate& fate) {
  if (fate.losses == 0 && !fate.retreat && fate.failed == 0) return words.say("fate.none");
  std::string text = words.say("fate.losses", {{"count", std::to_string(fate.losses)}});
  if (fate.nobody_left) return text + words.say("fate.nobody-left");
  if (fate.retreat) return text + words.say("fate.retreat");
  if (fate.failed > 0) return text + words.say("fate.failed", {{"count", std::to_string(fate.failed)}});
  return text + words.say("fate.hold");
}

UnitSet beside(const Scenario& scenario, const Situation& situation, HexId target) {
  UnitSet units;
  const std::optional<Side> holder = holder_of(scenario, situation, target);
  if (!holder) return units;
  for (UnitId unit : scenario.units_of_side[enemy_of(*holder)])
    if (situation.on_map(unit) && scenario.map.grid().adjacent(situation.hex(unit), target))
      units.insert(unit);
  return units;
}

}  // namespace

std::string Looks::reach(const Order& order) const {
  if (order.units.empty()) return line(say("order.reach-of-whom"));
  const UnitId unit = order.units.front();
  const std::string name = unit_name(words_, desk_.scenario(), unit);
  const Json reply = desk_.ask({{"op", "reach"}, {"unit", desk_.scenario().unit(unit).id}});
  if (!reply["ok"].get<bool>()) return line(refusal_text(reply));
  const int allowance = reply["allowance"].get<int>();
  HexNotes notes;
  std::vector<HexId> hexes;
  for (const Json& item : reply["hexes"]) {
    const HexId hex = *desk_.scenario().map.grid().named(item["hex"].get<std::string>());
    notes[hex] = "·" + points_text(std::max(0, allowance - item["cost"].get<int>())) + "·";
    hexes.push_back(hex);
  }
  const Blanks blanks = {
      {"unit", name}, {"count", std::to_string(hexes.size())}, {"points", points_text(allowance)}};
  if (hexes.empty()) return line(say("reach.none", blanks));
  if (desk_.situation().on_map(unit)) hexes.assign(1, desk_.situation().hex(unit));
  return map_.near(desk_.situation(), hexes, screen_, notes) + line(say("reach.key", blanks));
}

std::string Looks::why(const Order& order) const {
  if (order.units.empty() || order.hexes.empty()) return line(say("order.why-needs"));
  const Scenario& scenario = desk_.scenario();
  const Situation& situation = desk_.situation();
  const UnitId unit = order.units.front();
  const HexId hex = order.hexes.front();
  const Blanks blanks = {{"unit", unit_name(words_, scenario, unit)}, {"hex", hex_name(scenario, hex)}};
  const Step* const step = question(desk_.table().position());
  Json choice = {{"type", "march"}, {"unit", scenario.unit(unit).id}, {"to", hex_name(scenario, hex)}};
  if (step != nullptr && std::holds_alternative<DeclareCombat>(*step))
    choice = {
        {"type", "attack"}, {"attackers", {scenario.unit(unit).id}}, {"targets", {hex_name(scenario, hex)}}};
  else if (situation.fight && step != nullptr && std::holds_alternative<OfferAdvance>(*step))
    choice["type"] = "advance";
  else if (situation.fight)
    choice["type"] = "retreat";

  if (choice["type"] == "march") {
    const Json reach = desk_.ask({{"op", "reach"}, {"unit", scenario.unit(unit).id}});
    if (reach["ok"].get<bool>())
      for (const Json& item : reach["hexes"])
        if (item["hex"] == hex_name(scenario, hex)) {
          Blanks more = blanks;
          more.push_back({"cost", points_text(item["cost"].get<int>())});
          more.push_back({"points", points_text(reach["allowance"].get<int>())});
          more.push_back({"path", path_text(item["path"])});
          return line(say("why.can-march", more));
        }
    const bool moving = step != nullptr && std::holds_alternative<MoveFormation>(*step);
    if (!moving && situation.on_map(unit)) {
      const Refusal refusal = why_unreachable(scenario, situation, Field(scenario, situation), unit, hex);
      return line(sentence(words_.game, scenario, refusal) + " (" + std::string(refusal.rule) + ")");
    }
  }
  const Json verdict = desk_.ask({{"op", "why_not"}, {"choice", choice}});
  if (!verdict["ok"].get<bool>()) return line(refusal_text(verdict));
  if (verdict["legal"].get<bool>()) return line(say("why.can", blanks));
  return line(verdict["reason"].get<std::string>() + " (" + verdict["rule"].get<std::string>() + ")");
}

std::string Looks::outcomes(const Json& distribution, std::string_view title) const {
  std::map<Fate, std::uint64_t> fates;
  std::uint64_t total = 0;
  for (const Json& entry : distribution) {
    const Fate fate{entry["losses"].get<int>(), entry["failed_checks"].get<int>(),
                    entry["retreat"].get<bool>(), entry["survivors"].get<int>() == 0};
    fates[{fate.losses, fate.retreat || fate.nobody_left ? 0 : fate.failed, fate.retreat,
           fate.nobody_left}] += entry["weight"].get<std::uint64_t>();
    total = entry["of"].get<std::uint64_t>();
  }
  std::string text = std::string(title) + "\n";
  for (const auto& [fate, weight] : fates) {
    const auto bar = static_cast<std::size_t>(weight * 20 / std::max<std::uint64_t>(1, total));
    std::string chance = chance_text(weight, total);
    chance.insert(0, chance.size() < 5 ? 5 - chance.size() : 0, ' ');
    text += "  " + chance + " " + padded(std::string(bar, '#'), 20) + " " + fate_text(words_, fate) + "\n";
  }
  return text;
}

std::string Looks::odds(const Order& order) const {
  if (order.hexes.empty()) return line(say("order.which-hex"));
  const Scenario& scenario = desk_.scenario();
  UnitSet attackers;
  for (UnitId unit : order.with) attackers.insert(unit);
  if (attackers.empty()) {
    const auto offer = largest_attack(desk_.table(), order.hexes);
    attackers = offer ? offer->attackers : beside(scenario, desk_.situation(), order.hexes.front());
  }
  if (attackers.empty())
    return line(say("order.odds-with-whom", {{"hex", hex_name(scenario, order.hexes.front())}}));
  HexList targets;
  for (HexId hex : order.hexes)
    if (!targets.full()) targets.push_back(hex);
  Json request = {{"op", "odds"},
                  {"attackers", unit_list(scenario, attackers)},
                  {"targets", hex_list(scenario, targets)}};
  if (order.number) request["attacker_rating"] = *order.number;
  const Json odds = desk_.ask(request);
  if (!odds["ok"].get<bool>()) return line(refusal_text(odds));

  std::string text = line(say("odds.line", {{"units", unit_names(words_, scenario, attackers)},
                                            {"hexes", hex_names(words_, scenario, targets)},
                                            {"attack", std::to_string(odds["attack"].get<int>())},
                                            {"defence", std::to_string(odds["defence"].get<int>())},
                                            {"ratio", odds["ratio"].get<std::string>()}}));
  for (const Json& shift : odds["shifts"])
    text += "  " + padded(signed_text(shift["value"].get<int>()), 3) + " " +
            shift["reason"].get<std::string>() +
            (member(shift, "hex") != nullptr ? " " + shift["hex"].get<std::string>() : "") + " (" +
            shift["rule"].get<std::string>() + ")\n";
  text += "  " +
          say(odds["shifts"].empty() ? "odds.column.no-shift" : "odds.column",
              {{"column", odds["column"].get<std::string>()}}) +
          "\n";
  const Json& spread = odds["distribution"];
  const auto rating = [&](std::string_view key) {
    const Json* value = member(spread, key);
    return value != nullptr && value->is_number_integer() ? signed_text(value->get<int>()) : std::string("0");
  };
  if (odds["attacker_rolls"].get<bool>())
    text += outcomes(spread["defender"], say("odds.defender", {{"rating", rating("attacker_rating")}}));
  else
    text += line(say("odds.no-roll"));
  if (odds["defender_rolls"].get<bool>())
    text += outcomes(spread["attacker"], say("odds.attacker", {{"rating", rating("defender_rating")}}));
  else
    text += line(say("odds.guns-safe"));
  return text;
}

}  // namespace longroll::terminal
