// A 64-bit hash that is the same on every machine and build: fed with integers only, never with bytes of structs.
#pragma once

#include <cstdint>
#include <string_view>

namespace longroll {

constexpr std::uint64_t mix_bits(std::uint64_t x) {
  x ^= x >> 30;
  x *= 0xbf58476d1ce4e5b9ULL;
  x ^= x >> 27;
  x *= 0x94d049bb133111ebULL;
  return x ^ (x >> 31);
}

class Hasher {
 public:
  constexpr void add(std::uint64_t value) { state_ = mix_bits(state_ + 0x9e3779b97f4a7c15ULL + value); }
  constexpr void add_text(std::string_view text) {
    add(text.size());
    for (char c : text) add(static_cast<unsigned char>(c));
  }
  constexpr std::uint64_t value() const { return state_; }

 private:
  std::uint64_t state_ = 0;
};

}  // namespace longroll
