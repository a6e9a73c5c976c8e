// One number for the behaviour of the engine: a rule change changes it, a refactor must not.
#pragma once

#include <optional>

#include "match/library.h"

namespace longroll {

// From a fixed set of random games over all battles of the library; none if one of them does not load.
std::optional<std::uint64_t> signature_of(const Library& library);

}  // namespace longroll
