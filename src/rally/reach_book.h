// Reach sets found before, one a counter. What a counter can reach hangs on little: how it may move, and what stands near the
// places it comes to. As long as that is so, the set holds, whatever has happened elsewhere.
#pragma once

#include <optional>
#include <vector>

#include "rally/reach.h"

namespace longroll::rally {

// Of one battle: the scenario must stay the same.
class ReachBook {
 public:
  // As find_reach would find it. The field is that of the mover's side; the set is good until the next question.
  const Reach& find(const Scenario& scenario, const Situation& situation, const Field& field,
                    const Mover& mover);

 private:
  struct Entry {
    Mover mover;
    std::uint8_t turn = 0;  // battles' own rules look at these two
    BattleMemory memory;
    SpotSet looked_at;  // what was reached, and all that lies beside it
    SpotSet closed;     // of these, the places that were shut to him
    SpotSet zone;       // and those in enemy zones
    Reach reach;
  };
  std::vector<std::optional<Entry>> entries_;  // by unit
};

}  // namespace longroll::rally
