#include "app/terminal/map_drawing.h"

#include <algorithm>

#include "app/terminal/canvas.h"
#include "app/terminal/text.h"

namespace longroll::terminal {
namespace {

// How one scale lays a hex out: its pitch to the right, its lines, and where its inside begins.
struct Shape {
  int pitch;
  int lines;
  int slope;  // letters that the slanted sides take at each end, beyond the first
};

Shape shape_of(MapScale scale) {
  switch (scale) {
    case MapScale::Near:
      return {8, 4, 1};
    case MapScale::Wide:
      return {8, 2, 0};
    case MapScale::Narrow:
      return {6, 2, 0};
  }
  return {8, 4, 1};
}

class Drawing {
 public:
  Drawing(const MapScene& scene, const MapFrame& frame, MapScale scale, const HexNotes& notes)
      : scene_(scene),
        frame_(frame),
        scale_(scale),
        shape_(shape_of(scale)),
        notes_(notes),
        canvas_(frame.columns * shape_.pitch + 2, 1 + frame.rows * shape_.lines + shape_.lines / 2) {}

  std::string text(const Paint& paint) {
    for (int c = 0; c < frame_.columns; ++c)
      for (int r = 0; r < frame_.rows; ++r)
        if (const auto hex = grid().at(frame_.column + c, frame_.row + r)) draw_hex(*hex, c, r);
    return canvas_.text(paint);
  }

 private:
  const Grid& grid() const { return scene_.map().grid(); }

  void draw_hex(HexId hex, int c, int r) {
    const int x = c * shape_.pitch;
    const int y = 1 + r * shape_.lines + (grid().shifted(frame_.column + c) ? shape_.lines / 2 : 0);
    draw_sides(hex, x, y);
    if (scale_ == MapScale::Near)
      fill_near(hex, x, y);
    else
      fill_small(hex, x, y);
  }

  // Each slanted side is one letter in the small scales, and two in the near one: the line above, the crossing below.
  void slanted(HexId hex, Direction d, std::string_view edge, int x, int y, int step) {
    const SideMarks marks = scene_.side(hex, d, edge);
    const Mark last = marks.crossing.letter.empty() ? marks.line : marks.crossing;
    if (shape_.slope == 1) canvas_.put(x - step, y - 1, marks.line.letter, marks.line.ink);
    canvas_.put(x, y, last.letter, last.ink);
  }
  void flat(HexId hex, Direction d, int x, int y) {
    const SideMarks marks = scene_.side(hex, d, "_");
    const int width = shape_.pitch - 1 - shape_.slope;
    for (int i = 0; i < width; ++i) canvas_.put(x + i, y, marks.line.letter, marks.line.ink);
    if (marks.crossing.letter.empty()) return;
    canvas_.put(x + width - 2, y, marks.crossing.letter, marks.crossing.ink);
    canvas_.put(x + width - 1, y, marks.crossing.letter, marks.crossing.ink);
  }
  void draw_sides(HexId hex, int x, int y) {
    const int last = shape_.lines - 1;
    const int right = x + shape_.pitch;
    const int upper = shape_.slope;  // the lower line of the upper slants
    slanted(hex, Direction::NorthWest, "/", x, y + upper, -1);
    slanted(hex, Direction::NorthEast, "\\", right + shape_.slope, y + upper, 1);
    slanted(hex, Direction::SouthWest, "\\", x + shape_.slope, y + last, 1);
    slanted(hex, Direction::SouthEast, "/", right, y + last, -1);
    const int inside = x + 1 + shape_.slope;
    flat(hex, Direction::South, inside, y + last);
    if (!has_drawn_north(hex)) flat(hex, Direction::North, inside, y - 1);
  }
  bool has_drawn_north(HexId hex) const { return grid().row(hex) > frame_.row; }

  void heading(HexId hex, int x, int y) {
    canvas_.put(x, y, grid().name(hex), Ink::Dim);
    const int after = x + static_cast<int>(grid().name(hex).size());
    const std::vector<Mark> marks = scene_.marks(hex);
    if (scale_ != MapScale::Narrow) {
      for (std::size_t i = 0; i < marks.size(); ++i)
        canvas_.put(after + static_cast<int>(i), y, marks[i].letter, marks[i].ink);
      return;
    }
    // Room for one: the last that tells anything.
    for (const Mark& mark : marks)
      if (!mark.letter.empty() && mark.letter != " ") canvas_.put(after, y, mark.letter, mark.ink);
  }

