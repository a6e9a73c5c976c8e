// The map of Across Five Aprils in letters, with its units, works, objectives and entries.
#pragma once

#include "app/terminal/labels.h"
#include "app/terminal/map_drawing.h"

namespace longroll::terminal {

class MapView {
 public:
  MapView(const aprils::Scenario& scenario, Paint paint)
      : scenario_(&scenario), labels_(scenario), paint_(paint) {}

  std::string near(const aprils::Situation& situation, const std::vector<HexId>& action, Screen screen,
                   const HexNotes& notes = {}) const;
  std::string whole(const aprils::Situation& situation, Screen screen, const HexNotes& notes = {}) const;

  const Labels& labels() const { return labels_; }

 private:
  const aprils::Scenario* scenario_;
  Labels labels_;
  Paint paint_;
};

}  // namespace longroll::terminal
