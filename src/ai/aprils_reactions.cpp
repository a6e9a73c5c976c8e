#include "ai/aprils_reactions.h"

#include "ai/aprils_clash.h"
#include "ai/aprils_standing.h"
#include "ai/aprils_worth.h"

namespace longroll::aprils {
namespace {

constexpr int kWorthRunning = 12;    // a voluntary retreat must gain this much
constexpr int kWorthFollowing = -6;  // an advance may cost this much: it denies the ground to the enemy

// A loss falls where it costs least. Whoever matters least checks first, and takes the first hex of the way back.
std::optional<int> worth_of_sparing(const Scenario& scenario, const Situation& situation,
                                    const Choice& choice) {
  if (const auto* lose = std::get_if<Lose>(&choice)) return -loss_of_step(scenario, situation, lose->unit);
  if (const auto* check = std::get_if<Check>(&choice))
    return -worth(scenario.unit(check->unit), situation.steps_left(check->unit));
  return std::nullopt;
}

// Judges every offered choice by what the place it leads to is worth to its unit.
class Reactor {
 public:
  explicit Reactor(const Outlook& outlook) : outlook_(outlook), orders_(give_orders(outlook)) {}

  int worth(const Choice& choice) const {
    if (const auto* retreat = std::get_if<Retreat>(&choice))
      return retreat->to ? worth_of_step(retreat->unit, *retreat->to) : 0;
    if (const auto* advance = std::get_if<Advance>(&choice))
      return worth_of_step(advance->unit, advance->to) - kWorthFollowing;
    if (std::holds_alternative<StandFast>(choice)) return kWorthRunning;
    return worth_of_sparing(outlook_.scenario, outlook_.situation, choice).value_or(0);
  }

 private:
  int worth_of_step(UnitId unit, HexId to) const {
    const Standing standing(outlook_, orders_, reserves_, unit);
    return standing.value(to) - standing.value(outlook_.situation.hex(unit));
  }

  const Outlook& outlook_;
  Orders orders_;
  Reserves reserves_{};
};

}  // namespace

std::optional<Choice> plain_reaction(const Table& table) {
  std::optional<Weighed> best;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const Choice choice = table.choice(i);
    const auto worth = worth_of_sparing(table.scenario(), table.position().situation, choice);
    if (!worth) return std::nullopt;
    if (!best || *worth > best->worth) best = Weighed{choice, *worth};
  }
  return best ? std::optional(best->choice) : std::nullopt;
}

std::vector<Weighed> weigh_reactions(const Outlook& outlook, const Table& table, const Step& step) {
  if (const auto* lend = std::get_if<LendRating>(&step)) {
    const Fight& fight = *outlook.situation.fight;
    return {{Lend{best_rating(outlook, clash_of(fight), lend->role, fight.rating[other(lend->role)])}, 0}};
  }
  const Reactor reactor(outlook);
  std::vector<Weighed> weighed;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const Choice choice = table.choice(i);
    weighed.push_back({choice, reactor.worth(choice)});
  }
  return weighed;
}

}  // namespace longroll::aprils
