#include "lab/report/charts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>

namespace longroll::lab {
namespace {

constexpr double kWidth = 720;

// Writes SVG elements; numbers have one digit after the point, which is a tenth of a pixel.
class Svg {
 public:
  Svg(const ChartTitle& title, double height) {
    out_ = "<svg viewBox=\"0 0 " + n(kWidth) + " " + n(height) + "\" role=\"img\" aria-labelledby=\"" +
           title.id + "\"><title id=\"" + title.id + "\">" + title.title + "</title>\n";
  }
  void rect(double x, double y, double width, double height, const std::string& style, double radius = 2) {
    out_ += "<rect x=\"" + n(x) + "\" y=\"" + n(y) + "\" width=\"" + n(std::max(0.0, width)) +
            "\" height=\"" + n(std::max(0.0, height)) + "\" rx=\"" + n(radius) + "\" " + style + "/>\n";
  }
  void line(double x1, double y1, double x2, double y2, const std::string& style) {
    out_ += "<line x1=\"" + n(x1) + "\" y1=\"" + n(y1) + "\" x2=\"" + n(x2) + "\" y2=\"" + n(y2) + "\" " +
            style + "/>\n";
  }
  void dot(double x, double y, double radius, const std::string& style) {
    out_ += "<circle cx=\"" + n(x) + "\" cy=\"" + n(y) + "\" r=\"" + n(radius) + "\" " + style + "/>\n";
  }
  // `anchor` is start, middle or end.
  void text(double x, double y, const std::string& words, const char* anchor, const char* kind = "word") {
    out_ += "<text x=\"" + n(x) + "\" y=\"" + n(y) + "\" text-anchor=\"" + anchor + "\" class=\"" + kind +
            "\">" + words + "</text>\n";
  }
  std::string finish() && { return std::move(out_) + "</svg>\n"; }

