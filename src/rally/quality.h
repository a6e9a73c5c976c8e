// 2.4: quality and quality checks. Every modifier is one to the die: plus is bad for whoever rolls (ruling R1).
#pragma once

#include "rally/situation.h"

namespace longroll::rally {

// What calls for a check; for those who tell the story.
enum class CheckCause : std::uint8_t {
  Bombardment,
  Activation,
  Recovery,
  Exit,
  DefensiveFire,
  Combat,
  RetreatZone,
  Rally,
  NightMarch,
};
inline constexpr std::size_t kCheckCauses = 9;

// 2.21, ruling R7: the quality that the counter shows on this side.
int counter_quality(const Scenario& scenario, const Situation& situation, UnitId unit, bool damaged);
// The same on the side that lies up.
inline int counter_quality(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return counter_quality(scenario, situation, unit, situation.damaged.contains(unit));
}

// What a battle's own rule adds to every check of a unit.
int battle_change(const Scenario& scenario, const Situation& situation, UnitId unit);

// With the bonus of a leader beside it (ruling R9), of the train (12), and what a battle's own rule says.
int quality_of(const Scenario& scenario, const Situation& situation, UnitId unit);

// 9.4, ruling R3: a natural 1 or 6 is read as it lies.
constexpr int modified(int die, int modifier) { return die == 1 || die == 6 ? die : die + modifier; }
// 2.4, rulings R2, R3: equal passes; a natural 1 always passes and a natural 6 never does.
bool passes(int die, int modifier, int quality);

// 9.7, ruling R9: the one leader of a hex whose bonuses count there, if any.
std::optional<UnitId> leading(const Scenario& scenario, const Situation& situation, SpotId spot, Side side);

// 8.3: what cover lends to a unit that leaves an enemy zone.
int exit_modifier(const Scenario& scenario, SpotId from, Side side);

}  // namespace longroll::rally
