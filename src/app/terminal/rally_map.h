// The map of Rally 'Round the Flag! in letters: brigades with their points, leaders, batteries, trains; who stands on which
// bank of a river.
#pragma once

#include "app/terminal/map_drawing.h"
#include "rally/situation.h"

namespace longroll::terminal {

class RallyScene : public MapScene {
 public:
  RallyScene(const rally::Scenario& scenario, const rally::Situation& situation)
      : MapScene(scenario.map), scenario_(scenario), situation_(situation) {}

  // "<Maney4>": a brigade of four points; "*" damaged, "/" cavalry, "♦" a leader, "•" a battery, "□" a train. In a river
  // hex the first letter of the bank stands before it.
  std::vector<Label> lines(HexId hex, std::size_t most, std::size_t width) const override;
  // "<9♦•>": nine points with a leader and guns. In a river hex the first letter of the bank stands before it.
  Label label(HexId hex, std::size_t width) const override;
  std::vector<Mark> marks(HexId hex) const override;

 private:
  std::string bank_of(rally::SpotId spot) const;  // empty where there is no river
  std::string name_of(rally::UnitId unit, std::size_t width) const;
  std::string sum_of(rally::SpotId spot, Side side) const;

  const rally::Scenario& scenario_;
  const rally::Situation& situation_;
};

// "♦" leader, "•" artillery, "□" train, "/" cavalry, "" infantry.
std::string_view kind_mark(rally::UnitKind kind);

// Counters of a place: brigades, the strongest first, then leaders, guns, trains.
std::vector<rally::UnitId> stack_in(const rally::Scenario& scenario, const rally::Situation& situation,
                                    rally::SpotId spot);

}  // namespace longroll::terminal
