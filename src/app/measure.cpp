#include "app/measure.h"

#include <cstdio>
#include <ctime>

#include "app/home.h"
#include "format/json.h"
#include "play/dice.h"

namespace longroll {
namespace {

volatile std::uint64_t sink;

double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// Steps of the splitmix generator a CPU-second: the yardstick, because these machines differ from minute to minute.
double splitmix_rate(double seconds) {
  Dice dice(1);
  std::uint64_t sum = 0;
  double steps = 0;
  const double start = cpu_seconds();
  double spent = 0;
  while (spent < seconds) {
    for (int i = 0; i < 1'000'000; ++i) sum ^= dice.next();
    steps += 1e6;
    spent = cpu_seconds() - start;
  }
  sink = sum;
  return steps / spent;
}

}  // namespace

void keep(std::uint64_t result) { sink = result; }

Figure measure(const std::string& name, double seconds, const std::function<double()>& batch) {
  const double before = splitmix_rate(seconds / 4);
  double work = 0, spent = 0;
  const double start = cpu_seconds();
  while (spent < seconds) {
    work += batch();
    spent = cpu_seconds() - start;
  }
  const double after = splitmix_rate(seconds / 4);
  Figure figure{name, work / spent, 0};
  figure.ratio = (before + after) / 2 / figure.rate;
  return figure;
}

int print_figures(const std::string& scenario, const std::vector<Figure>& figures, std::size_t position_bytes,
                  bool json) {
  if (!json) {
    for (const Figure& figure : figures)
      std::printf("%-20s %14.0f a CPU-second %12.1f splitmix steps each\n", figure.name.c_str(), figure.rate,
                  figure.ratio);
    std::printf("%-20s %14zu bytes\n", "position-bytes", position_bytes);
    return kGood;
  }
  Json list = Json::array();
  for (const Figure& figure : figures)
    list.push_back({{"name", figure.name},
                    {"scenario", scenario},
                    {"per_cpu_second", figure.rate},
                    {"splitmix_ratio", figure.ratio}});
  list.push_back({{"name", "position-bytes"},
                  {"scenario", scenario},
                  {"per_cpu_second", position_bytes},
                  {"splitmix_ratio", 0},
                  {"unit", "bytes, not a rate"}});
  std::printf("%s\n", Json{{"figures", list}}.dump(1).c_str());
  return kGood;
}

}  // namespace longroll
