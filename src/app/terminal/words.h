// The two books of sentences that the terminal speaks from: the game's and its own.
#pragma once

#include <optional>

#include "format/language.h"
#include "match/library.h"

namespace longroll::terminal {

struct Words {
  Language game;
  Language own;
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return own.say(key, blanks); }
};

// None if the library has no such language.
std::optional<Words> load_words(const Library& library, std::string_view language);

// A sentence still to be said: what is wrong with an order, and what would help.
struct Complaint {
  std::string key;
  Blanks blanks;
};
inline std::string say(const Words& words, const Complaint& complaint) {
  return words.say(complaint.key, complaint.blanks);
}

}  // namespace longroll::terminal
