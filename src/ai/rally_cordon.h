// What an enemy who is beaten loses besides on his way back: brigades of ours beside that way make him check, and where every
// way is closed he is lost.
#pragma once

#include "ai/rally_outlook.h"

namespace longroll::rally {

// What is to be gained, on the average, if the stack has to fall back before these attackers, in the places from which they
// attack; 0: its way is open.
int worth_of_cordon(const Outlook& outlook, const Stack& target, const UnitSet& attackers,
                    const SpotSet& from);

}  // namespace longroll::rally
