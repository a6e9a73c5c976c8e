#include "rally/charts.h"

namespace longroll::rally {

int column_of(const Charts& charts, int attack, int defence) {
  if (attack >= charts.wins_from_attack * defence) return kDefendersFail;
  int column = kAttackersFail;
  for (int i = 0; i < kPrintedColumns; ++i) {
    const OddsColumn& printed = charts.columns[static_cast<std::size_t>(i)];
    if (attack * printed.defence >= defence * printed.attack) column = i + 1;
  }
  return column;
}

std::string column_name(const Charts& charts, int column) {
  if (column == kAttackersFail) return "1-" + std::to_string(charts.fails_below_defence);
  if (column == kDefendersFail) return std::to_string(charts.wins_from_attack) + "-1";
  const OddsColumn& printed = charts.columns[static_cast<std::size_t>(column - 1)];
  return std::to_string(printed.attack) + "-" + std::to_string(printed.defence);
}

}  // namespace longroll::rally
