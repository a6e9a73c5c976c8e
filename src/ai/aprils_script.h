// A scripted player for either side of any battle of Across Five Aprils: quick, sane, and the same for the same dice.
#pragma once

#include <memory>

#include "ai/aprils_ground.h"
#include "ai/aprils_temper.h"
#include "aprils/table.h"
#include "play/dice.h"

namespace longroll::aprils {

class Script {
 public:
  // Works out what the battle's map and tables hold; the scenario must outlive it.
  explicit Script(const Scenario& scenario) : ground_(std::make_shared<const Ground>(scenario)) {}

  // The answer of the side that is asked; a side must be asked. Dice only decide between equals.
  Choice choose(const Table& table, Dice& dice, const Temper& temper = kSteady) const;

  const Ground& ground() const { return *ground_; }

 private:
  std::shared_ptr<const Ground> ground_;  // copies of a script share it
};

}  // namespace longroll::aprils
