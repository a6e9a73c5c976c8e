// Joins single steps (hexsides, or hexes with a road between) end to end into runs.
#pragma once

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

namespace longroll::picture {

// Every step lies in exactly one run. A run passes through a place where just two steps meet, and ends elsewhere.
template <class Place>
std::vector<std::vector<Place>> chains(const std::vector<std::pair<Place, Place>>& steps) {
  std::map<Place, std::vector<std::size_t>> meeting;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    meeting[steps[i].first].push_back(i);
    meeting[steps[i].second].push_back(i);
  }
  std::vector<char> used(steps.size(), 0);
  const auto other_end = [&](std::size_t step, const Place& place) {
    return steps[step].first == place ? steps[step].second : steps[step].first;
  };
  const auto walk = [&](Place place, std::size_t step) {
    std::vector<Place> run = {place};
    while (true) {
      used[step] = 1;
      place = other_end(step, place);
      run.push_back(place);
      const auto& here = meeting[place];
      if (here.size() != 2) return run;
      step = here[0] == step ? here[1] : here[0];
      if (used[step]) return run;
    }
  };
  std::vector<std::vector<Place>> runs;
  for (const auto& [place, here] : meeting)
    if (here.size() != 2)
      for (std::size_t step : here)
        if (!used[step]) runs.push_back(walk(place, step));
  for (std::size_t step = 0; step < steps.size(); ++step)  // what is left are closed loops
    if (!used[step]) runs.push_back(walk(steps[step].first, step));
  return runs;
}

}  // namespace longroll::picture
