// The choices of Rally 'Round the Flag! in words: how each is told, which typed words mean it, and how a long list is
// summed up.
#pragma once

#include <string>
#include <vector>

#include "app/terminal/words.h"
#include "rally/table.h"

namespace longroll::terminal {

std::string choice_text(const Words& words, const rally::Table& table, const rally::Choice& choice);

// The numbers, from 0, of the offered choices that have all of these words: a name, a hex, a price, a verb, in any order;
// names may be cut short. Those that have most of them exactly go before the others.
std::vector<std::size_t> choices_meant(const Words& words, const rally::Table& table,
                                       const std::vector<std::string>& typed);

// A list too long to be numbered: one line a kind of choice, with everybody whom it concerns.
std::vector<std::string> summed_up(const Words& words, const rally::Table& table);

}  // namespace longroll::terminal
