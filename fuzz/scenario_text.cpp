// Any text as a scenario. One that loads is played: whatever a file can say, the rules must be able to carry out.
#include "aprils/table.h"
#include "base/hash.h"
#include "built_in.h"
#include "match/library.h"
#include "play/random_player.h"
#include "rally/table.h"

namespace {

constexpr std::string_view kSmallMap = R"({"format": "longroll map 1", "name": "small",
 "grid": {"ids": "CCRR", "columns": [1, 3], "rows": [1, 3], "shifted_columns": "even"},
 "hexes": [{"hex": "0101", "terrain": "clear"}, {"hex": "0102", "terrain": "woods"}, {"hex": "0103", "terrain": "clear"},
  {"hex": "0201", "terrain": "clear"}, {"hex": "0202", "terrain": "hill", "hill": "Knob"}, {"hex": "0203", "terrain": "water"},
  {"hex": "0301", "terrain": "swamp"}, {"hex": "0302", "terrain": "town"}, {"hex": "0303", "terrain": "clear"}],
 "sides": [{"between": ["0101", "0201"], "features": ["road", "creek", "bridge"]}],
 "entries": [{"letter": "A", "hex": "0101", "by": "road"}, {"letter": "B", "hex": "0303"}], "places": []})";

std::optional<std::string> find(std::string_view name) {
  if (name == "map.json") return std::string(kSmallMap);
  return longroll::fuzz::built_in_library().find(name);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace longroll;
  std::vector<Diagnostic> faults;
  const AnyScenario loaded = load_scenario(fuzz::text_of(data, size), "text", find, faults);
  LONGROLL_CHECK(std::holds_alternative<std::monostate>(loaded) != faults.empty(),
                 "a scenario and its faults disagree");
  Hasher seed;
  for (std::size_t i = 0; i < size; ++i) seed.add(data[i]);
  Dice dice(seed.value());
  if (const auto* aprils = std::get_if<aprils::Scenario>(&loaded)) {
    aprils::Table table(*aprils);
    play_out(table, dice, 200);
  }
  if (const auto* rally = std::get_if<rally::Scenario>(&loaded)) {
    rally::Table table(*rally);
    play_out(table, dice, 200);
  }
  return 0;
}
