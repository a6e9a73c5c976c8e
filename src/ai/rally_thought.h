// Why a player did what he did last: his aim, what he expects and what he fears. Words are made of it elsewhere.
#pragma once

#include <span>

#include "ai/prospect.h"
#include "ai/rally_temper.h"
#include "rally/table.h"

namespace longroll::rally {

struct Aim {
  enum class Kind : std::uint8_t {
    Order,    // points for a formation or a brigade
    Recover,  // a point for a damaged brigade
    Save,     // no more points are spent
    Take,     // an objective falls to us by this movement
    Close,    // with the enemies in `spots`
    MarchOn,  // an objective that is not ours
    Cover,    // an objective of ours
    Move,     // toward no objective in particular
    Stay,     // nobody moves
    Attack,   // the enemies in `spots`
    Guns,     // a chit is placed or kept
    Hurry,    // points for reinforcements
    Yield,    // the field is given
    React,    // any other choice
  };
  Kind kind = Kind::React;
  std::optional<FormationId> formation = std::nullopt;
  std::optional<UnitId> unit = std::nullopt;
  std::optional<std::uint8_t> objective = std::nullopt;
  SpotList spots;

  friend bool operator==(const Aim&, const Aim&) = default;
};

// What these answers, given one after another, are for; the temper is the one in which they were thought of.
Aim aim_of(const Scenario& scenario, const Position& from, std::span<const Choice> answers,
           const Temper& temper);

struct Thought {
  Aim aim;
  std::optional<Prospect> prospect = std::nullopt;  // none: nothing was played on
};

}  // namespace longroll::rally
