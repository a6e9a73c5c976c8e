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

namespace {

std::optional<std::string> find_data(std::string_view name) { return read_file("data/" + std::string(name)); }

// Each battle is read once.
template <class Scenario, class Load>
const Scenario& loaded_once(const std::string& path, Load&& load) {
  static std::map<std::string, Scenario, std::less<>> loaded;
  if (const auto found = loaded.find(path); found != loaded.end()) return found->second;
  std::vector<Diagnostic> faults;
  std::optional<Scenario> scenario = load(read_file(path), path, find_data, faults);
  for (const Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", to_text(fault).c_str());
  LONGROLL_CHECK(scenario.has_value(), "a battle does not load");
  return loaded.emplace(path, std::move(*scenario)).first->second;
}

}  // namespace

const aprils::Scenario& battle(std::string_view folder) {
  return loaded_once<aprils::Scenario>("data/" + std::string(folder) + "/scenario.json",
                                       load_aprils_scenario);
}

const rally::Scenario& rally_battle(std::string_view file) {
  return loaded_once<rally::Scenario>(std::string(file), load_rally_scenario);
}

}  // namespace longroll::kit
