// The weights of the signs, battle by battle: data. Fitted to games of the script against itself in changing tempers by
// `./longroll fit BATTLE --games N --seed 1`: 1500 games of each scenario of Perryville and of 2 January, 800 of 31 December and
// Rosecrans first, 500 of the three days. They are to be made anew when the script, the signs or a battle changes.
#include "ai/rally_evaluation.h"

namespace longroll::rally {
namespace {

struct Fitted {
  std::string_view battle;
  std::array<std::int16_t, kMaxSigns> weights;
};

constexpr Fitted kFitted[] = {
    {"perryville", {-1148, 191, 164,  -304, 275, 0,    130, -434, 45,   698, -382, 1086, -259, -535,
                    -115,  -57, -185, 604,  333, -359, 124, 561,  -224, 424, 614,  -173, 392,  980}},
    {"perryville-early",
     {-380, 218,   310,  -197, 31,  0,    203,  -694, -1061, 1277, -432, 1355, -2040, -400,
      100,  -1274, -206, 823,  -86, -148, -196, 1959, 78,    -271, 1058, -771, 36,    1175}},
    {"perryville-guns-heard",
     {-1099, 169, 235,  -132, 591, 0,    -289, -585, 1007, 675, -461, 383,  132,  -450,
      -747,  223, -148, 1792, 490, -296, -296, 103,  -130, 17,  260,  -339, -827, 4}},
    {"stones-river",
     {-9,  86,  245,  58,   602,  0,    70,  -128, 85,   245,  -113, 315, 987,  -348, -131, 270,  49,
      -47, -91, -186, -533, -745, -194, 115, -255, -391, 1249, 58,   -20, 1045, 914,  -81,  -620, -44}},
    {"stones-river-2-january", {-140, 50, 336, -122, 421, 0, 867, -223, -27, 206, 46, 1122, 625}},
    {"stones-river-rosecrans-first",
     {241,  95,  226,  -369, 1453, 0,   91,  -49,  -411, -197, -31,  861, 1262, -389, 220, 316,  13,
      -807, 564, -306, 968,  -277, -86, 292, -644, -313, -557, -603, -59, 1048, 1253, -57, -866, -533}},
    {"stones-river-three-days",
     {620,  121, 522, -345, 811,  0,    39,  -291, -689, 919,   -152, 42,   1147, -405, 498, -348, 13,
      -804, 44,  -43, 1433, -117, -102, 867, 56,   -200, -3655, -893, -417, 1042, 294,  -16, 698,  -266}},
};

}  // namespace

std::optional<std::span<const std::int16_t>> weights_of(const Scenario& scenario) {
  for (const Fitted& fitted : kFitted)
    if (fitted.battle == scenario.id) return std::span(fitted.weights);
  return std::nullopt;
}

}  // namespace longroll::rally
