#include "lab/arena.h"

#include <set>

#include "aprils/victory.h"
#include "format/aprils_names.h"
#include "format/rally_names.h"
#include "lab/fate.h"
#include "rally/victory.h"

namespace longroll::lab {

// One battle with the players of the experiment, by their numbers.
class Field {
 public:
  virtual ~Field() = default;
  virtual std::optional<GameResult> play(const Bout& bout, const std::atomic<bool>& stop) const = 0;
};

namespace {

// No game of ours comes near it: a game that does has a fault, and must not hold up the rest.
constexpr long kLongestGame = 200'000;

int full_steps(const aprils::Scenario& scenario, aprils::UnitId unit) { return scenario.unit(unit).steps; }
// Both sides of a brigade's counter.
int full_steps(const rally::Scenario&, rally::UnitId) { return 2; }

int steps_left(const aprils::Scenario&, const aprils::Situation& end, aprils::UnitId unit) {
  return end.steps_left(unit);
}
int steps_left(const rally::Scenario&, const rally::Situation& end, rally::UnitId unit) {
  if (end.is(unit, rally::Location::Off::Lost)) return 0;
  return end.damaged.contains(unit) ? 1 : 2;
}

aprils::UnitSet fighters(const aprils::Scenario& scenario) {
  return scenario.units_of_side[Side::Union] | scenario.units_of_side[Side::Confederate];
}
rally::UnitSet fighters(const rally::Scenario& scenario) { return scenario.brigades; }

int points_of(const aprils::Scenario& scenario, const aprils::Situation& end, Side side) {
  return aprils::victory_points(scenario, end, side);
}
int points_of(const rally::Scenario& scenario, const rally::Situation& end, Side side) {
  return rally::score_of(scenario, end, side).total();
}

template <class Scenario, class Situation>
void read_end(const Scenario& scenario, const Situation& end, GameResult& result) {
  if (end.outcome && end.outcome->winner) {
    result.winner = end.outcome->winner;
    result.grade = name_of(end.outcome->level);
  }
  result.ended = end.outcome.has_value();
  result.turns = end.turn;
  result.lost.resize(scenario.formations.size());
  for (auto unit : fighters(scenario)) {
    Toll& toll = result.lost[scenario.unit(unit).formation.index()];
    const int left = steps_left(scenario, end, unit);
    toll.steps += full_steps(scenario, unit) - left;
    toll.units += left == 0 ? 1 : 0;
  }
  for (Side side : kSides) result.points[side] = points_of(scenario, end, side);
}

template <class Scenario, class Table, class Options, class Player>
class FieldOf final : public Field {
 public:
  FieldOf(Scenario scenario, Options options) : scenario_(std::move(scenario)), options_(options) {}

  const Scenario& scenario() const { return scenario_; }
  void add(Player player) { players_.push_back(std::move(player)); }

  std::optional<GameResult> play(const Bout& bout, const std::atomic<bool>& stop) const override {
    Table table(scenario_, options_);
    Fate fate(bout.seed);
    BySide<Player> players;
    players[Side::Union] = players_[bout.union_player];
    players[Side::Confederate] = players_[bout.confederate_player];
    BySide<Dice> minds{{fate.mind(bout.union_player), fate.mind(bout.confederate_player)}};
    GameResult result;
    while (!table.over() && result.answers < kLongestGame) {
      if (stop.load(std::memory_order_relaxed)) return std::nullopt;
      ++result.answers;
      const Asked asked = table.asked();
      if (asked == Asked::Dice) {
        result.luck += roll_dice(table, fate);
        continue;
      }
      const Side side = asked == Asked::Union ? Side::Union : Side::Confederate;
      const auto refusal = table.answer(players[side](table, minds[side]));
      LONGROLL_CHECK(!refusal, "a computer player gave an illegal answer");
    }
    read_end(scenario_, table.position().situation, result);
    return result;
  }

 private:
  Luck roll_dice(Table& table, Fate& fate) const {
    const auto chances = table.chances();
    const auto& position = table.position();
    auto rest = fate.below(position.situation.turn, position.agenda.back().index(),
                           static_cast<std::uint32_t>(chances.total()));
    std::size_t outcome = 0;
    while (rest >= chances.weights[outcome]) rest -= chances.weights[outcome++];
    const Luck luck = luck_of(scenario_, position, outcome);
    table.answer(outcome);
    return luck;
  }

