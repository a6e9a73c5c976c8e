#include "ai/aprils_commander.h"

#include <algorithm>
#include <numeric>

#include "ai/aprils_declare.h"
#include "ai/aprils_reactions.h"

namespace longroll::aprils {
namespace {

constexpr int kTurnsAhead = 1;  // besides the present one
constexpr std::size_t kMostDeclarations = 6;
constexpr std::size_t kMostReactions = 4;
constexpr std::size_t kPlansAtOnce = 6;
constexpr int kRoundShare = 3;  // a round of new plans may spend this part of the playouts
constexpr int kAll = 100, kReactionShare = 25;

Side side_asked(const Table& table) {
  return table.asked() == Asked::Union ? Side::Union : Side::Confederate;
}

int last_turn_seen(const Table& table) { return table.position().situation.turn + kTurnsAhead; }

}  // namespace

Commander::Commander(const Scenario& scenario, const Temper& temper, Effort effort)
    : script_(scenario),
      temper_(temper),
      effort_(std::move(effort)),
      planner_(script_, scenario, opening(scenario, {})),
      playout_(script_, scenario, opening(scenario, {})),
      scratch_(scenario, opening(scenario, {}), Offers::without_marches()) {}

Choice Commander::choose(const Table& table, Dice& dice) {
  const Step& step = *question(table.position());
  if (std::holds_alternative<MoveFormation>(step)) return follow_or_plan(table, dice);
  if (table.count_choices() == 1) return table.choice(0);
  if (std::holds_alternative<DeclareCombat>(step)) return declare(table, dice);
  return react(table, step, dice);
}

void Commander::keep_plan(const Position& from, const std::vector<Choice>& answers) {
  plan_.clear();
  scratch_.set(from);
  for (const Choice& answer : answers) {
    plan_.push_back({scratch_.hash(), answer});
    scratch_.answer(answer);
  }
}

Choice Commander::follow_or_plan(const Table& table, Dice& dice) {
  if (!plan_.empty() && plan_.front().at == table.hash()) {
    const Choice next = plan_.front().answer;
    plan_.pop_front();
    return next;
  }
  const Position& from = table.position();
  Race race(playout_, from, side_asked(table), last_turn_seen(table), dice.next());
  std::vector<std::uint64_t> seen;
  const auto enter = [&](Planner::Plan plan) {
    if (plan.answers.empty() || std::find(seen.begin(), seen.end(), plan.result) != seen.end()) return;
    seen.push_back(plan.result);
    race.enter(std::move(plan.answers));
  };
  std::size_t tried = 0;
  const auto enter_some = [&] {
    const std::size_t before = race.runners();
    for (std::size_t i = 0; i < 2 * kPlansAtOnce && race.runners() < before + kPlansAtOnce; ++i) {
      const Temper temper = mood(temper_, tried++, dice);
      enter(planner_.plan(from, temper, dice.next()));
    }
    return race.runners() > before;
  };
  enter_some();
  if (auto still = planner_.stand_still(from)) enter(std::move(*still));
  if (race.runners() == 0) return table.choice(0);
  // Rounds of new plans against the best of the old, until the effort is spent or nothing new comes up.
  const int round = std::max(1, effort_.playouts / kRoundShare);
  while (race.spent() < effort_.playouts) {
    if (!race.run(std::min(round, effort_.playouts - race.spent()), effort_.stop)) break;
    if (!enter_some()) break;
  }
  keep_plan(from, race.winner().line);
  const Choice first = plan_.front().answer;
  plan_.pop_front();
  return first;
}

Choice Commander::best_of_lines(const Table& table, const std::vector<Weighed>& weighed, std::size_t most,
                                int share, Dice& dice) {
  std::vector<std::size_t> order(weighed.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return weighed[a].worth != weighed[b].worth ? weighed[a].worth > weighed[b].worth : a < b;
  });
  if (order.size() > most) order.resize(most);
  Race race(playout_, table.position(), side_asked(table), last_turn_seen(table), dice.next());
  for (const std::size_t i : order) race.enter({weighed[i].choice});
  race.run(std::max(1, effort_.playouts * share / kAll), effort_.stop);
  return race.winner().line.front();
}

Choice Commander::declare(const Table& table, Dice& dice) {
  const Outlook outlook(table.scenario(), script_.ground(), table.position().situation, side_asked(table),
                        temper_);
  return best_of_lines(table, weigh_declarations(outlook, table, dice), kMostDeclarations, kAll, dice);
}

Choice Commander::react(const Table& table, const Step& step, Dice& dice) {
  if (std::holds_alternative<SpecialQuestion>(step)) {
    std::vector<Weighed> offered;
    for (std::size_t i = 0; i < table.count_choices(); ++i) offered.push_back({table.choice(i), 0});
    return best_of_lines(table, offered, kMostDeclarations, kAll, dice);
  }
  const Outlook outlook(table.scenario(), script_.ground(), table.position().situation, side_asked(table),
                        temper_);
  const std::vector<Weighed> weighed = weigh_reactions(outlook, table, step);
  return weighed.size() == 1 ? weighed.front().choice
                             : best_of_lines(table, weighed, kMostReactions, kReactionShare, dice);
}

}  // namespace longroll::aprils
