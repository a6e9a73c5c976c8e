// atlas: maps from real ground, and what changed between two of them.
#include <cstdio>

#include "app/commands.h"
#include "app/home.h"
#include "atlas/build.h"
#include "atlas/diff.h"
#include "atlas/ground.h"
#include "format/json.h"
#include "format/map_file.h"

namespace longroll {
namespace {

void print_faults(const std::vector<Diagnostic>& faults) {
  for (const Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", to_text(fault).c_str());
}

std::optional<Map> read_map_file(const std::string& path) {
  const auto text = read_file(path);
  if (!text) {
    complain("the map \"" + path + "\" cannot be read");
    return std::nullopt;
  }
  std::vector<Diagnostic> faults;
  const auto node = parse_document(*text, path, faults);
  auto map = node ? read_map(*node, path, faults) : std::nullopt;
  print_faults(faults);
  return map;
}

}  // namespace

int run_atlas_build(const AtlasBuildRequest& request) {
  const auto text = read_file(request.ground);
  if (!text) return complain("the ground \"" + request.ground + "\" cannot be read");
  std::vector<Diagnostic> faults;
  const auto node = parse_document(*text, request.ground, faults);
  const auto ground = node ? atlas::read_ground(*node, request.ground, faults) : std::nullopt;
  print_faults(faults);
  if (!ground) return kFaults;
  const atlas::BuiltMap built = atlas::build_map(*ground);
  if (request.json) {
    std::printf("%s\n", Json{{"ok", built.faults.empty()},
                             {"battle", ground->battle},
                             {"overridden", built.overridden},
                             {"faults", built.faults}}
                            .dump(1)
                            .c_str());
  } else {
    for (const std::string& line : built.overridden) std::printf("pin over ground: %s\n", line.c_str());
    for (const std::string& line : built.faults) std::printf("fault: %s\n", line.c_str());
    std::printf("%s: %zu hexes, %zu pins over the ground, %zu faults\n", ground->battle.c_str(),
                built.map.grid().size(), built.overridden.size(), built.faults.size());
  }
  if (built.map.grid().size() <= 1) return kFaults;
  if (!request.out.empty() && !write_file(request.out, write_map(built.map, ground->battle)))
    return complain("\"" + request.out + "\" cannot be written");
  return built.faults.empty() ? kGood : kFaults;
}

int run_atlas_diff(const AtlasDiffRequest& request) {
  const auto before = read_map_file(request.before), after = read_map_file(request.after);
  if (!before || !after) return kBadRequest;
  const std::vector<std::string> lines = atlas::map_differences(*before, *after);
  if (request.json)
    std::printf("%s\n", Json{{"differences", lines}}.dump(1).c_str());
  else
    for (const std::string& line : lines) std::printf("%s\n", line.c_str());
  return lines.empty() ? kGood : kFaults;
}

}  // namespace longroll
