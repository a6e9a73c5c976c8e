// Names along the ridge of a hill, and along the middle of broad water.
#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>

#include "picture/names.h"

namespace longroll::picture {
namespace {

// The long axis of a patch of ground, and the middles of slices across it.
struct Spine {
  Point middle;
  Point along;
  double from = 0, to = 0;
  double elongation = 1;
  std::vector<Point> middles;
};

Spine spine_of(const std::vector<Point>& cells, int slices) {
  Spine spine;
  for (Point p : cells) spine.middle = spine.middle + p * (1.0 / static_cast<double>(cells.size()));
  double xx = 0, xy = 0, yy = 0;
  for (Point p : cells) {
    const Point d = p - spine.middle;
    xx += d.x * d.x, xy += d.x * d.y, yy += d.y * d.y;
  }
  const double turn = 0.5 * std::atan2(2 * xy, xx - yy), spread = std::hypot((xx - yy) / 2, xy);
  spine.elongation = std::sqrt(((xx + yy) / 2 + spread) / std::max(1e-9, (xx + yy) / 2 - spread));
  spine.along = readable({std::cos(turn), std::sin(turn)});
  if (spine.elongation < 1.7) {  // a round hill: nearly level, at most 20 degrees off
    const double tilt = std::atan2(spine.along.y, spine.along.x);
    const double kept = std::abs(tilt) < 1 ? std::clamp(tilt, -0.35, 0.35) : 0;
    spine.along = {std::cos(kept), std::sin(kept)};
  }
  spine.from = 1e9, spine.to = -1e9;
  for (Point p : cells) {
    const double t = dot(p - spine.middle, spine.along);
    spine.from = std::min(spine.from, t), spine.to = std::max(spine.to, t);
  }
  std::vector<Point> sums(static_cast<std::size_t>(slices));
  std::vector<int> counts(static_cast<std::size_t>(slices));
  for (Point p : cells) {
    const double t = (dot(p - spine.middle, spine.along) - spine.from) / (spine.to - spine.from + 1e-9);
    const auto slice = static_cast<std::size_t>(t * slices);
    sums[slice] = sums[slice] + p;
    ++counts[slice];
  }
  for (std::size_t i = 0; i < sums.size(); ++i)
    if (counts[i] > 0) spine.middles.push_back(sums[i] * (1.0 / counts[i]));
  return spine;
}

std::vector<Point> cells_where(const Field& depth, const Box& within, const Field* mask) {
  std::vector<Point> out;
  for (int r = 0; r < depth.rows(); ++r)
    for (int c = 0; c < depth.columns(); ++c)
      if (depth.cell(c, r) > 0 && (!mask || mask->cell(c, r) > 0) && within.contains(depth.middle(c, r)))
        out.push_back(depth.middle(c, r));
  return out;
}

// The room of one hill's name: along the ridge, shifted to where least stands in its way.
void name_hill(Inscriptions& inscriptions, const Scene& scene, const std::string& name, const Spine& spine) {
  const double span = (spine.to - spine.from) * 0.86;
  if (scene.detail == Detail::Coarse && span < 1.3) return;
  const std::string words = in_capitals(name);
  const double letters = static_cast<double>(letters_of(words).size());
  Hand hand = {Face::EngravedBold, (span > 2.2 ? 21 : span > 1 ? 15 : 12.5), 0, scene.theme.hill_text};
  if (scene.detail == Detail::Coarse) hand.size *= 1.5;
  const auto natural = [&] { return width_of(words, hand.face, hand.size) / kUnits; };
  hand.spacing = std::clamp((span * 0.9 - natural()) / letters, 0.03, 0.24) * kUnits;
  if (natural() + hand.spacing * letters / kUnits > span * 1.25)
    hand.size = std::max(10.5, hand.size * span * 1.25 / (natural() + hand.spacing * letters / kUnits));
  const double total = width_of(words, hand.face, hand.size, hand.spacing) / kUnits;

  const bool stretched = spine.elongation >= 1.7;
  const double extent = spine.to - spine.from;
  const Bending bending = !stretched || extent < 1.4 ? Bending::Level
                          : extent > 2               ? Bending::Parabola
                                                     : Bending::Straight;
  const Curve ridge = fitted(spine.middle, spine.along, spine.middles, bending);
  const double middle = (spine.from + spine.to) / 2, play = std::max(0.0, span - total) / 2;
  const double half_height = hand.size * 0.34 / kUnits;
  std::vector<SetLetter> best;
  double best_cost = 1e18;
  for (int shift = -5; shift <= 5; ++shift)
    for (double aside : {0.0, 0.1, -0.1, 0.2, -0.2, 0.3, -0.3, 0.42, -0.42}) {
      const double at = middle + play * shift / 5;
      const Polyline line = ridge.line(at - total / 2 - 0.25, at + total / 2 + 0.25, aside + half_height);
      std::vector<SetLetter> set = set_along(line, words, hand);
      const double cost =
          inscriptions.cost(set, hand) + std::abs(play * shift / 5) * 0.2 + std::abs(aside) * 0.6;
      if (cost < best_cost) best_cost = cost, best = std::move(set);
    }
  inscriptions.put(hand, best, name);
}

}  // namespace

void name_hills(Inscriptions& inscriptions, const Scene& scene, const std::vector<NamedHex>& objectives) {
  if (scene.shapes.hill.empty()) return;
  const Field& depth = scene.shapes.hill.depth;
  std::map<std::string, Field> masks;
  for (const SketchArea& area : scene.sketch.areas) {
    if (area.kind != Terrain::Hill || area.name.empty() || area.rings.empty()) continue;
    Field& mask = masks.try_emplace(printed(area.name), scene.frame.grown(kBeyondFrame), -1.0f).first->second;
    mask.fill(area.rings.front(), 1);
  }
  // An objective bears its name itself, beside its flag.
  for (const NamedHex& objective : objectives) masks.erase(printed(objective.name));
  for (auto& [name, mask] : masks) {
    const std::vector<Point> cells = cells_where(depth, scene.frame.grown(-0.12), &mask);
    if (cells.size() < 60) continue;  // hardly a hill on this sheet
    name_hill(inscriptions, scene, name, spine_of(cells, 15));
  }
}

void name_broad_water(Inscriptions& inscriptions, const Scene& scene) {
  if (scene.shapes.water.empty()) return;
  const auto bank =
      std::find_if(scene.sketch.courses.begin(), scene.sketch.courses.end(), [](const Course& course) {
        return course.feature == Feature::River && course.name.find(", ") != std::string::npos &&
               course.name.find("bank") != std::string::npos;
      });
  if (bank == scene.sketch.courses.end()) return;
  const std::string name = printed(bank->name.substr(0, bank->name.find(", ")));
  const std::vector<Point> cells = cells_where(scene.shapes.water.depth, scene.frame, nullptr);
  if (cells.size() < 400) return;
  const Hand hand = {Face::EngravedItalic, 27, 16, scene.theme.water_text};
  const Measured line(relaxed(spine_of(cells, 60).middles, 40));
  const std::string words = in_capitals(name);
  const double total = width_of(words, hand.face, hand.size, hand.spacing) / kUnits;
  const int times = std::max(1, static_cast<int>(line.length() / (total + 4)));
  for (int i = 0; i < times; ++i) {
    const double at = line.length() * (i + 0.5) / times;
    Polyline part = resampled(line.part(at - total / 2 - 0.2, at + total / 2 + 0.2), 0.2);
    if (readable(unit(part.back() - part.front())) != unit(part.back() - part.front()))
      std::reverse(part.begin(), part.end());
    std::vector<SetLetter> letters = set_along(part, words, hand);
    for (SetLetter& letter : letters)
      letter.foot = letter.foot - left_of(letter.along) * (hand.size * 0.34 / kUnits);
    inscriptions.put_without_halo(hand, letters, name);
  }
}

}  // namespace longroll::picture
