#include "app/terminal/labels.h"

#include <algorithm>

#include "app/terminal/text.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

// "Price A" in five letters is "PricA": the last word tells units of one name apart.
std::string shortened(std::string_view name, std::size_t room) {
  const std::vector<std::string> words = words_in(name);
  std::string whole;
  for (const std::string& word : words) whole += word;
  if (width_of(whole) <= room || words.size() < 2 || room < 2) return cut(whole, room);
  return cut(words.front(), room - 1) + cut(words.back(), 1);
}

char kind_letter(UnitKind kind) {
  switch (kind) {
    case UnitKind::Infantry: return 'i';
    case UnitKind::Cavalry: return 'c';
    case UnitKind::Artillery: return 'a';
    case UnitKind::Gunboat: return 'g';
  }
  return 'i';
}

}  // namespace

std::string_view kind_mark(UnitKind kind) {
  switch (kind) {
    case UnitKind::Infantry: return "";
    case UnitKind::Cavalry: return "/";
    case UnitKind::Artillery: return "•";
    case UnitKind::Gunboat: return "~";
  }
  return "";
}

bool is_reduced(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return situation.steps_left(unit) < scenario.unit(unit).steps;
}

Labels::Labels(const Scenario& scenario) : scenario_(&scenario) {
  const auto taken = [&](const std::string& code) { return std::find(codes_.begin(), codes_.end(), code) != codes_.end(); };
  const auto shared = [&](const std::string& code) {
    return std::count_if(scenario.units.begin(), scenario.units.end(),
                         [&](const Unit& unit) { return shortened(unit.name, 3) == code; }) > 1;
  };
  for (const Unit& unit : scenario.units) {
    std::string code = shortened(unit.name, 3);
    if (shared(code)) {
      const std::string front = cut(code, 2);
      std::string tries(1, kind_letter(unit.kind));
      if (unit.kind == UnitKind::Infantry) tries = "";
      tries += "123456789" + folded(unit.name);
      // Infantry keeps the plain code where nobody has it yet.
      std::size_t at = 0;
      if (unit.kind != UnitKind::Infantry || taken(code))
        do code = front + tries.substr(at++, 1);
        while (at < tries.size() && taken(code));
    }
    codes_.push_back(code);
  }
}

std::string Labels::in_form(UnitId unit, const std::string& text) const {
  return scenario_->unit(unit).side == Side::Union ? "[" + text + "]" : "<" + text + ">";
}

std::string Labels::label(const Situation& situation, UnitId unit, int others, std::size_t width) const {
  const std::string marks = std::string(is_reduced(*scenario_, situation, unit) ? "*" : "") + (others > 0 ? "+" : "");
  return in_form(unit, cut(code(unit), width - 2 - std::min(marks.size(), width - 2)) + marks);
}

std::string Labels::long_label(const Situation& situation, UnitId unit, std::size_t width) const {
  const std::string marks = std::string(kind_mark(scenario_->unit(unit).kind)) +
                            (is_reduced(*scenario_, situation, unit) ? "*" : "");
  return in_form(unit, shortened(scenario_->unit(unit).name, width - 2 - width_of(marks)) + marks);
}

}  // namespace longroll::terminal
