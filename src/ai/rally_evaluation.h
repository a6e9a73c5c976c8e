// What a position of Rally 'Round the Flag! is worth to a side: the score it may expect.
#pragma once

#include <array>

#include "ai/rally_outlook.h"

namespace longroll::rally {

// A game that is won for certain; a draw is half of it, a certain loss nothing.
inline constexpr int kWholeScore = 10'000;

// What can be read off a position, the Union's less the Confederates', in round numbers near a hundred.
enum class Sign : std::uint8_t {
  Lead,      // victory points, damaged brigades by thirds
  LeadLate,  // the same, as little of the battle is left
  Power,     // strength times quality, as much of the battle is left
  Broken,    // brigades shattered this turn, who may rally
  Contest,   // who is the stronger near the objectives, by their value
};
inline constexpr std::size_t kSigns = 5;
using Signs = std::array<int, kSigns>;
Signs signs_of(const Scenario& scenario, const Ways& ways, const Situation& situation);

// The score of an ended game. A lesser grade of victory is still a victory, so grades only tell equals apart.
int score_of(const Outcome& outcome, Side side);
// The expected score of a side; exact when the game is over.
int value_of(const Scenario& scenario, const Ways& ways, const Situation& situation, Side side);

}  // namespace longroll::rally
