#include "picture/pieces.h"

#include <algorithm>
#include <array>
#include <map>

#include "picture/symbols.h"

namespace longroll::picture {
namespace {

double flag_scale(Detail detail) {
  static constexpr std::array<double, 4> kScale = {2.7, 1.6, 1.1, 1};
  return kScale[static_cast<std::size_t>(detail)];
}

constexpr double kBankSize = 0.72;  // of a counter on a bank, beside one in a whole hex

// Lower than the centre where numbers are shown, so that number and mark stay in sight. In a river hex on its bank.
Point counter_middle(const Scene& scene, HexId hex, std::size_t bank) {
  const Point centre = scene.lay.centre(hex);
  const auto& banks = scene.map.banks(hex);
  if (!banks) return centre + Point{0, scene.detail >= Detail::Full ? 0.05 : 0};
  Point toward;
  for (Direction d : kDirections) {
    const auto [a, b] = scene.lay.side(hex, d);
    if (banks->has(bank, d)) toward = toward + (between(a, b, 0.5) - centre);
    if (banks->has(1 - bank, d)) toward = toward - (between(a, b, 0.5) - centre);
  }
  return centre + unit(toward) * 0.27;
}

using Teeth = std::pair<double, double>;  // from and to, outward from the line, in units

void add_teeth(Path& path, Point a, Point b, Teeth teeth) {
  const Point outward = left_of(unit(b - a));
  for (int i = 0; i < 7; ++i) {
    const Point at = between(a, b, (i + 0.5) / 7);
    path.move(at + outward * (teeth.first / kUnits)).line(at + outward * (teeth.second / kUnits));
  }
}

}  // namespace

void draw_flags(Svg& svg, const Scene& scene, const SheetContents& contents) {
  const double scale = flag_scale(scene.detail);
  for (const ObjectiveFlag& flag : contents.objectives) {
    // The hex's left corner, which no counter reaches.
    const Point centre = scene.lay.centre(flag.hex) * kUnits;
    write_flag(svg, flag.holder, centre.x - (scene.detail >= Detail::Full ? 48 : 40), centre.y + 10 * scale,
               scale, scene.theme);
  }
}

void draw_fortifications(Svg& svg, const Scene& scene, const SheetContents& contents) {
  for (const Fortification& work : contents.fortifications) {
    const Point centre = scene.lay.centre(work.hex);
    const auto corners = scene.lay.corners(work.hex);
    const auto bent = [&](double share) {
      Polyline line;
      for (std::size_t i = 0; i < 4; ++i)
        line.push_back(between(centre, corners[(index_of(work.first) + i) % 6], share));
      return line;
    };
    const Polyline line = bent(0.915);
    Path wall, teeth;
    wall.polyline(line);
    const bool logs = work.kind == Fortification::Kind::Breastwork;
    for (std::size_t i = 0; i < 3; ++i)
      add_teeth(teeth, line[i], line[i + 1], logs ? Teeth{-2.6, 2.6} : Teeth{1, 6.6});
    const std::string round = attribute("stroke-linejoin", "round");
    if (logs) {
      svg.path(wall, stroke("#3A2614", 7.4) + round);
      svg.path(wall, stroke("#C08A4E", 4.6) + round);
      svg.path(teeth, stroke("#3A2614", 1.6));
    } else {
      Path inner;
      inner.polyline(bent(0.796));
      svg.path(teeth, stroke("#2A1A0C", 2.2) + attribute("stroke-linecap", "round"));
      svg.path(wall, stroke("#2A1A0C", 6.4) + round);
      svg.path(inner, stroke("#2A1A0C", 2.2) + round);
    }
  }
}

void draw_counters(Svg& svg, const Scene& scene, const SheetContents& contents) {
  // Ghosts lie under all that stands there now; lower rows over upper ones.
  struct Key {
    bool solid;
    double y;
    HexId hex;
    std::size_t bank;
    auto operator<=>(const Key&) const = default;
  };
  std::map<Key, std::vector<CounterFace>> stacks;
  for (const PlacedCounter& counter : contents.counters)
    stacks[{!counter.face.ghost, scene.lay.centre(counter.hex).y, counter.hex, counter.bank}].push_back(
        counter.face);
  for (const auto& [key, faces] : stacks) {
    const Point middle = counter_middle(scene, key.hex, key.bank) * kUnits;
    const double size = counter_size(scene.detail) * (scene.map.banks(key.hex) ? kBankSize : 1);
    write_stack(svg, faces, middle.x, middle.y, size, scene.detail);
  }
}

std::vector<Box> held_by_pieces(const Scene& scene, const SheetContents& contents) {
  std::vector<Box> out;
  out.reserve(contents.counters.size() + contents.objectives.size());
  for (const PlacedCounter& counter : contents.counters)
    out.push_back(box_at(counter_middle(scene, counter.hex, counter.bank), 0.78, 0.74));
  for (const ObjectiveFlag& flag : contents.objectives) {
    const Point foot = scene.lay.centre(flag.hex) + Point{-0.48, 0.1};
    const double scale = flag_scale(scene.detail);
    out.push_back({foot + Point{-0.04, -0.34} * scale, foot + Point{0.3, 0.04} * scale});
  }
  return out;
}

}  // namespace longroll::picture
