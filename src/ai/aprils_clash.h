// One fight judged exactly: what the dice do to both sides, weighed by what steps and places are worth.
#pragma once

#include "ai/aprils_outlook.h"
#include "aprils/forecast.h"

namespace longroll::aprils {

struct Clash {
  ByRole<UnitSet> hit;      // who takes the results
  ByRole<UnitSet> lenders;  // who may lend a rating
  int column = 0;
  bool attacker_rolls = true;
  bool defender_rolls = true;
  bool entrenched = false;
};

// The fight that this declaration would begin.
Clash clash_of(const Outlook& outlook, const Battle& battle);
// The fight that is going on.
Clash clash_of(const Fight& fight);

// The worth to the attacker, if these ratings are lent.
int worth_of(const Outlook& outlook, const Clash& clash, std::int8_t attacker_rating,
             std::int8_t defender_rating);
// The same with the best rating on each side.
int worth_of(const Outlook& outlook, const Clash& clash);
// The rating that serves a side best when the attacker has declared first; the other's is taken as its highest.
std::int8_t best_rating(const Outlook& outlook, const Clash& clash, Role role,
                        std::optional<std::int8_t> other);

}  // namespace longroll::aprils
