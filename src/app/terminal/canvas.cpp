#include "app/terminal/canvas.h"

#include "app/terminal/text.h"

namespace longroll::terminal {

Canvas::Canvas(int columns, int lines)
    : columns_(columns),
      lines_(lines),
      cells_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(lines)) {}

void Canvas::put(int x, int y, std::string_view text, Ink ink) {
  if (y < 0 || y >= lines_) return;
  for (std::string_view letter : letters_of(text)) {
    if (x >= 0 && x < columns_)
      cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(x)] =
          {std::string(letter), ink};
    ++x;
  }
}

std::string Canvas::text(const Paint& paint) const {
  std::string text;
  std::string blank_lines;
  for (int y = 0; y < lines_; ++y) {
    const Cell* const line = &cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_)];
    int end = columns_;
    while (end > 0 && line[end - 1].letter == " ") --end;
    blank_lines += '\n';
    if (end == 0) continue;
    text += blank_lines.substr(text.empty() ? blank_lines.size() : 0);
    blank_lines.clear();
    // Runs of one ink are painted together, so that the stream is not three quarters colour codes.
    for (int x = 0; x < end;) {
      const Ink ink = line[x].ink;
      std::string run;
      for (; x < end && line[x].ink == ink; ++x) run += line[x].letter;
      text += paint(ink, run);
    }
  }
  return text + "\n";
}

}  // namespace longroll::terminal
