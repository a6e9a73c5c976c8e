#include "kit/files.h"

#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>

#include "format/aprils_scenario.h"
#include "format/rally_scenario.h"

namespace longroll::kit {

std::string read_file(std::string_view path) {
  std::ifstream in{std::string(path), std::ios::binary};
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

const aprils::Scenario& battle(std::string_view folder) {
  static std::map<std::string, aprils::Scenario, std::less<>> loaded;
  if (const auto found = loaded.find(folder); found != loaded.end()) return found->second;
  const std::string path = "data/" + std::string(folder) + "/scenario.json";
  const TextFinder find = [](std::string_view name) {
    return std::optional(read_file("data/" + std::string(name)));
  };
  std::vector<Diagnostic> faults;
  auto scenario = load_aprils_scenario(read_file(path), path, find, faults);
  for (const Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", to_text(fault).c_str());
  LONGROLL_CHECK(scenario.has_value(), "a battle does not load");
  return loaded.emplace(folder, std::move(*scenario)).first->second;
}

const rally::Scenario& rally_battle(std::string_view file) {
  static std::map<std::string, rally::Scenario, std::less<>> loaded;
  if (const auto found = loaded.find(file); found != loaded.end()) return found->second;
  const TextFinder find = [](std::string_view name) {
    return std::optional(read_file("data/" + std::string(name)));
  };
  std::vector<Diagnostic> faults;
  auto scenario = load_rally_scenario(read_file(file), file, find, faults);
  for (const Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", to_text(fault).c_str());
  LONGROLL_CHECK(scenario.has_value(), "a battle does not load");
  return loaded.emplace(file, std::move(*scenario)).first->second;
}

}  // namespace longroll::kit
