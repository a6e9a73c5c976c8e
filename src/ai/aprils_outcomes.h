// All that can come of a combat, each with its chance: losses, retreats, checks and advances, found by asking the engine's
// own questions to the end.
#pragma once

#include <functional>
#include <vector>

#include "ai/aprils_script.h"
#include "aprils/odds.h"

namespace longroll::aprils {

// One way in which a combat may end, as far as it is told apart.
struct FightEnd {
  ByRole<std::uint8_t> steps_lost{};
  ByRole<std::uint8_t> units_lost{};
  ByRole<std::uint8_t> fell_back{};  // units that left their hex and live
  bool cleared = false;              // no defender is left in the hexes attacked
  bool taken = false;                // an attacker has advanced into one of them

  friend bool operator==(const FightEnd&, const FightEnd&) = default;
};

struct FightOutcomes {
  struct Entry {
    FightEnd end;
    double chance = 0;
  };
  std::vector<Entry> entries;  // in order of their ends, each once; the chances add up to 1
  long positions = 0;          // looked at on the way

  double chance_of(const std::function<bool(const FightEnd&)>& what) const;
  double mean_steps_lost(Role role) const;
};

// How the sides answer while the combat is resolved.
using Chooser = std::function<Choice(const Table&)>;
Chooser chooser_of(const Script& script);

class OutcomeFinder {
 public:
  // All must outlive it.
  OutcomeFinder(const Scenario& scenario, Chooser chooser);

  // A combat as it would be declared now, whoever is asked; the battle must be a legal one (refuse_battle).
  FightOutcomes find(const Situation& situation, const Battle& battle);

 private:
  void follow(const Position& position, double chance);
  void follow_dice(const Position& position, double chance);
  void note_end(const Situation& end, double chance);

  const Scenario& scenario_;
  Chooser chooser_;
  Table table_;
  Offers offers_ = Offers::without_marches();  // room for lists that nobody reads
  const Situation* before_ = nullptr;
  const Battle* battle_ = nullptr;
  ByRole<UnitSet> involved_;
  FightOutcomes found_;
};

// The position in which this battle has just been declared and nothing follows it.
Position declared(const Scenario& scenario, const Situation& situation, const Battle& battle);

}  // namespace longroll::aprils
