// Movement: attacks worth making first, then each brigade to the best place it can find, leaders last.
#pragma once

#include "ai/rally_orders.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll::rally {

Choice choose_march(const Outlook& outlook, const Table& table, Dice& dice);
// 13.0: at night, one place and no contact.
Choice choose_night_march(const Outlook& outlook, const Table& table, Dice& dice);
// 5: the enemy's brigades are marched where he would like them least; `victim` sees the map with his eyes.
Choice choose_blunder(const Outlook& victim, const Table& table);
// 7.2: one leader by himself.
Choice choose_ride(const Outlook& outlook, const Table& table, UnitId leader);

}  // namespace longroll::rally
