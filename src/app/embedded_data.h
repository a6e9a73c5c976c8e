// The scenario files of data/, built into the program, so that it plays from any folder and in a browser.
#pragma once

#include <span>
#include <string_view>

namespace longroll {

struct EmbeddedFile {
  std::string_view path;  // relative to data/, as in "aprils/shiloh/map.json"
  std::string_view text;
};

// Every data/**/*.json, in the order of their paths; natively the *.geojson as well.
std::span<const EmbeddedFile> embedded_files();

}  // namespace longroll
