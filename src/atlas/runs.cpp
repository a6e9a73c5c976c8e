#include "atlas/runs.h"

namespace longroll::atlas {
namespace {

constexpr double kShortestRun = 0.4;
constexpr double kExcursion = 0.6;

}  // namespace

std::vector<Run> runs_on_map(const Grid& grid, const std::vector<SheetPoint>& line, double step) {
  std::vector<Run> runs;
  const std::vector<SheetPoint> samples = sampled(line, step);
  bool is_on = false;
  double away = 0;  // walked off the map since the last run
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const bool was_on = is_on;
    is_on = hex_at(grid, samples[i]).has_value();
    if (is_on && !was_on) {
      const bool goes_on = !runs.empty() && away < kExcursion;
      if (goes_on) runs.back().to_off_map = false;
      if (!goes_on) runs.push_back({{}, i > 0, false});
    }
    if (!is_on && was_on) {
      runs.back().to_off_map = true;
      away = 0;
    }
    if (is_on) runs.back().samples.push_back(samples[i]);
    if (!is_on) away += step;
  }
  std::erase_if(
      runs, [&](const Run& run) { return static_cast<double>(run.samples.size()) * step < kShortestRun; });
  return runs;
}

}  // namespace longroll::atlas
