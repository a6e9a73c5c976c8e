// The words and numbers of a report in one language, safe to stand in HTML.
#pragma once

#include <string>

#include "format/language.h"

namespace longroll::lab {

// What must not stand in HTML as it is.
std::string escaped(std::string_view text);

class ReportWords {
 public:
  ReportWords(const Language& language, std::string_view code) : language_(language), code_(code) {}

  const std::string& code() const { return code_; }
  std::string say(std::string_view key, const Blanks& blanks = {}) const;
  std::string number(double value, int digits) const;
  std::string signed_number(double value, int digits) const;
  std::string percent(double share, int digits = 1) const;   // "59.7 %"
  std::string percent_range(double low, double high) const;  // "54.1 to 65.2 %"
  std::string side(std::string_view name) const { return say("side." + std::string(name)); }
  std::string grade(std::string_view name) const;  // "union decisive", "draw"

 private:
  const Language& language_;
  std::string code_;
};

}  // namespace longroll::lab
