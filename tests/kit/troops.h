// Short words for rule tests: troops of either side, and what is expected of an answer.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "kit/field.h"
#include "kit/refused.h"

namespace longroll::kit {

inline constexpr Strengths kFour{4, 4, 4};

inline UnitId blue(Field& field, std::string_view hex, Strengths full = kFour, int morale = 0) {
  return field.unit("blue " + std::string(hex), Side::Union, UnitKind::Infantry, full, hex, morale);
}
inline UnitId gray(Field& field, std::string_view hex, Strengths full = kFour, int morale = 0) {
  return field.unit("gray " + std::string(hex), Side::Confederate, UnitKind::Infantry, full, hex, morale);
}
inline UnitId blue_guns(Field& field, std::string_view hex, Strengths full = kFour, int morale = 0) {
  return field.unit("blue guns " + std::string(hex), Side::Union, UnitKind::Artillery, full, hex, morale);
}
inline UnitId gray_guns(Field& field, std::string_view hex, Strengths full = kFour, int morale = 0) {
  return field.unit("gray guns " + std::string(hex), Side::Confederate, UnitKind::Artillery, full, hex,
                    morale);
}

// 10: a work in this hex; it covers the side it faces and the two beside that.
inline void breastwork(Field& field, std::string_view hex, Direction facing) {
  field.scenario();
  field.situation().works.push_back({field.hex(hex), facing, false, Side::Confederate, 1});
}
inline void entrenchment(Field& field, std::string_view hex, Direction facing) {
  field.scenario();
  field.situation().works.push_back({field.hex(hex), facing, true, Side::Confederate, 1});
}

// The dice, one after the other.
inline void roll(Field& field, std::initializer_list<int> dice) {
  for (int die : dice) field.roll(die);
}

// How many choices of one kind are offered.
template <class Kind>
std::vector<Kind> offers_of(Field& field) {
  std::vector<Kind> found;
  for (const aprils::Choice& choice : field.choices())
    if (const Kind* kind = std::get_if<Kind>(&choice)) found.push_back(*kind);
  return found;
}

}  // namespace longroll::kit
