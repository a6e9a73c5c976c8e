// What is wrong with a message, for whoever sent it: a sentence of the language files and what its blanks hold.
#pragma once

#include <span>

#include "format/blank.h"

namespace longroll {

class Language;

struct BadMessage {
  std::string key;  // "message.no-unit"
  Blanks blanks = {};
};

std::string sentence(const Language& language, const BadMessage& fault);

// A name that nobody knows, in quotes; with the one it was perhaps meant to be, if one is near: then the sentence is
// that of `key` and ".near".
BadMessage unknown_name(std::string_view key, std::string_view name, std::span<const std::string_view> known,
                        std::size_t longest);

}  // namespace longroll
