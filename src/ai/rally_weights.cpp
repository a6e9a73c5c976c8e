// The weights of the signs, battle by battle: data. Fitted to games of the script against itself in changing tempers by
// `./longroll fit BATTLE --games N --seed 1`: 1000 games. They are to be made anew when the script, the signs or a battle changes.
#include "ai/rally_evaluation.h"

namespace longroll::rally {
namespace {

struct Fitted {
  std::string_view battle;
  std::array<std::int16_t, kMaxSigns> weights;
};

constexpr Fitted kFitted[] = {
    {"perryville", {-827, 329, 178,  -32, 276, 0,    -85, -773, -43, 69,  -670, 637, 84,   -119,
                    -9,   -64, -257, 219, 304, -340, 598, 780,  4,   304, 403,  60,  -678, -16}},
};

}  // namespace

std::optional<std::span<const std::int16_t>> weights_of(const Scenario& scenario) {
  for (const Fitted& fitted : kFitted)
    if (fitted.battle == scenario.id) return std::span(fitted.weights);
  return std::nullopt;
}

}  // namespace longroll::rally
