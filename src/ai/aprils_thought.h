// Why a player did what he did last: his aim, what he expects and what he fears. Words are made of it elsewhere.
#pragma once

#include <span>

#include "ai/aprils_temper.h"
#include "ai/prospect.h"
#include "aprils/table.h"

namespace longroll::aprils {

struct Aim {
  enum class Kind : std::uint8_t {
    Take,     // an objective falls to us by this movement
    Close,    // with the enemies in `hexes`
    MarchOn,  // an objective that is not ours
    Cover,    // an objective of ours
    Move,     // toward no objective in particular
    Stay,     // nobody moves
    Attack,   // the enemies in `hexes`
    GiveWay,  // to the enemies in `hexes`
    Hold,     // no more fighting in this phase
    React,    // a choice while a fight is resolved
  };
  Kind kind = Kind::Move;
  std::optional<FormationId> formation = std::nullopt;
  std::optional<std::uint8_t> objective = std::nullopt;
  HexList hexes;

  friend bool operator==(const Aim&, const Aim&) = default;
};

// What these answers, given one after another, are for; the temper is the one in which they were thought of.
Aim aim_of(const Scenario& scenario, const Position& from, std::span<const Choice> answers,
           const Temper& temper);

struct Thought {
  Aim aim;
  // Of those who look ahead; none: nothing was played on.
  using Prospect = longroll::Prospect;
  std::optional<Prospect> prospect = std::nullopt;
};

}  // namespace longroll::aprils
