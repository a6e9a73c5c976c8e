#include "app/terminal/rally_looks.h"

#include <algorithm>

#include "app/terminal/log_looks.h"
#include "app/terminal/order_words.h"
#include "app/terminal/rally_map.h"
#include "app/terminal/rally_prompts.h"
#include "app/terminal/verbs.h"
#include "format/rally_names.h"
#include "format/rally_words.h"
#include "rally/activation.h"

namespace longroll::terminal {

using namespace rally;
using Off = Location::Off;

RallyLooks::RallyLooks(Desk& desk, const Words& words, Paint paint, Screen screen)
    : desk_(desk), words_(words), paint_(paint), screen_(screen), roll_call_(desk.rally_table().scenario()) {}

std::string RallyLooks::line(std::string_view text, std::size_t indent) const {
  return wrapped(text, static_cast<std::size_t>(screen_.width), indent) + "\n";
}

namespace {

// "e13", "e13/east": a hex without its bank is the first of them.
std::optional<SpotId> spot_in(const Scenario& scenario, std::string_view word) {
  std::string name(word);
  for (char& c : name) {
    if (c == '/') break;
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  }
  if (const auto spot = scenario.ground.named(scenario.map, name)) return spot;
  const auto hex = scenario.map.grid().named(name);
  return hex ? std::optional(scenario.ground.spots_of(*hex).front()) : std::nullopt;
}

}  // namespace

RallyNames RallyLooks::read(const std::vector<std::string>& words) const {
  RallyNames names;
  for (std::size_t at = 0; at < words.size();) {
    const std::string& word = words[at];
    if (const auto small = small_word(word)) {
      names.all = names.all || *small == Small::All;
      ++at;
    } else if (const auto spot = spot_in(scenario(), word)) {
      names.spots.push_back(*spot);
      ++at;
    } else if (const auto number = number_in(word)) {
      names.number = number;
      ++at;
    } else {
      std::vector<UnitId> called;
      std::size_t count = std::min(kLongestName, words.size() - at);
      for (; count > 0; --count) {
        called = roll_call_.called(std::span(&words[at], count), UnitSet{});
        if (called.size() == 1 || (count == 1 && !called.empty())) break;
      }
      if (called.size() != 1) {
        std::string ids;
        for (UnitId unit : called) ids += (ids.empty() ? "" : ", ") + scenario().unit(unit).id;
        const auto near = roll_call_.nearest(word);
        names.fault =
            !called.empty() ? Complaint{"order.ambiguous", {{"word", shown_back(word)}, {"units", ids}}}
            : near ? Complaint{"order.unknown-unit.near", {{"word", shown_back(word)}, {"near", *near}}}
                   : Complaint{"order.unknown-unit", {{"word", shown_back(word)}}};
        return names;
      }
      names.units.push_back(called.front());
      at += count;
    }
  }
  return names;
}

std::optional<std::string> RallyLooks::look(Verb verb, const std::vector<std::string>& words,
                                            const std::string& rest) const {
  const auto width = static_cast<std::size_t>(screen_.width);
  switch (verb) {
    case Verb::Rules:
      return rules_text(words_, scenario(), rest, width);
    case Verb::Units:
      return units(rest);
    case Verb::Legend:
      return say("rally.legend") + "\n";
    case Verb::Help:
      return say("rally.help") + "\n";
    case Verb::Leaders:
      return leaders();
    case Verb::Zones:
      return zones();
    default:
      break;
  }
  const RallyNames names = read(words);
  const auto told = [&](auto&& tell) {
    return names.fault ? line(terminal::say(words_, *names.fault)) : tell();
  };
  switch (verb) {
    case Verb::Map:
      return told([&] { return map(names); });
    case Verb::Who:
      return told([&] { return who(names); });
    case Verb::Reach:
      return told([&] { return reach(names); });
    case Verb::Sight:
      return told([&] { return sight(names); });
    case Verb::Odds:
      return told([&] { return odds(names); });
    case Verb::Why:
      return told([&] {
        if (names.units.empty() || names.spots.empty()) return line(say("rally.order.why-needs"));
        const std::string text = why(names.units.front(), names.spots.front());
        return text.empty() ? line(say("order.not-an-answer")) : text;
      });
    case Verb::Log: {
      const auto count = static_cast<std::size_t>(std::max(1, names.number.value_or(20)));
      return log_text(desk_, words_, names.all ? desk_.log().size() : count, width);
    }
    default:
      return std::nullopt;
  }
}

std::string RallyLooks::near(const std::vector<HexId>& hexes, Screen screen, const HexNotes& notes) const {
  return draw_near(RallyScene(scenario(), situation()), paint_, hexes, screen, notes);
}

std::string RallyLooks::map(const RallyNames& names) const {
  if (names.all) return draw_whole(RallyScene(scenario(), situation()), paint_, screen_);
  std::vector<HexId> hexes;
  for (SpotId spot : names.spots) hexes.push_back(scenario().ground.hex(spot));
  for (UnitId unit : names.units)
    if (situation().on_map(unit)) hexes.push_back(scenario().ground.hex(situation().spot(unit)));
  return near(hexes.empty() ? scene_of_action(desk_.rally_table()) : hexes, screen_);
}

std::string RallyLooks::unit_line(UnitId id) const {
  const Unit& unit = scenario().unit(id);
  const Location location = situation().location[id.index()];
  std::string where;
  if (location.on_map()) {
    where = say("unit.in", {{"hex", scenario().name(location.spot())}});
  } else if (location.is(Off::Waiting)) {
    where = say("rally.unit.waiting");
    for (std::size_t i = 0; i < scenario().groups.size(); ++i)
      if (scenario().groups[i].units.contains(id))
        where = say(situation().due[i] == kHeld ? "rally.unit.held" : "rally.unit.arrives",
                    {{"turn", std::to_string(situation().due[i])},
                     {"hex", scenario().name(scenario().groups[i].spot)}});
  } else {
    where = say(location.is(Off::Ready)                                ? "rally.unit.ready"
                : location.is(Off::Resting) || location.is(Off::Track) ? "rally.unit.returns"
                : location.is(Off::Depleted)                           ? "rally.unit.depleted"
                : location.is(Off::Shattered)                          ? "rally.unit.shattered"
                : location.is(Off::Captured)                           ? "rally.unit.captured"
                : location.is(Off::Absent)                             ? "rally.unit.absent"
                                                                       : "unit.gone",
                {{"turn", std::to_string(situation().returns[id.index()])}});
  }
  std::string marks;
  if (situation().damaged.contains(id)) marks += ", " + say("rally.unit.damaged");
  if (situation().activated.contains(id)) marks += ", " + say("rally.unit.activated");
  const Strength strong = is_combat(unit.kind) ? strength(scenario(), situation(), id) : Strength{};
  std::string guns;
  for (int value : unit.guns) guns += (guns.empty() ? "" : "-") + std::to_string(value);
  const std::string key = is_combat(unit.kind)               ? "rally.unit.brigade"
                          : unit.kind == UnitKind::Artillery ? "rally.unit.artillery"
                                                             : "rally.unit.other";
  if (unit.kind == UnitKind::Leader && location.on_map()) return leader_line(id);
  return say(key, {{"name", words_.game.name(unit.name)},
                   {"kind", say("kind." + std::string(longroll::name_of(unit.kind)))},
                   {"points", std::to_string(strong.points)},
                   {"quality", std::to_string(strong.quality)},
                   {"guns", guns},
                   {"where", where},
                   {"marks", marks}});
}

std::string RallyLooks::spot_line(SpotId spot) const {
  const HexId hex = scenario().ground.hex(spot);
  const Map& map = scenario().map;
  std::string text =
      scenario().name(spot) + ": " + say("terrain." + std::string(longroll::name_of(map.terrain(hex))));
  for (Feature feature : {Feature::Stream, Feature::River, Feature::Ford, Feature::Bridge})
    if (map.inside(hex).has(feature))
      text += ", " + say("feature." + std::string(longroll::name_of(feature)));
  if (!map.hill(hex).empty()) text += ", " + words_.game.name(map.hill(hex));
  for (const Place& place : map.places)
    if (place.hex == hex && map.hill(hex) != place.name) text += ", " + words_.game.name(place.name);
  for (const Work& work : scenario().works)
    if (work.hex == hex) text += ", " + say(work.fort ? "rally.work.fort" : "rally.work.entrenchment");
  for (const Objective& objective : scenario().objectives)
    if (objective.hex == hex)
      text += ", " + say("rally.hex.objective", {{"points", std::to_string(objective.value)}});
  return text + ".";
}

std::string RallyLooks::who(const RallyNames& names) const {
  std::string text;
  for (SpotId named : names.spots)
    for (SpotId spot : scenario().ground.spots_of(scenario().ground.hex(named))) {
      text += line(spot_line(spot), 2);
      const std::vector<UnitId> stack = stack_in(scenario(), situation(), spot);
      for (UnitId unit : stack) text += line("  " + unit_line(unit));
      if (stack.empty()) text += "  " + say("hex.empty") + "\n";
    }
  for (UnitId unit : names.units) text += line(unit_line(unit));
  return text.empty() ? line(say("rally.order.look-at-what")) : text;
}

std::string RallyLooks::units(const std::string& typed) const {
  const std::string wanted = folded(typed);
  std::string text;
  for (std::size_t i = 0; i < scenario().formations.size(); ++i) {
    const Formation& formation = scenario().formations[i];
    const bool fits = wanted.empty() || folded(formation.id).starts_with(wanted) ||
                      folded(words_.game.name(formation.name)).find(wanted) != std::string::npos;
    if (!fits) continue;
    std::string members;
    for (std::size_t unit = 0; unit < scenario().units.size(); ++unit)
      if (scenario().units[unit].formation == FormationId(i) && !situation().is(UnitId(unit), Off::Absent))
        members += line("  " + unit_line(UnitId(unit)));
    if (members.empty()) continue;
    text += words_.game.name(formation.name) + " (" +
            say("side." + std::string(longroll::name_of(formation.side))) + ")\n" + members;
  }
  return text.empty() ? line(say("order.no-formation", {{"word", shown_back(typed)}})) : text;
}

std::string RallyLooks::leader_line(UnitId leader) const {
  const Command& led = command(scenario(), situation(), leader);
  std::string near, far;
  for (UnitId unit : scenario().units_of[scenario().unit(leader).formation.index()]) {
    // A corps leader's brigades are listed with their divisions.
    if (!situation().on_map(unit) || scenario().formation(scenario().unit(unit).formation).leader != leader)
      continue;
    std::string& list = in_command(scenario(), situation(), unit) ? near : far;
    list += (list.empty() ? "" : ", ") + words_.game.name(scenario().unit(unit).name);
  }
  std::string text = say("rally.leader", {{"name", led.name},
                                          {"hex", scenario().name(situation().spot(leader))},
                                          {"combat", std::to_string(led.combat)},
                                          {"quality", std::to_string(led.quality)},
                                          {"range", std::to_string(led.range)},
                                          {"initiative", std::to_string(led.initiative)}});
  if (!near.empty()) text += " " + say("rally.in-command", {{"units", near}});
  if (!far.empty()) text += " " + say("rally.out-of-command", {{"units", far}});
  return text;
}

std::string RallyLooks::leaders() const {
  std::string text;
  for (Side side : kSides) {
    text += say(side == Side::Union ? "prompt.union" : "prompt.confederate") + "\n";
    for (UnitId leader : scenario().leaders& scenario().of_side[side])
      if (situation().on_map(leader)) text += line("  " + leader_line(leader));
  }
  return text;
}

}  // namespace longroll::terminal
