#include "aprils/fortifications.h"

namespace longroll::aprils {

const Fortification* work_in(const Situation& situation, HexId hex) {
  for (const Fortification& work : situation.works)
    if (work.hex == hex) return &work;
  return nullptr;
}

const Fortification* work_on(const Situation& situation, HexId hex, Direction d) {
  // Ruling A42: three connected hexsides.
  const Fortification* work = work_in(situation, hex);
  return work != nullptr && work->covers(d) ? work : nullptr;
}

}  // namespace longroll::aprils
