#include "ai/rally_orders.h"

#include <algorithm>

#include "ai/rally_worth.h"
#include "rally/victory.h"

namespace longroll::rally {
namespace {

constexpr int kHorizon = 5;      // turns: beyond, bodies choose in any order
constexpr int kLeastNeed = 4;    // strength points that every goal is given
constexpr int kTakersNeed = 14;  // in tenths of what the enemy has: to take
constexpr int kHoldersNeed = 8;  // to hold
constexpr int kDetour = 2;       // half points: who stands so near a way stands on it
constexpr int kTwoMarches = 2 * kFootAllowance;
constexpr int kWatch = 12;      // half points: an objective with an enemy so near is watched,
constexpr int kWatchPoint = 4;  // and so much farther for every point it is worth
constexpr int kNearby = 4;      // hexes: who stands together
constexpr int kPress = 90;      // what draws brigades to an enemy stack,
constexpr int kEasy = 70;     // more to one that loses a step more than it costs, less to one that does not,
constexpr int kInTheWay = 3;  // and by one part in so many of what it threatens
constexpr int kLeastPress = 30;
constexpr int kDearest = 3;  // times its stake: the objective that matters most
constexpr int kStrike = 12;  // strength points of an attack as it usually comes
constexpr int kLeastPull = 2, kMostPull = 6;
constexpr int kSure = 6;  // points ahead that are worth sitting on
constexpr std::size_t kMostGoals = kMaxObjectives + 1 + kMaxBrigades;

int turns_for(int way) { return (way + kFootAllowance - 1) / kFootAllowance; }

struct Goal {
  SpotId place;
  int stake = 0;
  int need = 0;
  int sent = 0;
};

class Dispatcher {
 public:
  explicit Dispatcher(const Outlook& outlook) : outlook_(outlook) {
    const Scenario& scenario = outlook.scenario;
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i) add_objective(i);
    add_train();
    if (outlook.lead() >= kSure) return;
    for (const Stack& stack : outlook.enemy.stacks())
      if (!goals_.full()) goals_.push_back({stack.spot, press_on(stack), stack.points * kTakersNeed / 10, 0});
  }

  Orders dispatch() {
    Orders orders;
    for (std::size_t i = 0; i < outlook_.scenario.objectives.size(); ++i)
      if (outlook_.situation.control[i] == outlook_.side)
        post_garrison(outlook_.ways.place_of(i), outlook_.scenario.objectives[i].value, orders);
    const auto train = outlook_.scenario.train[outlook_.side];
    if (train && outlook_.situation.on_map(*train))
      post_garrison(outlook_.situation.spot(*train), kTrainPoints, orders);
    gather();
    // Those with the shortest way choose first.
    for (int turns = 0; turns <= kHorizon; ++turns)
      for (const Body& body : bodies_)
        if (body.turns == turns) send(body, orders);
    return orders;
  }

 private:
  // Whether brigades of ours stand on the enemy's way to a place.
  bool screened(const Stack& enemy, SpotId place) const {
    const int way = outlook_.ways.cost(enemy.spot, place) + kDetour;
    for (const Stack& stack : outlook_.own.stacks())
      if (outlook_.ways.cost(enemy.spot, stack.spot) + outlook_.ways.cost(stack.spot, place) <= way)
        return true;
    return false;
  }

  // Who could be there in two marches; of the enemy, those in whose way nobody stands.
  int coming(SpotId place) const {
    int points = 0;
    for (const Stack& stack : outlook_.enemy.stacks())
      if (outlook_.ways.cost(stack.spot, place) <= kTwoMarches && !screened(stack, place))
        points += stack.points;
    return points;
  }
  static int near(const Outlook& outlook, const Troops& troops, SpotId place) {
    int points = 0;
    for (const Stack& stack : troops.stacks())
      if (outlook.ways.cost(stack.spot, place) <= kTwoMarches) points += stack.points;
    return points;
  }

  // What is the enemy's draws takers. What is ours is held before it, by going for whoever comes; on it only where he is
  // the stronger.
  void add_objective(std::size_t objective) {
    const SpotId place = outlook_.ways.place_of(objective);
    int stake = stake_of(outlook_.scenario, outlook_.situation, objective);
    if (outlook_.temper.goal == objective) stake *= kDearest;
    if (outlook_.situation.control[objective] != outlook_.side) {
      const int theirs = near(outlook_, outlook_.enemy, place);
      goals_.push_back({place, stake, kLeastNeed + theirs * kTakersNeed / 10, 0});
      return;
    }
    const int theirs = coming(place);
    if (theirs == 0 && outlook_.temper.goal != objective) return;
    goals_.push_back({place, stake * outlook_.temper.hold / 100, kLeastNeed + theirs * kHoldersNeed / 10, 0});
  }

