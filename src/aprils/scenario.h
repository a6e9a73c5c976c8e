// A battle as printed: map, charts, order of battle, calendar, objectives, victory. Immutable once loaded.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "aprils/charts.h"
#include "aprils/move_table.h"
#include "aprils/sight_table.h"
#include "aprils/types.h"
#include "board/map.h"

namespace longroll::aprils {

struct BattleRules;

struct Strengths {
  std::uint8_t attack = 0;
  std::uint8_t defence = 0;
  std::uint8_t movement = 0;  // in whole points, as printed
  friend bool operator==(const Strengths&, const Strengths&) = default;
};

struct Unit {
  std::string id;
  std::string name;
  std::string designation;
  Side side = Side::Union;
  FormationId formation;
  UnitKind kind = UnitKind::Infantry;
  std::uint8_t steps = 2;
  Strengths full;
  Strengths reduced;
  std::int8_t morale = 0;
  std::optional<HexId> set_up;       // none: a reinforcement
  std::uint8_t arrives = 1;          // turn
  std::string entry;                 // letters it may use, e.g. "CD"
  std::vector<std::string> special;  // cases of the battle's own rules that name it

  const Strengths& strengths(int steps_left) const { return steps_left >= 2 || steps == 1 ? full : reduced; }
  bool has_special(std::string_view rule) const;
};

struct Formation {
  std::string id;
  std::string name;
  Side side = Side::Union;
  std::uint8_t markers = 1;
  std::uint8_t marker_from_turn = 1;  // a special rule may hold it back (ruling A46)
};

struct Turn {
  std::uint8_t day = 1;
  std::string time;
  bool night = false;
};

struct Objective {
  HexId hex;
  std::string name;
  std::optional<Side> held_by;
  std::uint8_t points = 0;  // victory points while the side that must take it controls it
};

// One test of a victory line; all tests of a line must hold (ruling A74).
struct VictoryTest {
  enum class Kind : std::uint8_t {
    Controls,     // `side` controls between `low` and `high` of the hexes in `among`
    PointsRatio,  // points of `side` : points of the enemy is at least `low` : `high`
    MorePoints,   // `side` has more points than the enemy
  };
  Kind kind = Kind::Controls;
  Side side = Side::Union;
  int low = 0;
  int high = 0;
  std::uint8_t among = 0xff;  // one bit an objective
};

enum class VictoryLevel : std::uint8_t { Marginal, Substantial, Decisive };

struct VictoryLine {
  std::uint8_t turn = 0;       // checked when the cup of this turn is empty
  std::optional<Side> winner;  // none: a draw
  VictoryLevel level = VictoryLevel::Marginal;
  std::vector<VictoryTest> tests;
};

struct Option {
  std::string id;
  std::string title;
};

// What a printed special rule says, for people; what it does stands in the battle's own file.
struct SpecialRule {
  std::string rule;
  std::string title;
  std::string text;
  std::array<HexSet, 6> sides{};  // hexsides that it names: the hexes entered over them, by direction
};

struct Scenario {
  std::string id;
  std::string title;
  std::string dates;
  std::string place;
  std::string history;  // of the battle, for people
  Map map;
  Charts charts;
  std::vector<Unit> units;
  std::vector<Formation> formations;
  std::vector<Turn> calendar;  // turn 1 first
  std::vector<Objective> objectives;
  std::vector<VictoryLine> victory;
  std::vector<Option> options;
  std::vector<SpecialRule> special_rules;
  BySide<std::uint8_t> combat_marker_from{};      // 3.0, ruling A7: first turn in the cup
  BySide<std::uint8_t> retreat_compass{};         // 6.5: one bit a direction
  BySide<bool> formations_move_on_either_draw{};  // 4.1, ruling A6
  BySide<bool> blocked_entry_waits{};             // 8.2, ruling A41
  const BattleRules* rules = nullptr;             // never null after finish()
  std::uint64_t hash = 0;                         // its fingerprint

  // Derived once, when loading is done.
  HexSet dear_ground;  // where a rule of the battle adds to the terrain's cost
  MoveTable moves;
  SightTable sight;
  std::optional<SightTable> gunboat_sight;  // where it differs (14.3)
  std::vector<UnitSet> units_of;            // by formation
  BySide<UnitSet> units_of_side;

  void finish();

  const Unit& unit(UnitId which) const { return units[which.index()]; }
  const Formation& formation(FormationId which) const { return formations[which.index()]; }
  const Turn& turn(int number) const { return calendar[static_cast<std::size_t>(number - 1)]; }
  int last_turn() const { return static_cast<int>(calendar.size()); }
  // 7.1: what a gun of this kind sees from a hex, within its range.
  const HexSet& seen_by(UnitKind kind, HexId from) const {
    return kind == UnitKind::Gunboat && gunboat_sight ? gunboat_sight->seen_from(from)
                                                      : sight.seen_from(from);
  }
  std::optional<UnitId> unit_named(std::string_view name) const;
  std::optional<FormationId> formation_named(std::string_view name) const;
  const SpecialRule* special_rule(std::string_view rule) const;  // null: the file has none of this case
  bool friendly_direction(Side side, Direction d) const {
    return (retreat_compass[side] >> longroll::index_of(d) & 1u) != 0;
  }

 private:
  void find_dear_ground();
};

// A number for everything in the battle that bears on play; words for people are left out.
std::uint64_t fingerprint(const Scenario& scenario);

}  // namespace longroll::aprils
