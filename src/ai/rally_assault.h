// Attacks that an activated formation could make: who goes where against which enemy stack, and what that is worth.
#pragma once

#include "ai/rally_outlook.h"

namespace longroll::rally {

// A brigade that may attack in this phase.
struct Striker {
  UnitId unit;
  SpotId from;
  SpotSet ends;  // where it could go; empty: it fights from where it is
};
using Strikers = FixedVector<Striker, kMaxBrigades>;

struct Assault {
  struct Place {
    UnitId unit;
    SpotId spot;
  };
  const Stack* target = nullptr;  // none: no attack can be made
  FixedVector<Place, 16> places;  // the strongest first
  int worth = 0;
};

// The best attack on any stack but `spared`.
Assault best_assault(const Outlook& outlook, const Strikers& strikers, const SpotSet& spared);

}  // namespace longroll::rally
