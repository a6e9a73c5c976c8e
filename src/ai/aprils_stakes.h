// What hangs on each objective now, read from the battle's victory lines.
#pragma once

#include <array>
#include <bitset>
#include <vector>

#include "aprils/field.h"

namespace longroll::aprils {

// By objective: the worth of holding it against the enemy's holding it. The same for both sides.
struct Stakes {
  std::array<int, kMaxObjectives> of{};
  std::array<std::optional<Side>, kMaxObjectives> controller{};
};

// The victory lines with what they say of the objectives worked out for every way to share these out.
class VictoryLines {
 public:
  explicit VictoryLines(const Scenario& scenario);

  Stakes stakes(const Scenario& scenario, const Situation& situation, const Field& field) const;

 private:
  static constexpr std::size_t kShares = std::size_t{1} << kMaxObjectives;
  struct Line {
    int turn = 0;
    int worth = 0;               // to the Union
    std::bitset<kShares> holds;  // by the objectives that the Union has, one bit each
    std::vector<VictoryTest> of_points;
  };
  struct Points {
    int own[2];
  };
  // What the check of a turn would be worth to the Union, by the objectives it has; these bring their own points.
  using Worths = std::array<std::int64_t, kShares>;

  static bool hold(const std::vector<VictoryTest>& tests, const Points& points);
  std::bitset<kShares> shares_that_meet(const std::vector<VictoryTest>& tests, const Points& losses) const;
  Worths worths_of_check(int turn, const Points& losses) const;
  void add_swings(int turn, const Points& losses, int percent, Stakes& stakes) const;

  std::vector<Line> lines_;
  // The points that objectives bring, by those that the Union has; empty: none bring any.
  std::vector<Points> gains_;
  std::size_t objectives_;
};

}  // namespace longroll::aprils
