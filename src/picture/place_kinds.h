// What kind of place a name tells of, and the little sign that is drawn for it.
#pragma once

#include <string>
#include <string_view>

#include "picture/sketch.h"
#include "picture/theme.h"

namespace longroll::picture {

enum class PlaceKind {
  Objective,
  House,
  Church,
  Graves,
  Spring,
  Pond,
  Camp,
  Guns,
  Knoll,
  Crossing,
  Spot,
  Field,
  Woods,
  Hollow,
  Water,
  Event,
  Direction
};

// Read from the words of the name; Spot if they tell nothing.
PlaceKind kind_of(std::string_view name);
bool names_a_field(std::string_view name);

// The sign at the spot as markup, in units; empty for a kind that has none.
std::string sign_of(const Theme& theme, PlaceKind kind, const Spot& spot);

}  // namespace longroll::picture
