#include "match/view_parts.h"

#include "format/map_file.h"
#include "format/side_names.h"

namespace longroll {

std::string_view asked_name(Asked who) {
  constexpr std::string_view names[] = {"union", "confederate", "dice", "nobody"};
  return names[static_cast<std::size_t>(who)];
}

Json side_or_null(std::optional<Side> side) { return side ? Json(text_of(name_of(*side))) : Json(nullptr); }

Json features_json(Features features) {
  Json list = Json::array();
  for (Feature feature : kAllFeatures)
    if (features.has(feature)) list.push_back(text_of(name_of(feature)));
  return list;
}

Json question_head(Asked who, std::string_view kind, std::string_view sentence) {
  return {{"asked", text_of(asked_name(who))}, {"kind", text_of(kind)}, {"sentence", text_of(sentence)}};
}

Json over_json(const Language& language) {
  return question_head(Asked::Nobody, "over", language.say("ask.nobody"));
}

}  // namespace longroll
