// Short words for the tests of Shiloh's rules, and a river on paper for its gunboats.
#pragma once

#include "aprils/battles/battle.h"
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

inline constexpr Strengths kShip{4, 4, 6};

// A river fills columns 6 and 7 of a clear sheet; its banks are rivers without bridge or ford. Blue falls back north,
// gray south, and it is turn 9.
struct River {
  kit::Field field{10, 9};
  River() {
    field.rules(shiloh_rules()).turn(9);
    field.compass(Side::Union, "N NE NW").compass(Side::Confederate, "S SE SW");
    Map& map = field.draft().map;
    const Grid& grid = map.grid();
    for (std::size_t i = 0; i < grid.size(); ++i)
      if (grid.column(HexId(i)) == 5 || grid.column(HexId(i)) == 6) map.set_terrain(HexId(i), Terrain::Water);
    for (std::size_t i = 0; i < grid.size(); ++i)
      for (Direction d : kDirections) {
        const auto next = grid.neighbour(HexId(i), d);
        if (next && map.terrain(HexId(i)) == Terrain::Water && map.terrain(*next) != Terrain::Water)
          map.add_feature(HexId(i), d, Feature::River);
      }
  }
  UnitId ship(std::string_view hex, Strengths full = kShip, int morale = 0) {
    return field.unit("ship " + std::string(hex), Side::Union, UnitKind::Gunboat, full, hex, morale);
  }
};

}  // namespace longroll::aprils::shiloh_kit
