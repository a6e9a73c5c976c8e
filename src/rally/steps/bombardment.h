// Steps of chapter 6: artillery and its duels.
#pragma once

#include <tuple>

#include "play/step.h"
#include "rally/types.h"

namespace longroll::rally {

struct BombardmentPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const BombardmentPhase&, const BombardmentPhase&) = default;
};
// 6.0
struct ChooseFirst {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const ChooseFirst&, const ChooseFirst&) = default;
};
// 6.1
struct PlaceGuns {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  auto parts() const { return std::tie(side); }
  friend bool operator==(const PlaceGuns&, const PlaceGuns&) = default;
};
// 6.3: an available chit may be placed in the target hex.
struct AnswerGuns {
  static constexpr Who who = Who::Asked;
  UnitId gun;
  SpotId target;
  auto parts() const { return std::tie(gun, target); }
  friend bool operator==(const AnswerGuns&, const AnswerGuns&) = default;
};
// 6.2
struct RollBombardment {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  SpotId target;
  auto parts() const { return std::tie(gun, target); }
  friend bool operator==(const RollBombardment&, const RollBombardment&) = default;
};
// 6.3: the chit that fires first, then the one that answers.
struct RollDuel {
  static constexpr Who who = Who::Rolled;
  UnitId gun;
  UnitId answering;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(gun, answering, first); }
  friend bool operator==(const RollDuel&, const RollDuel&) = default;
};
// 6.2: every combat unit of the hex on its own.
struct CheckBombarded {
  static constexpr Who who = Who::Automatic;
  UnitSet left;
  SpotId gun;
  bool loses_step = false;
  auto parts() const { return std::tie(left, gun, loses_step); }
  friend bool operator==(const CheckBombarded&, const CheckBombarded&) = default;
};
struct RollBombarded {
  static constexpr Who who = Who::Rolled;
  UnitId unit;
  SpotId gun;
  bool loses_step = false;
  auto parts() const { return std::tie(unit, gun, loses_step); }
  friend bool operator==(const RollBombarded&, const RollBombarded&) = default;
};

}  // namespace longroll::rally
