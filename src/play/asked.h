// Who is needed next: every game of ours stands in one of these conditions.
#pragma once

#include <cstdint>
#include <optional>

#include "board/side.h"

namespace longroll {

enum class Asked : std::uint8_t { Union, Confederate, Dice, Nobody };
constexpr Asked asked_side(Side side) { return side == Side::Union ? Asked::Union : Asked::Confederate; }

}  // namespace longroll
