// What the scripted player works out once for a battle: ways to the objectives, surroundings, averages of the tables.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/aprils_stakes.h"
#include "aprils/scenario.h"

namespace longroll::aprils {

class Ground {
 public:
  static constexpr int kUnreachable = 2000;  // half points: more than any way on a map
  static constexpr int kSurroundings = 4;    // hexes

  explicit Ground(const Scenario& scenario);

  // The cost of the way from a hex to an objective as if nobody stood in it.
  HalfPoints way(UnitKind kind, std::size_t objective, HexId from) const {
    return ways_[(objective * kUnitKinds + index_of(kind)) * hexes_ + from.index()];
  }

  // The column shift that the map gives a defender of this hex against an attack from a direction, works left out.
  int shelter(HexId hex, Direction from) const { return shelter_[hex.index()][longroll::index_of(from)]; }

  struct Near {
    HexId hex;
    std::uint8_t distance = 0;
  };
  // The hexes up to kSurroundings away, itself among them.
  std::span<const Near> surroundings(HexId hex) const { return near_[hex.index()]; }

  const VictoryLines& victory_lines() const { return victory_lines_; }

  // Sums over the six faces of the die: of steps lost, of retreats, and of losses that leave it to morale checks.
  struct Toll {
    int steps = 0;
    int retreats = 0;
    int checks = 0;
  };
  // What one side suffers in a column when the other rolls with this rating.
  const Toll& toll(Role suffers, int column, int enemy_rating) const;

 private:
  void look_around(const Grid& grid, HexId centre);
  void measure_ways(const Scenario& scenario, std::size_t objective, UnitKind kind);
  void weigh_shelter(const Scenario& scenario);
  void sum_tables(const Charts& charts);

  static constexpr int kHighestRating = 4;
  VictoryLines victory_lines_;
  std::size_t hexes_;
  std::vector<std::int16_t> ways_;
  std::vector<std::array<std::int8_t, 6>> shelter_;
  std::vector<std::vector<Near>> near_;
  ByRole<std::array<std::array<Toll, 2 * kHighestRating + 1>, kColumns>> tolls_;
};

}  // namespace longroll::aprils
