#include "app/terminal/map_marks.h"

namespace longroll::terminal {

Mark mark_of(Terrain terrain) {
  switch (terrain) {
    case Terrain::Clear:
      return {" ", Ink::Plain};
    case Terrain::Woods:
      return {"♣", Ink::Woods};
    case Terrain::Hill:
      return {"^", Ink::Hill};
    case Terrain::WoodedHill:
      return {"▲", Ink::Woods};
    case Terrain::Swamp:
      return {"\"", Ink::Water};
    case Terrain::Rough:
      return {":", Ink::Hill};
    case Terrain::Town:
      return {"⌂", Ink::Strong};
    case Terrain::Water:
      return {"≈", Ink::Water};
    case Terrain::OutOfPlay:
      return {"×", Ink::Dim};
  }
  return {" ", Ink::Plain};
}

SideMarks marks_of(Features features, std::string_view plain_edge) {
  SideMarks marks{{plain_edge, Ink::Dim}, {"", Ink::Plain}};
  if (features.has(Feature::Embankment)) marks.line = {"#", Ink::Hill};
  if (features.has(Feature::Stream)) marks.line = {"~", Ink::Water};
  if (features.has(Feature::Creek)) marks.line = {"≈", Ink::Water};
  if (features.has(Feature::River)) marks.line = {"▒", Ink::Water};
  if (features.has(Feature::Ford)) marks.crossing = {"o", Ink::Water};
  if (features.has(Feature::Bridge)) marks.crossing = {"=", Ink::Road};
  if (features.has(Feature::Track)) marks.crossing = {"-", Ink::Road};
  if (features.has(Feature::Railroad)) marks.crossing = {"+", Ink::Road};
  if (features.has(Feature::Road)) marks.crossing = {"=", Ink::Road};
  return marks;
}

}  // namespace longroll::terminal
