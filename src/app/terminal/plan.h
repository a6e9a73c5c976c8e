// What a typed order means as answers to the question at hand.
#pragma once

#include <vector>

#include "app/terminal/order.h"
#include "app/terminal/words.h"
#include "aprils/table.h"
#include "base/result.h"
#include "format/json.h"

namespace longroll::terminal {

// Choices to be given one after the other: all of them, or none.
struct Plan {
  std::vector<Json> choices;
  // 6.2.5: the rating named with an attack, given if the rules ask for one.
  std::optional<int> rating;
};

// The plan may still be refused by the rules; a complaint means that the order is not clear, or not whole.
Result<Plan, Complaint> plan_for(const aprils::Table& table, const Order& order);

// Choices are listed by number while a person can still read them.
inline constexpr std::size_t kMostListed = 20;

// The units that the question at hand is about: names are looked for among them first.
aprils::UnitSet units_concerned(const aprils::Table& table);

}  // namespace longroll::terminal
