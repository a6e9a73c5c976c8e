#include "built_in.h"

#include "app/embedded_data.h"

namespace longroll::fuzz {

const Library& built_in_library() {
  static const Library library = [] {
    Library made;
    made.find = [](std::string_view name) -> std::optional<std::string> {
      for (const EmbeddedFile& file : embedded_files())
        if (file.path == name) return std::string(file.text);
      return std::nullopt;
    };
    made.scenarios = {"aprils/pea-ridge/scenario.json"};
    return made;
  }();
  return library;
}

}  // namespace longroll::fuzz
