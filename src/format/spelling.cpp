#include "format/spelling.h"

#include <algorithm>
#include <vector>

namespace longroll {
namespace {

constexpr std::size_t kLongestName = 60;  // longer ones are no misspelt names, and would cost time

// How many letters must be changed, added, left out, or swapped with their neighbour.
std::size_t edits_between(std::string_view a, std::string_view b) {
  std::vector<std::size_t> before_last, last(b.size() + 1), now(b.size() + 1);
  for (std::size_t j = 0; j <= b.size(); ++j) last[j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    now[0] = i;
    for (std::size_t j = 1; j <= b.size(); ++j) {
      now[j] = std::min({last[j] + 1, now[j - 1] + 1, last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      const bool swapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
      if (swapped) now[j] = std::min(now[j], before_last[j - 2] + 1);
    }
    before_last = last;
    std::swap(last, now);
  }
  return last[b.size()];
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return lower;
}

}  // namespace

std::optional<std::string_view> nearest_name(std::string_view wrong,
                                             std::span<const std::string_view> names) {
  if (wrong.empty() || wrong.size() > kLongestName) return std::nullopt;
  const std::string word = lower_case(wrong);
  std::optional<std::string_view> best;
  std::size_t fewest = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (std::string_view name : names) {
    if (name.size() > kLongestName) continue;
    const std::size_t edits = edits_between(word, lower_case(name));
    if (edits >= fewest) continue;
    fewest = edits;
    best = name;
  }
  return best;
}

std::string spelling_remedy(std::string_view wrong, std::span<const std::string_view> names) {
  if (const auto near = nearest_name(wrong, names)) return "did you mean " + in_quotes(*near) + "?";
  std::string list;
  for (std::string_view name : names.first(std::min<std::size_t>(names.size(), 12)))
    list += (list.empty() ? "" : ", ") + in_quotes(name);
  return list.empty() ? "leave it out" : "use one of " + list;
}

std::string in_quotes(std::string_view text) {
  if (text.size() <= kLongestName) return '"' + std::string(text) + '"';
  std::size_t cut = kLongestName;
  // A character of several bytes is not cut through.
  while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0u) == 0x80u) --cut;
  return '"' + std::string(text.substr(0, cut)) + "...\"";
}

}  // namespace longroll
