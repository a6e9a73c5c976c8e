// A typed line taken apart: folded words, numbers, and what stands after the first word.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace longroll::terminal {

bool all_digits(std::string_view text);
// "3", "-1", "+2"; none: it is no number, or a very long one.
std::optional<int> number_in(std::string_view word);
// Folded words; "price-a" is two of them, "-1" is one. An accented "à" is the small word, an "a" may be a battery.
std::vector<std::string> order_words(std::string_view line);
// What stands after the first word, as it was typed.
std::string rest_of(std::string_view line);

}  // namespace longroll::terminal
