#include "format/json_text.h"

#include <cmath>

namespace longroll {

std::string json_text(std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out = "\"";
  for (char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (byte < 0x20) {
      out += "\\u00";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    } else {
      out += c;
    }
  }
  return out + '"';
}

std::string json_number(double value) {
  constexpr long long kScale = 10'000'000;
  const long long scaled = std::llround(value * static_cast<double>(kScale));
  const long long size = scaled < 0 ? -scaled : scaled;
  std::string decimals = std::to_string(size % kScale);
  decimals.insert(0, 7 - decimals.size(), '0');
  decimals.erase(decimals.find_last_not_of('0') + 1);
  std::string out = (scaled < 0 ? "-" : "") + std::to_string(size / kScale);
  return decimals.empty() ? out : out + "." + decimals;
}

}  // namespace longroll
