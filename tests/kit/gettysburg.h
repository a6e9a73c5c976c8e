// Gettysburg for tests: the battle itself, and clear paper under its rules.
#pragma once

#include <gtest/gtest.h>

#include "aprils/battles/battle.h"
#include "kit/files.h"
#include "kit/troops.h"

namespace longroll::kit {

// The battle itself on this turn, everybody where the set-up puts him.
inline Field gettysburg(int turn = 1) {
  Field field(battle("aprils/gettysburg"));
  field.turn(turn);
  field.scenario();
  return field;
}

inline UnitId named(Field& field, std::string_view id) {
  const auto found = field.scenario().unit_named(id);
  EXPECT_TRUE(found.has_value()) << id;
  return found.value_or(UnitId(0));
}

inline UnitId put(Field& field, std::string_view id, std::string_view hex) {
  const UnitId unit = named(field, id);
  aprils::lift_unit(field.scenario(), field.situation(), unit, aprils::Location::waiting());
  aprils::put_unit(field.scenario(), field.situation(), unit, field.hex(hex));
  return unit;
}

// Clear ground under Gettysburg's rules, wide enough for the columns and rows that they close.
inline Field paper(int turn = 1) {
  Field field(16, 16);
  field.rules(aprils::gettysburg_rules()).turn(turn);
  return field;
}

inline UnitId cavalry(Field& field, Side side, std::string_view hex, Strengths full = {4, 4, 6}) {
  return field.unit("cavalry " + std::string(hex), side, UnitKind::Cavalry, full, hex);
}

}  // namespace longroll::kit
