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
    {"pea-ridge", 1, {-34, -8,  108, 261, 153, -105, 18,  0,   0, 0, 58, 10,   50,  -3, 0,
                      29,  -30, -31, 0,   0,   22,   166, 263, 0, 0, 0,  -174, -31, 0}},
    {"bull-run", 0, {75, -15, 13, 45, 282, -197, 2,   0,  6, 0, 0, 7,    18,  -41, 0,
                     45, 74,  39, 0,  0,   33,   107, -9, 0, 0, 3, -161, 102, 0}},
    {"bentonville", 0, {47, -21,  -21, 464, -103, -49, 0,   0,  30, 0, 30, 9,   14,  10, 0,
                        4,  -141, 227, 0,   0,    8,   -34, 41, 0,  0, 0,  109, -92, 0}},
    {"shiloh", 0, {-206, 39,   -38, -52, 380, -316, 17,  0,  18, 0, 99,  2,   11,  6, 0,
                   38,   -215, -53, 6,   0,   18,   -13, 0,  0,  0, 4,   117, 106, 0, 0,
                   6,    58,   171, 0,   1,   15,   -10, 74, 0,  0, 108, 66,  104, 25}},

    {"gettysburg", 0, {-170, 24, 25,  39, 311,  -223, 3, 1,  32,  0,  43,  4,  2,    -25, 0,   0,   174,
                       -104, 0,  0,   0,  -130, 47,   2, 0,  7,   8,  -26, 19, 0,    0,   -22, 191, 84,
                       0,    2,  117, 3,  35,   0,    6, 70, -69, 77, 3,   0,  -264, 185, 9}},
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
