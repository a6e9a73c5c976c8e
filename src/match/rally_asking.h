// What a question of Rally 'Round the Flag! is called, and how it is put in words.
#pragma once

#include <string>
#include <string_view>

#include "format/language.h"
#include "rally/table.h"

namespace longroll {

std::string_view kind_of(const rally::Step& step);
std::string asking_sentence(const Language& language, const rally::Table& table, const rally::Step& step);
// The phase of the turn that the position is in.
std::string_view phase_of(const rally::Position& position);

}  // namespace longroll
