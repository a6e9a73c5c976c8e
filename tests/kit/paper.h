// What the paper battlefields of both games are made with: words of a text, and the printed charts.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "format/document.h"
#include "kit/files.h"

namespace longroll::kit {

// The words of a text: hexes and directions are written one after the other.
std::vector<std::string> words(std::string_view text);

// The charts of a game from data/; the test stops if they have a fault.
template <class Charts>
Charts load_charts(std::string_view path,
                   std::optional<Charts> (*read)(const Node&, std::string_view, std::vector<Diagnostic>&)) {
  std::vector<Diagnostic> faults;
  const auto node = parse_document(read_file(path), path, faults);
  const std::optional<Charts> charts = node ? read(*node, path, faults) : std::nullopt;
  for (const Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", to_text(fault).c_str());
  LONGROLL_CHECK(charts.has_value(), "the charts do not load");
  return *charts;
}

}  // namespace longroll::kit
