// What a fight brings on the average, from the numbers of those who fight: quick enough to be asked for every hex of a march.
// The losses are those of rally/forecast.h; where the beaten go is left to whoever asks.
#pragma once

#include "rally/charts.h"

namespace longroll::rally {

// One brigade in a fight.
struct Fighter {
  int points = 0;          // as it stands
  int points_damaged = 0;  // after a step
  int quality = 0;         // with what its leader and train lend
  int printed = 0;         // quality on the counter
  int step = 0;            // what its next step costs its owner
  bool damaged = false;
  bool cavalry = false;
  bool in_clear = false;
  bool repeaters = false;
};

struct Force {
  FixedVector<Fighter, 16> units;
  int leader = 0;  // columns
  int guns = 0;    // of a defender: what they add
  int points() const;
};

struct Clash {
  Force attacker;
  Force defender;
  int shift = 0;  // of ground, surge and surprise
};

// Chances in 65536ths.
inline constexpr int kCertain = 1 << 16;
struct Expectation {
  int attacker_loss = 0;  // in what steps cost
  int defender_loss = 0;
  int vacated = 0;   // the chance that no defender stays
  int taken = 0;     // that besides an attacker is left to go in (9.5)
  int repulsed = 0;  // that the attackers fall back
};
Expectation expect(const Charts& charts, const Clash& clash);

}  // namespace longroll::rally
