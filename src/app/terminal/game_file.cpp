#include "app/terminal/game_file.h"

#include <filesystem>

#include "app/home.h"

namespace longroll::terminal {

std::string record_text(const Json& record) {
  std::string text = "{";
  for (const auto& [key, value] : record.items()) {
    text += (text.size() > 1 ? ",\n " : "\n ") + to_line(key) + ": ";
    if (key != "answers") {
      text += to_line(value);
      continue;
    }
    text += "[";
    for (std::size_t i = 0; i < value.size(); ++i) text += (i > 0 ? ",\n  " : "\n  ") + to_line(value[i]);
    text += value.empty() ? "]" : "\n ]";
  }
  return text + "\n}\n";
}

ReadRecord read_record(const std::string& path) {
  const auto text = read_file(path);
  if (!text) return {std::nullopt, "file.missing"};
  Json json = Json::parse(*text, nullptr, false);
  if (json.is_discarded() || !json.is_object()) return {std::nullopt, "file.no-record"};
  return {std::move(json), {}};
}

std::string free_path(const std::string& path) {
  const std::filesystem::path wanted(path);
  std::error_code fault;
  std::filesystem::path free = wanted;
  for (int number = 2; std::filesystem::exists(free, fault); ++number) {
    free = wanted;
    free.replace_filename(wanted.stem().string() + "-" + std::to_string(number) +
                          wanted.extension().string());
  }
  return free.string();
}

}  // namespace longroll::terminal
