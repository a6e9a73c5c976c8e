// What the advisers of both games have in common: whom a request asks for, what is lent to him, and how he puts what he
// expects.
#pragma once

#include <functional>
#include <string>

#include "ai/effort.h"
#include "ai/level.h"
#include "ai/prospect.h"
#include "base/result.h"
#include "format/json.h"
#include "format/language.h"

namespace longroll {

// What the engine does not have and whoever runs a session may lend it.
struct ThinkingAids {
  Crew crew;
  // Begins a time of so many milliseconds: the answer tells whether it is over. Empty: there is no clock.
  std::function<std::function<bool()>(long milliseconds)> clock;
};

// What an "advise" asks for.
struct Asking {
  Level level;
  std::uint64_t seed = 1;
};
// The level that a request names, "level" whole, as in "veteran:bold", or with "temperament" and "nodes" beside it, and
// the seed; or what is wrong with it. A time can be given only where there is a clock.
Result<Asking, BadMessage> asking_in(const Json& request, const ThinkingAids& aids);

// Two sentences: what is expected and what is feared; `feared_for` names the objective.
void add_prospect(const Language& language, const Prospect& prospect, const std::string& feared_for,
                  Json& sentences);
// The same in numbers.
Json expects_json(const Prospect& prospect, int whole);

}  // namespace longroll
