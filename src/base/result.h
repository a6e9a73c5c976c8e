// A value or the reason why there is none. The engine does not throw.
#pragma once

#include <utility>
#include <variant>

#include "base/check.h"

namespace longroll {

template <class T, class Error>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() {
    LONGROLL_CHECK(ok(), "value of a failed result");
    return *std::get_if<0>(&content_);
  }
  const T& value() const {
    LONGROLL_CHECK(ok(), "value of a failed result");
    return *std::get_if<0>(&content_);
  }
  const Error& error() const {
    LONGROLL_CHECK(!ok(), "error of a good result");
    return *std::get_if<1>(&content_);
  }
  T* operator->() { return &value(); }
  const T* operator->() const { return &value(); }
  T& operator*() { return value(); }
  const T& operator*() const { return value(); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace longroll
