// The verbs and small words of typed orders, English and French side by side; both are understood in both languages.
#pragma once

#include <optional>
#include <string_view>

#include "app/terminal/order.h"

namespace longroll::terminal {

enum class Small : std::uint8_t { To, Via, With, Morale, All, Nobody, Automatic, Back, Filler };

// Words are given folded.
std::optional<Verb> verb_spelt(std::string_view word);
// The verb that this is the beginning of, if it is of one only and has three letters.
std::optional<Verb> verb_begun(std::string_view word);
std::optional<Small> small_word(std::string_view word);
// The verb nearest to a misspelt one.
std::optional<std::string_view> nearest_verb(std::string_view word);

}  // namespace longroll::terminal
