// The weights of the signs, battle by battle: data. Fitted to games of the script against itself in changing tempers by
// `./longroll fit BATTLE --games N --seed 1`: 3000 games of Pea Ridge, Bull Run and Bentonville, 1000 of Shiloh and
// Gettysburg. They are to be made anew when the script, the signs or a battle changes.
#include "ai/aprils_evaluation.h"

namespace longroll::aprils {
namespace {

struct Fitted {
  std::string_view battle;
  int turns_ahead;
  std::array<std::int16_t, kMaxSigns> weights;
};

constexpr Fitted kFitted[] = {
    {"pea-ridge", 1, {2,  244, 125, -60, 42, 11,  -11, -10, 74,  6,  47,   -7,  -6, 59,
                      37, 82,  -34, -3,  42, 123, 102, -10, -36, 39, -156, -52, 103}},
    {"bull-run", 0, {54, 47, 199, -153, 22, -5,  32, -14, 26, 7, 19,   -19, 7,  22,
                     70, 72, -2,  5,    15, 140, 9,  -4,  0,  3, -171, 77,  -50}},
    {"bentonville", 0, {45,  275, 11, -75, 27, -21, 76, -21, 76, 4,   15, -4,  -4, -2,
                        -55, 112, 12, 1,   12, 12,  10, -23, 3,  -22, 44, -85, 13}},
    {"shiloh", 0, {-80,  -31, 341, -338, 35, -58, 218, 27, 6,   4,   11,  3,  -50, 81,
                   -295, 24,  -2,  3,    45, 30,  42,  -3, 3,   10,  120, 33, -26, -9,
                   35,   122, 145, -20,  7,  4,   35,  2,  -31, -33, 131, 38, 92,  16}},

    {"gettysburg", 0, {-67, 55,  222, -160, 57,  12,  17,  6,   49,  6,  9,   -11, -34,  98,  144, -7,
                       -2,  -20, 79,  -94,  -22, 14,  -13, 17,  -10, 14, 40,  -4,  8,    -16, 84,  70,
                       -17, 6,   105, -17,  44,  -56, 147, -47, 3,   51, -18, 21,  -129, 90,  38}},
};

const Fitted* fitted_to(const Scenario& scenario) {
  for (const Fitted& fitted : kFitted)
    if (fitted.battle == scenario.id) return &fitted;
  return nullptr;
}

}  // namespace

std::optional<std::span<const std::int16_t>> weights_of(const Scenario& scenario) {
  const Fitted* fitted = fitted_to(scenario);
  return fitted != nullptr ? std::optional(std::span(fitted->weights)) : std::nullopt;
}

int turns_worth_playing_on(const Scenario& scenario) {
  constexpr int kUnfitted = 1;
  const Fitted* fitted = fitted_to(scenario);
  return fitted != nullptr ? fitted->turns_ahead : kUnfitted;
}

}  // namespace longroll::aprils
