// What is wrong in a file that a person wrote, where it stands, and what would be right.
#pragma once

#include <string>
#include <vector>

namespace longroll {

struct Diagnostic {
  std::string file;
  int line = 0;
  std::string what;
  std::string remedy;
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

// A file that is all wrong is not worth a longer list than a person reads.
inline constexpr std::size_t kMostDiagnostics = 200;

inline void add_diagnostic(std::vector<Diagnostic>& faults, Diagnostic fault) {
  if (faults.size() < kMostDiagnostics) faults.push_back(std::move(fault));
}

// "data/map.json:12: unknown terrain "wods"; did you mean "woods"?"
inline std::string to_text(const Diagnostic& fault) {
  std::string text = fault.file + ":" + std::to_string(fault.line) + ": " + fault.what;
  return fault.remedy.empty() ? text : text + "; " + fault.remedy;
}

}  // namespace longroll
