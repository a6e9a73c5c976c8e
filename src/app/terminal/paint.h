// Colours on the terminal. What a colour tells is always told by a form as well.
#pragma once

#include <string>
#include <string_view>

#include "board/side.h"

namespace longroll::terminal {

enum class Ink : std::uint8_t { Plain, Dim, Strong, Union, Confederate, Woods, Hill, Water, Road, Gold, Bad };

constexpr Ink ink_of(Side side) { return side == Side::Union ? Ink::Union : Ink::Confederate; }

enum class Colour : std::uint8_t { Off, On };

class Paint {
 public:
  explicit Paint(Colour colour) : colour_(colour) {}
  std::string operator()(Ink ink, std::string_view text) const;

 private:
  Colour colour_;
};

}  // namespace longroll::terminal
