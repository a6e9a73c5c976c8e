// The JSON of messages and records: members keep their order, so that the same thing is always the same text.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <string_view>

#include "format/bad_message.h"

namespace longroll {

using Json = nlohmann::ordered_json;

// A member that may be missing or of another kind; never throws.
inline const Json* member(const Json& object, std::string_view key) {
  if (!object.is_object()) return nullptr;
  const auto found = object.find(std::string(key));
  return found == object.end() ? nullptr : &*found;
}
inline std::optional<std::string> text_member(const Json& object, std::string_view key) {
  const Json* value = member(object, key);
  if (value == nullptr || !value->is_string()) return std::nullopt;
  return value->get<std::string>();
}
inline std::optional<std::int64_t> integer_member(const Json& object, std::string_view key) {
  const Json* value = member(object, key);
  if (value == nullptr || !value->is_number_integer()) return std::nullopt;
  return value->get<std::int64_t>();
}

// Messages are texts from anywhere: what is no JSON, nests deeper or has larger objects than any message of ours is none.
inline constexpr int kDeepestMessage = 64;
inline constexpr int kLargestObject = 1000;
std::optional<Json> parse_message(std::string_view text);

// Bytes that are no UTF-8 are replaced, never passed on or thrown over.
inline std::string to_line(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace longroll
