// Strong identifiers: a UnitId is never a HexId, and neither is an int.
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace longroll {

template <class Tag, class Rep>
class Id {
 public:
  constexpr Id() = default;
  explicit constexpr Id(std::size_t index) : value_(static_cast<Rep>(index)) {}

  constexpr std::size_t index() const { return value_; }
  constexpr Rep value() const { return value_; }
  friend constexpr auto operator<=>(Id, Id) = default;

 private:
  Rep value_ = 0;
};

}  // namespace longroll
