// A vector of fixed capacity for lists that are built, used and dropped at once. Unlike FixedVector it does not clear its
// storage, so that making one costs nothing however large it could grow.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>

#include "base/check.h"

namespace longroll {

template <class T, std::size_t Capacity>
class ScratchVector {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  ScratchVector() {}  // NOLINT(modernize-use-equals-default): leaves the storage as it is
  ScratchVector(const ScratchVector& other) { *this = other; }
  ScratchVector& operator=(const ScratchVector& other) {
    if (this == &other) return *this;
    size_ = 0;
    for (const T& item : other) push_back(item);
    return *this;
  }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  void push_back(const T& item) {
    LONGROLL_CHECK(size_ < Capacity, "a scratch vector is full");
    ::new (static_cast<void*>(storage_ + sizeof(T) * size_)) T(item);
    ++size_;
  }

  T& operator[](std::size_t index) { return begin()[index]; }
  const T& operator[](std::size_t index) const { return begin()[index]; }
  T* begin() { return std::launder(reinterpret_cast<T*>(storage_)); }
  T* end() { return begin() + size_; }
  const T* begin() const { return std::launder(reinterpret_cast<const T*>(storage_)); }
  const T* end() const { return begin() + size_; }

 private:
  alignas(T) std::byte storage_[sizeof(T) * Capacity];
  std::size_t size_ = 0;
};

}  // namespace longroll
