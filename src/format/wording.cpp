#include "format/wording.h"

#include "format/side_names.h"

namespace longroll {

std::string as_sentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string points_text(int halves) {
  if (halves == 1) return "½";
  return std::to_string(halves / 2) + (halves % 2 != 0 ? "½" : "");
}

std::string signed_text(int value) {
  if (value < 0) return "−" + std::to_string(-value);
  return (value > 0 ? "+" : "") + std::to_string(value);
}

std::string side_text(const Language& language, Side side) {
  return language.say("side." + std::string(name_of(side)));
}

std::string control_text(const Language& language, std::string_view objective, std::string_view hex,
                         std::optional<Side> side) {
  return language.say(side ? "event.control" : "event.no-control",
                      {{"objective", language.name(objective)},
                       {"hex", std::string(hex)},
                       {"side", side ? side_text(language, *side) : std::string()}});
}

}  // namespace longroll