 private:
  static std::string n(double value) {
    std::array<char, 32> text;
    std::snprintf(text.data(), text.size(), "%.1f", value);
    std::string number = text.data();
    if (number.ends_with(".0")) number.resize(number.size() - 2);
    return number;
  }
  std::string out_;
};

// Letters, not bytes: a minus sign or a narrow space has three.
std::size_t letters_in(const std::string& text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string tone_of(Tone tone, const std::string& kind = "fill") {
  return "class=\"" + kind + "-" + tone + "\"";
}

}  // namespace

std::string whisker_chart(const ChartTitle& title, const std::vector<WhiskerRow>& rows, const Scale& scale) {
  constexpr double kRow = 36, kLeft = 206, kRight = 196, kTop = 6, kAxis = 26;
  const double bottom = kTop + kRow * static_cast<double>(rows.size());
  const auto place = [&](double value) {
    const double share = (std::clamp(value, scale.low, scale.high) - scale.low) / (scale.high - scale.low);
    return kLeft + share * (kWidth - kLeft - kRight);
  };
  Svg svg(title, bottom + kAxis);
  for (const auto& [value, mark] : scale.marks) {
    svg.line(place(value), kTop, place(value), bottom,
             value == scale.middle ? "class=\"middle\"" : "class=\"grid\"");
    svg.text(place(value), bottom + 18, mark, "middle", "mark");
  }
  double y = kTop + kRow / 2;
  for (const WhiskerRow& row : rows) {
    svg.text(kLeft - 14, y + 5, row.label, "end");
    svg.line(place(row.low), y, place(row.high), y, tone_of(row.tone, "whisker"));
    for (double end : {row.low, row.high})
      svg.line(place(end), y - 6, place(end), y + 6, tone_of(row.tone, "whisker"));
    svg.dot(place(row.at), y, 6.5, tone_of(row.tone));
    svg.text(kWidth - kRight + 82, y + 5, row.value, "end", "value");
    svg.text(kWidth - kRight + 92, y + 5, row.range, "start", "mark");
    y += kRow;
  }
  return std::move(svg).finish();
}

std::string part_chart(const ChartTitle& title, const std::vector<Part>& parts) {
  constexpr double kTop = 4, kHeight = 46;
  double total = 0;
  for (const Part& part : parts) total += part.count;
  Svg svg(title, kTop + kHeight + 30);
  double x = 0;
  for (const Part& part : parts) {
    const double width = total > 0 ? kWidth * part.count / total : 0;
    if (width <= 0) continue;
    std::array<char, 16> strength;
    std::snprintf(strength.data(), strength.size(), "%.2f", part.strength);
    svg.rect(x + 0.75, kTop, width - 1.5, kHeight,
             tone_of(part.tone) + " opacity=\"" + strength.data() + "\"", 3);
    if (width > 34)
      svg.text(x + width / 2, kTop + kHeight / 2 + 6, part.label, "middle",
               part.strength > 0.65 ? "inside" : "value");
    x += width;
  }
  svg.line(kWidth / 2, kTop - 4, kWidth / 2, kTop + kHeight + 6, "class=\"middle\"");
  svg.text(kWidth / 2, kTop + kHeight + 22, "50 %", "middle", "mark");
  return std::move(svg).finish();
}

std::string column_chart(const ChartTitle& title, const std::vector<Column>& columns,
                         const std::string& axis) {
  constexpr double kTop = 24, kHeight = 150, kAxis = 44, kSide = 4;
  double most = 0;
  for (const Column& column : columns) most = std::max(most, column.count);
  const double step = (kWidth - 2 * kSide) / static_cast<double>(std::max<std::size_t>(1, columns.size()));
  const double gap = std::min(8.0, step * 0.18), width = std::min(step - gap, 88.0);
  // Labels that would touch each other are thinned out, values that would are left out.
  std::size_t longest = 1;
  for (const Column& column : columns) longest = std::max(longest, letters_in(column.label));
  const auto every =
      static_cast<std::size_t>(std::max(1.0, std::ceil((8.0 * static_cast<double>(longest) + 8) / step)));
  Svg svg(title, kTop + kHeight + kAxis);
  svg.line(0, kTop + kHeight, kWidth, kTop + kHeight, "class=\"base\"");
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const Column& column = columns[i];
    const double height = most > 0 ? kHeight * column.count / most : 0;
    const double x = kSide + step * static_cast<double>(i) + (step - width) / 2;
    if (column.count > 0)
      svg.rect(x, kTop + kHeight - std::max(2.0, height), width, std::max(2.0, height), tone_of(column.tone));
    if (column.count > 0 && step > 30)
      svg.text(x + width / 2, kTop + kHeight - height - 7, column.value, "middle", "value");
    if (i % every == 0) svg.text(x + width / 2, kTop + kHeight + 18, column.label, "middle", "mark");
  }
  svg.text(kWidth / 2, kTop + kHeight + 38, axis, "middle", "mark");
  return std::move(svg).finish();
}

std::string bar_chart(const ChartTitle& title, const std::vector<BarRow>& rows) {
  constexpr double kRow = 32, kLeft = 232, kRight = 150, kTop = 4, kBar = 16;
  const double whole = kWidth - kLeft - kRight;
  Svg svg(title, kTop + kRow * static_cast<double>(rows.size()) + 4);
  double y = kTop + kRow / 2;
  for (const BarRow& row : rows) {
    svg.text(kLeft - 14, y + 5, row.label, "end");
    svg.rect(kLeft, y - kBar / 2, whole, kBar, "class=\"frame\"", 3);
    svg.rect(kLeft, y - kBar / 2, whole * std::clamp(row.share, 0.0, 1.0), kBar, tone_of(row.tone), 3);
    svg.line(kLeft + whole * std::clamp(row.low, 0.0, 1.0), y, kLeft + whole * std::clamp(row.high, 0.0, 1.0),
             y, "class=\"error\"");
    svg.text(kWidth - kRight + 18, y + 5, row.value, "start", "value");
    y += kRow;
  }
  return std::move(svg).finish();
}

}  // namespace longroll::lab
