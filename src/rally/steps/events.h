// Steps of chapter 5: random events.
#pragma once

#include <optional>
#include <tuple>

#include "play/step.h"
#include "rally/charts.h"
#include "rally/types.h"

namespace longroll::rally {

// 5: how much an event takes hold of.
enum class Scope : std::uint8_t { Brigade, Division, Corps };
struct EventsPhase {
  static constexpr Who who = Who::Automatic;
  auto parts() const { return std::tie(); }
  friend bool operator==(const EventsPhase&, const EventsPhase&) = default;
};
// 5.0: two dice of the side that owns the event.
struct RollEvent {
  static constexpr Who who = Who::Rolled;
  Side side = Side::Union;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(side, first); }
  friend bool operator==(const RollEvent&, const RollEvent&) = default;
};
// 5, events 2 and 3.
struct RollBlunder {
  static constexpr Who who = Who::Rolled;
  Side side = Side::Union;
  EventKind kind = EventKind::Blunder;
  auto parts() const { return std::tie(side, kind); }
  friend bool operator==(const RollBlunder&, const RollBlunder&) = default;
};
// 5: the unit or formation that an event speaks of. Event 4 is the victim's to pick (ruling R24).
struct PickForEvent {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  EventKind kind = EventKind::Blunder;
  Scope scope = Scope::Brigade;
  bool again = false;
  auto parts() const { return std::tie(side, kind, scope, again); }
  friend bool operator==(const PickForEvent&, const PickForEvent&) = default;
};
// 5, events 2, 3, 10: the event's owner moves enemy units.
struct BlunderMoves {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  std::optional<FormationId> formation;
  auto parts() const { return std::tie(side, formation); }
  friend bool operator==(const BlunderMoves&, const BlunderMoves&) = default;
};
// 5, event 5.
struct RollWeather {
  static constexpr Who who = Who::Rolled;
  std::uint8_t first = 0;
  auto parts() const { return std::tie(first); }
  friend bool operator==(const RollWeather&, const RollWeather&) = default;
};
// 5, event 6: one of the victim's chits.
struct DrawGun {
  static constexpr Who who = Who::Rolled;
  Side victim = Side::Union;
  auto parts() const { return std::tie(victim); }
  friend bool operator==(const DrawGun&, const DrawGun&) = default;
};

}  // namespace longroll::rally
