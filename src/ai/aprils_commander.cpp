#include "ai/aprils_commander.h"

#include <algorithm>
#include <numeric>

#include "ai/aprils_declare.h"
#include "ai/aprils_evaluation.h"
#include "ai/aprils_reactions.h"

namespace longroll::aprils {
namespace {

constexpr int kAll = 100;
constexpr int kFirstShare = 60;  // in percent of the nodes: plans of different moods; the rest for variations
constexpr long kManyNodes = 10'000;

Side side_asked(const Table& table) {
  return table.asked() == Asked::Union ? Side::Union : Side::Confederate;
}

}  // namespace

Method method_for(long nodes) {
  Method method;
  if (nodes < kManyNodes) return method;
  method.nodes_for_more = 2'500;
  method.declarations = 10;
  method.reactions = 8;
  method.reaction_share = 60;
  return method;
}

Commander::Commander(const Script& script, const Scenario& scenario, const Temper& temper, Effort effort)
    : script_(script),
      temper_(temper),
      effort_(std::move(effort)),
      method_(method_for(effort_.nodes)),
      planner_(script_, scenario, opening(scenario, {})),
      scratch_(scenario, opening(scenario, {}), Offers::without_marches()) {
  playouts_.reserve(effort_.crew.workers);
  for (std::size_t i = 0; i < effort_.crew.workers; ++i)
    playouts_.emplace_back(script_, scenario, opening(scenario, {}));
}

Choice Commander::choose(const Table& table, Dice& dice) {
  const Step& step = *question(table.position());
  if (std::holds_alternative<MoveFormation>(step)) return follow_or_plan(table, dice);
  if (table.count_choices() == 1) return table.choice(0);
  if (std::holds_alternative<DeclareCombat>(step)) return declare(table, dice);
  return react(table, step, dice);
}

int Commander::last_turn_from(const Situation& situation) const {
  const Scenario& scenario = scratch_.scenario();
  return std::min<int>(situation.turn + turns_worth_playing_on(scenario), scenario.last_turn());
}

Race::Course Commander::course_from(const Table& table, Dice& dice) const {
  return {table.position(), side_asked(table), last_turn_from(table.position().situation), dice.next()};
}

void Commander::keep_plan(const Position& from, const std::vector<Choice>& answers) {
  plan_.clear();
  scratch_.set(from);
  for (const Choice& answer : answers) {
    plan_.push_back({scratch_.hash(), answer});
    scratch_.answer(answer);
  }
}

void Commander::reflect(const Position& from, const Race& race, const Temper& temper, int last_turn) {
  const Race::Placed winner = race.winner();
  const Scenario& scenario = scratch_.scenario();
  thought_ = {aim_of(scenario, from, winner.line.answers, temper), std::nullopt};
  if (winner.ends.empty()) return;
  thought_.prospect = prospect_of(winner.ends, winner.value, race.first().value, race.runners(), last_turn);
}

Choice Commander::follow_or_plan(const Table& table, Dice& dice) {
  for (const Intended& intended : plan_)
    if (intended.at == table.hash()) return intended.answer;
  const Position& from = table.position();
  const std::size_t formation = std::get<MoveFormation>(*question(from)).formation.index();
  Race race(playouts_, effort_, course_from(table, dice));
  std::vector<Planner::Plan> plans;
  const auto enter = [&](Planner::Plan plan) {
    const bool known = std::any_of(plans.begin(), plans.end(),
                                   [&](const Planner::Plan& other) { return other.result == plan.result; });
    if (plan.answers.empty() || known) return;
    Line line{plan.answers, standing_};
    line.tempers[formation] = plan.temper;
    race.enter(std::move(line));
    plans.push_back(std::move(plan));
  };
  enter(planner_.plan(from, standing_[formation] == Temper{} ? temper_ : standing_[formation], dice.next()));
  for (std::size_t i = 0; i < 2 * method_.plans && race.runners() < method_.plans; ++i) {
    if (effort_.stop && effort_.stop()) break;
    const Temper temper = mood(table.scenario(), temper_, i, dice);
    enter(planner_.plan(from, temper, dice.next()));
  }
  enter(planner_.stand_still(from));
  if (race.runners() == 0) return table.choice(0);
  long left = effort_.nodes - planner_.take_nodes();
  bool on = race.run(left * kFirstShare / kAll);
  left -= race.spent();
  const long rounds = 1 + effort_.nodes / method_.nodes_for_more;
  for (long round = 0; on && left > 0 && round < rounds; ++round) {
    const auto best = std::find_if(plans.begin(), plans.end(), [&](const Planner::Plan& plan) {
      return plan.answers == race.winner().line.answers;
    });
    const auto champion = static_cast<std::size_t>(best - plans.begin());
    const std::size_t most = race.runners() + method_.variations;
    for (std::size_t i = 0; i < 2 * method_.variations && race.runners() < most; ++i) {
      if (i % 2 == 0)
        enter(planner_.redirect(from, plans[champion], dice.next()));
      else
        enter(planner_.vary(from, plans[champion],
                            mood(table.scenario(), temper_, i % 4 == 1 ? i / 4 : 99, dice), dice.next()));
    }
    const long before = race.spent();
    left -= planner_.take_nodes();
    on = race.run(left / (rounds - round));
    left -= race.spent() - before;
  }
  const Race::Placed winner = race.winner();
  standing_[formation] = winner.line.tempers[formation];
  keep_plan(from, winner.line.answers);
  reflect(from, race, standing_[formation], last_turn_from(from.situation));
  return plan_.front().answer;
}

Choice Commander::best_of_lines(const Table& table, const std::vector<Weighed>& weighed, std::size_t most,
                                int share, Dice& dice) {
  std::vector<std::size_t> order(weighed.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return weighed[a].worth != weighed[b].worth ? weighed[a].worth > weighed[b].worth : a < b;
  });
  if (order.size() > most) order.resize(most);
  Race race(playouts_, effort_, course_from(table, dice));
  for (const std::size_t i : order) race.enter({{weighed[i].choice}, standing_});
  race.run(std::max(1L, effort_.nodes * share / kAll));
  reflect(table.position(), race, temper_, last_turn_from(table.position().situation));
  return race.winner().line.answers.front();
}

Choice Commander::declare(const Table& table, Dice& dice) {
  const Outlook outlook(table.scenario(), script_.ground(), table.position().situation, side_asked(table),
                        temper_);
  return best_of_lines(table, weigh_declarations(outlook, table, dice), method_.declarations, kAll, dice);
}

Choice Commander::react(const Table& table, const Step& step, Dice& dice) {
  if (std::holds_alternative<SpecialQuestion>(step)) {
    std::vector<Weighed> offered;
    for (std::size_t i = 0; i < table.count_choices(); ++i) offered.push_back({table.choice(i), 0});
    return best_of_lines(table, offered, method_.declarations, kAll, dice);
  }
  const Outlook outlook(table.scenario(), script_.ground(), table.position().situation, side_asked(table),
                        temper_);
  const std::vector<Weighed> weighed = weigh_reactions(outlook, table, step);
  return weighed.size() == 1 ? weighed.front().choice
                             : best_of_lines(table, weighed, method_.reactions, method_.reaction_share, dice);
}

}  // namespace longroll::aprils
