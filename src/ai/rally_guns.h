// 6, 9.1, 9.2: artillery and defensive fire.
#pragma once

#include "ai/rally_outlook.h"
#include "ai/rally_weighed.h"
#include "rally/table.h"

namespace longroll::rally {

std::vector<Weighed> weigh_guns(const Outlook& outlook, const Table& table, const PlaceGuns& step);
std::vector<Weighed> weigh_guns(const Outlook& outlook, const Table& table, const AnswerGuns& step);
std::vector<Weighed> weigh_guns(const Outlook& outlook, const Table& table, const DefenderGuns& step);
std::vector<Weighed> weigh_fire(const Outlook& outlook, const Table& table, const DefensiveFire& step);

}  // namespace longroll::rally
