// What the reports of a simulation and of a ladder have in common.
#pragma once

#include "format/json.h"
#include "lab/report/charts.h"
#include "lab/report/page.h"

namespace longroll::lab {

inline double number(const Json& json) { return json.get<double>(); }
inline std::string text(const Json& json) { return escaped(json.get<std::string>()); }

// From 0 to 100 %.
Scale percent_scale();

// A score and the same with the luck taken off, as two rows of a chart.
WhiskerRow score_row(const ReportWords& words, const std::string& label, const Json& score, Tone tone);
WhiskerRow fair_row(const ReportWords& words, const std::string& label, const Json& score, Tone tone);

// The words after a command's name that ask for the same once more.
std::string common_arguments(const Json& summary);

std::string simulation_report(const Json& summary, const ReportWords& words);
std::string ladder_report(const Json& summary, const ReportWords& words);

}  // namespace longroll::lab
