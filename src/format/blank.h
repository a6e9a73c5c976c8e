// What goes into the blanks of a sentence: {unit}, {hex} ...
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace longroll {

struct Blank {
  std::string_view name;
  std::string text;
};
using Blanks = std::vector<Blank>;

}  // namespace longroll
