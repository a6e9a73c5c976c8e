#include "app/terminal/rally_map.h"

#include <algorithm>
#include <tuple>

#include "app/terminal/labels.h"
#include "app/terminal/text.h"

namespace longroll::terminal {

using namespace rally;

std::string_view kind_mark(rally::UnitKind kind) {
  switch (kind) {
    case rally::UnitKind::Infantry:
      return "";
    case rally::UnitKind::Cavalry:
      return "/";
    case rally::UnitKind::Leader:
      return "♦";
    case rally::UnitKind::Artillery:
      return "•";
    case rally::UnitKind::Train:
      return "□";
  }
  return "";
}

std::vector<UnitId> stack_in(const Scenario& scenario, const Situation& situation, SpotId spot) {
  std::vector<UnitId> stack;
  for (UnitId unit : units_in(scenario, situation, spot)) stack.push_back(unit);
  const auto place = [&](UnitId unit) {
    const bool brigade = scenario.brigades.contains(unit);
    return std::tuple(brigade ? 0 : 1 + static_cast<int>(index_of(scenario.unit(unit).kind)),
                      brigade ? -strength(scenario, situation, unit).points : 0, unit.index());
  };
  std::sort(stack.begin(), stack.end(), [&](UnitId a, UnitId b) { return place(a) < place(b); });
  return stack;
}

std::string RallyScene::bank_of(SpotId spot) const {
  const auto& banks = scenario_.map.banks(scenario_.ground.hex(spot));
  return banks ? cut(banks->names[scenario_.ground[spot].bank], 1) : std::string();
}

namespace {

// "S. A. M. Wood" is "Wood", "Carnes, Stanford" is "Carnes".
std::string surname(std::string_view name) {
  const std::vector<std::string> words = words_in(name.substr(0, name.find(',')));
  std::string rest;
  for (const std::string& word : words)
    if (!word.ends_with('.') || &word == &words.back()) rest += word;
  return rest;
}

}  // namespace

std::string RallyScene::name_of(UnitId unit, std::size_t width) const {
  const Unit& counter = scenario_.unit(unit);
  std::string marks(kind_mark(counter.kind));
  if (situation_.damaged.contains(unit)) marks += "*";
  if (scenario_.brigades.contains(unit))
    marks += std::to_string(strength(scenario_, situation_, unit).points);
  const std::string& name =
      scenario_.leaders.contains(unit) ? command(scenario_, situation_, unit).name : counter.name;
  return in_form_of(counter.side, cut(surname(name), width - 2 - width_of(marks)) + marks);
}

std::vector<Label> RallyScene::lines(HexId hex, std::size_t most, std::size_t width) const {
  struct Standing {
    UnitId unit;
    std::string bank;
  };
  std::vector<Standing> all;
  for (SpotId spot : scenario_.ground.spots_of(hex))
    for (UnitId unit : stack_in(scenario_, situation_, spot)) all.push_back({unit, bank_of(spot)});
  std::vector<Label> lines;
  for (std::size_t i = 0; i < all.size() && i < most; ++i) {
    const std::string more =
        i + 1 == most && all.size() > most ? "+" + std::to_string(all.size() - most) : std::string();
    const std::size_t room = width - all[i].bank.size() - more.size();
    lines.push_back(
        {all[i].bank + name_of(all[i].unit, room) + more, ink_of(scenario_.unit(all[i].unit).side)});
  }
  return lines;
}

std::string RallyScene::sum_of(SpotId spot, Side side) const {
  int points = 0;
  bool leader = false, gun = false, train = false, any = false;
  for (UnitId unit : units_in(scenario_, situation_, spot) & scenario_.of_side[side]) {
    any = true;
    if (scenario_.brigades.contains(unit)) points += strength(scenario_, situation_, unit).points;
    leader = leader || scenario_.leaders.contains(unit);
    gun = gun || scenario_.guns.contains(unit);
    train = train || scenario_.trains.contains(unit);
  }
  if (!any) return {};
  std::string text = points > 0 ? std::to_string(points) : "";
  if (leader) text += kind_mark(rally::UnitKind::Leader);
  if (gun) text += kind_mark(rally::UnitKind::Artillery);
  if (train) text += kind_mark(rally::UnitKind::Train);
  return bank_of(spot) + in_form_of(side, text);
}

Label RallyScene::label(HexId hex, std::size_t width) const {
  Label label;
  for (SpotId spot : scenario_.ground.spots_of(hex))
    for (Side side : kSides)
      if (const std::string sum = sum_of(spot, side); !sum.empty()) {
        if (label.text.empty()) label.ink = ink_of(side);
        label.text += sum;
      }
  label.text = cut(label.text, width);
  return label;
}

std::vector<Mark> RallyScene::marks(HexId hex) const {
  const Features inside = scenario_.map.inside(hex);
  Mark water{" ", Ink::Plain};
  if (inside.has(Feature::Stream)) water = {"~", Ink::Water};
  if (inside.has(Feature::River)) water = {"▒", Ink::Water};
  if (inside.has(Feature::River) && inside.has(Feature::Ford)) water = {"o", Ink::Water};
  if (inside.has(Feature::Bridge)) water = {"=", Ink::Road};
  Mark special{"", Ink::Plain};
  for (const Work& work : scenario_.works)
    if (work.hex == hex) special = {work.fort ? "#" : kEntrenchmentMark, Ink::Strong};
  for (const Objective& objective : scenario_.objectives)
    if (objective.hex == hex) special = {kObjectiveMark, Ink::Gold};
  return {mark_of(scenario_.map.terrain(hex)), water, special};
}

}  // namespace longroll::terminal
