// The map in letters: hexes with number, ground and counters; roads and water as marks on the hexsides. What stands on it
// is the scene's to tell, so either system is drawn.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "app/terminal/map_marks.h"
#include "app/terminal/paint.h"
#include "board/map.h"

namespace longroll::terminal {

// Near: four lines a hex, two counters with their names. Wide and Narrow: two lines a hex, one label.
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

struct Label {
  std::string text;
  Ink ink = Ink::Plain;
};

// What is seen on the map at one moment.
class MapScene {
 public:
  explicit MapScene(const Map& map) : map_(map) {}
  virtual ~MapScene() = default;

  const Map& map() const { return map_; }
  // What stands in a hex, in at most so many lines, each at most so wide; none: nobody is there.
  virtual std::vector<Label> lines(HexId hex, std::size_t most, std::size_t width) const = 0;
  // The same in one label.
  virtual Label label(HexId hex, std::size_t width) const = 0;
  // What follows the number of a hex, the most telling last.
  virtual std::vector<Mark> marks(HexId hex) const = 0;
  virtual SideMarks side(HexId hex, Direction d, std::string_view edge) const;

 private:
  const Map& map_;
};

std::string draw_map(const MapScene& scene, const Paint& paint, const MapFrame& frame, MapScale scale,
                     const HexNotes& notes = {});
// As much as fits, around the place where most of these hexes are.
std::string draw_near(const MapScene& scene, const Paint& paint, const std::vector<HexId>& action,
                      Screen screen, const HexNotes& notes = {});
// The whole sheet; where it is too wide, in bands one under the other.
std::string draw_whole(const MapScene& scene, const Paint& paint, Screen screen, const HexNotes& notes = {});

MapFrame frame_around(const Grid& grid, const std::vector<HexId>& action, Screen screen);

}  // namespace longroll::terminal
