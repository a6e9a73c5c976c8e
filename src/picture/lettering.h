// The hands a sheet is lettered in, how wide their words run, and words set along a curve.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "picture/geometry.h"
#include "picture/svg.h"
#include "picture/theme.h"

namespace longroll::picture {

// Engraved is the Didone of titles, hills and water; Roman the old face of places; Narrow the sans of
// counters.
enum class Face { Engraved, EngravedItalic, EngravedBold, Roman, Italic, Bold, Narrow };

std::string font(Face face, double size,
                 double spacing = 0);  // attributes; family, weight, style, size in units

// Length of the words in units. A little long rather than short: the reader's machine may lack the first
// face.
double width_of(std::string_view words, Face face, double size, double spacing = 0);

// The letters of a text, one by one: librsvg knows neither text on a path nor squeezed text.
std::vector<std::string_view> letters_of(std::string_view words);

enum class Anchor { Start, Middle, End };
std::string anchored(Anchor anchor);  // attribute

struct Hand {
  Face face = Face::Roman;
  double size = 11;
  double spacing = 0;
  Colour colour;
};

// Where a word set along a line puts one letter: middle of its foot, and the turn of its foot line.
struct SetLetter {
  std::string_view letter;
  Point foot;
  Point along;
  double width = 0;  // in hexes
};
// Centred on the line; letters run on straight beyond its ends.
std::vector<SetLetter> set_along(const Polyline& line, std::string_view words, const Hand& hand);
void write_letters(Svg& svg, const std::vector<SetLetter>& letters);

std::string in_capitals(std::string_view words);
std::string typographic(std::string_view words);  // a curled apostrophe

}  // namespace longroll::picture
