// 7: what command points are spent on: the purchase that promises most for its price.
#pragma once

#include "ai/rally_outlook.h"
#include "ai/rally_weighed.h"
#include "rally/table.h"

namespace longroll::rally {

// Every purchase on offer but rides of leaders, with what it promises for a point; passing among them.
std::vector<Weighed> weigh_purchases(const Outlook& outlook, const Table& table);
// The best of them, after its leader has ridden to where he is needed.
Choice choose_purchase(const Outlook& outlook, const Table& table);
// Ruling R54: a leader who should still ride, or none.
Choice choose_after_impulse(const Outlook& outlook, const Table& table);

}  // namespace longroll::rally
