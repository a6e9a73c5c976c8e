#include "rally/position.h"

namespace longroll::rally {

Position opening(const Scenario& scenario, OptionSet options) {
  Position position;
  position.situation = set_up(scenario, options);
  position.agenda.push_back(BeginTurn{});
  return position;
}

}  // namespace longroll::rally
