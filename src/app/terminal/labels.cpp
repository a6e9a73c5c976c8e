#include "app/terminal/labels.h"

#include <algorithm>

#include "app/terminal/text.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

char kind_letter(UnitKind kind) {
  switch (kind) {
    case UnitKind::Infantry:
      return 'i';
    case UnitKind::Cavalry:
      return 'c';
    case UnitKind::Artillery:
      return 'a';
    case UnitKind::Gunboat:
      return 'g';
  }
  return 'i';
}

}  // namespace

std::string shortened(std::string_view name, std::size_t room) {
  const std::vector<std::string> words = words_in(name);
  std::string whole;
  for (const std::string& word : words) whole += word;
  if (width_of(whole) <= room || words.size() < 2 || room < 2) return cut(whole, room);
  return cut(words.front(), room - 1) + cut(words.back(), 1);
}

std::string in_form_of(Side side, std::string_view text) {
  return side == Side::Union ? "[" + std::string(text) + "]" : "<" + std::string(text) + ">";
}

std::string_view kind_mark(UnitKind kind) {
  switch (kind) {
    case UnitKind::Infantry:
      return "";
    case UnitKind::Cavalry:
      return "/";
    case UnitKind::Artillery:
      return "•";
    case UnitKind::Gunboat:
      return "~";
  }
  return "";
}

bool is_reduced(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return situation.steps_left(unit) < scenario.unit(unit).steps;
}

Labels::Labels(const Scenario& scenario) : scenario_(&scenario) {
  const auto count = [&](auto&& fits) {
    return std::count_if(scenario.units.begin(), scenario.units.end(), fits);
  };
  for (const Unit& unit : scenario.units) {
    std::string code = shortened(unit.name, 3);
    if (count([&](const Unit& other) { return shortened(other.name, 3) == code; }) > 1) {
      // Units of one name are told apart by their kind, others by a later letter of the name.
      const bool same_name = count([&](const Unit& other) { return other.name == unit.name; }) > 1;
      const std::string tries =
          (same_name ? std::string(1, kind_letter(unit.kind))
                     : folded(code).substr(std::min<std::size_t>(2, folded(code).size()))) +
          folded(unit.name).substr(std::min<std::size_t>(3, unit.name.size())) + "123456789";
      const std::string front = cut(code, 2);
      for (std::size_t i = 0; i < tries.size(); ++i) {
        code = front + tries.substr(i, 1);
        if (std::find(codes_.begin(), codes_.end(), code) == codes_.end()) break;
      }
    }
    codes_.push_back(code);
  }
}

std::string Labels::in_form(UnitId unit, const std::string& text) const {
  return in_form_of(scenario_->unit(unit).side, text);
}

std::string Labels::label(const Situation& situation, UnitId unit, int others, std::size_t width) const {
  const std::string marks =
      std::string(is_reduced(*scenario_, situation, unit) ? "*" : "") + (others > 0 ? "+" : "");
  return in_form(unit, cut(code(unit), width - 2 - std::min(marks.size(), width - 2)) + marks);
}

std::string Labels::long_label(const Situation& situation, UnitId unit, std::size_t width) const {
  const std::string marks = std::string(kind_mark(scenario_->unit(unit).kind)) +
                            (is_reduced(*scenario_, situation, unit) ? "*" : "");
  return in_form(unit, shortened(scenario_->unit(unit).name, width - 2 - width_of(marks)) + marks);
}

}  // namespace longroll::terminal
