#include "ai/rally_commander.h"

#include <algorithm>
#include <numeric>

#include "ai/rally_command.h"
#include "ai/rally_declare.h"
#include "ai/rally_moods.h"
#include "ai/rally_reactions.h"

namespace longroll::rally {
namespace {

constexpr int kAll = 100;
constexpr int kFirstShare = 60;  // in percent of the nodes: plans of different moods; the rest for variations
constexpr int kAlwaysTried = 1'000'000;  // more than anything is worth

Side side_asked(const Table& table) {
  return table.asked() == Asked::Union ? Side::Union : Side::Confederate;
}

template <class... Steps>
bool is_any(const Step& step) {
  return (std::holds_alternative<Steps>(step) || ...);
}

}  // namespace

Commander::Commander(const Script& script, const Scenario& scenario, const Temper& temper, Effort effort,
                     const Method& method)
    : script_(script),
      temper_(temper),
      effort_(std::move(effort)),
      method_(method),
      planner_(script_, scenario),
      scratch_(scenario),
      mood_(temper) {
  playouts_.reserve(effort_.crew.workers);
  for (std::size_t i = 0; i < effort_.crew.workers; ++i) playouts_.emplace_back(script_, scenario);
}

Choice Commander::choose(const Table& table, Dice& dice) {
  const Step& step = *question(table.position());
  if (table.count_choices() == 1) return take(table, table.choice(0));
  if (is_any<Impulse>(step)) return buy(table, dice);
  if (is_any<MoveUnits>(step)) return march(table, dice);
  const bool declares = is_any<DeclareTargets>(step);
  // Guns, fire, retreats and advances are told apart by what is near, which the script sees better than a few fates do;
  // what leaders do by themselves, and what happens at night, is left to habit, too.
  if (!declares && !is_any<DueGroup, GiveField, UseSurprise>(step))
    return take(table, script_.choose(table, dice, temper_, notes_));
  const Outlook outlook(table.scenario(), script_.lore(), table.position().situation, side_asked(table),
                        temper_, notes_);
  return best_of_lines(table,
                       declares ? weigh_declarations(outlook, table) : weigh_reactions(outlook, table, step),
                       method_.declarations, dice);
}

// What the script answers without thinking is thought of so, too.
Choice Commander::take(const Table& table, const Choice& choice) {
  thought_ = {aim_of(table.scenario(), table.position(), std::span(&choice, 1), temper_), std::nullopt};
  return choice;
}

Commander::Course Commander::course_from(const Table& table, const Line& first, Dice& dice) {
  const Side side = side_asked(table);
  const std::uint64_t seed = dice.next();
  Course course;
  for (const bool far : {true, false}) {
    course.horizon = {far, method_.replies};
    const Playout::End once = playouts_.front().run(table.position(), first, side, course.horizon, seed);
    course.lines = static_cast<std::size_t>(effort_.nodes / (method_.fates * std::max(1L, once.nodes)));
    if (course.lines >= method_.lines) break;
  }
  return course;
}

Commander::Race Commander::race_from(const Table& table, const Horizon& horizon, Dice& dice) {
  const Side side = side_asked(table);
  return Race(effort_, dice.next(), method_.proven,
              [this, from = table.position(), side, horizon](std::size_t worker, const Line& line,
                                                             std::uint64_t fate) {
                return playouts_[worker].run(from, line, side, horizon, fate);
              });
}

void Commander::reflect(const Table& table, const Race& race, const Horizon& horizon) {
  const Race::Placed winner = race.winner();
  thought_ = {aim_of(table.scenario(), table.position(), winner.line.answers, winner.line.temper),
              std::nullopt};
  if (winner.ends.empty()) return;
  std::optional<int> last_turn;
  if (horizon.to_next_turn)
    last_turn = std::min<int>(table.position().situation.turn + 1, table.scenario().last_turn());
  thought_.prospect = prospect_of(winner.ends, winner.value, race.first().value, race.runners(), last_turn);
}

Choice Commander::best_of_lines(const Table& table, const std::vector<Weighed>& weighed, std::size_t most,
                                Dice& dice) {
  std::vector<std::size_t> order(weighed.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return weighed[a].worth != weighed[b].worth ? weighed[a].worth > weighed[b].worth : a < b;
  });
  const Line first{{weighed[order.front()].choice}, temper_};
  const Course course = course_from(table, first, dice);
  most = std::min(most, course.lines);
  if (most < 2) return take(table, first.answers.front());
  if (order.size() > most) order.resize(most);
  Race race = race_from(table, course.horizon, dice);
  for (const std::size_t i : order) race.enter({{weighed[i].choice}, temper_});
  race.run(effort_.nodes);
  reflect(table, race, course.horizon);
  return race.winner().line.answers.front();
}

