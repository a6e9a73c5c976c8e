// Small pieces of JSON text for the files we write ourselves, one thing a line.
#pragma once

#include <string>
#include <string_view>

namespace longroll {

// The text in quotation marks, with what JSON forbids escaped. The text is UTF-8.
std::string json_text(std::string_view text);

// The number with at most seven decimals and no zeros at its end: the same on every machine.
std::string json_number(double value);

}  // namespace longroll
