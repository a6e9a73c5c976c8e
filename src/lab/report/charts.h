// The charts of a report as inline SVG. Colours are classes of the page's style sheet, so that light and dark follow it.
#pragma once

#include <string>
#include <vector>

namespace longroll::lab {

// "us", "cs", "even" or "act": the Union, the Confederates, neither, a figure of its own.
using Tone = const char*;

struct ChartTitle {
  std::string id;     // of the SVG's title, unique on the page
  std::string title;  // what a reader who does not see it is told first
};

// A dot with its interval on a common scale, one a row.
struct WhiskerRow {
  std::string label;
  std::string value;  // as written beside it
  std::string range;
  double at = 0, low = 0, high = 0;
  Tone tone = "act";
};
struct Scale {
  double low = 0, high = 1;
  std::vector<std::pair<double, std::string>> marks;
  double middle = 0.5;  // drawn stronger
};
std::string whisker_chart(const ChartTitle& title, const std::vector<WhiskerRow>& rows, const Scale& scale);

// One bar cut into parts, left to right.
struct Part {
  std::string label;
  double count = 0;
  Tone tone = "even";
  double strength = 1;  // of the colour, 0 to 1
};
std::string part_chart(const ChartTitle& title, const std::vector<Part>& parts);

// Columns side by side.
struct Column {
  std::string label;
  std::string value;
  double count = 0;
  Tone tone = "act";
};
std::string column_chart(const ChartTitle& title, const std::vector<Column>& columns,
                         const std::string& axis);

// Bars from the left, each in its own frame: how much of a whole, with an interval.
struct BarRow {
  std::string label;
  std::string value;
  double share = 0, low = 0, high = 0;
  Tone tone = "act";
};
std::string bar_chart(const ChartTitle& title, const std::vector<BarRow>& rows);

}  // namespace longroll::lab
