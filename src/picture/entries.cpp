// Entry arrows in the margin, on the road's end where one enters, and the counters that wait behind them.
#include <algorithm>
#include <cmath>

#include "picture/furniture.h"
#include "picture/lettering.h"

namespace longroll::picture {
namespace {

Edge nearest_edge(const Box& frame, Point p) {
  const double left = p.x - frame.low.x, right = frame.high.x - p.x, top = p.y - frame.low.y,
               low = frame.high.y - p.y;
  const double least = std::min({left, right, top, low});
  return least == left ? Edge::Left : least == right ? Edge::Right : least == top ? Edge::Top : Edge::Bottom;
}

Point on_edge(const Box& frame, Edge edge, Point p) {
  switch (edge) {
    case Edge::Left:
      return {frame.low.x, p.y};
    case Edge::Right:
      return {frame.high.x, p.y};
    case Edge::Top:
      return {p.x, frame.low.y};
    default:
      return {p.x, frame.high.y};
  }
}

// Where a way leaves the frame near the hex; the nearest edge if none does.
Point gate(const Scene& scene, const Entry& entry) {
  const Box& frame = scene.frame;
  const Point centre = scene.lay.centre(entry.hex);
  const Polyline border = {
      frame.low, {frame.high.x, frame.low.y}, frame.high, {frame.low.x, frame.high.y}, frame.low};
  Point best = on_edge(frame, nearest_edge(frame, centre), centre);
  double best_distance = 1.3;
  for (const Course& way : scene.ways) {
    if (entry.by && way.feature != *entry.by) continue;
    std::vector<Point> ends = crossings(way.line, border);
    for (Point end : {way.line.front(), way.line.back()})
      if (!frame.grown(-0.7).contains(end)) ends.push_back(on_edge(frame, nearest_edge(frame, end), end));
    for (Point end : ends)
      if (distance(end, centre) < best_distance) best_distance = distance(end, centre), best = end;
  }
  return best;
}

void draw_arrow(Svg& svg, const PlacedArrow& placed) {
  const SideColours& colours = colours_of(placed.arrow.side);
  const double turn = placed.edge == Edge::Left    ? 0
                      : placed.edge == Edge::Top   ? 90
                      : placed.edge == Edge::Right ? 180
                                                   : 270;
  const Point inward = placed.edge == Edge::Left    ? Point{1, 0}
                       : placed.edge == Edge::Right ? Point{-1, 0}
                       : placed.edge == Edge::Top   ? Point{0, 1}
                                                    : Point{0, -1};
  const Point tip = placed.at - inward * 18;
  const auto group = svg.group(attribute("transform", translate(tip.x, tip.y)));
  {
    const auto turned_group = svg.group(attribute("transform", "rotate(" + number(turn) + ")"));
    svg.path("M-62-17H-24V-30L8 0L-24 30V17H-62L-54 0Z",
             fill(colours.face) + attribute("stroke", colours.edge) + attribute("stroke-width", 2.4) +
                 attribute("stroke-linejoin", "round"));
    svg.path("M-56.5-13H-20V-20.4L2 0L-20 20.4V13H-56.5L-50.6 0Z", stroke(colours.line, 1.2, 0.8));
  }
  svg.text(-26 * inward.x, -26 * inward.y + 9.4, std::string(1, placed.arrow.letter),
           font(Face::EngravedBold, 27) + fill(colours.ink) + anchored(Anchor::Middle));
}

bool upright(Edge edge) { return edge == Edge::Left || edge == Edge::Right; }

double along_edge(const PlacedArrow& placed) { return upright(placed.edge) ? placed.at.y : placed.at.x; }

// Arrows of neighbouring hexes are pushed apart until both can be seen.
void part(std::vector<PlacedArrow>& arrows) {
  constexpr double kApart = 64;
  for (std::size_t i = 0; i < arrows.size(); ++i)
    for (std::size_t j = i + 1; j < arrows.size(); ++j) {
      PlacedArrow &a = arrows[i], &b = arrows[j];
      const double gap = along_edge(b) - along_edge(a);
      if (a.edge != b.edge || std::abs(gap) >= kApart) continue;
      const double push = (kApart - std::abs(gap)) / 2 * (gap < 0 ? -1 : 1);
      (upright(a.edge) ? a.at.y : a.at.x) -= push;
      (upright(b.edge) ? b.at.y : b.at.x) += push;
    }
}

// Room along one edge, so that groups and arrows do not lie on each other.
class EdgeRoom {
 public:
  void take(double from, double to) { taken_.emplace_back(from, to); }
  // The start of the free stretch nearest to where it is wanted.
  double find(double wanted, double size, double low, double high) const {
    double best = wanted, best_shift = 1e18;
    for (double start = low; start + size <= high; start += 6) {
      const bool free = std::none_of(taken_.begin(), taken_.end(), [&](const auto& other) {
        return start < other.second && other.first < start + size;
      });
      const double shift = std::abs(start + size / 2 - wanted);
      if (free && shift < best_shift) best_shift = shift, best = start;
    }
    return best;
  }

