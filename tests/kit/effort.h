// How many games a test plays: fewer under sanitizers, more in the long run (./test --long).
#pragma once

#include <cstdlib>

namespace longroll::kit {

inline long games(long usual, long in_the_long_run) {
#if defined(__SANITIZE_ADDRESS__)
  constexpr bool slow = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
  constexpr bool slow = true;
#else
  constexpr bool slow = false;
#endif
#else
  constexpr bool slow = false;
#endif
  const bool is_long = std::getenv("LONGROLL_LONG") != nullptr;
  if (slow) return usual / (is_long ? 20 : 100);
  return is_long ? in_the_long_run : usual;
}

}  // namespace longroll::kit
