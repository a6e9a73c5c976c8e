#include "picture/threader.h"

#include <algorithm>

namespace longroll::picture {

std::vector<Threader::Stay> Threader::stays(const Polyline& samples) const {
  std::vector<Stay> out;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    const auto hex = lay_.hex_at(samples[i]);
    if (!hex) continue;
    if (out.empty() || out.back().hex != *hex) out.push_back({*hex, i, i});
    out.back().last = i;
  }
  return out;
}

// The middle 28 to 72 per cent of a hexside are far enough from its corners.
Threader::Crossing Threader::crossing(const Polyline& samples, HexId from, HexId to, double along) const {
  const double at = std::clamp(along, 0.0, static_cast<double>(samples.size() - 1));
  const auto i = static_cast<std::size_t>(at);
  const Point p =
      between(samples[i], samples[std::min(i + 1, samples.size() - 1)], at - static_cast<double>(i));
  const auto [a, b] = lay_.side(from, *map_.grid().direction(from, to));
  const double t = std::clamp(dot(p - a, b - a) / dot(b - a, b - a), 0.28, 0.72);
  return {from, to, at, between(a, b, t) - p};
}

std::optional<HexId> Threader::hex_between(HexId from, HexId to, const Passes& passes) const {
  for (Direction d : kDirections) {
    const auto hex = map_.grid().neighbour(from, d);
    if (hex && passes(from, *hex) && map_.grid().direction(*hex, to) && passes(*hex, to)) return hex;
  }
  return std::nullopt;
}

std::vector<Threader::Crossing> Threader::crossings(const Polyline& samples, const Passes& passes) const {
  constexpr double kAside = 4;  // samples to either side of a corner
  std::vector<Crossing> out;
  const std::vector<Stay> all = stays(samples);
  for (std::size_t i = 0; i + 1 < all.size();) {
    std::size_t next = i + 1;
    const auto agreed = [&](std::size_t to) {
      return map_.grid().direction(all[i].hex, all[to].hex) && passes(all[i].hex, all[to].hex);
    };
    // The survey clips the corner of a hex that the map leaves out.
    if (!agreed(next) && next + 1 < all.size() && agreed(next + 1)) ++next;
    const HexId from = all[i].hex, to = all[next].hex;
    const double at = static_cast<double>(all[i].last + all[next].first) / 2;
    if (agreed(next)) {
      out.push_back(crossing(samples, from, to, at));
    } else if (const auto hex = hex_between(from, to, passes)) {
      // The survey passes just beside a hex that the map lets it touch.
      out.push_back(crossing(samples, from, *hex, at - kAside));
      out.push_back(crossing(samples, *hex, to, at + kAside));
    }
    i = next;
  }
  return out;
}

Polyline Threader::shifted(const Polyline& samples, const std::vector<Crossing>& crossings, Point first,
                           Point last) {
  struct Knot {
    double at;
    Point shift;
  };
  std::vector<Knot> knots = {{0, first}};
  for (const Crossing& crossing : crossings) knots.push_back({crossing.along, crossing.shift});
  knots.push_back({static_cast<double>(samples.size() - 1), last});
  Polyline out;
  std::size_t k = 0;
  for (std::size_t i = 0; i < samples.size(); ++i) {
    while (k + 2 < knots.size() && knots[k + 1].at < static_cast<double>(i)) ++k;
    const double span = knots[k + 1].at - knots[k].at;
    double t = span > 0 ? std::clamp((static_cast<double>(i) - knots[k].at) / span, 0.0, 1.0) : 0;
    t = t * t * (3 - 2 * t);  // a shift fades out smoothly toward the next crossing
    out.push_back(samples[i] + between(knots[k].shift, knots[k + 1].shift, t));
  }
  return out;
}

}  // namespace longroll::picture
