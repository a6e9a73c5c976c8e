// Finds the name that a misspelt one was meant to be, for remedies in diagnostics.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace longroll {

// The closest of the names, if it is close enough to be worth asking about; the first of equals.
std::optional<std::string_view> nearest_name(std::string_view wrong, std::span<const std::string_view> names);

// `did you mean "woods"?`, or, where nothing is near, `use one of "clear", "woods"`.
std::string spelling_remedy(std::string_view wrong, std::span<const std::string_view> names);

// A text in quotes, cut where a person would stop reading.
std::string in_quotes(std::string_view text);

}  // namespace longroll
