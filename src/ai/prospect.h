// What a player who looks ahead expects of the line he chose, and what he fears.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace longroll {

struct Prospect {
  int expected = 0;                     // score, of kWholeScore
  int instead = 0;                      // what the first line that came to mind would bring
  int worst = 0;                        // one fate in ten is worse than this
  int steps_lost = 0, steps_taken = 0;  // in tenths of a step, on the average
  // The objective of ours that is lost most often, and in how many of a hundred fates.
  std::optional<std::uint8_t> feared_for = std::nullopt;
  int feared = 0;
  std::size_t lines = 0, fates = 0;  // how many were compared, how often the chosen one was played on
  std::optional<int> last_turn;      // how far; none: two impulses more
};

// From the ends of the chosen line, of which there is one at least.
template <class Ends>
Prospect prospect_of(const Ends& ends, double expected, double instead, std::size_t lines,
                     std::optional<int> last_turn) {
  const auto count = static_cast<int>(ends.size());
  Prospect prospect;
  prospect.expected = static_cast<int>(expected);
  prospect.instead = static_cast<int>(instead);
  prospect.lines = lines;
  prospect.fates = ends.size();
  prospect.last_turn = last_turn;
  std::vector<int> values;
  std::array<int, 16> lost{};
  for (const auto& end : ends) {
    values.push_back(end.value);
    prospect.steps_lost += end.steps_lost * 10;
    prospect.steps_taken += end.steps_taken * 10;
    for (std::size_t i = 0; i < lost.size(); ++i) lost[i] += end.lost >> i & 1;
  }
  std::sort(values.begin(), values.end());
  prospect.worst = values[values.size() / 10];
  prospect.steps_lost /= count;
  prospect.steps_taken /= count;
  const auto most = std::max_element(lost.begin(), lost.end());
  if (*most > 0) prospect.feared_for = static_cast<std::uint8_t>(most - lost.begin());
  prospect.feared = *most * 100 / count;
  return prospect;
}

}  // namespace longroll
