#include "app/home.h"

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "app/embedded_data.h"

namespace longroll {

std::optional<std::string> read_file(const std::string& path) {
  std::error_code fault;
  if (std::filesystem::is_directory(path, fault)) return std::nullopt;
  std::ifstream in(path, std::ios::binary);
  if (!in) return std::nullopt;
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

bool write_file(const std::string& path, std::string_view text) {
  const std::string beside = path + ".part";
  {
    std::ofstream out(beside, std::ios::binary | std::ios::trunc);
    out.write(text.data(), static_cast<std::streamsize>(text.size()));
    if (!out.flush()) return false;
  }
  std::error_code fault;
  std::filesystem::rename(beside, path, fault);
  return !fault;
}

namespace {

std::optional<std::string> embedded_text(std::string_view name) {
  for (const EmbeddedFile& file : embedded_files())
    if (file.path == name) return std::string(file.text);
  return std::nullopt;
}

}  // namespace

Library embedded_library() {
  Library library;
  library.find = embedded_text;
  constexpr std::string_view ending = "/scenario.json";
  for (const EmbeddedFile& file : embedded_files())
    if (file.path.ends_with(ending)) library.scenarios.emplace_back(file.path);
  return library;
}

Library library_beside(const std::string& path) {
  Library library = embedded_library();
  const std::filesystem::path folder = std::filesystem::path(path).parent_path();
  library.find = [folder](std::string_view name) -> std::optional<std::string> {
    // Only what lies beside the scenario: no absolute names, no way up.
    const std::filesystem::path relative{std::string(name)};
    const bool inside = relative.is_relative() && std::string_view(name).find("..") == std::string_view::npos;
    if (inside)
      if (auto text = read_file((folder / relative).string())) return text;
    return embedded_text(name);
  };
  return library;
}

AnyScenario load_any_battle(const std::string& name) {
  const Library home = embedded_library();
  std::string file = name;
  std::optional<std::string> text;
  Library library = home;
  if (const auto embedded = scenario_file(home, name)) {
    file = *embedded;
    text = home.find(file);
  } else {
    if (std::filesystem::is_directory(file)) file += "/scenario.json";
    text = read_file(file);
    library = library_beside(file);
  }
  if (!text) {
    complain("there is no battle or scenario file \"" + name + "\"; `longroll scenarios` lists the battles");
    return std::monostate();
  }
  std::vector<Diagnostic> faults;
  AnyScenario scenario = load_scenario(*text, file, library.find, faults);
  for (const Diagnostic& fault : faults) std::fprintf(stderr, "%s\n", to_text(fault).c_str());
  return scenario;
}

std::optional<aprils::Scenario> load_battle(const std::string& name) {
  AnyScenario loaded = load_any_battle(name);
  if (auto* scenario = std::get_if<aprils::Scenario>(&loaded)) return std::move(*scenario);
  if (std::holds_alternative<rally::Scenario>(loaded))
    complain("this command does not know Rally 'Round the Flag! yet");
  return std::nullopt;
}

int complain(const std::string& sentence) {
  std::fprintf(stderr, "longroll: %s\n", sentence.c_str());
  return kBadRequest;
}

}  // namespace longroll
