// Which objective each unit of a side goes for: nearest first, where most hangs on it, until enough are on the way.
#pragma once

#include "ai/aprils_outlook.h"

namespace longroll::aprils {

struct Orders {
  std::array<std::uint8_t, kMaxUnits> goal{};  // an objective; meaningless in a battle without any
};

Orders give_orders(const Outlook& outlook);

}  // namespace longroll::aprils
