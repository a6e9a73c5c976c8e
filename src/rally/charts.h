// The printed charts: terrain effects, the odds table, shifts, defensive fire, random events, and the small die tables.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "board/terrain.h"
#include "rally/types.h"

namespace longroll::rally {

// One line of the terrain effects chart.
struct TerrainEffect {
  HalfPoints foot = 2;
  HalfPoints horse = 2;
  HalfPoints in_zone = 0;    // in place of both in an enemy zone; 0: no difference (ruling R75)
  int shift = 0;             // columns; the open kinds count once together (ruling R115)
  int bombardment_die = 0;   // ruling R38
  bool halves_fire = false;  // 6.4
  bool bars_guns = false;    // 6.1, ruling R33
  bool blocks_sight = false;
};

// 9.3: one column of the odds table, by its ratio.
struct OddsColumn {
  int attack = 1;
  int defence = 1;
  int attacker_modifier = 0;
  int defender_modifier = 0;
};

// The columns as they are counted: the two ends are the automatic results (ruling R99).
inline constexpr int kPrintedColumns = 9;
inline constexpr int kAttackersFail = 0;                    // 1-4
inline constexpr int kDefendersFail = kPrintedColumns + 1;  // 6-1
inline constexpr int kOddsColumns = kPrintedColumns + 2;

// 5: the eleven events by their number on two dice.
enum class EventKind : std::uint8_t {
  GrandBlunder,
  Blunder,
  ObtuseCommander,
  PoorWeather,
  ArtilleryDepleted,
  RallyRoundTheFlag,
  BrigadeSurge,
  SubordinatesInitiative,
  MinorBlunder,
  DivisionSurge,
  Surprise,
};
inline constexpr std::size_t kEventKinds = 11;
constexpr std::size_t index_of(EventKind kind) { return static_cast<std::size_t>(kind); }

struct EventLine {
  EventKind kind = EventKind::RallyRoundTheFlag;
  bool once_a_day = false;
};

struct Charts {
  std::array<TerrainEffect, kTerrains> terrain{};
  TerrainEffect stream;
  TerrainEffect river;
  HalfPoints road = 1;
  HalfPoints railroad = 2;
  HalfPoints bridge = 2;
  HalfPoints ford = 3;

  std::array<OddsColumn, kPrintedColumns> columns{};
  int fails_below_defence = 4;  // 1-4
  int wins_from_attack = 6;     // 6-1
  struct Shifts {
    int surge = 1;
    int cavalry_attacks = -1;
    int cavalry_defends = 1;
    int attacker_best = 1;
    int defender_best = -1;
    int surprise = 1;
    int entrenchment = -2;
    int fort = -3;
  } shifts;
  struct Fire {
    int attacker_in_clear = 1;
    int good_defender = 1;
    int good_quality = 4;
    int defender_repeaters = 1;
    int guns = 1;
    int gun_strength = 3;
    int poor_defender = -1;
    int poor_quality = 2;
    int more_attackers = -1;
    int attacker_repeaters = -1;
  } fire;
  std::array<EventLine, kEventKinds> events{};  // 2 first
  std::array<std::uint8_t, 6> retreat_hexes{};  // 9.5, by the die
  std::array<std::uint8_t, 6> arrival_delay{};  // 7.6
  std::array<std::uint8_t, 9> guns_return{};    // 10.3: turns, by the modified die from 1 to 9
  int gun_placed_up_to = 3;                     // 9.1
  int gun_captured_up_to = 3;                   // 9.5
  int leader_caught_moving_up_to = 2;           // 8.4
  int leader_caught_fighting_up_to = 1;         // 9.5
  std::array<bool, 13> leader_falls{};          // 9.6, by the sum of two dice

  const TerrainEffect& of(Terrain t) const { return terrain[longroll::index_of(t)]; }
  const EventLine& event(int sum) const { return events[static_cast<std::size_t>(sum - 2)]; }
};

// 9.3, ruling R98: the highest column not above the ratio, before shifts.
int column_of(const Charts& charts, int attack, int defence);
// "1-4", "2-3", "6-1".
std::string column_name(const Charts& charts, int column);

}  // namespace longroll::rally