  Scenario scenario_;
  Options options_;
  std::vector<Player> players_;
};

using AprilsField = FieldOf<aprils::Scenario, aprils::Table, aprils::OptionSet, AprilsPlayer>;
using RallyField = FieldOf<rally::Scenario, rally::Table, rally::OptionSet, RallyPlayer>;

template <class Scenario>
BattleFacts facts_of(const Scenario& scenario, std::vector<std::string> grades) {
  BattleFacts facts;
  facts.id = scenario.id;
  facts.title = scenario.title;
  facts.hash = scenario.hash;
  facts.turns = scenario.last_turn();
  facts.grades = std::move(grades);
  for (const auto& formation : scenario.formations)
    facts.formations.push_back({formation.id, formation.name, formation.side, 0, 0});
  for (auto unit : fighters(scenario)) {
    auto& formation = facts.formations[scenario.unit(unit).formation.index()];
    formation.steps += full_steps(scenario, unit);
    ++formation.units;
  }
  return facts;
}

template <class Options, class Scenario>
Result<Options, std::string> options_named(const Scenario& scenario, const std::vector<std::string>& names) {
  Options options;
  for (const std::string& name : names) {
    bool known = false;
    for (std::size_t i = 0; i < scenario.options.size(); ++i) {
      if (scenario.options[i].id != name) continue;
      options.insert(decltype(options.first())(i));
      known = true;
    }
    if (!known) return scenario.id + " has no option \"" + name + "\"; `longroll scenarios` lists them";
  }
  return options;
}

template <class FieldType, class Options, class Scenario, class Find>
Result<std::unique_ptr<Field>, std::string> field_of(Scenario scenario, const Experiment& experiment,
                                                     const Find& find) {
  const auto options = options_named<Options>(scenario, experiment.options);
  if (!options) return options.error();
  auto field = std::make_unique<FieldType>(std::move(scenario), *options);
  for (const std::string& name : experiment.players) {
    auto player = find(field->scenario(), name);
    if (!player) return player.error();
    field->add(std::move(*player));
  }
  return std::unique_ptr<Field>(std::move(field));
}

std::vector<std::string> best_first(std::span<const std::string_view> levels) {
  return {levels.rbegin(), levels.rend()};
}

}  // namespace

Arena::Arena(Experiment experiment) : experiment_(std::move(experiment)) {}
Arena::Arena(Arena&&) noexcept = default;
Arena& Arena::operator=(Arena&&) noexcept = default;
Arena::~Arena() = default;

Result<Arena, std::string> Arena::open(const Experiment& experiment, const BattleFinder& find_battle,
                                       const PlayersByName& players) {
  if (auto fault = fault_of(experiment)) return *fault;
  Arena arena(experiment);
  std::set<std::string> seen;
  for (const std::string& name : experiment.battles) {
    if (!seen.insert(name).second) return "the battle " + name + " is named twice";
    AnyScenario loaded = find_battle(name);
    Result<std::unique_ptr<Field>, std::string> field = "there is no battle \"" + name + "\"";
    if (auto* aprils = std::get_if<aprils::Scenario>(&loaded)) {
      arena.facts_.push_back(facts_of(*aprils, best_first(kLevelNames)));
      field = field_of<AprilsField, aprils::OptionSet>(std::move(*aprils), experiment, players.aprils);
    } else if (auto* rally = std::get_if<rally::Scenario>(&loaded)) {
      arena.facts_.push_back(facts_of(*rally, best_first(std::span(kRallyLevelNames).subspan(1))));
      field = field_of<RallyField, rally::OptionSet>(std::move(*rally), experiment, players.rally);
    }
    if (!field) return field.error();
    arena.fields_.push_back(std::move(*field));
  }
  return arena;
}

std::optional<GameResult> Arena::play(long game, const std::atomic<bool>& stop) const {
  const Bout bout = experiment_.bout(game);
  auto result = fields_[bout.battle]->play(bout, stop);
  if (result) result->game = game;
  return result;
}

}  // namespace longroll::lab
