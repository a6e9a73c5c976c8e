// Chance for the eye only: where a tree stands, how a bank wavers. Seeded from a name, so a map always looks
// the same.
#pragma once

#include <cmath>
#include <cstdint>
#include <string_view>

#include "base/hash.h"

namespace longroll::picture {

class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  explicit Random(std::string_view name) {
    Hasher hasher;
    hasher.add_text(name);
    state_ = hasher.value();
  }

  double unit() {
    state_ += 0x9e3779b97f4a7c15ULL;
    return static_cast<double>(mix_bits(state_) >> 11) * 0x1p-53;
  }
  double between(double low, double high) { return low + unit() * (high - low); }
  int below(int count) { return static_cast<int>(unit() * count); }

 private:
  std::uint64_t state_ = 0;
};

// Smooth noise over the plane, from -1 to 1, with bumps about one unit wide.
class Noise {
 public:
  explicit Noise(std::uint64_t seed) : seed_(seed) {}
  explicit Noise(std::string_view name) {
    Hasher hasher;
    hasher.add_text(name);
    seed_ = hasher.value();
  }

  double at(double x, double y) const {
    const double left = std::floor(x), top = std::floor(y);
    const double u = eased(x - left), v = eased(y - top);
    const auto i = static_cast<std::int64_t>(left), j = static_cast<std::int64_t>(top);
    const double upper = knot(i, j) * (1 - u) + knot(i + 1, j) * u;
    const double lower = knot(i, j + 1) * (1 - u) + knot(i + 1, j + 1) * u;
    return upper * (1 - v) + lower * v;
  }

 private:
  static double eased(double t) { return t * t * (3 - 2 * t); }
  double knot(std::int64_t i, std::int64_t j) const {
    Hasher hasher;
    hasher.add(seed_);
    hasher.add(static_cast<std::uint64_t>(i));
    hasher.add(static_cast<std::uint64_t>(j));
    return static_cast<double>(hasher.value() >> 11) * 0x1p-52 - 1;
  }
  std::uint64_t seed_ = 0;
};

}  // namespace longroll::picture