Choice Commander::buy(const Table& table, Dice& dice) {
  const Choice first = script_.choose(table, dice, temper_, notes_);
  // 7.2: a ride costs nothing, so there is nothing to compare.
  if (std::holds_alternative<ActivateLeader>(first)) return take(table, first);
  const Outlook outlook(table.scenario(), script_.lore(), table.position().situation, side_asked(table),
                        temper_, notes_);
  std::vector<Weighed> weighed = weigh_purchases(outlook, table);
  // The script's own choice is what the others are measured by; keeping the points is always thought of.
  for (Weighed& one : weighed) {
    if (one.choice == first) one.worth += 2 * kAlwaysTried;
    if (std::holds_alternative<Pass>(one.choice)) one.worth += kAlwaysTried;
  }
  return best_of_lines(table, weighed, method_.purchases, dice);
}

Choice Commander::march(const Table& table, Dice& dice) {
  const Situation& now = table.position().situation;
  const Phase phase{now.turn, now.activated};
  if (phase_ == phase) {
    for (const Intended& intended : plan_)
      if (intended.at == table.hash()) return intended.answer;
    // A die has come between: on in the same mood.
    return script_.choose(table, dice, mood_, notes_);
  }
  const Position& from = table.position();
  std::vector<Planner::Plan> plans;
  planner_.take_nodes();
  const Planner::Plan first = planner_.plan(from, temper_, dice.next());
  if (first.line.answers.empty()) return take(table, script_.choose(table, dice, temper_, notes_));
  const Course course = course_from(table, first.line, dice);
  Race race = race_from(table, course.horizon, dice);
  enter(race, plans, first);
  const std::size_t most = std::min(method_.plans, course.lines);
  for (std::size_t i = 1; i < 2 * most && race.runners() < most; ++i) {
    if (effort_.stop && effort_.stop()) break;
    enter(race, plans, planner_.plan(from, mood(table.scenario(), temper_, i, dice), dice.next()));
  }
  const long left = effort_.nodes - planner_.take_nodes();
  const bool enough_to_vary = course.lines >= method_.plans + method_.variations;
  if (race.run(std::max(1L, enough_to_vary ? left * kFirstShare / kAll : left)) && enough_to_vary)
    vary_best(race, plans, from, left - race.spent(), dice);
  reflect(table, race, course.horizon);
  keep_plan(from, race.winner().line);
  phase_ = phase;
  return plan_.front().answer;
}

void Commander::enter(Race& race, std::vector<Planner::Plan>& plans, Planner::Plan plan) {
  const bool known = std::any_of(plans.begin(), plans.end(),
                                 [&](const Planner::Plan& other) { return other.result == plan.result; });
  if (plan.line.answers.empty() || known) return;
  race.enter(plan.line);
  plans.push_back(std::move(plan));
}

void Commander::vary_best(Race& race, std::vector<Planner::Plan>& plans, const Position& from, long nodes,
                          Dice& dice) {
  constexpr std::size_t kMadeUp = 99;  // a mood past all those that have a name
  const long rounds = 1 + effort_.nodes / method_.nodes_for_more;
  for (long round = 0; nodes > 0 && round < rounds; ++round) {
    const Planner::Plan best = *std::find_if(plans.begin(), plans.end(), [&](const Planner::Plan& plan) {
      return plan.line.answers == race.winner().line.answers;
    });
    const std::size_t enough = race.runners() + method_.variations;
    for (std::size_t i = 0; i < 2 * method_.variations && race.runners() < enough; ++i) {
      const Temper temper = mood(scratch_.scenario(), temper_, i % 4 == 1 ? i / 4 : kMadeUp, dice);
      enter(race, plans,
            i % 2 == 0 ? planner_.redirect(from, best, dice.next())
                       : planner_.vary(from, best, temper, dice.next()));
    }
    const long before = race.spent();
    nodes -= planner_.take_nodes();
    if (!race.run(std::max(1L, nodes / (rounds - round)))) return;
    nodes -= race.spent() - before;
  }
}

void Commander::keep_plan(const Position& from, const Line& line) {
  plan_.clear();
  scratch_.set(from);
  for (const Choice& answer : line.answers) {
    plan_.push_back({scratch_.hash(), answer});
    scratch_.take(answer);
  }
  mood_ = line.temper;
}

}  // namespace longroll::rally
