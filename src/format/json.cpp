#include "format/json.h"

#include <array>

namespace longroll {

std::optional<Json> parse_message(std::string_view text) {
  bool fits = true;
  std::array<int, kDeepestMessage + 1> members{};  // of the object open at each depth
  // What does not fit is dropped while it is read, so that neither time nor stack is spent on it.
  const auto keep = [&](int depth, Json::parse_event_t event, Json&) {
    using Event = Json::parse_event_t;
    const bool opens = event == Event::object_start || event == Event::array_start;
    if (depth > kDeepestMessage || (opens && depth == kDeepestMessage)) return fits = false;
    if (event == Event::object_start) members[static_cast<std::size_t>(depth)] = 0;
    if (event == Event::key && ++members[static_cast<std::size_t>(depth - 1)] > kLargestObject) fits = false;
    return fits;
  };
  Json json = Json::parse(text, keep, false);
  if (!fits || json.is_discarded()) return std::nullopt;
  return json;
}

}  // namespace longroll
