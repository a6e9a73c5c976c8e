// Texts as a terminal sees them: letters counted, lines broken between words, words compared without accents.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace longroll::terminal {

// The letters of a UTF-8 text; a byte that is no UTF-8 counts as one letter.
std::vector<std::string_view> letters_of(std::string_view text);
std::size_t width_of(std::string_view text);
// The first so many letters.
std::string cut(std::string_view text, std::size_t letters);
// With blanks at its end up to this width.
std::string padded(std::string_view text, std::size_t width);

// Broken between words so that no line is wider; lines after the first begin with so many blanks.
std::string wrapped(std::string_view text, std::size_t width, std::size_t indent = 0);

// Small letters, without accents and apostrophes: "Hébert" and "hebert" are the same order.
std::string folded(std::string_view text);

// Parts between blanks; none is empty.
std::vector<std::string> words_in(std::string_view text);

// The line without blanks at its ends, and without what arrow keys and the like leave in it.
std::string cleaned(std::string_view line);

// With a capital at its beginning, as a sentence has.
std::string capitalised(std::string text);

// What a person typed, fit to be shown back: cut, and free of control characters.
std::string shown_back(std::string_view typed);

}  // namespace longroll::terminal
