// A scripted player for either side of any battle of Rally 'Round the Flag!: quick, sane, and the same for the same dice.
#pragma once

#include <memory>

#include "ai/rally_outlook.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll::rally {

class Script {
 public:
  // Works out what the battle's map holds; the scenario must outlive it.
  explicit Script(const Scenario& scenario) : lore_(std::make_shared<const Lore>(scenario)) {}

  // The answer of the side that is asked; a side must be asked. Dice only decide between equals. The notes change nothing:
  // whoever asks again and again finds out less anew with them.
  Choice choose(const Table& table, Dice& dice, const Temper& temper, Notes& notes) const;
  Choice choose(const Table& table, Dice& dice, const Temper& temper = kSteady) const {
    Notes notes;
    return choose(table, dice, temper, notes);
  }

  const Lore& lore() const { return *lore_; }

 private:
  std::shared_ptr<const Lore> lore_;  // copies share it
};

}  // namespace longroll::rally
