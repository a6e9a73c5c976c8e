#include "app/terminal/order_words.h"

#include <algorithm>

#include "app/terminal/text.h"

namespace longroll::terminal {

bool all_digits(std::string_view text) {
  return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::optional<int> number_in(std::string_view word) {
  const bool minus = word.starts_with('-');
  if (minus || word.starts_with('+')) word.remove_prefix(1);
  if (!all_digits(word) || word.size() > 4) return std::nullopt;
  int value = 0;
  for (char digit : word) value = 10 * value + (digit - '0');
  return minus ? -value : value;
}

std::vector<std::string> order_words(std::string_view line) {
  std::string spaced;
  for (char c : line) spaced += c == ',' || c == ';' || c == '\t' || c == '\r' ? ' ' : c;
  std::vector<std::string> words;
  for (const std::string& raw : words_in(spaced)) {
    std::string word = raw == "à" || raw == "À" ? "to" : folded(raw);
    if (!number_in(word))
      for (char& c : word)
        if (c == '-' || c == '.') c = ' ';
    for (std::string& part : words_in(word)) words.push_back(std::move(part));
  }
  return words;
}

std::string rest_of(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(' ');
  const std::size_t after = line.find(' ', std::min(begin, line.size()));
  if (after == std::string_view::npos) return {};
  const std::size_t rest = line.find_first_not_of(' ', after);
  if (rest == std::string_view::npos) return {};
  return std::string(line.substr(rest, line.find_last_not_of(" \r\t") + 1 - rest));
}

}  // namespace longroll::terminal
