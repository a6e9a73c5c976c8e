// What the counters of Across Five Aprils show, for every picture that has counters in it.
#pragma once

#include "aprils/field.h"
#include "picture/counter.h"

namespace longroll {

picture::CounterFace face_of(const aprils::Scenario& scenario, const aprils::Situation& situation,
                             const aprils::Field& field, aprils::UnitId unit);

}  // namespace longroll
