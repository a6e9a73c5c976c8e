// What can be said of a mean after so many games: intervals, and scores with the luck taken off.
#pragma once

#include <span>
#include <vector>

#include "lab/luck.h"

namespace longroll::lab {

struct Interval {
  double low = 0;
  double high = 0;
};

// Wilson's 95 % interval of a share: honest for lopsided results too. Draws may count as halves.
Interval wilson(double wins, double games);

struct Estimate {
  double mean = 0;
  Interval interval;     // 95 %
  double deviation = 0;  // of one value
};
// The interval comes from the scatter of the values.
Estimate estimate(std::span<const double> values);
// The same for scores between 0 and 1, each the mean of so many games. The interval is that of two blank wins and two
// blank losses more (Agresti and Coull), so that ten wins in ten are no certainty, and it stays within 0 and 1.
Estimate estimate_score(std::span<const double> scores, double games_in_score);

// One game's score and the luck of whoever scored it.
struct Sample {
  double score = 0;
  Luck luck;
  long block = 0;  // games of one block share their dice, so they stay together
};

struct Folds {
  long folds = 10;
  std::size_t least = 30;  // games from which weights may be learned
};

// The scores with the luck taken off, in the order of the samples: score - sum of weight x luck. The weights of a game
// are fitted by least squares to the games of other folds, which know nothing of its dice; its luck is zero in
// expectation; so the mean stays what it was in expectation, exactly, and only its scatter shrinks.
std::vector<double> take_luck_off(std::span<const Sample> samples, Folds folds = {});

}  // namespace longroll::lab
