#include "rally/losses.h"

namespace longroll::rally {

using Off = Location::Off;

namespace {

void take_off(Situation& situation, UnitId unit, Off to) {
  situation.send(unit, to);
  situation.active.erase(unit);
  situation.fighters.erase(unit);
}

}  // namespace

void lose_step(const Umpire& umpire, UnitId unit, StepLost::Cause cause) {
  Situation& situation = umpire.situation;
  const SpotId spot = situation.spot(unit);
  const bool gone = situation.damaged.contains(unit);
  umpire.tell(StepLost{unit, spot, gone, cause});
  if (gone)
    shatter(umpire, unit);
  else
    situation.damaged.insert(unit);
}

void shatter(const Umpire& umpire, UnitId unit) {
  Situation& situation = umpire.situation;
  umpire.tell(UnitShattered{unit, situation.spot(unit)});
  situation.damaged.insert(unit);
  if (situation.shattered_today.contains(unit)) {
    take_off(situation, unit, Off::Lost);
    umpire.tell(UnitLost{unit});
    return;
  }
  situation.shattered_today.insert(unit);
  take_off(situation, unit, Off::Shattered);
}

int leader_value(const Command& command, bool captured) {
  const int sum = command.combat + command.quality;
  const int value = sum <= 2 ? 1 : sum == 3 ? 2 : 3;
  return captured ? value : value + 1;
}

void lose_leader(const Umpire& umpire, UnitId leader, bool captured) {
  Situation& situation = umpire.situation;
  const int points = leader_value(command(umpire.scenario, situation, leader), captured);
  std::uint8_t& score = situation.leader_points[enemy_of(umpire.scenario.unit(leader).side)];
  score = static_cast<std::uint8_t>(score + points);
  umpire.tell(LeaderLost{leader, captured, points});
  // 10.1, ruling R121: a replacement has none himself.
  take_off(situation, leader, situation.replaced.contains(leader) ? Off::Lost : Off::Track);
  situation.returns[leader.index()] = static_cast<std::uint8_t>(situation.turn + 2);
}

void remove_gun(const Umpire& umpire, UnitId gun, bool captured, int die) {
  Situation& situation = umpire.situation;
  umpire.tell(GunRemoved{gun, situation.spot(gun), captured, die});
  situation.send(gun, captured ? Off::Captured : Off::Resting);
  if (captured) return;
  // 10.3: its return is rolled for in the recovery phase of this turn.
  situation.returns[gun.index()] = 0xff;
  situation.guns_removed.insert(gun);
}

}  // namespace longroll::rally
