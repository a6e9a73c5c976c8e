// How long work takes, per second of processor time and beside the splitmix loop of the same run.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace longroll {

struct Figure {
  std::string name;
  double rate = 0;   // units of work a CPU-second
  double ratio = 0;  // steps of splitmix for one unit of work
};

// Runs a batch again and again for the time; `batch` returns the units of work it did.
Figure measure(const std::string& name, double seconds, const std::function<double()>& batch);

// Results that nobody reads must still be worked out: they are put here.
void keep(std::uint64_t result);

// Prints the figures and the size of a position, as lines or as JSON.
int print_figures(const std::string& scenario, const std::vector<Figure>& figures, std::size_t position_bytes,
                  bool json);

}  // namespace longroll
