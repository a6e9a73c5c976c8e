#include "picture/svg.h"

#include <cstdlib>

namespace longroll::picture {

std::string number(double value, int decimals) {
  long scale = 1;
  for (int i = 0; i < decimals; ++i) scale *= 10;
  const long scaled = std::lround(value * static_cast<double>(scale));
  std::string out = scaled < 0 ? "-" : "";
  const long whole = std::labs(scaled) / scale;
  long rest = std::labs(scaled) % scale;
  if (whole != 0 || rest == 0) out += std::to_string(whole);
  if (rest == 0) return out;
  std::string digits = std::to_string(rest + scale).substr(1);
  digits.erase(digits.find_last_not_of('0') + 1);
  return out + '.' + digits;
}

std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) {
    switch (c) {
      case '&':
        out += "&amp;";
        break;
      case '<':
        out += "&lt;";
        break;
      case '>':
        out += "&gt;";
        break;
      case '"':
        out += "&quot;";
        break;
      default:
        out += c;
    }
  }
  return out;
}

std::string translate(double x, double y) { return "translate(" + number(x) + " " + number(y) + ")"; }

Path::Tenths Path::tenths(Point p) {
  return {std::lround(p.x * kUnits * 10), std::lround(p.y * kUnits * 10)};
}

void Path::value(long tenths) {
  std::string text = number(static_cast<double>(tenths) / 10);
  const char before = data_.empty() ? 'M' : data_.back();
  if (text[0] != '-' && (before == '.' || (before >= '0' && before <= '9'))) data_ += ' ';
  data_ += text;
}

void Path::letter(char command) {
  // A line after a line, or after a move, needs no letter of its own.
  if (command != last_ && !(command == 'l' && last_ == 'm')) data_ += command;
  last_ = command;
}

void Path::pair(Tenths from, Tenths to) {
  value(to.x - from.x);
  value(to.y - from.y);
}

void Path::step(char command, Tenths to) {
  letter(command);
  pair(at_, to);
  at_ = to;
}

Path& Path::move(Point p) {
  const Tenths to = tenths(p);
  last_ = 0;
  step('m', to);  // the first one counts as absolute, since a path begins at (0, 0)
  start_ = to;
  return *this;
}

Path& Path::line(Point p) {
  const Tenths to = tenths(p);
  if (to.x == at_.x && to.y == at_.y) return *this;
  step('l', to);
  return *this;
}

Path& Path::quad(Point control, Point p) {
  const Tenths bend = tenths(control), to = tenths(p);
  letter('q');
  pair(at_, bend);
  pair(at_, to);
  at_ = to;
  return *this;
}

Path& Path::arc(double radius, bool clockwise, Point p) {
  const Tenths to = tenths(p);
  letter('a');
  const long r = std::lround(radius * kUnits * 10);
  value(r);
  value(r);
  data_ += clockwise ? " 0 0 1" : " 0 0 0";
  pair(at_, to);
  at_ = to;
  return *this;
}

Path& Path::close() {
  data_ += 'z';
  at_ = start_;
  last_ = 'z';
  return *this;
}

Path& Path::polyline(const Polyline& polyline) {
  for (std::size_t i = 0; i < polyline.size(); ++i) i == 0 ? move(polyline[i]) : line(polyline[i]);
  return *this;
}

Path& Path::ring(const Ring& ring) { return polyline(ring).close(); }

Svg::Group Svg::group(std::string_view attributes) {
  text_ += "<g";
  text_ += attributes;
  text_ += '>';
  return Group(*this);
}

void Svg::path(std::string_view data, std::string_view attributes) {
  if (data.empty()) return;
  text_ += "<path d=\"";
  text_ += data;
  text_ += '"';
  text_ += attributes;
  text_ += "/>";
}

void Svg::rect(const Box& box, std::string_view attributes) {
  text_ += "<rect" + attribute("x", box.low.x) + attribute("y", box.low.y) + attribute("width", box.width()) +
           attribute("height", box.height());
  text_ += attributes;
  text_ += "/>";
}

void Svg::circle(double x, double y, double radius, std::string_view attributes) {
  text_ += "<circle" + attribute("cx", x) + attribute("cy", y) + attribute("r", radius);
  text_ += attributes;
  text_ += "/>";
}

void Svg::text(double x, double y, std::string_view words, std::string_view attributes) {
  text_ += "<text" + attribute("x", x) + attribute("y", y);
  text_ += attributes;
  text_ += '>';
  text_ += escaped(words);
  text_ += "</text>";
}

void Svg::use(std::string_view id, double x, double y) {
  text_ += "<use href=\"#";
  text_ += id;
  text_ += '"' + attribute("x", x) + attribute("y", y) + "/>";
}

std::string attribute(std::string_view name, std::string_view value) {
  return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

std::string attribute(std::string_view name, double value) { return attribute(name, number(value, 2)); }

std::string fill(std::string_view colour, double opacity) {
  return attribute("fill", colour) + (opacity < 1 ? attribute("fill-opacity", opacity) : "");
}

std::string stroke(std::string_view colour, double width, double opacity) {
  return attribute("fill", "none") + attribute("stroke", colour) + attribute("stroke-width", width) +
         (opacity < 1 ? attribute("stroke-opacity", opacity) : "");
}

}  // namespace longroll::picture
