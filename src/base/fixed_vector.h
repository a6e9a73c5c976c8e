// A vector of fixed capacity that stays trivially copyable, so that a position can be copied with memcpy.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "base/check.h"

namespace longroll {

template <class T, std::size_t Capacity>
class FixedVector {
 public:
  using value_type = T;

  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<T> items) {
    for (const T& item : items) push_back(item);
  }

  static constexpr std::size_t capacity() { return Capacity; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }

  constexpr void push_back(const T& item) {
    LONGROLL_CHECK(size_ < Capacity, "a fixed vector is full");
    items_[size_++] = item;
  }
  constexpr void pop_back() {
    LONGROLL_CHECK(size_ > 0, "pop from an empty fixed vector");
    // The slot is reset so that equal vectors are equal byte for byte as well.
    items_[--size_] = T{};
  }
  constexpr void erase_at(std::size_t index) {
    LONGROLL_CHECK(index < size_, "erase past the end of a fixed vector");
    std::move(items_.begin() + static_cast<std::ptrdiff_t>(index) + 1,
              items_.begin() + static_cast<std::ptrdiff_t>(size_),
              items_.begin() + static_cast<std::ptrdiff_t>(index));
    pop_back();
  }
  constexpr void clear() {
    while (!empty()) pop_back();
  }
  constexpr bool contains(const T& item) const { return std::find(begin(), end(), item) != end(); }

  constexpr T& operator[](std::size_t index) { return items_[index]; }
  constexpr const T& operator[](std::size_t index) const { return items_[index]; }
  constexpr T& back() { return items_[size_ - 1]; }
  constexpr const T& back() const { return items_[size_ - 1]; }
  constexpr const T& front() const { return items_[0]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<T, Capacity> items_{};
  std::uint16_t size_ = 0;
};

}  // namespace longroll
