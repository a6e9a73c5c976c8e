#include "aprils/charts.h"

#include <algorithm>

namespace longroll::aprils {
namespace {
constexpr std::array<std::string_view, kColumns> kColumnNames = {"1-4", "1-3", "1-2", "1-1", "2-1",
                                                                 "3-1", "4-1", "5-1", "6-1"};
}

std::string_view column_name(int column) { return kColumnNames[static_cast<std::size_t>(column)]; }

CombatResult ResultTable::at(int column, int roll) const {
  const int row = std::clamp(roll, kLowestRoll, kHighestRoll);
  return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

void ResultTable::set(int column, int roll, CombatResult result) {
  rows_[static_cast<std::size_t>(roll)][static_cast<std::size_t>(column)] = result;
}

}  // namespace longroll::aprils
