// Names of places: for each the best of many positions round its spot.
#include <algorithm>
#include <numbers>

#include "picture/names.h"
#include "picture/place_kinds.h"

namespace longroll::picture {
namespace {

// Names of ground lie on it; names of spots stand beside them.
bool lies_on_ground(PlaceKind kind) {
  return kind == PlaceKind::Field || kind == PlaceKind::Woods || kind == PlaceKind::Hollow ||
         kind == PlaceKind::Water;
}
// What may be left out where there is no room.
bool may_be_left_out(PlaceKind kind) {
  return lies_on_ground(kind) || kind == PlaceKind::Event || kind == PlaceKind::Direction ||
         kind == PlaceKind::Knoll;
}

Hand hand_of(PlaceKind kind, const Scene& scene) {
  const Theme& theme = scene.theme;
  const double k = name_scale(scene.detail);
  switch (kind) {
    case PlaceKind::Objective:
      return {Face::Bold, 15.5 * k, 0.3 * k, theme.ink};
    case PlaceKind::Field:
      return {Face::Italic, 11.5 * k, 0.5 * k, theme.quiet_ink};
    case PlaceKind::Woods:
      return {Face::Italic, 11.5 * k, 1 * k, theme.woods_text};
    case PlaceKind::Hollow:
      return {Face::Italic, 12 * k, 1.4 * k, theme.hill_text};
    case PlaceKind::Water:
      return {Face::EngravedItalic, 13 * k, 0.9 * k, theme.water_text};
    case PlaceKind::Event:
      return {Face::Italic, 10.2 * k, 0.1 * k, theme.quiet_ink};
    case PlaceKind::Direction:
      return {Face::Italic, 10 * k, 0.2 * k, theme.quiet_ink};
    default:
      return {Face::Roman, 12 * k, 0.1 * k, theme.ink};
  }
}

std::vector<std::string> lines_of(const std::string& words) {
  if (words.size() <= 17) return {words};
  std::size_t best = std::string::npos;
  const auto uneven = [&](std::size_t at) {
    return std::abs(2 * static_cast<long>(at) - static_cast<long>(words.size()));
  };
  for (std::size_t at = words.find(' '); at != std::string::npos; at = words.find(' ', at + 1))
    if (best == std::string::npos || uneven(at) < uneven(best)) best = at;
  if (best == std::string::npos) return {words};
  return {words.substr(0, best), words.substr(best + 1)};
}

struct Position {
  Point low;  // upper left of the words
  Anchor anchor;
  double dislike;
};

std::vector<Position> positions(PlaceKind kind, Point at, double gap, double width, double height) {
  std::vector<Position> out;
  if (lies_on_ground(kind)) {
    for (double radius : {0.0, 0.12, 0.22, 0.32, 0.42, 0.52})
      for (int i = 0; i < 12; ++i) {
        const double turn = i * std::numbers::pi / 6;
        const Point middle = at + Point{std::cos(turn), std::sin(turn)} * radius;
        out.push_back({middle - Point{width, height} * 0.5, Anchor::Middle, radius * 1.2});
      }
    return out;
  }
  for (double r : {gap, gap + 0.09, gap + 0.2, gap + 0.34}) {
    const double s = r * 0.7;
    out.push_back({at + Point{r, -height / 2}, Anchor::Start, r});
    out.push_back({at + Point{-r - width, -height / 2}, Anchor::End, r + 0.02});
    out.push_back({at + Point{-width / 2, -r - height}, Anchor::Middle, r + 0.03});
    out.push_back({at + Point{-width / 2, r}, Anchor::Middle, r + 0.03});
    out.push_back({at + Point{s, -s - height}, Anchor::Start, r + 0.02});
    out.push_back({at + Point{s, s}, Anchor::Start, r + 0.02});
    out.push_back({at + Point{-s - width, -s - height}, Anchor::End, r + 0.03});
    out.push_back({at + Point{-s - width, s}, Anchor::End, r + 0.03});
  }
  return out;
}

void name_place(Inscriptions& inscriptions, const Scene& scene, PlaceKind kind, const Spot& spot) {
  const Hand hand = hand_of(kind, scene);
  // An objective has its flag; a house or church is drawn as well, a mere spot is not.
  const PlaceKind shown = kind == PlaceKind::Objective ? kind_of(spot.name) : kind;
  const bool with_sign = shown == kind || shown == PlaceKind::House || shown == PlaceKind::Church;
  const std::string sign = with_sign ? sign_of(scene.theme, shown, spot) : "";
  const double gap = sign.empty() ? 0.1 : kind == PlaceKind::Event || kind == PlaceKind::Spot ? 0.07 : 0.11;
  const std::vector<std::string> lines = lines_of(printed(spot.name));
  double width = 0;
  for (const std::string& line : lines)
    width = std::max(width, width_of(line, hand.face, hand.size, hand.spacing) / kUnits);
  const double leading = hand.size * 1.08 / kUnits, height = leading * static_cast<double>(lines.size());

  const Position* best = nullptr;
  double best_cost = 1e18;
  const auto all = positions(kind, spot.at, gap, width, height);
  for (const Position& position : all) {
    const Box box = Box{position.low, position.low + Point{width, height}}.grown(0.015);
    if (!scene.frame.grown(-0.03).contains(box.low) || !scene.frame.grown(-0.03).contains(box.high)) continue;
    const double cost = inscriptions.cost(box) + position.dislike * 1.4;
    if (cost < best_cost) best_cost = cost, best = &position;
  }
  if (!best || (may_be_left_out(kind) && best_cost > 3.2)) return;
  if (!sign.empty()) inscriptions.put_symbol(sign, box_at(spot.at, 0.18, 0.12));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const double share = best->anchor == Anchor::Start ? 0 : best->anchor == Anchor::End ? 1 : 0.5;
    const Point low = best->low + Point{0, leading * static_cast<double>(i)};
    inscriptions.put(hand, low + Point{width * share, leading * 0.8}, best->anchor, lines[i],
                     {low, low + Point{width, leading}});
  }
}

}  // namespace

