// Writes SVG: numbers as short as they can be, relative paths, escaped text. Lengths are in units: 100 to the
// hex.
#pragma once

#include <string>
#include <string_view>

#include "picture/geometry.h"

namespace longroll::picture {

inline constexpr double kUnits = 100;

std::string number(double value, int decimals = 1);  // "12.5", ".3", "-4", never "-0" or "1.0"
std::string escaped(std::string_view text);
std::string translate(double x, double y);

// Path data in tenths of a unit. Steps are relative to the point as it was rounded, so errors do not add up.
class Path {
 public:
  // Points of the sheet, in hexes.
  Path& move(Point p);
  Path& line(Point p);
  Path& quad(Point control, Point p);
  Path& arc(double radius, bool clockwise, Point p);
  Path& close();
  Path& polyline(const Polyline& line);
  Path& ring(const Ring& ring);

  bool empty() const { return data_.empty(); }
  const std::string& data() const { return data_; }

 private:
  struct Tenths {
    long x = 0;
    long y = 0;
  };
  static Tenths tenths(Point p);
  void step(char command, Tenths to);
  void pair(Tenths from, Tenths to);
  void letter(char command);
  void value(long tenths);

  std::string data_;
  Tenths at_;
  Tenths start_;
  char last_ = 0;
};

// An SVG text under construction. Tags are closed by the object that `group` returns.
class Svg {
 public:
  class [[nodiscard]] Group {
   public:
    explicit Group(Svg& svg) : svg_(svg) {}
    ~Group() { svg_.text_ += "</g>"; }
    Group(const Group&) = delete;
    Group& operator=(const Group&) = delete;

   private:
    Svg& svg_;
  };

  Group group(std::string_view attributes);
  void path(std::string_view data, std::string_view attributes);
  void path(const Path& path, std::string_view attributes) { this->path(path.data(), attributes); }
  void rect(const Box& units, std::string_view attributes);  // in units, not hexes
  void circle(double x, double y, double radius, std::string_view attributes);
  void text(double x, double y, std::string_view words, std::string_view attributes = {});
  void use(std::string_view id, double x, double y);
  void raw(std::string_view markup) { text_ += markup; }

  const std::string& str() const { return text_; }
  bool empty() const { return text_.empty(); }

 private:
  std::string text_;
};

// name="value", with a blank before it: attributes are put together by adding these up.
std::string attribute(std::string_view name, std::string_view value);
std::string attribute(std::string_view name, double value);
std::string fill(std::string_view colour, double opacity = 1);
std::string stroke(std::string_view colour, double width, double opacity = 1);  // and no fill

}  // namespace longroll::picture
