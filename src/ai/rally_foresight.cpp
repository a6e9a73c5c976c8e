// What foretells the end of each battle of Rally 'Round the Flag!: data. Each row is made by `./longroll fit SCENARIO --games N --seed 1`
// (4000 games of Perryville and of 2 January, 3000 of the guns heard, 2500 of the early start, 2000 of 31 December, 1500 of Rosecrans first, 600
// of the three days) and is to be made anew when the script, the signs or the battle changes. Decision 20 tells how, and why so few signs.
#include "ai/rally_evaluation.h"

namespace longroll::rally {
namespace {

// Set by hand: points, strength and ground in the proportions that most battles agree on.
constexpr Foresight kAnyBattle = {
    "", {0, 0}, {{{500, 0}, {4300, 0}, {4500, 0}, {-900, 0}, {3000, 0}, {450, 0}, {600, 0}}}, 1000, 0};

constexpr Foresight kFitted[] = {
    {"perryville",
     {-942, -171},
     {{{3030, -867}, {4541, 2183}, {-17427, 3322}, {-6313, 538}, {21910, -3085}, {1894, -196}, {4000, 0}}},
     25,
     1076},
    {"perryville-early",
     {-1810, 262},
     {{{5465, -656}, {480, 3356}, {-2797, 781}, {-3988, -199}, {13409, -1279}, {1293, -82}, {4000, 0}}},
     188,
     1029},
    {"perryville-guns-heard",
     {-919, -149},
     {{{3028, -544}, {4525, 2121}, {-10885, 3064}, {-6001, 177}, {16564, -2886}, {876, -22}, {4000, 0}}},
     81,
     1119},
    {"stones-river",
     {-1481, 1005},
     {{{2557, -38}, {5390, 933}, {2215, 1877}, {-3423, 348}, {20134, -894}, {1866, 143}, {4000, 0}}},
     109,
     659},
    {"stones-river-2-january",
     {-926, -317},
     {{{3710, -585}, {3132, 2876}, {10984, -575}, {-3405, 79}, {20548, 2769}, {1329, -53}, {4000, 0}}},
     71,
     1088},
    {"stones-river-rosecrans-first",
     {-2379, 1163},
     {{{2304, 118}, {6091, 698}, {24362, -1737}, {-1833, -53}, {14889, -694}, {1961, -87}, {4000, 0}}},
     107,
     630},
    {"stones-river-three-days",
     {-626, 139},
     {{{3299, -178}, {3312, 2960}, {-36064, 2870}, {-5662, 325}, {17604, -500}, {3964, 27}, {4000, 0}}},
     116,
     884},
};

}  // namespace

const Foresight& foresight_of(const Scenario& scenario) {
  for (const Foresight& fitted : kFitted)
    if (fitted.battle == scenario.id) return fitted;
  return kAnyBattle;
}

}  // namespace longroll::rally
