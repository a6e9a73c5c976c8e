// Short words for the tests of Shiloh's rules.
#pragma once

#include "aprils/situation.h"
#include "kit/files.h"
#include "kit/troops.h"

namespace longroll::aprils::shiloh_kit {

inline constexpr OptionId kRightRoad{0};
inline constexpr OptionId kNightShelling{1};
inline constexpr OptionId kJohnstonFalls{2};

// The battle itself, with its troops where they stood at dawn.
inline kit::Field shiloh(int turn = 1, OptionSet options = {}) {
  kit::Field field(kit::battle("aprils/shiloh"));
  field.turn(turn);
  field.scenario();
  field.situation().options = options;
  return field;
}

inline UnitId named(kit::Field& field, std::string_view id) {
  const auto found = field.scenario().unit_named(id);
  EXPECT_TRUE(found.has_value()) << id;
  return found.value_or(UnitId(0));
}

inline void take_off(kit::Field& field, std::string_view id) {
  lift_unit(field.scenario(), field.situation(), named(field, id), Location::waiting());
}

inline void put(kit::Field& field, std::string_view id, std::string_view hex) {
  take_off(field, id);
  put_unit(field.scenario(), field.situation(), named(field, id), field.hex(hex));
}

inline bool in_cup(kit::Field& field, std::string_view formation) {
  const auto found = field.scenario().formation_named(formation);
  EXPECT_TRUE(found.has_value()) << formation;
  return found && field.situation().movement_markers[found->index()] > 0;
}

inline bool in_cup_combat(kit::Field& field, Side side) { return field.situation().combat_marker[side]; }

}  // namespace longroll::aprils::shiloh_kit
