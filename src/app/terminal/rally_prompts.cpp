#include "app/terminal/rally_prompts.h"

#include "app/terminal/plan.h"
#include "app/terminal/rally_choices.h"
#include "format/rally_names.h"
#include "match/rally_asking.h"
#include "match/rally_views.h"
#include "rally/victory.h"

namespace longroll::terminal {

using namespace rally;

std::vector<std::string> status_lines(const Words& words, const Table& table) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  const int number = std::max<int>(1, situation.turn);
  const Turn& turn = scenario.turn(number);
  std::vector<std::string> lines;
  lines.push_back(words.say(turn.night ? "status.turn.night" : "status.turn",
                            {{"battle", words.game.name(scenario.title)},
                             {"turn", std::to_string(number)},
                             {"turns", std::to_string(scenario.last_turn())},
                             {"day", std::to_string(turn.day)},
                             {"time", words.game.name(turn.time)}}));
  lines.push_back(words.say("rally.status.points",
                            {{"union", std::to_string(situation.points[Side::Union])},
                             {"confederate", std::to_string(situation.points[Side::Confederate])}}));
  std::string places;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
    const Objective& objective = scenario.objectives[i];
    const auto holder = situation.control[i];
    places +=
        (places.empty() ? "" : ", ") +
        words.say(
            "status.objective",
            {{"name", words.game.name(objective.name)},
             {"hex", scenario.map.grid().name(objective.hex)},
             {"side", words.say("side." + (holder ? std::string(longroll::name_of(*holder)) : "nobody"))}});
  }
  const auto score = [&](Side side) { return std::to_string(score_of(scenario, situation, side).total()); };
  lines.push_back(words.say(
      "status.victory",
      {{"objectives", places}, {"union", score(Side::Union)}, {"confederate", score(Side::Confederate)}}));
  return lines;
}

Question question_for(const Words& words, const Table& table) {
  Question asked;
  const Step* const step = question(table.position());
  if (step == nullptr) return asked;
  asked.sentence = asking_sentence(words.game, table, *step);
  asked.hint_key = "rally.hint." + std::string(kind_of(*step));
  if (words.own.has(asked.hint_key)) asked.hint = words.say(asked.hint_key);
  if (table.count_choices() > kMostListed)
    asked.details = summed_up(words, table);
  else
    for (std::size_t i = 0; i < table.count_choices(); ++i)
      asked.choices.push_back(choice_text(words, table, table.choice(i)));
  return asked;
}

std::vector<HexId> scene_of_action(const Table& table) {
  const Scenario& scenario = table.scenario();
  const Situation& situation = table.position().situation;
  std::vector<HexId> hexes;
  const auto add = [&](UnitId unit) {
    if (situation.on_map(unit)) hexes.push_back(scenario.ground.hex(situation.spot(unit)));
  };
  if (situation.fight) {
    for (SpotId spot : situation.fight->targets) hexes.push_back(scenario.ground.hex(spot));
    return hexes;
  }
  const Step* const step = question(table.position());
  if (step != nullptr) {
    if (const auto* ride = std::get_if<MoveLeader>(step)) add(ride->leader);
    if (std::holds_alternative<MoveUnits>(*step))
      for (UnitId unit : situation.active) add(unit);
    if (std::holds_alternative<DeclareTargets>(*step))
      for (UnitId unit : situation.fighters) add(unit);
  }
  if (!hexes.empty()) return hexes;
  // Where the armies are near each other, and else where they are.
  constexpr int kNear = 3;
  for (UnitId unit : scenario.brigades & scenario.of_side[Side::Union])
    for (UnitId enemy : scenario.brigades & scenario.of_side[Side::Confederate])
      if (situation.on_map(unit) && situation.on_map(enemy) &&
          distance(scenario, situation, unit, enemy) <= kNear) {
        add(unit);
        add(enemy);
      }
  if (hexes.empty())
    for (UnitId unit : scenario.brigades) add(unit);
  return hexes;
}

std::string scene_key(const Table& table) {
  const Situation& situation = table.position().situation;
  const Step* const step = question(table.position());
  if (step == nullptr || table.asked() == Asked::Dice) return {};
  const std::string turn = std::to_string(situation.turn);
  if (situation.fight) {
    std::string key = "fight " + turn;
    for (SpotId spot : situation.fight->targets) key += " " + table.scenario().name(spot);
    return key;
  }
  const std::string_view kind = kind_of(*step);
  if (kind == "movement" || kind == "targets" || kind == "night")
    return std::string(kind) + " " + turn + " " + std::to_string(situation.activated.size());
  if (kind == "impulse" || kind == "artillery") return "turn " + turn;
  return {};
}

}  // namespace longroll::terminal
