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
  std::array<int, 17> chance{};
  std::array<int, 17> gone{};  // so many, and every unit falls back or is shattered
  std::size_t most = 0;        // how many can lose one
  int loss = 0;                // sum of faces times steps
};

// One more unit: so many of the six faces with a loss, and without.
void add_unit(std::array<int, 17>& chance, std::size_t most, int with, int without) {
  for (std::size_t n = most; n > 0; --n) chance[n] = (chance[n] * without + chance[n - 1] * with) / kFaces;
  chance[0] = chance[0] * without / kFaces;
}

Checks check_all(const Force& force, int modifier, Role role) {
  Checks checks;
  checks.chance[0] = checks.gone[0] = kCertain;
  for (const Fighter& unit : force.units) {
    const Faces& faces = faces_of(modifier, unit.quality, role);
    checks.loss += faces.loss * unit.step;
    ++checks.most;
    add_unit(checks.chance, checks.most, faces.loss, kFaces - faces.loss);
    add_unit(checks.gone, checks.most, unit.damaged ? faces.loss : faces.loss_and_hex, faces.hex);
  }
  return checks;
}

int share(int part, int of) { return static_cast<int>(static_cast<std::int64_t>(part) * of / kCertain); }

// The chance that the second loses more than the first with `ahead` steps that are lost already.
int chance_of_more(const Checks& first, const Checks& second, std::size_t ahead) {
  int sum = 0, tail = 0;
  std::size_t counted = second.most + 1;
  for (std::size_t a = first.most + 1; a-- > 0;) {
    while (counted > a + ahead + 1) tail += second.chance[--counted];
    sum += share(first.chance[a], tail);
  }
  return sum;
}

// The same the other way round: the first, with those steps, loses more than the second.
int chance_of_fewer(const Checks& first, const Checks& second, std::size_t ahead) {
  int sum = 0, head = 0;
  std::size_t counted = 0;
  for (std::size_t a = 0; a <= first.most; ++a) {
    while (counted < a + ahead && counted <= second.most) head += second.chance[counted++];
    sum += share(first.chance[a], head);
  }
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
    if (!fails) result.taken = kCertain;
    return result;
  }
  const OddsColumn& printed = charts.columns[static_cast<std::size_t>(column - 1)];
  const Checks attackers = check_all(clash.attacker, printed.attacker_modifier, Role::Attacker);
  const Checks defenders = check_all(clash.defender, printed.defender_modifier, Role::Defender);
  result.attacker_loss = attackers.loss / kFaces;
  result.defender_loss = defenders.loss / kFaces;
  const int beaten = chance_of_more(attackers, defenders, lost);
  int all_gone = 0;
  for (std::size_t n = 0; n <= defenders.most; ++n) all_gone += defenders.gone[n];
  result.vacated = beaten + share(kCertain - beaten, all_gone);
  result.repulsed = chance_of_fewer(attackers, defenders, lost);
  // Those attackers who do not fall back by themselves; if they lose more, all do.
  Checks standing = attackers;
  for (std::size_t n = 0; n <= standing.most; ++n) standing.chance[n] -= standing.gone[n];
  result.taken = chance_of_more(standing, defenders, lost);
  for (std::size_t n = 0; n <= standing.most && n + lost <= defenders.most; ++n)
    result.taken += share(standing.chance[n], defenders.gone[n + lost]);
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
          mix(missed.taken, after.taken, faces), mix(missed.repulsed, after.repulsed, faces)};
}

}  // namespace longroll::rally
