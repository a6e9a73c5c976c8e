// Choices with what they seem to be worth to whoever is asked; the numbers compare only within one list.
#pragma once

#include <algorithm>
#include <vector>

#include "rally/choice.h"

namespace longroll::rally {

struct Weighed {
  Choice choice;
  int worth = 0;
};

// The first of the best. The list is not empty.
inline const Choice& best_of(const std::vector<Weighed>& list) {
  return std::max_element(list.begin(), list.end(),
                          [](const Weighed& a, const Weighed& b) { return a.worth < b.worth; })
      ->choice;
}

}  // namespace longroll::rally
