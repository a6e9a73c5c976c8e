#include "app/terminal/words.h"

namespace longroll::terminal {
namespace {

std::optional<Language> load(const Library& library, const std::string& name) {
  const auto text = library.find ? library.find(name) : std::nullopt;
  if (!text) return std::nullopt;
  std::vector<Diagnostic> faults;
  const auto node = parse_document(*text, name, faults);
  return node ? read_language(*node, name, faults) : std::nullopt;
}

}  // namespace

std::optional<Words> load_words(const Library& library, std::string_view language) {
  auto game = load(library, "language/" + std::string(language) + ".json");
  auto own = load(library, "language/terminal-" + std::string(language) + ".json");
  if (!game || !own) return std::nullopt;
  return Words{std::move(*game), std::move(*own)};
}

}  // namespace longroll::terminal
