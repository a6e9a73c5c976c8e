// Any text as a map. One that loads is written and read back the same.
#include "format/map_file.h"
#include "built_in.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace longroll;
  std::vector<Diagnostic> faults;
  const auto node = parse_document(fuzz::text_of(data, size), "map", faults);
  if (!faults.empty()) return 0;
  const auto map = node ? read_map(*node, "map", faults) : std::nullopt;
  LONGROLL_CHECK(map.has_value() == faults.empty(), "a map and its faults disagree");
  if (!map) return 0;
  const std::string text = write_map(*map, "map");
  const auto again = parse_document(text, "map", faults);
  const auto same = again ? read_map(*again, "map", faults) : std::nullopt;
  LONGROLL_CHECK(same && write_map(*same, "map") == text, "a map that was written is read as another");
  return 0;
}
