// The choices a question offers. Marches are kept as sets of ends and spelled out one at a time.
#pragma once

#include <optional>
#include <vector>

#include "rally/choice.h"
#include "rally/reach.h"

namespace longroll::rally {

class Offers {
 public:
  void clear();
  void add(const Choice& choice) {
    choices_.push_back(choice);
    ++size_;
  }
  // Every march of one counter.
  void add_marches(const Scenario& scenario, const Situation& situation, const Mover& mover);

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  // Plain choices first, then marches by counter and place; a march gets its cheapest path. The situation is the one
  // that the list was made for.
  Choice at(const Scenario& scenario, const Situation& situation, std::size_t index) const;

  // The same by kind, for players who look at all of them.
  struct Marches {
    Mover mover;
    Reach reach;
    std::size_t count = 0;
  };
  const std::vector<Choice>& plain() const { return choices_; }
  const std::vector<Marches>& marches() const { return marches_; }
  // One march of such a set; `to` is one of its ends.
  Choice march(const Scenario& scenario, const Situation& situation, const Marches& marches, SpotId to) const;

 private:
  // All that the marches of a list hang on, besides those who march; all of a list are of one side.
  struct View {
    const Scenario* scenario;
    Field field;
    std::uint8_t turn;
    BattleMemory memory;
  };
  void look(const Scenario& scenario, const Situation& situation, Side side);
  // The same counter's marches in the last list, if nothing that has happened since could change them.
  const Marches* unchanged(const Mover& mover) const;

  std::vector<Choice> choices_;
  std::vector<Marches> marches_;
  std::optional<View> view_;
  std::size_t size_ = 0;
  // From march to march of a movement little changes, so the last list is kept beside the new one.
  std::vector<Marches> last_marches_;
  std::optional<View> last_view_;
  bool comparable_ = false;        // the enemy stands as he stood then
  std::vector<SpotId> restacked_;  // where other points of ours stand now
};

}  // namespace longroll::rally