 private:
  std::vector<std::pair<double, double>> taken_;
};

}  // namespace

std::vector<PlacedArrow> placed_arrows(const Scene& scene, const SheetContents& contents) {
  std::vector<PlacedArrow> out;
  for (const Entry& entry : scene.map.entries)
    for (const EntryArrow& arrow : contents.entries) {
      if (arrow.letter != entry.letter) continue;
      const Point at = gate(scene, entry);
      const Edge edge = nearest_edge(scene.frame, at);
      out.push_back({arrow, edge, on_edge(scene.frame, edge, at) * kUnits});
    }
  part(out);
  return out;
}

void draw_entries(Svg& svg, const Scene& scene, const SheetContents& contents) {
  constexpr double kStackPitch = 98, kArrowHalf = 36, kLine = 15;
  const std::vector<PlacedArrow> arrows = placed_arrows(scene, contents);
  const Box frame = units(scene.frame);
  std::array<EdgeRoom, 4> rooms;
  for (const PlacedArrow& placed : arrows) {
    draw_arrow(svg, placed);
    const double at = along_edge(placed);
    rooms[static_cast<std::size_t>(placed.edge)].take(at - kArrowHalf, at + kArrowHalf);
  }
  for (const WaitingGroup& group : contents.waiting) {
    const auto home = std::find_if(arrows.begin(), arrows.end(), [&](const PlacedArrow& placed) {
      return placed.arrow.letter == group.letter;
    });
    if (home == arrows.end()) continue;
    const bool stands = upright(home->edge);
    EdgeRoom& room = rooms[static_cast<std::size_t>(home->edge)];
    const double words = kLine * static_cast<double>(group.caption.size());
    const double size = kStackPitch * static_cast<double>(group.stacks.size()) + (stands ? words : 0);
    const double start = stands ? room.find(home->at.y, size, frame.low.y, frame.high.y)
                                : room.find(home->at.x, size, frame.low.x, frame.high.x);
    room.take(start, start + size);
    const double across = home->edge == Edge::Left    ? frame.low.x - 92
                          : home->edge == Edge::Right ? frame.high.x + 92
                          : home->edge == Edge::Top   ? frame.low.y - 66
                                                      : frame.high.y + 66;
    double along = start + kStackPitch / 2;
    for (const auto& stack : group.stacks) {
      const Point at = stands ? Point{across, along} : Point{along, across};
      write_stack(svg, stack, at.x, at.y, counter_size(Detail::Close), scene.detail);
      along += kStackPitch;
    }
    const Point words_at = stands ? Point{across, along - 38} : Point{start + size / 2, across + 54};
    for (std::size_t i = 0; i < group.caption.size(); ++i)
      svg.text(words_at.x, words_at.y + kLine * static_cast<double>(i), group.caption[i],
               font(Face::Italic, 11.5) + fill(scene.theme.quiet_ink) + anchored(Anchor::Middle));
  }
}

}  // namespace longroll::picture
