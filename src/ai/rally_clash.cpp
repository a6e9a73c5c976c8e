#include "ai/rally_clash.h"

#include <algorithm>

#include "rally/quality.h"
#include "rally/results.h"

namespace longroll::rally {
namespace {

constexpr int kFaces = 6;
constexpr int kLowest = -3, kHighest = 4;  // modifiers of the odds table
constexpr int kBest = 9;

// In how many faces a unit that checks loses a step, falls back with it, falls back without.
struct Faces {
  int loss = 0, loss_and_hex = 0, hex = 0;
};

Faces count_faces(int modifier, int quality, Role role) {
  Faces faces;
  for (int die = 1; die <= kFaces; ++die) {
    const CheckResult result = combat_check(die, modifier, quality, role);
    faces.loss += result.loses_step ? 1 : 0;
    faces.loss_and_hex += result.loses_step && result.retreats ? 1 : 0;
    faces.hex += !result.loses_step && result.retreats ? 1 : 0;
  }
  return faces;
}

using FaceTable = ByRole<std::array<std::array<Faces, kBest + 1>, kHighest - kLowest + 1>>;

const Faces& faces_of(int modifier, int quality, Role role) {
  static const FaceTable table = [] {
    FaceTable made;
    for (Role r : {Role::Attacker, Role::Defender})
      for (int m = kLowest; m <= kHighest; ++m)
        for (int q = 0; q <= kBest; ++q)
          made[r][static_cast<std::size_t>(m - kLowest)][static_cast<std::size_t>(q)] = count_faces(m, q, r);
    return made;
  }();
  return table[role][static_cast<std::size_t>(std::clamp(modifier, kLowest, kHighest) - kLowest)]
              [static_cast<std::size_t>(std::clamp(quality, 0, kBest))];
}

int best_quality(const Force& force) {
  int best = 0;
  for (const Fighter& unit : force.units) best = std::max(best, unit.printed);
  return best;
}

template <class Test>
bool any(const Force& force, Test&& test) {
  return std::any_of(force.units.begin(), force.units.end(), test);
}
bool has_cavalry(const Force& force) {
  return any(force, [](const Fighter& unit) { return unit.cavalry; });
}

// 9.3: the column, all shifts at once.
int column_for(const Charts& charts, const Clash& clash) {
  const int attack = clash.attacker.points();
  const int defence = std::max(1, clash.defender.points());
  int column =
      column_of(charts, attack, defence) + clash.shift + clash.attacker.leader - clash.defender.leader;
  if (has_cavalry(clash.attacker)) column += charts.shifts.cavalry_attacks;
  if (has_cavalry(clash.defender)) column += charts.shifts.cavalry_defends;
  const int best = best_quality(clash.attacker), against = best_quality(clash.defender);
  if (best > against) column += charts.shifts.attacker_best;
  if (best < against) column += charts.shifts.defender_best;
  return std::clamp(column, kAttackersFail, kDefendersFail);
}

// How many units of a side lose a step, as chances by number, and what that costs.
struct Checks {
  std::array<std::int64_t, 17> chance{};
  std::int64_t loss = 0;             // sum of faces times steps
  std::int64_t all_gone = kCertain;  // that every unit falls back or is shattered
};

Checks check_all(const Force& force, int modifier, Role role) {
  Checks checks;
  checks.chance[0] = kCertain;
  std::size_t most = 0;
  for (const Fighter& unit : force.units) {
    const Faces& faces = faces_of(modifier, unit.quality, role);
    checks.loss += static_cast<std::int64_t>(faces.loss) * unit.step;
    const int leaves = faces.hex + (unit.damaged ? faces.loss : faces.loss_and_hex);
    checks.all_gone = checks.all_gone * leaves / kFaces;
    ++most;
    for (std::size_t n = most; n > 0; --n)
      checks.chance[n] =
          (checks.chance[n] * (kFaces - faces.loss) + checks.chance[n - 1] * faces.loss) / kFaces;
    checks.chance[0] = checks.chance[0] * (kFaces - faces.loss) / kFaces;
  }
  return checks;
}

// The chance that the second loses more than the first, which is `ahead` steps down already.
std::int64_t chance_of_more(const Checks& first, const Checks& second, std::size_t ahead) {
  std::int64_t sum = 0;
  for (std::size_t a = 0; a < first.chance.size(); ++a)
    for (std::size_t b = a + ahead + 1; b < second.chance.size(); ++b)
      sum += first.chance[a] * second.chance[b] / kCertain;
  return sum;
}

// Everything after the fire, in which the attackers have lost `lost` steps.
Expectation after_fire(const Charts& charts, const Clash& clash, std::size_t lost) {
  const int column = column_for(charts, clash);
  Expectation result;
  if (column == kAttackersFail || column == kDefendersFail) {
    const bool fails = column == kAttackersFail;
    const Force& losers = fails ? clash.attacker : clash.defender;
    for (const Fighter& unit : losers.units)
      (fails ? result.attacker_loss : result.defender_loss) += unit.step;
    (fails ? result.repulsed : result.vacated) = kCertain;
    return result;
  }
  const OddsColumn& printed = charts.columns[static_cast<std::size_t>(column - 1)];
  const Checks attackers = check_all(clash.attacker, printed.attacker_modifier, Role::Attacker);
  const Checks defenders = check_all(clash.defender, printed.defender_modifier, Role::Defender);
  result.attacker_loss = static_cast<int>(attackers.loss / kFaces);
  result.defender_loss = static_cast<int>(defenders.loss / kFaces);
  const std::int64_t beaten = chance_of_more(attackers, defenders, lost);
  result.vacated = static_cast<int>(beaten + (kCertain - beaten) * defenders.all_gone / kCertain);
  // The attackers have lost more: what the defender loses does not come up to it.
  std::int64_t repulsed = 0;
  for (std::size_t a = 0; a < attackers.chance.size(); ++a)
    for (std::size_t d = 0; d < std::min(a + lost, defenders.chance.size()); ++d)
      repulsed += attackers.chance[a] * defenders.chance[d] / kCertain;
  result.repulsed = static_cast<int>(repulsed);
  return result;
}

// 9.2: faces that cost this attacker a step.
int fire_faces(const Charts& charts, const Clash& clash, const Fighter& target) {
  const auto& chart = charts.fire;
  int modifier = 0;
  if (target.in_clear) modifier += chart.attacker_in_clear;
  if (any(clash.defender, [&](const Fighter& u) { return u.printed >= chart.good_quality; }))
    modifier += chart.good_defender;
  if (any(clash.defender, [](const Fighter& u) { return u.repeaters; })) modifier += chart.defender_repeaters;
  if (clash.defender.guns >= chart.gun_strength) modifier += chart.guns;
  if (any(clash.defender, [&](const Fighter& u) { return u.printed <= chart.poor_quality; }))
    modifier += chart.poor_defender;
  if (clash.attacker.units.size() > 1) modifier += chart.more_attackers;
  if (any(clash.attacker, [](const Fighter& u) { return u.repeaters; })) modifier += chart.attacker_repeaters;
  int faces = 0;
  for (int die = 1; die <= kFaces; ++die) faces += passes(die, modifier, target.quality) ? 0 : 1;
  return faces;
}

int mix(int one, int other, int faces) { return (one * (kFaces - faces) + other * faces) / kFaces; }

}  // namespace

int Force::points() const {
  int sum = guns;
  for (const Fighter& unit : units) sum += unit.points;
  return sum;
}

Expectation expect(const Charts& charts, const Clash& clash) {
  const bool fires =
      clash.defender.guns > 0 || any(clash.defender, [](const Fighter& unit) { return !unit.cavalry; });
  std::size_t target = 0;
  int faces = 0;
  for (std::size_t i = 0; fires && i < clash.attacker.units.size(); ++i) {
    const int here = fire_faces(charts, clash, clash.attacker.units[i]);
    if (here <= faces) continue;
    faces = here;
    target = i;
  }
  const Expectation missed = after_fire(charts, clash, 0);
  if (faces == 0) return missed;
  const Fighter& hit = clash.attacker.units[target];
  Expectation after;
  if (hit.damaged) {
    // The attack goes no further.
  } else {
    Clash rest = clash;
    rest.attacker.units[target].points = hit.points_damaged;
    rest.attacker.units[target].damaged = true;
    after = after_fire(charts, rest, 1);
  }
  after.attacker_loss += hit.step;
  return {mix(missed.attacker_loss, after.attacker_loss, faces),
          mix(missed.defender_loss, after.defender_loss, faces), mix(missed.vacated, after.vacated, faces),
          mix(missed.repulsed, after.repulsed, faces)};
}

}  // namespace longroll::rally
