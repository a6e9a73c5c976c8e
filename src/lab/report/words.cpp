#include "lab/report/words.h"

#include <array>
#include <cmath>
#include <cstdio>

namespace longroll::lab {

std::string escaped(std::string_view text) {
  std::string safe;
  for (char c : text) {
    switch (c) {
      case '&':
        safe += "&amp;";
        break;
      case '<':
        safe += "&lt;";
        break;
      case '>':
        safe += "&gt;";
        break;
      case '"':
        safe += "&quot;";
        break;
      case '\'':
        safe += "&#39;";
        break;
      default:
        safe += c;
    }
  }
  return safe;
}

std::string ReportWords::say(std::string_view key, const Blanks& blanks) const {
  Blanks safe = blanks;
  for (Blank& blank : safe) blank.text = escaped(blank.text);
  return language_.say(key, safe);
}

std::string ReportWords::number(double value, int digits) const {
  std::array<char, 64> text;
  std::snprintf(text.data(), text.size(), "%.*f", digits, value == 0 ? 0.0 : value);
  std::string number = text.data();
  const bool minus = number.starts_with('-');
  if (minus) number.erase(0, 1);
  const std::size_t point = std::min(number.find('.'), number.size());
  if (point < number.size()) number.replace(point, 1, language_.say("number.decimal"));
  for (std::size_t at = point; at > 3;) number.insert(at -= 3, language_.say("number.thousands"));
  return (minus ? "−" : "") + number;
}

std::string ReportWords::signed_number(double value, int digits) const {
  return (value > 0 ? "+" : "") + number(value, digits);
}

std::string ReportWords::percent(double share, int digits) const {
  return number(100 * share, digits) + " %";
}

std::string ReportWords::percent_range(double low, double high) const {
  return say("range", {{"low", number(100 * low, 1)}, {"high", number(100 * high, 1) + " %"}});
}

std::string ReportWords::grade(std::string_view name) const {
  const std::size_t space = name.find(' ');
  if (space == std::string_view::npos) return say("grade." + std::string(name));
  return say("grade." + std::string(name.substr(space + 1)), {}) + ", " + side(name.substr(0, space));
}

}  // namespace longroll::lab