void name_places(Inscriptions& inscriptions, const Scene& scene, const std::vector<NamedHex>& objectives) {
  std::vector<std::string> named;
  const auto first_time = [&](const std::string& name) {
    if (std::find(named.begin(), named.end(), printed(name)) != named.end()) return false;
    named.push_back(printed(name));
    return true;
  };
  for (const NamedHex& objective : objectives) {
    if (!first_time(objective.name)) continue;
    const auto same =
        std::find_if(scene.sketch.spots.begin(), scene.sketch.spots.end(),
                     [&](const Spot& spot) { return printed(spot.name) == printed(objective.name); });
    const Point at = same != scene.sketch.spots.end() ? same->at : scene.lay.centre(objective.hex);
    name_place(inscriptions, scene, PlaceKind::Objective, {Spot::Kind::Objective, objective.name, at});
  }
  for (const Spot& spot : scene.sketch.spots)
    if (spot.kind == Spot::Kind::Objective && first_time(spot.name))
      name_place(inscriptions, scene, PlaceKind::Objective, spot);
  if (scene.detail < Detail::Full) return;
  // Hills and courses bear their names themselves.
  for (const SketchArea& area : scene.sketch.areas)
    if (area.kind == Terrain::Hill) named.push_back(printed(area.name));
  for (const Course& course : scene.sketch.courses)
    named.push_back(printed(course.name.substr(0, course.name.find(", "))));
  // Houses first: they have to stand beside their spot, while the name of a field may move.
  for (bool ground : {false, true})
    for (const Spot& spot : scene.sketch.spots) {
      if (spot.kind != Spot::Kind::Place || lies_on_ground(kind_of(spot.name)) != ground) continue;
      if (!scene.frame.contains(spot.at) || !first_time(spot.name)) continue;
      name_place(inscriptions, scene, kind_of(spot.name), spot);
    }
}

}  // namespace longroll::picture
