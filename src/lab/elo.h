// Ratings from results: the Elo scale, fitted to all meetings at once (Bradley and Terry, greatest likelihood).
#pragma once

#include <span>
#include <vector>

#include "lab/statistics.h"

namespace longroll::lab {

// All games between two players.
struct Meeting {
  std::size_t first = 0;
  std::size_t second = 0;
  double score = 0;  // of the first
  double games = 0;
};

// One rating a player, with mean 0. Each pair that met counts one drawn game more than it played, so that who has
// won everything is rated high and not infinitely high.
std::vector<double> fit_elo(std::size_t players, std::span<const Meeting> meetings);

// The scores of every pairing in one round. Games of a round share their dice.
struct RoundScores {
  std::vector<Meeting> meetings;
};
// 95 % intervals of the ratings, each end the wider of two: of what the ratings become when whole rounds are drawn anew
// with replacement, which knows that games of a round belong together; and of the bend of the likelihood (Fisher), which
// knows that ten wins in ten are no certainty.
std::vector<Interval> elo_intervals(std::size_t players, std::span<const RoundScores> rounds,
                                    int resamples = 1000);

// The Elo difference that a score between 0 and 1 means, cut off where it says nothing any more.
double elo_of_score(double score);

}  // namespace longroll::lab
