// An order of battle drawn as counters: both armies side by side, formation by formation, each unit's two faces.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "picture/counter.h"
#include "picture/theme.h"

namespace longroll::picture {

struct RosterUnit {
  CounterFace front;
  std::optional<CounterFace> back;
  std::string note;  // where it stands, or when and where it comes
};

struct RosterFormation {
  Side side = Side::Union;
  std::string name;
  std::vector<RosterUnit> units;
};

struct Roster {
  std::string title;
  std::string subtitle;
  std::string union_name, confederate_name;
  std::vector<RosterFormation> formations;
};

std::string draw_roster(const Roster& roster, Tone tone);

}  // namespace longroll::picture
