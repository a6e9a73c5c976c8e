#include "format/bad_message.h"

#include "format/json_text.h"
#include "format/language.h"
#include "format/spelling.h"

namespace longroll {

std::string sentence(const Language& language, const BadMessage& fault) {
  return language.say(fault.key, fault.blanks);
}

BadMessage unknown_name(std::string_view key, std::string_view name, std::span<const std::string_view> known,
                        std::size_t longest) {
  BadMessage fault{std::string(key), {{"name", json_text(name.substr(0, longest))}}};
  if (const auto near = nearest_name(name, known)) {
    fault.key += ".near";
    fault.blanks.push_back({"near", json_text(*near)});
  }
  return fault;
}

}  // namespace longroll
