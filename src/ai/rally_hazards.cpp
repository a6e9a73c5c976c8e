#include "ai/rally_hazards.h"

#include <algorithm>

#include "ai/rally_clash.h"

namespace longroll::rally {
namespace {

constexpr int kMostAttack = 14;  // points that find room to attack one place
constexpr int kMostPoints = 12, kBestQuality = 6, kMostShift = 4;
constexpr int kUsualBrigade = 4;  // points, and quality

std::size_t place_of(int attack, int points, int quality, int shift) {
  int place = std::clamp(attack, 1, kMostAttack) - 1;
  place = place * kMostPoints + std::clamp(points, 1, kMostPoints) - 1;
  place = place * (kBestQuality + 1) + std::clamp(quality, 0, kBestQuality);
  place = place * (2 * kMostShift + 1) + std::clamp(shift, -kMostShift, kMostShift) + kMostShift;
  return static_cast<std::size_t>(place);
}

Hazard hazard_of(const Charts& charts, int attack, int points, int quality, int shift) {
  Clash clash;
  clash.shift = shift;
  const auto brigade = [](int strength, int rating, bool in_clear) {
    return Fighter{strength, (strength + 1) / 2, rating, rating, Hazard::kWhole, false,
                   false,    in_clear,           false};
  };
  for (int left = attack; left > 0; left -= kUsualBrigade)
    clash.attacker.units.push_back(brigade(std::min(left, kUsualBrigade), kUsualBrigade, true));
  clash.defender.units.push_back(brigade(points, quality, false));
  const Expectation result = expect(charts, clash);
  return {static_cast<std::int16_t>(result.defender_loss - result.attacker_loss),
          static_cast<std::int16_t>(static_cast<std::int64_t>(result.vacated) * Hazard::kWhole / kCertain)};
}

}  // namespace

Hazards::Hazards(const Charts& charts)
    : table_(place_of(kMostAttack, kMostPoints, kBestQuality, kMostShift) + 1) {
  for (int attack = 1; attack <= kMostAttack; ++attack)
    for (int points = 1; points <= kMostPoints; ++points)
      for (int quality = 0; quality <= kBestQuality; ++quality)
        for (int shift = -kMostShift; shift <= kMostShift; ++shift)
          table_[place_of(attack, points, quality, shift)] =
              hazard_of(charts, attack, points, quality, shift);
}

const Hazard& Hazards::of(int attack, int points, int quality, int shift) const {
  return table_[place_of(attack, points, quality, shift)];
}

}  // namespace longroll::rally
