// The looks of Rally 'Round the Flag! that weigh what could be done: where a unit can go, why not, who sees whom, and what a fight
// would bring.
#include <algorithm>

#include "app/terminal/rally_looks.h"
#include "app/terminal/rally_prompts.h"
#include "app/terminal/telling.h"
#include "app/terminal/text.h"
#include "format/rally_choice.h"
#include "format/rally_words.h"
#include "match/rally_asking.h"
#include "rally/field.h"

namespace longroll::terminal {

using namespace rally;

std::string RallyLooks::reach(const RallyNames& names) const {
  if (names.units.empty()) return line(say("rally.order.reach-of-whom"));
  const UnitId unit = names.units.front();
  const Json reply = desk_.ask({{"op", "reach"}, {"unit", scenario().unit(unit).id}});
  if (!reply["ok"].get<bool>()) return line(refusal_text(reply));
  const int allowance = reply["allowance"].get<int>();
  // A river hex is reached on one bank or on both; what is left on the better one is told.
  std::map<HexId, int> left;
  const Json& hexes = reply["hexes"];
  for (const Json& item : hexes) {
    const auto spot = scenario().ground.named(scenario().map, item["hex"].get<std::string>());
    int& most = left[scenario().ground.hex(*spot)];
    most = std::max(most, allowance - item["cost"].get<int>());
  }
  HexNotes notes;
  for (const auto& [hex, points] : left) notes[hex] = "·" + points_text(points) + "·";
  const Blanks blanks = {{"unit", unit_name(words_.game, scenario(), unit)},
                         {"count", std::to_string(hexes.size())},
                         {"points", points_text(allowance)}};
  if (hexes.empty()) return line(say("reach.none", blanks));
  return near({scenario().ground.hex(situation().spot(unit))}, screen_, notes) +
         line(say("reach.key", blanks));
}

std::string RallyLooks::why(UnitId unit, std::optional<SpotId> spot) const {
  const Step* const step = question(desk_.rally_table().position());
  if (step == nullptr || desk_.asked() == Asked::Dice) return {};
  const std::string_view kind = kind_of(*step);
  const std::string id = scenario().unit(unit).id;
  Json choice;
  if (kind == "impulse" || kind == "after-impulse") {
    const Unit& counter = scenario().unit(unit);
    if (counter.kind != UnitKind::Leader && !is_combat(counter.kind)) return {};
    choice = {{"type", counter.kind == UnitKind::Leader ? "leader" : "activate-unit"}, {"unit", id}};
  } else if (!spot) {
    return {};
  } else if (kind == "targets") {
    choice = {{"type", "attack"}, {"unit", id}, {"targets", {scenario().name(*spot)}}};
  } else if (kind == "retreat" || kind == "advance") {
    choice = {{"type", std::string(kind)}, {"unit", id}, {"to", scenario().name(*spot)}};
  } else if (kind == "artillery") {
    choice = {{"type", "place-artillery"}, {"unit", id}, {"hex", scenario().name(*spot)}};
  } else {
    choice = {{"type", "march"}, {"unit", id}, {"to", scenario().name(*spot)}};
  }
  const Json verdict = desk_.ask({{"op", "why_not"}, {"choice", choice}});
  if (!verdict["ok"].get<bool>()) return line(refusal_text(verdict));
  if (verdict["legal"].get<bool>())
    return line(say("why.can", {{"unit", unit_name(words_.game, scenario(), unit)},
                                {"hex", spot ? scenario().name(*spot) : std::string()}}));
  return line(verdict["reason"].get<std::string>() + " (" + verdict["rule"].get<std::string>() + ")");
}

std::string RallyLooks::sight(const RallyNames& names) const {
  if (names.spots.size() != 2) return line(say("rally.order.sight-needs-two"));
  const Grid& grid = scenario().map.grid();
  const std::string from = grid.name(scenario().ground.hex(names.spots[0])),
                    to = grid.name(scenario().ground.hex(names.spots[1]));
  const Json seen = desk_.ask({{"op", "sight"}, {"from", from}, {"to", to}});
  return line(say(seen["clear"].get<bool>() ? "sight.clear" : "sight.blocked",
                  {{"from", from},
                   {"to", to},
                   {"range", std::to_string(seen["range"].get<int>())},
                   {"hex", text_member(seen, "blocked_by").value_or("")}}));
}

std::string RallyLooks::odds(const RallyNames& names) const {
  if (names.spots.empty()) return line(say("rally.order.which-hex"));
  UnitSet attackers;
  for (UnitId unit : names.units) attackers.insert(unit);
  const SpotId target = names.spots.front();
  if (attackers.empty()) {
    // Whoever stands next to the enemy there.
    for (UnitId unit : scenario().brigades)
      if (situation().on_map(unit) && scenario().ground.adjacent(situation().spot(unit), target) &&
          !brigades_in(scenario(), situation(), target, enemy_of(scenario().unit(unit).side)).empty())
        attackers.insert(unit);
  }
  if (attackers.empty()) return line(say("rally.order.odds-with-whom", {{"hex", scenario().name(target)}}));
  Json targets = Json::array();
  for (SpotId spot : names.spots) targets.push_back(scenario().name(spot));
  const Json odds =
      desk_.ask({{"op", "odds"}, {"attackers", unit_list(scenario(), attackers)}, {"targets", targets}});
  if (!odds["ok"].get<bool>()) return line(refusal_text(odds));
  std::string hexes;
  for (const Json& hex : targets) hexes += (hexes.empty() ? "" : ", ") + hex.get<std::string>();
  std::string text = line(say("odds.line", {{"units", unit_names(words_.game, scenario(), attackers)},
                                            {"hexes", hexes},
                                            {"attack", std::to_string(odds["attack"].get<int>())},
                                            {"defence", std::to_string(odds["defence"].get<int>())},
                                            {"ratio", odds["ratio"].get<std::string>()}}));
  for (const Json& shift : odds["shifts"])
    text += "  " + padded(signed_text(shift["value"].get<int>()), 3) + " " +
            shift["reason"].get<std::string>() + " (" + shift["rule"].get<std::string>() + ")\n";
  text += "  " +
          say(odds["shifts"].empty() ? "odds.column.no-shift" : "odds.column",
              {{"column", odds["column"].get<std::string>()}}) +
          "\n";
  const auto chance = [](const Json& value) {
    return chance_text(static_cast<std::uint64_t>(value.get<double>() * 1e6 + 0.5), 1'000'000);
  };
  for (const Json& unit : odds["units"]) {
    const double goes = 1.0 - unit["stays"].get<double>();
    text += line("  " + say("rally.odds.unit",
                            {{"unit", unit_name(words_.game, scenario(),
                                                *scenario().unit_named(unit["unit"].get<std::string>()))},
                             {"damaged", chance(unit["damaged"])},
                             {"shattered", chance(unit["shattered"])},
                             {"retreats", chance(Json(std::max(0.0, goes)))}}));
  }
  return text;
}

std::string RallyLooks::zones() const {
  HexNotes notes;
  for (Side side : kSides) {
    const Field field(scenario(), situation(), enemy_of(side));
    for (std::size_t i = 0; i < scenario().ground.size(); ++i)
      if (field.zone.contains(SpotId(i))) {
        std::string& note = notes[scenario().ground.hex(SpotId(i))];
        const std::string mark = side == Side::Union ? "[z]" : "<z>";
        if (note.find(mark) == std::string::npos) note += mark;
      }
  }
  if (notes.empty()) return line(say("zones.none"));
  return near(scene_of_action(desk_.rally_table()), screen_, notes) + line(say("zones.key"));
}

}  // namespace longroll::terminal
