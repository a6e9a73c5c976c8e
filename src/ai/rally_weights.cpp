// The weights of the signs, battle by battle: data. Fitted to games of the script against itself in changing tempers by
// `./longroll fit BATTLE --games N --seed 1`: 1000 games of each scenario of Perryville, 600 of Stones River. They are to be
// made anew when the script, the signs or a battle changes.
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
    {"perryville-early",
     {384, 361,   404,  69,  -185, 0,    148,  -1362, -1103, 548,  -921, 968, -1247, -792,
      644, -1148, -401, 596, -523, -296, -559, 1260,  -727,  -310, 811,  822, -287,  940}},
    {"perryville-guns-heard",
     {-621, 211,  295,  240,  129, 0,   -356, -586, -20,  552, -413, -272, -1056, -72,
      -86,  -300, -179, 1326, 224, 450, -89,  326,  -345, 254, 508,  -270, -723,  124}},
    {"stones-river",
     {86,   86,  253,  -37, 597,  0,    89,   -83,  193,  521, -244, -215, 992, -240, 312, -115, 42,
      -156, 523, -413, -87, -220, -153, -471, -459, -276, 808, -38,  -378, 330, 371,  145, -257, -123}},
    {"stones-river-2-january", {-220, 170, 179, -254, 191, 0, 1198, -343, 594, 326, -196, 96, 273}},
};

}  // namespace

std::optional<std::span<const std::int16_t>> weights_of(const Scenario& scenario) {
  for (const Fitted& fitted : kFitted)
    if (fitted.battle == scenario.id) return std::span(fitted.weights);
  return std::nullopt;
}

}  // namespace longroll::rally
