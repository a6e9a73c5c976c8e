#include "ai/rally_moods.h"

#include <array>

namespace longroll::rally {
namespace {

constexpr std::array kMoods = {
    Temper{},                                    // as the script would
    Temper{100, 100, 170, 50, 1, std::nullopt},  // press them
    Temper{70, 120, 40, 160, 1, std::nullopt},   // keep off
    Temper{30, 200, 100, 100, 1, std::nullopt},  // hold what we have
    Temper{200, 100, 100, 60, 1, std::nullopt},  // march
};
constexpr Temper kOnward{180, 100, 110, 80, 1, std::nullopt};  // to an objective

int percent_of(int share, int whole) { return share * whole / 100; }

// 20 to 240, more often near the middle.
int some_weight(Dice& dice) {
  return 20 + static_cast<int>(dice.below(110)) + static_cast<int>(dice.below(110));
}

}  // namespace

Temper mood(const Scenario& scenario, const Temper& own, std::size_t number, Dice& dice) {
  Temper temper;
  if (number < kMoods.size()) {
    temper = kMoods[number];
  } else if (number - kMoods.size() < scenario.objectives.size()) {
    temper = kOnward;
    temper.goal = static_cast<std::uint8_t>(number - kMoods.size());
  } else {
    temper = {some_weight(dice),
              some_weight(dice),
              some_weight(dice),
              some_weight(dice),
              4 + static_cast<int>(dice.below(30)),
              std::nullopt};
  }
  temper.progress = percent_of(own.progress, temper.progress);
  temper.hold = percent_of(own.hold, temper.hold);
  temper.gain = percent_of(own.gain, temper.gain);
  temper.danger = percent_of(own.danger, temper.danger);
  return temper;
}

}  // namespace longroll::rally
