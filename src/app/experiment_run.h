// An experiment carried out here: played on all cores, kept in a journal, told in the end.
#pragma once

#include <string>

#include "lab/arena.h"

namespace longroll {

struct Telling {
  std::string report;    // an HTML file; empty: none
  std::string language;  // of the report
  bool json = false;
};

// The arena of an experiment with the battles and players of this program; none: somebody has been told why.
std::optional<lab::Arena> open_arena(const lab::Experiment& experiment);

int run_experiment(const lab::Experiment& experiment, int threads, const std::string& journal,
                   const Telling& telling);

// Prints what the results say and writes the report. `results` are by number.
int tell_results(const lab::Arena& arena, std::span<const lab::GameResult> results, const Telling& telling);

// Whether it can be told so, before hours are spent on it; if not, somebody has been told why.
int check_telling(const Telling& telling);

}  // namespace longroll
