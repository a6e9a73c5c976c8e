// What the counters of Rally 'Round the Flag! show, for every picture that has counters in it.
#pragma once

#include "picture/counter.h"
#include "rally/situation.h"

namespace longroll {

picture::CounterFace face_of(const rally::Scenario& scenario, const rally::Situation& situation,
                             rally::UnitId unit);

}  // namespace longroll
