// What each brigade of a side is to do: which place it goes for, how much it is drawn there, and in which stance.
#pragma once

#include "ai/rally_outlook.h"

namespace longroll::rally {

enum class Stance : std::uint8_t { Attack, Hold, Withdraw };

struct Order {
  std::optional<SpotId> goal;  // none: nothing draws it anywhere
  int pull = 0;                // what a half point nearer is worth
  Stance stance = Stance::Attack;
};

struct Orders {
  std::array<Order, kMaxUnits> of{};
  const Order& operator[](UnitId unit) const { return of[unit.index()]; }
};

// Nearest first, where most hangs on it, until enough are on the way. Only brigades on the map get any.
Orders give_orders(const Outlook& outlook);

// What an attack must promise before it is made: less when behind and late, more when ahead.
int least_gain(const Outlook& outlook, Stance stance);

}  // namespace longroll::rally