  void fill_near(HexId hex, int x, int y) {
    constexpr std::size_t kInside = 8;
    heading(hex, x + 2, y);
    const std::vector<Label> lines = scene_.lines(hex, 2, kInside);
    const auto note = notes_.find(hex);
    for (std::size_t i = 0; i < lines.size(); ++i)
      canvas_.put(x + 1, y + 1 + static_cast<int>(i), lines[i].text, lines[i].ink);
    if (note != notes_.end() && lines.size() < 2) canvas_.put(x + 3, y + 2, cut(note->second, 6), Ink::Gold);
    if (lines.empty()) write_place(hex, x + 1, y + 1, note == notes_.end() ? 2 : 1);
  }

  void write_place(HexId hex, int x, int y, int lines) {
    for (const Place& place : scene_.map().places) {
      if (place.hex != hex) continue;
      std::string rest = wrapped(place.name, 8);
      for (; lines > 0 && !rest.empty(); --lines) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        canvas_.put(x, y++, cut(rest.substr(0, end), 8), Ink::Dim);
        rest.erase(0, end + 1);
      }
      return;
    }
  }

  void fill_small(HexId hex, int x, int y) {
    const auto inside = static_cast<std::size_t>(shape_.pitch - 1);
    heading(hex, x + 1, y);
    if (const Label label = scene_.label(hex, inside); !label.text.empty()) {
      canvas_.put(x + 1, y + 1, label.text, label.ink);
    } else if (const auto note = notes_.find(hex); note != notes_.end()) {
      canvas_.put(x + 2, y + 1, cut(note->second, inside - 2), Ink::Gold);
    }
  }

  const MapScene& scene_;
  MapFrame frame_;
  MapScale scale_;
  Shape shape_;
  const HexNotes& notes_;
  Canvas canvas_;
};

int fitting_columns(MapScale scale, int width) { return std::max(1, (width - 2) / shape_of(scale).pitch); }

}  // namespace

SideMarks MapScene::side(HexId hex, Direction d, std::string_view edge) const {
  return marks_of(map_.features(hex, d), edge);
}

MapFrame frame_around(const Grid& grid, const std::vector<HexId>& action, Screen screen) {
  MapFrame frame;
  frame.columns = std::min(grid.shape().columns, fitting_columns(MapScale::Near, screen.width));
  // The question and what happened stand below the map.
  constexpr int kLinesBelow = 14;
  frame.rows =
      std::clamp((screen.height - kLinesBelow) / 4, std::min(4, grid.shape().rows), grid.shape().rows);
  const auto seen_from = [&](HexId centre) {
    return std::count_if(action.begin(), action.end(), [&](HexId hex) {
      return std::abs(grid.column(hex) - grid.column(centre)) <= frame.columns / 2 - 1 &&
             std::abs(grid.row(hex) - grid.row(centre)) <= frame.rows / 2 - 1;
    });
  };
  const auto best = std::max_element(action.begin(), action.end(),
                                     [&](HexId a, HexId b) { return seen_from(a) < seen_from(b); });
  const int column = best == action.end() ? grid.shape().columns / 2 : grid.column(*best);
  const int row = best == action.end() ? grid.shape().rows / 2 : grid.row(*best);
  frame.column = std::clamp(column - frame.columns / 2, 0, grid.shape().columns - frame.columns);
  frame.row = std::clamp(row - frame.rows / 2, 0, grid.shape().rows - frame.rows);
  return frame;
}

std::string draw_map(const MapScene& scene, const Paint& paint, const MapFrame& frame, MapScale scale,
                     const HexNotes& notes) {
  return Drawing(scene, frame, scale, notes).text(paint);
}

std::string draw_near(const MapScene& scene, const Paint& paint, const std::vector<HexId>& action,
                      Screen screen, const HexNotes& notes) {
  return draw_map(scene, paint, frame_around(scene.map().grid(), action, screen), MapScale::Near, notes);
}

std::string draw_whole(const MapScene& scene, const Paint& paint, Screen screen, const HexNotes& notes) {
  const GridShape& sheet = scene.map().grid().shape();
  const MapScale scale =
      fitting_columns(MapScale::Wide, screen.width) >= sheet.columns ? MapScale::Wide : MapScale::Narrow;
  const int fit = fitting_columns(scale, screen.width);
  const int bands = (sheet.columns + fit - 1) / fit;
  std::string text;
  for (int band = 0; band < bands; ++band) {
    const int first = sheet.columns * band / bands;
    const int end = sheet.columns * (band + 1) / bands;
    text +=
        (band > 0 ? "\n" : "") + draw_map(scene, paint, {first, end - first, 0, sheet.rows}, scale, notes);
  }
  return text;
}

}  // namespace longroll::terminal
