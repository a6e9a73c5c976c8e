#include "match/library.h"

namespace longroll {

std::string_view game_of(const Node& node) {
  const Node* game = node.find("game");
  return game == nullptr ? "" : game->as_text().value_or("");
}

AnyScenario load_scenario(std::string_view text, std::string_view file, const TextFinder& find,
                          std::vector<Diagnostic>& faults) {
  std::vector<Diagnostic> ignored;
  const auto node = parse_document(text, file, ignored);
  if (node && game_of(*node) == "rally") {
    if (auto scenario = load_rally_scenario(text, file, find, faults)) return std::move(*scenario);
  } else if (auto scenario = load_aprils_scenario(text, file, find, faults)) {
    return std::move(*scenario);
  }
  return std::monostate();
}

std::optional<std::string> scenario_file(const Library& library, std::string_view id) {
  const std::string ending = "/" + std::string(id) + "/scenario.json";
  for (const std::string& name : library.scenarios)
    if (name.size() > ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0)
      return name;
  return std::nullopt;
}

}  // namespace longroll
