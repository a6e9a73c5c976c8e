#include "ai/rally_declare.h"

#include "ai/rally_cordon.h"

namespace longroll::rally {
namespace {

constexpr int kNobodyForIt = -60;  // an enemy hex that nobody attacks though somebody must

struct Draft {
  UnitSet attackers;
  SpotList targets;
};
using Drafts = FixedVector<Draft, kMostCombats>;

int worth_of(const Outlook& outlook, const Draft& draft) {
  if (draft.attackers.empty()) return kNobodyForIt;
  Targets targets;
  for (SpotId spot : draft.targets)
    if (const Stack* stack = outlook.enemy.in(spot); stack != nullptr && !targets.full())
      targets.push_back(stack);
  if (targets.empty()) return 0;
  Force force;
  SpotSet from;
  for (UnitId unit : draft.attackers) {
    if (force.units.full() || !outlook.situation.on_map(unit)) continue;
    const SpotId spot = outlook.situation.spot(unit);
    from.insert(spot);
    force.units.push_back(outlook.fighter(unit, spot));
    force.leader = std::max(force.leader, leading_columns(outlook, spot, UnitSet{unit}, outlook.side));
  }
  if (force.units.empty()) return 0;
  int besides = 0;
  for (const Stack* target : targets) besides += worth_of_cordon(outlook, *target, draft.attackers, from);
  return outlook.worth_of_attack(force, targets, besides);
}

Draft with(const Draft& draft, UnitId unit) {
  Draft more = draft;
  more.attackers.insert(unit);
  return more;
}

// The rest of the phase, each attacker where he helps most.
class Completion {
 public:
  explicit Completion(const Outlook& outlook) : outlook_(outlook) {
    const Situation& situation = outlook.situation;
    for (UnitId unit : situation.fighters - situation.assigned) {
      if (!situation.on_map(unit)) continue;
      bool contact = false;
      outlook.for_each_beside(situation.spot(unit), [&](SpotId next) {
        if (outlook.enemy.in(next) == nullptr) return;
        contact = true;
        beside_.insert(next);
      });
      if (contact) left_.insert(unit);
    }
  }

  int worth_after(const Attack& attack) const {
    Drafts drafts;
    for (const Combat& combat : outlook_.situation.combats)
      drafts.push_back({combat.attackers, combat.targets});
    join(drafts, attack.targets, attack.unit);
    for (SpotId spot : beside_) {
      bool taken = false;
      for (const Draft& draft : drafts) taken = taken || draft.targets.contains(spot);
      if (!taken && !drafts.full()) drafts.push_back({{}, SpotList{spot}});
    }
    std::array<int, kMostCombats> worth{};
    for (std::size_t i = 0; i < drafts.size(); ++i) worth[i] = worth_of(outlook_, drafts[i]);
    for (UnitId unit : left_) {
      if (unit == attack.unit) continue;
      std::optional<std::size_t> best;
      int best_gain = 0, best_worth = 0;
      for (std::size_t i = 0; i < drafts.size(); ++i) {
        if (!may_join(drafts[i], unit)) continue;
        const int after = worth_of(outlook_, with(drafts[i], unit));
        if (best && after - worth[i] <= best_gain) continue;
        best = i;
        best_gain = after - worth[i];
        best_worth = after;
      }
      if (!best) continue;
      drafts[*best].attackers.insert(unit);
      worth[*best] = best_worth;
    }
    int sum = 0;
    for (std::size_t i = 0; i < drafts.size(); ++i) sum += worth[i];
    return sum;
  }

 private:
  static void join(Drafts& drafts, const SpotList& targets, UnitId unit) {
    for (Draft& draft : drafts)
      if (draft.targets == targets) {
        draft.attackers.insert(unit);
        return;
      }
    drafts.push_back({UnitSet{unit}, targets});
  }

  bool may_join(const Draft& draft, UnitId unit) const {
    const SpotId from = outlook_.situation.spot(unit);
    for (SpotId target : draft.targets)
      if (!outlook_.scenario.ground.adjacent(from, target)) return false;
    return draft.targets.size() == 1 || draft.attackers.empty() ||
           outlook_.situation.spot(draft.attackers.first()) == from;
  }

  const Outlook& outlook_;
  UnitSet left_;
  SpotSet beside_;
};

}  // namespace

std::vector<Weighed> weigh_declarations(const Outlook& outlook, const Table& table) {
  const Completion completion(outlook);
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain())
    list.push_back({choice, completion.worth_after(std::get<Attack>(choice))});
  return list;
}

std::vector<Weighed> weigh_combats(const Outlook& outlook, const Table& table) {
  std::vector<Weighed> list;
  for (const Choice& choice : table.offers().plain()) {
    const SpotId first = std::get<Resolve>(choice).target;
    int worth = 0;
    for (const Combat& combat : outlook.situation.combats)
      if (combat.targets.front() == first) worth = worth_of(outlook, {combat.attackers, combat.targets});
    list.push_back({choice, worth});
  }
  return list;
}

}  // namespace longroll::rally
