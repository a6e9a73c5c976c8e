// What every reply of a session is made of.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>

#include "format/aprils_event.h"
#include "format/json.h"
#include "format/language.h"
#include "format/rally_event.h"

namespace longroll {

inline Json failed(std::string reason, Json rule = nullptr) {
  return {{"ok", false}, {"error", {{"reason", std::move(reason)}, {"rule", std::move(rule)}}}};
}

// A request that makes no sense, in the words of the session's language.
inline Json bad(const Language& language, std::string_view key, const Blanks& blanks = {}) {
  return failed(language.say(key, blanks));
}
inline Json bad(const Language& language, const BadMessage& fault) {
  return failed(sentence(language, fault));
}

inline Json succeeded(Json content = Json::object()) {
  Json json = {{"ok", true}};
  for (auto& [key, value] : content.items()) json[key] = std::move(value);
  return json;
}

inline std::string hash_text(std::uint64_t hash) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

template <class Scenario, class Log>
Json events_json(const Language& language, const Scenario& scenario, const Log& log) {
  Json list = Json::array();
  for (const auto& event : log) list.push_back(event_json(language, scenario, event));
  return list;
}

}  // namespace longroll
