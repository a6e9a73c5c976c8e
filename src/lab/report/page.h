// The frame of a report: one HTML file that needs nothing else, light or dark as its reader has it, without scripts.
#pragma once

#include <initializer_list>
#include <string>
#include <vector>

#include "lab/report/words.h"

namespace longroll::lab {

// Every text given to it is HTML already.
class ReportPage {
 public:
  explicit ReportPage(const ReportWords& words) : words_(words) {}

  struct Fact {
    std::string value;
    std::string name;
    std::string note;
  };
  void begin(const std::string& title, const std::string& subtitle, const std::vector<Fact>& facts);

  void section(const std::string& title, const std::string& lead);
  void chart(const std::string& svg) { out_ += "<div class=\"chart\">" + svg + "</div>\n"; }
  void note(const std::string& text) { out_ += "<p class=\"note\">" + text + "</p>\n"; }
  void raw(const std::string& html) { out_ += html; }
  using TableRow = std::vector<std::string>;
  enum class Shown { Folded, Open };
  // The first cell of every row names it.
  void table(const std::string& caption, const TableRow& head, const std::vector<TableRow>& rows,
             Shown shown);
  std::string finish(const std::string& reproduced_by);

 private:
  const ReportWords& words_;
  std::string title_, out_;
  bool in_section_ = false;
};

}  // namespace longroll::lab
