// Reads a typed order: verb, units, hexes. Case, accents, apostrophes and, after the verb, the order of words do not
// matter; the verb may be left out for a march.
#pragma once

#include "app/terminal/order.h"
#include "app/terminal/roll_call.h"
#include "app/terminal/words.h"
#include "base/result.h"

namespace longroll::terminal {

class OrderParser {
 public:
  explicit OrderParser(const aprils::Scenario& scenario) : scenario_(&scenario), roll_call_(scenario) {}

  // `preferred`: of units with like names, those that can act now are meant.
  Result<Order, Complaint> read(std::string_view line, const aprils::UnitSet& preferred) const;

 private:
  const aprils::Scenario* scenario_;
  RollCall roll_call_;
};

}  // namespace longroll::terminal
