// The whole sheet: a map with what lies on it and beside it, as SVG. Games fill in the contents; no rules are known here.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "atlas/ground.h"
#include "board/map.h"
#include "picture/counter.h"
#include "picture/lay.h"
#include "picture/theme.h"

namespace longroll::picture {

struct PlacedCounter {
  HexId hex;
  CounterFace face;
  std::size_t bank = 0;  // of a river hex that the map parts into banks
};

// Counters off the map behind the arrow of an entry letter, as stacks, with a few words below.
struct WaitingGroup {
  char letter = 'A';
  std::vector<std::vector<CounterFace>> stacks;
  std::vector<std::string> caption;
};

struct ObjectiveFlag {
  HexId hex;
  std::string name;
  std::optional<Side> holder;  // none: nobody
};

struct Fortification {
  enum class Kind { Breastwork, Entrenchment };
  HexId hex;
  Direction first = Direction::North;  // of three hexsides in a row, clockwise
  Kind kind = Kind::Breastwork;
};

struct EntryArrow {
  char letter = 'A';
  Side side = Side::Union;
};

struct TurnBox {
  int number = 1;
  std::string time;
  bool night = false;
  bool current = false;
  bool victory_check = false;
  std::vector<CounterFace> arriving;
};

struct SheetTitle {
  std::string above;  // "The Battle of"
  std::string name;   // "Pea Ridge"
  std::string below;  // "Arkansas · 7–8 March 1862"
};

struct SheetContents {
  std::string battle;  // seeds what chance draws, so that a battle always looks the same
  SheetTitle title;
  std::vector<std::string> left_caption;  // above the map
  std::vector<std::string> right_caption;
  std::vector<PlacedCounter> counters;  // in stacking order, the top of a stack last
  std::vector<WaitingGroup> waiting;
  std::vector<ObjectiveFlag> objectives;
  std::vector<Fortification> fortifications;
  std::vector<EntryArrow>
      entries;  // whose arrows the map's entry letters are; letters not named get no arrow
  std::vector<TurnBox> turns;
};

enum class View { Period, Rules };
enum class Margin { None, Furnished };
enum class Pieces { Laid, LeftOut };

// Columns and rows counted from 0 within the sheet, ends included.
struct Crop {
  int first_column = 0, last_column = 0;
  int first_row = 0, last_row = 0;
};

struct SheetOptions {
  Tone tone = Tone::Light;
  View view = View::Period;
  double hex_pixels = 100;  // across flats; decides the level of detail
  std::optional<Crop> crop;
  Margin margin = Margin::Furnished;  // title, captions, entry arrows, key, turns; a cropped sheet has none
  Turn turn = Turn::None;             // a turned sheet has no margin
  Pieces pieces = Pieces::Laid;       // counters, works and flags; the page lays them itself
};

// The sheet as SVG. Without a ground the shapes are made up from the hexes.
std::string draw_sheet(const Map& map, const atlas::Ground* ground, const SheetContents& contents,
                       const SheetOptions& options);

}  // namespace longroll::picture