  void add_train() {
    const auto train = outlook_.scenario.train[enemy_of(outlook_.side)];
    if (!train || !outlook_.situation.on_map(*train)) return;
    const SpotId place = outlook_.situation.spot(*train);
    const int theirs = near(outlook_, outlook_.enemy, place);
    goals_.push_back({place, kPoint * kTrainPoints, kLeastNeed + theirs * kTakersNeed / 10, 0});
  }

  // Who is weak, ill placed or near what is ours is gone for first.
  int press_on(const Stack& stack) const {
    int quality = 0;
    for (UnitId unit : stack.units) quality += outlook_.fighter(unit, stack.spot).quality;
    quality /= static_cast<int>(stack.units.size());
    const Hazard& hazard = outlook_.hazards.of(kStrike, stack.points, quality,
                                               outlook_.ways.shift(enemy_of(outlook_.side), stack.spot));
    int press = kPress + kEasy * hazard.loss / Hazard::kWhole;
    int threatened = 0;
    for (std::size_t i = 0; i < outlook_.scenario.objectives.size(); ++i)
      if (outlook_.situation.control[i] == outlook_.side &&
          outlook_.ways.cost(stack.spot, outlook_.ways.place_of(i)) <= kTwoMarches)
        threatened = std::max(threatened, stake_of(outlook_.scenario, outlook_.situation, i));
    press += threatened * outlook_.temper.hold / (100 * kInTheWay);
    return std::max(kLeastPress, press);
  }

  // A place of ours, worth so many points, that the enemy could walk into is kept by the brigade that is nearest to it.
  void post_garrison(SpotId place, int value, Orders& orders) {
    const int watched = kWatch + kWatchPoint * value;
    int enemy = watched + 1;
    for (const Stack& stack : outlook_.enemy.stacks()) {
      const int way = outlook_.ways.cost(stack.spot, place);
      if (way < enemy && (way <= kFootAllowance || !screened(stack, place))) enemy = way;
    }
    if (enemy > watched) return;
    std::optional<UnitId> nearest;
    int least = enemy;
    for (const Stack& stack : outlook_.own.stacks())
      for (UnitId unit : stack.units - posted_) {
        const int way = outlook_.ways.cost(stack.spot, place);
        if (way > least || (nearest && way == least)) continue;
        least = way;
        nearest = unit;
      }
    if (!nearest) return;
    posted_.insert(*nearest);
    orders.of[nearest->index()] = {place, kMostPull, Stance::Hold};
  }

  // A division goes together; who belongs to none goes alone.
  struct Body {
    UnitSet units;
    int points = 0;
    int turns = kHorizon;  // to the nearest goal
    bool horse = true;
    std::array<int, kMostGoals> least{};  // turns to each goal, if no enemy makes the way longer
  };

  void gather() {
    std::array<std::uint8_t, kMaxFormations> body_of{};  // 0: none; else 1 + index
    for (UnitId unit : outlook_.scenario.brigades & outlook_.scenario.of_side[outlook_.side]) {
      if (!outlook_.situation.on_map(unit) || posted_.contains(unit)) continue;
      const FormationId formation = outlook_.scenario.unit(unit).formation;
      std::uint8_t& number = body_of[formation.index()];
      if (number == 0 || outlook_.scenario.formation(formation).level != Rank::Division) {
        bodies_.push_back({});
        number = static_cast<std::uint8_t>(bodies_.size());
      }
      Body& body = bodies_[number - 1u];
      body.units.insert(unit);
      body.points += strength(outlook_.scenario, outlook_.situation, unit).points;
      body.horse = body.horse && outlook_.scenario.unit(unit).kind == UnitKind::Cavalry;
    }
    // Straight ways first: they are quickly known, and most ways around need not be found out then.
    for (Body& body : bodies_) {
      for (std::size_t i = 0; i < goals_.size(); ++i) {
        body.least[i] = least_turns_to(body, goals_[i].place);
        if (outlook_.enemy.in(goals_[i].place) != nullptr) body.turns = std::min(body.turns, body.least[i]);
      }
      for (std::size_t i = 0; i < goals_.size(); ++i)
        if (body.least[i] < body.turns) body.turns = std::min(body.turns, turns_to(body, goals_[i].place));
    }
  }

