#include "app/terminal/text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace longroll::terminal {
namespace {

std::size_t length_of(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text.front());
  const std::size_t length = lead < 0x80 ? 1 : lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  if (length > text.size()) return 1;
  for (std::size_t i = 1; i < length; ++i)
    if ((static_cast<unsigned char>(text[i]) & 0xc0) != 0x80) return 1;
  return length;
}

constexpr std::array<std::pair<std::string_view, std::string_view>, 18> kAccented = {{{"àâäáÀÂÄÁ", "a"},
                                                                                      {"éèêëÉÈÊË", "e"},
                                                                                      {"îïíìÎÏÍÌ", "i"},
                                                                                      {"ôöóòÔÖÓÒ", "o"},
                                                                                      {"ûüùúÛÜÙÚ", "u"},
                                                                                      {"çÇ", "c"},
                                                                                      {"ñÑ", "n"},
                                                                                      {"œŒ", "oe"},
                                                                                      {"æÆ", "ae"},
                                                                                      {"’'‘ʼ", ""},
                                                                                      {"−–‑", "-"},
                                                                                      {"½", ".5"},
                                                                                      {"ÿ", "y"},
                                                                                      {"ß", "ss"},
                                                                                      {"åÅ", "a"},
                                                                                      {"øØ", "o"},
                                                                                      {"\t\u00a0\u202f", " "},
                                                                                      {"«»“”\"", " "}}};

}  // namespace

std::vector<std::string_view> letters_of(std::string_view text) {
  std::vector<std::string_view> letters;
  while (!text.empty()) {
    const std::size_t length = length_of(text);
    letters.push_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return letters;
}

std::size_t width_of(std::string_view text) { return letters_of(text).size(); }

std::string cut(std::string_view text, std::size_t letters) {
  std::string kept;
  for (std::string_view letter : letters_of(text)) {
    if (letters-- == 0) break;
    kept += letter;
  }
  return kept;
}

std::string padded(std::string_view text, std::size_t width) {
  const std::size_t have = width_of(text);
  return std::string(text) + std::string(have < width ? width - have : 0, ' ');
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t indent) {
  std::string lines;
  std::size_t used = 0;
  bool fresh = true;
  for (std::size_t at = 0; at <= text.size();) {
    const std::size_t end = std::min(text.find_first_of(" \n", at), text.size());
    const std::string_view word = text.substr(at, end - at);
    const std::size_t wide = width_of(word);
    if (!fresh && used + 1 + wide > width) {
      lines += "\n" + std::string(indent, ' ');
      used = indent;
      fresh = true;
    }
    if (!fresh) lines += ' ';
    lines += word;
    used += wide + (fresh ? 0 : 1);
    fresh = false;
    if (end < text.size() && text[end] == '\n') {
      lines += '\n';
      used = 0;
      fresh = true;
    }
    at = end + 1;
  }
  return lines;
}

std::string folded(std::string_view text) {
  std::string plain;
  for (std::string_view letter : letters_of(text)) {
    std::string_view spelt = letter;
    for (const auto& [from, to] : kAccented)
      if (from.find(letter) != std::string_view::npos) spelt = to;
    if (spelt.size() == 1 && spelt[0] >= 'A' && spelt[0] <= 'Z')
      plain += static_cast<char>(spelt[0] - 'A' + 'a');
    else
      plain += spelt;
  }
  return plain;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = text.find_first_not_of(' '); at < text.size(); at = text.find_first_not_of(' ', at)) {
    const std::size_t end = std::min(text.find(' ', at), text.size());
    words.emplace_back(text.substr(at, end - at));
    at = end;
  }
  return words;
}

std::string cleaned(std::string_view line) {
  std::string kept;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] == '\x1b' && i + 1 < line.size() && line[i + 1] == '[') {
      i += 2;
      while (i < line.size() && (line[i] < '@' || line[i] > '~')) ++i;
    } else if (static_cast<unsigned char>(line[i]) >= 0x20 && line[i] != 0x7f) {
      kept += line[i];
    } else {
      kept += ' ';
    }
  }
  const std::size_t begin = kept.find_first_not_of(' ');
  return begin == std::string::npos ? std::string()
                                    : kept.substr(begin, kept.find_last_not_of(' ') + 1 - begin);
}

std::string capitalised(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string shown_back(std::string_view typed) {
  std::string shown;
  for (char c : cut(typed, 40)) shown += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? ' ' : c;
  return shown;
}

}  // namespace longroll::terminal
