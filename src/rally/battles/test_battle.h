// For the tests of the battles' own rules: a small map with the names that they speak of.
#pragma once

#include "kit/rally_field.h"
#include "rally/battles/known.h"

namespace longroll::rally {

inline void list(kit::RallyField& field, std::initializer_list<const char*> rules) {
  for (const char* rule : rules) field.draft().special_rules.push_back({rule, rule, rule});
}
inline void call(kit::RallyField& field, std::string_view formation, const char* id) {
  for (Formation& f : field.draft().formations)
    if (f.id == formation) f.id = id;
}

}  // namespace longroll::rally
