// A sheet of letters to draw on, each with its ink.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/terminal/paint.h"

namespace longroll::terminal {

class Canvas {
 public:
  Canvas(int columns, int lines);

  // One cell a letter; what falls outside is left out.
  void put(int x, int y, std::string_view text, Ink ink = Ink::Plain);
  // Lines without blanks at their ends, and without empty lines at the bottom.
  std::string text(const Paint& paint) const;

 private:
  struct Cell {
    std::string letter = " ";
    Ink ink = Ink::Plain;
  };
  int columns_;
  int lines_;
  std::vector<Cell> cells_;
};

}  // namespace longroll::terminal
