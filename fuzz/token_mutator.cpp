// Changes JSON text token by token, so that most of what is tried is still JSON: a value is swapped for another one
// of the text, a number goes over its bound, an item is doubled or dropped. Every second try is left to libFuzzer.
#include <algorithm>
#include <cstdint>
#include <cstring>
#include <random>
#include <string>
#include <string_view>
#include <vector>

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t max_size);

namespace {

struct Token {
  std::size_t begin = 0;
  std::size_t end = 0;
};

bool is_word(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '-' || c == '.' || c == '+' || c == 'E';
}

std::size_t end_of_text(std::string_view text, std::size_t begin) {
  for (std::size_t i = begin + 1; i < text.size(); ++i) {
    if (text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      return i + 1;
  }
  return text.size();
}

// The values and names of the text: texts, numbers, true, false, null.
std::vector<Token> tokens_of(std::string_view text) {
  std::vector<Token> tokens;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i + 1;
    if (text[i] == '"')
      end = end_of_text(text, i);
    else if (is_word(text[i]))
      while (end < text.size() && is_word(text[end])) ++end;
    if (text[i] == '"' || is_word(text[i])) tokens.push_back({i, end});
    i = end;
  }
  return tokens;
}

// What stands between this bracket and the one that closes it.
std::size_t end_of_group(std::string_view text, std::size_t begin) {
  int depth = 0;
  for (std::size_t i = begin; i < text.size(); ++i) {
    if (text[i] == '"') {
      i = end_of_text(text, i) - 1;
      continue;
    }
    if (text[i] == '{' || text[i] == '[') ++depth;
    if ((text[i] == '}' || text[i] == ']') && --depth == 0) return i + 1;
  }
  return text.size();
}

using Random = std::minstd_rand;

std::size_t below(Random& random, std::size_t bound) { return bound == 0 ? 0 : random() % bound; }

void change_token(std::string& text, Random& random) {
  const std::vector<Token> tokens = tokens_of(text);
  if (tokens.empty()) return;
  const Token at = tokens[below(random, tokens.size())];
  constexpr std::string_view kValues[] = {"0",
                                          "-1",
                                          "1",
                                          "2",
                                          "3",
                                          "6",
                                          "7",
                                          "99",
                                          "255",
                                          "1e99",
                                          "0.5",
                                          "{}",
                                          "[]",
                                          "null",
                                          "true",
                                          "false",
                                          "\"\"",
                                          "65536",
                                          "18446744073709551615",
                                          "-9223372036854775808",
                                          "\"x\"",
                                          "[[0]]",
                                          "\"A\""};
  const Token other = tokens[below(random, tokens.size())];
  const std::string value = below(random, 3) == 0 ? std::string(kValues[below(random, std::size(kValues))])
                                                  : text.substr(other.begin, other.end - other.begin);
  text.replace(at.begin, at.end - at.begin, value);
}

void change_group(std::string& text, Random& random) {
  std::vector<std::size_t> opens;
  for (std::size_t i = 1; i < text.size(); ++i)
    if (text[i] == '{' || text[i] == '[') opens.push_back(i);
  if (opens.empty()) return;
  const std::size_t at = opens[below(random, opens.size())], end = end_of_group(text, at);
  const std::string group = text.substr(at, end - at);
  switch (below(random, 3)) {
    case 0:
      text.insert(at, group + ",");
      return;
    case 1:
      text.erase(at, end - at + (end < text.size() && text[end] == ',' ? 1 : 0));
      return;
    default: {
      const std::size_t from = opens[below(random, opens.size())];
      text.replace(at, end - at, text.substr(from, end_of_group(text, from) - from));
    }
  }
}

void change_line(std::string& text, Random& random) {
  std::vector<std::string> lines(1);
  for (char c : text) {
    lines.back() += c;
    if (c == '\n') lines.emplace_back();
  }
  std::swap(lines[below(random, lines.size())], lines[below(random, lines.size())]);
  if (below(random, 2) == 0)
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(below(random, lines.size())),
                 lines[below(random, lines.size())]);
  text.clear();
  for (const std::string& line : lines) text += line;
}

}  // namespace

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t max_size,
                                               unsigned int seed) {
  Random random(seed);
  if (below(random, 2) == 0) return LLVMFuzzerMutate(data, size, max_size);
  std::string text(reinterpret_cast<const char*>(data), size);
  for (std::size_t i = below(random, 4) + 1; i > 0; --i) {
    switch (below(random, 6)) {
      case 0:
        change_line(text, random);
        break;
      case 1:
      case 2:
        change_group(text, random);
        break;
      default:
        change_token(text, random);
    }
    if (text.size() > max_size) text.resize(max_size);
  }
  std::memcpy(data, text.data(), text.size());
  return text.size();
}
