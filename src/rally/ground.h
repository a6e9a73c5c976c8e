// 2.1: the map as the game uses it: places to stand (hexes, and the banks of river hexes), what lies between them, who sees whom.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "board/map.h"
#include "rally/charts.h"
#include "rally/types.h"

namespace longroll::rally {

// 8.5: how a river hex can be crossed from bank to bank.
enum class Crossing : std::uint8_t { None, Ford, Bridge };

struct Spot {
  HexId hex;
  GridPoint centre;                     // of its hex
  std::uint8_t bank = 0;                // of a river hex
  std::array<std::uint16_t, 6> next{};  // by direction; kNowhere: none
  std::uint16_t other_bank = 0xffff;    // kNowhere: none, or the map says no river
  Crossing crossing = Crossing::None;   // to the other bank
  bool passable = true;
  bool river = false;
  bool town = false;
  bool edge = false;         // a side of its hex is on the map's edge
  bool road = false;         // a road runs through the hex
  std::uint8_t road_to = 0;  // one bit a direction
  std::uint8_t rail_to = 0;
  HalfPoints foot = 2;
  HalfPoints horse = 2;
  HalfPoints zone_extra = 0;  // more in an enemy zone (ruling R75)
  HalfPoints by_road = 1;     // 1 half point, more where a bridge stands
};

class Ground {
 public:
  static constexpr std::uint16_t kNowhere = 0xffff;

  Ground() = default;
  Ground(const Map& map, const Charts& charts);

  std::size_t size() const { return spots_.size(); }
  const Spot& operator[](SpotId spot) const { return spots_[spot.index()]; }
  HexId hex(SpotId spot) const { return spots_[spot.index()].hex; }

  std::optional<SpotId> next(SpotId spot, Direction d) const {
    const std::uint16_t to = spots_[spot.index()].next[longroll::index_of(d)];
    return to == kNowhere ? std::nullopt : std::optional(SpotId(to));
  }
  std::optional<SpotId> other_bank(SpotId spot) const {
    const std::uint16_t to = spots_[spot.index()].other_bank;
    return to == kNowhere ? std::nullopt : std::optional(SpotId(to));
  }
  // 8.2: side by side with no river between; the other bank of the same hex is not.
  bool adjacent(SpotId a, SpotId b) const;
  std::optional<Direction> direction(SpotId from, SpotId to) const;
  int distance(SpotId a, SpotId b) const {  // in hexes
    return hexes_between(spots_[a.index()].centre, spots_[b.index()].centre);
  }
  // The places of one hex: one, or its two banks.
  FixedVector<SpotId, 2> spots_of(HexId hex) const;

  // Ruling R40: whether guns in one hex see the other, which is at most five away.
  bool sees(HexId from, HexId to) const;

  // "E13", or "E13/east" for a bank.
  std::string name(const Map& map, SpotId spot) const;
  std::optional<SpotId> named(const Map& map, std::string_view name) const;

 private:
  void lay_out(const Map& map, const Charts& charts);
  void connect(const Map& map);
  void look_around(const Map& map, const Charts& charts);

  std::vector<Spot> spots_;
  std::vector<std::vector<HexId>> seen_;  // by hex, sorted
};

// Ruling R40: the first hex that stands in the way, or none.
std::optional<HexId> sight_block(const Map& map, const Charts& charts, HexId from, HexId to);

}  // namespace longroll::rally
