// The weights of the signs, battle by battle: data. Fitted to games of the script against itself in changing tempers, by
// the formulas of `./longroll fit BATTLE --games N` but with other seeds, so that it gives near, not equal, numbers:
// 2000 games of Pea Ridge, Bull Run and Bentonville, 700 of Shiloh, 300 of Gettysburg. They are to be made anew when the
// script, the signs or a battle changes.
#include "ai/aprils_evaluation.h"

namespace longroll::aprils {
namespace {

struct Fitted {
  std::string_view battle;
  std::array<std::int16_t, kMaxSigns> weights;
};

constexpr Fitted kFitted[] = {
    {"pea-ridge", {7,  259, 110, -59, 36, 23, -6,  -11, 66,  9,  36,   11,  -4, 50,
                   46, 42,  -33, -9,  20, 89, 186, 5,   -41, 53, -134, -58, 66}},
    {"bull-run", {68,  102, 196, -156, -11, -10, 54, -15, -26, 9, 3,    -5, 11, 16,
                  127, 146, -3,  12,   6,   9,   -6, 8,   -3,  6, -129, 63, -75}},
    {"bentonville", {43,  267, 16, -90, 49, -23, 79, -23, 79, 5,   16, -7,  -8, 5,
                     -67, 63,  11, -2,  22, -8,  52, -24, 3,  -20, 52, -44, 10}},
    {"shiloh",
     {-48, -30, 348, -327, 32, -54, 159, 30, 41, 6,  12,  5,  -98, 59, -276, 15,  -30, 6,  -30, 39,  6,
      1,   8,   27,  67,   51, -35, -7,  22, 71, 99, -23, 11, 0,   20, 60,   -15, -27, 86, 81,  112, -10}},
    {"gettysburg", {-111, 86,  226, -138, 8,   24,   46,  11, -40, 5,   14, -16, -39,  94, 57, -3,
                    -5,   -44, 11,  -13,  -15, 59,   -2,  15, 25,  -12, 1,  -29, 36,   8,  37, 77,
                    -26,  22,  68,  37,   39,  -111, 101, 17, 49,  40,  -9, -30, -100, 30, 40}},
};

}  // namespace

std::optional<std::span<const std::int16_t>> weights_of(const Scenario& scenario) {
  for (const Fitted& fitted : kFitted)
    if (fitted.battle == scenario.id) return std::span(fitted.weights);
  return std::nullopt;
}

}  // namespace longroll::aprils
