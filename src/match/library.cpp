#include "match/library.h"

namespace longroll {

std::optional<std::string> scenario_file(const Library& library, std::string_view id) {
  const std::string ending = "/" + std::string(id) + "/scenario.json";
  for (const std::string& name : library.scenarios)
    if (name.size() > ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0)
      return name;
  return std::nullopt;
}

}  // namespace longroll
