// Any text as the ground of a battlefield. What loads is laid on the hexes, and that map can be read.
#include "atlas/build.h"
#include "built_in.h"
#include "format/map_file.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace longroll;
  std::vector<Diagnostic> faults;
  const auto node = parse_document(fuzz::text_of(data, size), "ground", faults);
  const auto ground = node ? atlas::read_ground(*node, "ground", faults) : std::nullopt;
  if (!ground || ground->game != "aprils") return 0;
  const atlas::BuiltMap built = atlas::build_map(*ground);
  const std::string text = write_map(built.map, "built");
  const auto again = parse_document(text, "built", faults);
  LONGROLL_CHECK(again && read_map(*again, "built", faults), "a map from the ground cannot be read");
  return 0;
}