  template <class Way>
  int turns_by(const Body& body, Way&& way_from) const {
    int sum = 0;
    for (UnitId unit : body.units) sum += way_from(outlook_.situation.spot(unit));
    const int way = sum / static_cast<int>(body.units.size());
    return body.horse ? turns_for(way) / 2 : turns_for(way);
  }
  // To an enemy the way is straight; to a place, around whoever stands between.
  int turns_to(const Body& body, SpotId place) const {
    const bool straight = outlook_.enemy.in(place) != nullptr;
    return turns_by(body, [&](SpotId from) {
      return straight ? outlook_.ways.cost(from, place) : outlook_.way(from, place);
    });
  }
  // Never more than that, and quickly known: no enemy makes a way shorter.
  int least_turns_to(const Body& body, SpotId place) const {
    return turns_by(
        body, [&](SpotId from) { return std::min(outlook_.ways.cost(from, place), Approach::kFarthest); });
  }

  // What draws a body to a goal that is so many turns away; what lies beyond the end of the battle draws nobody.
  int draw(const Goal& goal, int turns) const {
    if (turns > outlook_.turns_left() + 1) return 0;
    const int filled = goal.sent * 100 / goal.need;
    return goal.stake * std::clamp(150 - filled, 15, 100) / (turns + 2);
  }

  void send(const Body& body, Orders& orders) {
    // At most so much, by the straight way. Whoever could draw most is looked at first, and those who could not draw as
    // much as he does are not looked at again.
    std::array<int, kMostGoals> most{};
    std::size_t promising = 0;
    for (std::size_t i = 0; i < goals_.size(); ++i) {
      most[i] = draw(goals_[i], body.least[i]);
      if (most[i] > most[promising]) promising = i;
    }
    const int enough = goals_.empty() ? 0 : draw(goals_[promising], turns_to(body, goals_[promising].place));
    Goal* best = nullptr;
    int best_draw = 0;
    for (std::size_t i = 0; i < goals_.size(); ++i) {
      if (most[i] < enough || most[i] <= best_draw) continue;
      const int drawn = draw(goals_[i], turns_to(body, goals_[i].place));
      if (drawn <= best_draw) continue;
      best = &goals_[i];
      best_draw = drawn;
    }
    if (best != nullptr) best->sent += body.points;
    for (UnitId unit : body.units) {
      Order& order = orders.of[unit.index()];
      order.stance = stance_at(outlook_.situation.spot(unit));
      if (best == nullptr) continue;
      order.goal = best->place;
      order.pull = std::clamp(best->stake / 80, kLeastPull, kMostPull) * outlook_.temper.progress / 100;
    }
  }

  // Who is far outnumbered where he stands gives ground; who is ahead need not attack.
  Stance stance_at(SpotId spot) const {
    int ours = 0, theirs = 0;
    for (const Stack& stack : outlook_.own.stacks())
      if (distance(outlook_.scenario, stack.spot, spot) <= kNearby) ours += stack.points;
    for (const Stack& stack : outlook_.enemy.stacks())
      if (distance(outlook_.scenario, stack.spot, spot) <= kNearby) theirs += stack.points;
    if (theirs > 2 * ours) return Stance::Withdraw;
    return outlook_.lead() >= kSure && theirs >= ours ? Stance::Hold : Stance::Attack;
  }

  const Outlook& outlook_;
  FixedVector<Goal, kMostGoals> goals_;
  FixedVector<Body, kMaxBrigades> bodies_;
  UnitSet posted_;
};

}  // namespace

Orders give_orders(const Outlook& outlook) { return Dispatcher(outlook).dispatch(); }

int least_gain(const Outlook& outlook, Stance stance) {
  constexpr int kUsual = 15, kBehind = 7, kHolding = 25, kWithdrawing = 40;
  constexpr int kLastTurns = 3, kLate = 18;
  if (stance == Stance::Withdraw) return kWithdrawing;
  if (stance == Stance::Hold) return kHolding;
  if (outlook.lead() > 0) return kUsual;
  // Behind near the end, any chance must be taken.
  return kBehind - kLate * std::max(0, kLastTurns - outlook.turns_left());
}

}  // namespace longroll::rally
