// A view of the map that may be asked for something that is not there.
#pragma once

#include <optional>

#include "format/json.h"

namespace longroll {

template <class Refusal>
struct ViewOf {
  Json json;
  std::optional<BadMessage> fault;
  std::optional<Refusal> refusal;
};

}  // namespace longroll
