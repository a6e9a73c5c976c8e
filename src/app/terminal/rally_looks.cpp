#include "app/terminal/rally_looks.h"

#include "app/terminal/text.h"
#include "format/rally_words.h"
#include "rally/activation.h"
#include "rally/victory.h"

namespace longroll::terminal {

using namespace rally;

namespace {

constexpr std::size_t kCell = 5;

char ground_of(const Scenario& scenario, HexId hex) {
  if (scenario.map.banks(hex)) return '~';
  switch (scenario.map.terrain(hex)) {
    case Terrain::Clear:
      return scenario.map.inside(hex).has(Feature::Stream) ? '-' : '.';
    case Terrain::Woods:
      return '"';
    case Terrain::Hill:
      return '^';
    case Terrain::WoodedHill:
      return 'A';
    case Terrain::Town:
      return '#';
    case Terrain::Rough:
      return '%';
    case Terrain::Swamp:
      return '=';
    default:
      return ' ';
  }
}

// "U9*": Union brigades of 9 points with a leader; "c+": a Confederate battery alone.
std::string counters_in(const Scenario& scenario, const Situation& situation, SpotId spot) {
  std::string text;
  for (Side side : kSides) {
    int points = 0;
    bool leader = false, gun = false, any = false;
    for (UnitId unit : units_in(scenario, situation, spot) & scenario.of_side[side]) {
      any = true;
      if (scenario.brigades.contains(unit)) points += strength(scenario, situation, unit).points;
      leader = leader || scenario.leaders.contains(unit);
      gun = gun || scenario.guns.contains(unit);
    }
    if (!any) continue;
    const char letter = side == Side::Union ? 'u' : 'c';
    text +=
        points > 0 ? static_cast<char>(letter - 'a' + 'A') + std::to_string(points) : std::string(1, letter);
    if (leader) text += '*';
    if (gun) text += '+';
  }
  return text;
}

std::string cell_of(const Scenario& scenario, const Situation& situation, HexId hex) {
  std::string text;
  for (SpotId spot : scenario.ground.spots_of(hex)) text += counters_in(scenario, situation, spot);
  text.insert(text.begin(), ground_of(scenario, hex));
  text.resize(kCell, ' ');
  return text;
}

}  // namespace

std::string rally_map(const Words& words, const Scenario& scenario, const Situation& situation) {
  const Grid& grid = scenario.map.grid();
  const int columns = grid.shape().columns;
  std::string text = "    ";
  for (int column = 0; column < columns; ++column) {
    std::string head = grid.name(*grid.at(column, 0));
    head.resize(1);
    head.resize(kCell, ' ');
    text += head;
  }
  text += "\n";
  for (int row = 0; grid.at(0, row) || grid.at(1, row); ++row) {
    // Lines that are not shifted stand half a hex higher.
    for (bool lower : {false, true}) {
      std::string line = lower ? "" : std::to_string(row + grid.shape().first_row);
      line.resize(4, ' ');
      for (int column = 0; column < columns; ++column) {
        const auto hex = grid.shifted(column) == lower ? grid.at(column, row) : std::nullopt;
        line += hex ? cell_of(scenario, situation, *hex) : std::string(kCell, ' ');
      }
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
  }
  return text + words.say("plain.map-key") + "\n";
}

std::string rally_leaders(const Words& words, const Scenario& scenario, const Situation& situation,
                          Side side) {
  std::string text;
  for (UnitId leader : scenario.leaders & scenario.of_side[side]) {
    if (!situation.on_map(leader)) continue;
    const Command& led = command(scenario, situation, leader);
    std::string near, far;
    for (UnitId unit : scenario.units_of[scenario.unit(leader).formation.index()]) {
      // A corps leader's brigades are listed with their divisions.
      if (!situation.on_map(unit) || scenario.formation(scenario.unit(unit).formation).leader != leader)
        continue;
      std::string& list = in_command(scenario, situation, unit) ? near : far;
      list += (list.empty() ? "" : ", ") + scenario.unit(unit).name;
    }
    text += words.say("plain.leader", {{"name", led.name},
                                       {"hex", scenario.name(situation.spot(leader))},
                                       {"combat", std::to_string(led.combat)},
                                       {"quality", std::to_string(led.quality)},
                                       {"range", std::to_string(led.range)},
                                       {"initiative", std::to_string(led.initiative)}});
    if (!near.empty()) text += " " + words.say("plain.in-command", {{"units", near}});
    if (!far.empty()) text += " " + words.say("plain.out-of-command", {{"units", far}});
    text += "\n";
  }
  return text;
}

std::string rally_points(const Words& words, const Scenario& scenario, const Situation& situation) {
  const auto points = [&](Side side) { return std::to_string(situation.points[side]); };
  const auto score = [&](Side side) { return std::to_string(score_of(scenario, situation, side).total()); };
  return words.say("plain.points", {{"union", points(Side::Union)},
                                    {"confederate", points(Side::Confederate)},
                                    {"union_score", score(Side::Union)},
                                    {"confederate_score", score(Side::Confederate)}});
}

std::string rally_rules(const Language& language, const Scenario& scenario, std::size_t width) {
  std::string text;
  for (const SpecialRule& rule : scenario.special_rules)
    text += wrapped(rule.rule + " " + rule_title(language, scenario, rule) + ": " +
                        rule_text(language, scenario, rule),
                    width, 4) +
            "\n";
  return text;
}

}  // namespace longroll::terminal
