#include "app/terminal/map_view.h"

#include <algorithm>

namespace longroll::terminal {

using namespace aprils;

namespace {

class AprilsScene : public MapScene {
 public:
  AprilsScene(const Scenario& scenario, const Situation& situation, const Labels& labels)
      : MapScene(scenario.map), scenario_(scenario), situation_(situation), labels_(labels) {}

  std::vector<Label> lines(HexId hex, std::size_t most, std::size_t width) const override {
    const std::vector<UnitId> stack = stack_in(hex);
    std::vector<Label> lines;
    for (std::size_t i = 0; i < stack.size() && i < most; ++i) {
      const bool more = i + 1 == most && stack.size() > most;
      lines.push_back({labels_.long_label(situation_, stack[i], more ? width - 2 : width) +
                           (more ? "+" + std::to_string(stack.size() - most) : ""),
                       ink_of(scenario_.unit(stack[i]).side)});
    }
    return lines;
  }

  Label label(HexId hex, std::size_t width) const override {
    const std::vector<UnitId> stack = stack_in(hex);
    if (stack.empty()) return {};
    return {labels_.label(situation_, stack.front(), static_cast<int>(stack.size()) - 1, width),
            ink_of(scenario_.unit(stack.front()).side)};
  }

  std::vector<Mark> marks(HexId hex) const override {
    return {mark_of(scenario_.map.terrain(hex)), special_mark(hex)};
  }

  SideMarks side(HexId hex, Direction d, std::string_view edge) const override {
    SideMarks marks = MapScene::side(hex, d, edge);
    for (const Fortification& work : situation_.works) {
      const std::optional<HexId> next = scenario_.map.grid().neighbour(hex, d);
      if ((work.hex == hex && work.covers(d)) || (next && work.hex == *next && work.covers(opposite(d))))
        marks.line = {work.entrenchment ? kEntrenchmentMark : kBreastworkMark, Ink::Strong};
    }
    return marks;
  }

 private:
  // Units of a hex, the top one first.
  std::vector<UnitId> stack_in(HexId hex) const {
    std::vector<UnitId> stack;
    for (UnitId unit : units_in(scenario_, situation_, hex)) stack.push_back(unit);
    std::sort(stack.begin(), stack.end(),
              [&](UnitId a, UnitId b) { return situation_.depth[a.index()] < situation_.depth[b.index()]; });
    return stack;
  }

  Mark special_mark(HexId hex) const {
    for (const Objective& objective : scenario_.objectives)
      if (objective.hex == hex) return {kObjectiveMark, Ink::Gold};
    for (const Entry& entry : scenario_.map.entries)
      if (entry.hex == hex) return {std::string_view(&entry.letter, 1), Ink::Gold};
    return {"", Ink::Plain};
  }

  const Scenario& scenario_;
  const Situation& situation_;
  const Labels& labels_;
};

}  // namespace

std::string MapView::near(const Situation& situation, const std::vector<HexId>& action, Screen screen,
                          const HexNotes& notes) const {
  return draw_near(AprilsScene(*scenario_, situation, labels_), paint_, action, screen, notes);
}

std::string MapView::whole(const Situation& situation, Screen screen, const HexNotes& notes) const {
  return draw_whole(AprilsScene(*scenario_, situation, labels_), paint_, screen, notes);
}

}  // namespace longroll::terminal
