// What comes of activating brigades, on the average: attacks, places taken, ways to their goals.
#pragma once

#include "ai/rally_assault.h"

namespace longroll::rally {

class Promises {
 public:
  explicit Promises(const Outlook& outlook) : outlook_(outlook), orders_(give_orders(outlook)) {}

  // Of all these together.
  int of(const UnitSet& units) const;

 private:
  Striker striker(UnitId unit) const;
  int seize(Strikers& strikers) const;
  int cost_of_high_stacks(const UnitSet& activated) const;
  int march(const Striker& striker) const;

  const Outlook& outlook_;
  Orders orders_;
};

}  // namespace longroll::rally
