// A battle as printed: map, charts, order of battle, calendar, set-up, reinforcements, objectives. Immutable once loaded.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/map.h"
#include "rally/charts.h"
#include "rally/ground.h"
#include "rally/types.h"

namespace longroll::rally {

struct BattleRules;

// 2.21: one side of a brigade's counter.
struct Strength {
  std::uint8_t points = 0;
  std::uint8_t quality = 0;
  friend bool operator==(const Strength&, const Strength&) = default;
};

// 2.22: one side of a leader's counter.
struct Command {
  std::string name;
  std::uint8_t combat = 0;
  std::uint8_t quality = 0;
  std::uint8_t range = 0;
  std::uint8_t initiative = 0;
};

struct Unit {
  std::string id;
  std::string name;
  std::string designation;
  Side side = Side::Union;
  UnitKind kind = UnitKind::Infantry;
  FormationId formation;  // what it belongs to; of a leader, what he commands
  Personality personality = Personality::Wild;
  // Brigades.
  Strength full;
  Strength damaged;
  bool repeaters = false;
  // Leaders.
  Rank rank = Rank::Division;
  Command command;
  Command replacement;
  // 2.23: artillery, at ranges 0, 1, 2-3 and 4-5.
  std::array<std::uint8_t, 4> guns{};

  bool combat() const { return is_combat(kind); }
};

struct Formation {
  std::string id;
  std::string name;
  Side side = Side::Union;
  Rank level = Rank::Division;
  std::optional<FormationId> parent;
  std::optional<UnitId> leader;
};

// Where a counter is when the battle begins. A counter that is neither set up nor due is out of play.
struct SetUp {
  UnitId unit;
  std::optional<SpotId> spot;  // none: artillery off the map
  bool damaged = false;
  bool replacement = false;
  std::uint8_t from_turn = 1;  // artillery: available from this turn on
};

// 7.6, ruling R69: counters that come together, by one die.
struct Group {
  Side side = Side::Union;
  std::uint8_t turn = 1;
  SpotId spot;
  bool roll = true;
  UnitSet units;
};

struct Turn {
  std::uint8_t day = 1;
  std::string time;
  bool night = false;
  bool dusk = false;  // guns reach one hex only
};

struct Objective {
  HexId hex;
  std::string name;
  std::uint8_t value = 0;
  std::optional<Side> held_by;
};

// Ruling R117: works are set by the scenario; they help units of their side, or anybody's.
struct Work {
  HexId hex;
  bool fort = false;  // else an entrenchment
  std::optional<Side> side;
};

// The base of a side from a turn on, in place of the usual one.
struct BasePoints {
  Side side = Side::Union;
  std::uint8_t turn = 1;
  std::uint8_t last = 1;
  std::uint8_t points = 0;
};

struct Option {
  std::string id;
  std::string title;
};

struct SpecialRule {
  std::string rule;
  std::string title;
  std::string text;
};

struct Scenario {
  std::string id;
  std::string title;
  std::string dates;
  std::string place;
  Map map;
  Charts charts;
  std::vector<Unit> units;
  std::vector<Formation> formations;
  std::vector<Turn> calendar;  // turn 1 first
  std::vector<Objective> objectives;
  std::vector<Work> works;
  std::vector<SetUp> set_up;
  std::vector<Group> groups;
  BySide<std::uint8_t> base_points{};
  std::vector<BasePoints> base_points_by_turn;
  std::optional<Side> first_initiative;  // none: dice
  BySide<std::uint8_t> head_start{};     // P9, S12: victory points from the beginning
  bool independent_cavalry = false;      // cavalry out of everybody's range may be tried alone
  std::vector<Option> options;
  std::vector<SpecialRule> special_rules;
  std::string history;                 // for people
  const BattleRules* rules = nullptr;  // never null after finish()
  std::uint64_t hash = 0;

  // Derived once, when loading is done.
  Ground ground;
  std::vector<UnitSet> units_of;           // by formation: brigades, those of its parts too
  std::vector<FormationSet> divisions_of;  // by formation: its divisions
  BySide<UnitSet> of_side;
  UnitSet brigades, leaders, guns, trains;
  UnitSet worthless_damaged;                // 11.1: brigades that bring the enemy nothing for being damaged
  BySide<std::optional<UnitId>> commander;  // of the army
  BySide<std::optional<UnitId>> train;

  void finish();

  const Unit& unit(UnitId which) const { return units[which.index()]; }
  const Formation& formation(FormationId which) const { return formations[which.index()]; }
  const Turn& turn(int number) const { return calendar[static_cast<std::size_t>(number - 1)]; }
  int last_turn() const { return static_cast<int>(calendar.size()); }
  std::optional<UnitId> unit_named(std::string_view name) const;
  std::optional<FormationId> formation_named(std::string_view name) const;
  std::optional<OptionId> option_named(std::string_view name) const;
  bool within(FormationId part, FormationId whole) const;  // itself or a part of it
  // The corps a formation belongs to; none where there is none.
  std::optional<FormationId> corps_of(FormationId formation) const;
  std::string name(SpotId spot) const { return ground.name(map, spot); }
};

// 14: the option that any scenario may offer.
inline constexpr std::string_view kPersonalities = "14";

// A number for everything in the battle that bears on play.
std::uint64_t fingerprint(const Scenario& scenario);

}  // namespace longroll::rally
