// Files of the repository and the faults in them, for tests of the loaders; they run in its root folder.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "format/diagnostic.h"

namespace longroll {

inline std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  EXPECT_FALSE(text.str().empty()) << path;
  return text.str();
}

// What a loader finds under a name: the files of data/.
inline std::optional<std::string> find_data(std::string_view name) {
  std::ifstream in("data/" + std::string(name), std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// The text with the first `from` changed into `to`.
inline std::string changed(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << "there is no " << from;
  return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

inline std::vector<std::string> texts(const std::vector<Diagnostic>& faults) {
  std::vector<std::string> all;
  for (const Diagnostic& fault : faults) all.push_back(to_text(fault));
  return all;
}

// One slip of the pen, and everything that is said about it.
struct Slip {
  const char* from;
  const char* to;
  std::vector<std::string> faults;
};

}  // namespace longroll
