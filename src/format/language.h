// The words a person reads, from one file a language: sentences with blanks, and names that have a translation.
#pragma once

#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "format/blank.h"
#include "format/document.h"

namespace longroll {

class Language {
 public:
  // Sentences of an unknown key are the key itself, so that a gap is seen and not hidden.
  std::string say(std::string_view key, const Blanks& blanks = {}) const;
  // A text that stands elsewhere in English, if this language has its own.
  std::string text(std::string_view key, std::string_view otherwise) const;
  bool has(std::string_view key) const { return sentences_.find(key) != sentences_.end(); }
  // A proper name as this language writes it; most are the same in all.
  std::string name(std::string_view text) const;
  const std::map<std::string, std::string, std::less<>>& sentences() const { return sentences_; }

 private:
  friend std::optional<Language> read_language(const Node&, std::string_view, std::vector<Diagnostic>&);
  std::map<std::string, std::string, std::less<>> sentences_;
  std::map<std::string, std::string, std::less<>> names_;
};

std::optional<Language> read_language(const Node& node, std::string_view file,
                                      std::vector<Diagnostic>& faults);

// "a, b and c" in the words of the language.
std::string join_names(const Language& language, const std::vector<std::string>& names);

}  // namespace longroll
