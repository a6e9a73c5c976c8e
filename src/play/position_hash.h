// Hashes a position field by field, the same on every machine and build. A struct takes part by its `parts()`, a tie of
// every field of it; what is small has its rule here.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>
#include <type_traits>
#include <variant>

#include "base/fixed_vector.h"
#include "base/hash.h"
#include "base/id.h"
#include "base/index_set.h"
#include "board/side.h"

namespace longroll {

class PositionHasher {
 public:
  void operator()(bool value) { hasher_.add(value ? 1 : 0); }
  void operator()(std::uint8_t value) { hasher_.add(value); }
  void operator()(std::uint16_t value) { hasher_.add(value); }
  void operator()(std::int8_t value) { hasher_.add(static_cast<std::uint64_t>(value + 128)); }
  template <class E>
    requires std::is_enum_v<E>
  void operator()(E value) {
    hasher_.add(static_cast<std::uint64_t>(value));
  }
  template <class Tag, class Rep>
  void operator()(Id<Tag, Rep> value) {
    hasher_.add(value.value());
  }
  template <class IdType, std::size_t N>
  void operator()(const IndexSet<IdType, N>& set) {
    for (std::uint64_t word : set.words()) hasher_.add(word);
  }
  template <class T>
  void operator()(const std::optional<T>& value) {
    (*this)(value.has_value());
    if (value) (*this)(*value);
  }
  template <class T, std::size_t N>
  void operator()(const FixedVector<T, N>& list) {
    hasher_.add(list.size());
    for (const T& item : list) (*this)(item);
  }
  template <class T, std::size_t N>
  void operator()(const std::array<T, N>& list) {
    for (const T& item : list) (*this)(item);
  }
  template <class T>
  void operator()(const BySide<T>& both) {
    (*this)(both.of);
  }
  template <class T>
  void operator()(const ByRole<T>& both) {
    (*this)(both.of);
  }
  template <class Struct>
    requires requires(const Struct& whole) { whole.parts(); }
  void operator()(const Struct& whole) {
    std::apply([this](const auto&... parts) { ((*this)(parts), ...); }, whole.parts());
  }
  template <class... Steps>
  void operator()(const std::variant<Steps...>& step) {
    hasher_.add(step.index());
    std::visit(*this, step);
  }

  std::uint64_t value() const { return hasher_.value(); }

 private:
  Hasher hasher_;
};

}  // namespace longroll
