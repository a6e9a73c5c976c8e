// The map in letters: hexes with number, ground and units; roads and water as marks on the hexsides.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/terminal/labels.h"
#include "app/terminal/paint.h"

namespace longroll::terminal {

// Near: four lines a hex, two units with their names. Wide and Narrow: two lines a hex, one label.
enum class MapScale : std::uint8_t { Near, Wide, Narrow };

// A part of the sheet; columns and rows counted from 0.
struct MapFrame {
  int column = 0;
  int columns = 1;
  int row = 0;
  int rows = 1;
  friend bool operator==(const MapFrame&, const MapFrame&) = default;
};

// Letters on the screen.
struct Screen {
  int width = 80;
  int height = 40;
};

// Something to be read in a hex, such as what a march would leave.
using HexNotes = std::map<HexId, std::string>;

class MapView {
 public:
  MapView(const aprils::Scenario& scenario, Paint paint)
      : scenario_(&scenario), labels_(scenario), paint_(paint) {}

  // As much as fits, around the place where most of these hexes are.
  std::string near(const aprils::Situation& situation, const std::vector<HexId>& action, Screen screen,
                   const HexNotes& notes = {}) const;
  // The whole sheet; where it is too wide, in bands one under the other.
  std::string whole(const aprils::Situation& situation, Screen screen, const HexNotes& notes = {}) const;
  std::string draw(const aprils::Situation& situation, const MapFrame& frame, MapScale scale,
                   const HexNotes& notes) const;

  const Labels& labels() const { return labels_; }

 private:
  const aprils::Scenario* scenario_;
  Labels labels_;
  Paint paint_;
};

MapFrame frame_around(const Grid& grid, const std::vector<HexId>& action, Screen screen);

}  // namespace longroll::terminal
