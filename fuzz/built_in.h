// The files built into the program, as the fuzz targets need them.
#pragma once

#include "match/library.h"

namespace longroll::fuzz {

const Library& built_in_library();

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
  return {reinterpret_cast<const char*>(data), size};
}

}  // namespace longroll::fuzz
