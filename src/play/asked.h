// Who is needed next: every game of ours stands in one of these conditions.
#pragma once

#include <cstdint>
#include <optional>

#include "board/side.h"

namespace longroll {

enum class Asked : std::uint8_t { Union, Confederate, Dice, Nobody };
constexpr Asked asked_side(Side side) { return side == Side::Union ? Asked::Union : Asked::Confederate; }

// How a step of the agenda is carried out: by a side's choice, by chance, or by itself.
enum class Who : std::uint8_t { Asked, Rolled, Automatic };

}  // namespace longroll
