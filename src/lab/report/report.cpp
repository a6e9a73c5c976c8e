#include "lab/report/report.h"

#include "lab/report/parts.h"

namespace longroll::lab {

Scale percent_scale() {
  return {0, 1, {{0, "0"}, {0.25, "25 %"}, {0.5, "50 %"}, {0.75, "75 %"}, {1, "100 %"}}, 0.5};
}

WhiskerRow score_row(const ReportWords& words, const std::string& label, const Json& score, Tone tone) {
  const double low = number(score["interval"][0]), high = number(score["interval"][1]);
  return {label,
          words.percent(number(score["mean"])),
          words.percent_range(low, high),
          number(score["mean"]),
          low,
          high,
          tone};
}

WhiskerRow fair_row(const ReportWords& words, const std::string& label, const Json& score, Tone tone) {
  const Json& interval = score["adjusted_interval"];
  return {label,
          words.percent(number(score["adjusted"])),
          words.percent_range(number(interval[0]), number(interval[1])),
          number(score["adjusted"]),
          number(interval[0]),
          number(interval[1]),
          tone};
}

std::string common_arguments(const Json& summary) {
  std::string arguments = " --seed " + std::to_string(summary["seed"].get<std::uint64_t>());
  for (const Json& option : summary["options"]) arguments += " --option " + text(option);
  return arguments;
}

std::string html_report(const Json& summary, const Language& language, std::string_view code) {
  const ReportWords words(language, code);
  return summary["kind"] == "ladder" ? ladder_report(summary, words) : simulation_report(summary, words);
}

}  // namespace longroll::lab
