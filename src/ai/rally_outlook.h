// The map as the scripted player sees it when it is asked: both sides' stacks in numbers, threats, stakes, the standing of the game.
#pragma once

#include <memory>
#include <vector>

#include "ai/rally_approach.h"
#include "ai/rally_clash.h"
#include "ai/rally_hazards.h"
#include "ai/rally_temper.h"
#include "rally/reach_book.h"

namespace longroll::rally {

// The brigades of one side in one place.
struct Stack {
  SpotId spot;
  UnitSet units;
  int points = 0;
  friend bool operator==(const Stack&, const Stack&) = default;
};
using Stacks = FixedVector<Stack, 2 * kMaxBrigades>;

// What the player has worked out of a battle before it begins.
struct Lore {
  explicit Lore(const Scenario& scenario) : ways(scenario), hazards(scenario.charts) {}
  Ways ways;
  Hazards hazards;
};

using Targets = FixedVector<const Stack*, 6>;

// What a brigade gains that walks into a place nobody defends.
struct Prize {
  SpotId spot;
  int worth = 0;
};

// One side's stacks, found by place.
class Troops {
 public:
  void add(SpotId spot, UnitId unit, int points);

  const Stacks& stacks() const { return stacks_; }
  const Stack* in(SpotId spot) const {
    const std::uint8_t number = at_[spot.index()];
    return number == 0 ? nullptr : &stacks_[number - 1u];
  }

 private:
  Stacks stacks_;
  std::array<std::uint8_t, kMaxSpots> at_{};  // 0: none; else 1 + index into stacks_
};

// What has been found out about the enemy as he stands, and need not be found out again until he moves or loses. Of one battle.
class Notes {
 public:
  static constexpr int kUnknown = -1;
  struct Page {
    std::optional<Stacks> enemy;       // for whom it holds
    std::vector<Approach> approaches;  // to the places that were asked for
    std::array<std::int16_t, kMaxSpots> threat;
    std::array<std::int8_t, kMaxSpots> nearest;
  };

  // What a side knows of an enemy who stands so; nothing, if he stood otherwise before.
  Page& page(Side side, const Troops& enemy);
  // Where brigades could march; holds whoever moves elsewhere.
  ReachBook marches;

 private:
  BySide<Page> pages_;
};

class Outlook {
 public:
  // With the notes of whoever looks again and again.
  Outlook(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side,
          const Temper& temper, Notes& notes)
      : Outlook(scenario, lore, situation, side, temper, &notes) {}
  // At first sight.
  Outlook(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side,
          const Temper& temper)
      : Outlook(scenario, lore, situation, side, temper, nullptr) {}
  // What it has found out so far points into it.
  Outlook(const Outlook&) = delete;
  Outlook& operator=(const Outlook&) = delete;

  const Scenario& scenario;
  const Ways& ways;
  const Hazards& hazards;
  const Situation& situation;
  const Side side;  // whose eyes these are
  const Temper temper;
  const Field field;  // as our side sees it
  Troops own;
  Troops enemy;

  int turns_left() const { return scenario.last_turn() - situation.turn + 1; }
  // Victory points ahead of the enemy now.
  int lead() const;

  // A brigade as it would fight, from this place if it attacks.
  Fighter fighter(UnitId brigade, SpotId from) const;
  // What a fight is worth to the attacker of these stacks, the ground of it included; `attacker` has its units and its leader.
  // `besides` is gained, too, if the enemy has to go.
  int worth_of_attack(const Force& attacker, const Targets& targets, int besides) const;
  int worth_of_attack(const Force& attacker, const Stack& target, int besides = 0) const {
    return worth_of_attack(attacker, Targets{&target}, besides);
  }

  // 8.1: whether our stack there is too high, so that every brigade of it loses a step when a movement phase ends.
  bool overstacked(SpotId spot) const { return field.stack[spot.index()] > kStackingLimit; }
  // An objective of the enemy's, his train or a leader of his whom no brigade of his guards; 0: nothing to be had.
  int prize(SpotId spot) const {
    int worth = 0;
    for (const Prize& prize : prizes_)
      if (prize.spot == spot) worth += prize.worth;
    return worth;
  }
  const FixedVector<Prize, kMaxUnits>& prizes() const { return prizes_; }
  // The objective in a place.
  std::optional<std::size_t> objective_in(SpotId spot) const;
  // Enemy strength points that may come against a place within a turn.
  int threat(SpotId spot) const;
  // What standing there under such a threat is expected to cost a force of these points and this quality.
  int danger(SpotId spot, int points, int quality, int step) const;
  int nearest_enemy(SpotId spot) const;  // hexes
  // Whether an enemy brigade could walk in there with one march, our zones about it as they are, and nobody of ours stands
  // there to stop it.
  bool open_to_enemy(SpotId spot) const;
  // Where a brigade could march to if it were activated in command now; good until the brigade is asked for again.
  const SpotSet& ends_in_command(UnitId brigade) const;
  // Half points to a place, around the enemy.
  int way(SpotId from, SpotId to) const { return approach(to).cost(ways, field, from); }
  // The shortest of the ways from these places; Approach::kFarthest if there are none.
  int least_way(const SpotSet& from, SpotId to) const;

  template <class Visit>
  void for_each_beside(SpotId spot, Visit&& visit) const {
    for (std::uint16_t to : scenario.ground[spot].next)
      if (to != Ground::kNowhere) visit(SpotId(to));
  }

 private:
  Outlook(const Scenario& scenario, const Lore& lore, const Situation& situation, Side side,
          const Temper& temper, Notes* notes);

  // A stack as it would meet an attack.
  struct Defence {
    Force force;     // with the guns and the leader there
    int shift = 0;   // of the ground
    int place = 0;   // what it is worth that they leave where they stand
    int ground = 0;  // and to come there
  };
  const Defence& defence(const Stack& stack) const;
  Force defenders(const Stack& stack) const;
  int guns_that_may_come(SpotId spot) const;
  int worth_of_ground(const Stack& stack) const;
  void find_prizes();
  SpotSet find_open_places() const;
  Approach& approach(SpotId to) const;

  mutable std::optional<int> lead_;
  mutable std::optional<SpotSet> open_;
  FixedVector<Prize, kMaxUnits> prizes_;
  std::unique_ptr<Notes> own_notes_;  // of one who looks for the first time
  Notes& notes_;
  Notes::Page& known_;
  mutable std::vector<std::optional<Defence>> defence_;  // by place among the enemy's stacks
  mutable std::array<std::int8_t, kMaxUnits> quality_;
};

// The bonus in columns of the leader who would lead a fight of these units from where they are.
int leading_columns(const Outlook& outlook, SpotId spot, const UnitSet& units, Side side);

}  // namespace longroll::rally
