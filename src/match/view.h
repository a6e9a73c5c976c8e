// A view of the map that may be asked for something that is not there.
#pragma once

#include <optional>

#include "base/result.h"
#include "format/json.h"

namespace longroll {

template <class Refusal>
struct ViewOf {
  Json json;
  std::optional<BadMessage> fault;
  std::optional<Refusal> refusal;

  // Whether one of these parts of the request could not be read; the first that could not is the fault.
  template <class... Parts>
  bool lacks(const Result<Parts, BadMessage>&... parts) {
    const auto note = [this](const auto& part) {
      if (!part) fault = part.error();
      return !part;
    };
    return (note(parts) || ...);
  }
};

}  // namespace longroll
