// scenarios, check, bot, perft, signature: commands that are a few lines around the engine.
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <iostream>

#include "app/commands.h"
#include "app/home.h"
#include "app/think.h"
#include "aprils/table.h"
#include "format/aprils_charts.h"
#include "format/json.h"
#include "format/json_text.h"
#include "format/map_file.h"
#include "format/rally_charts.h"
#include "format/rally_order_of_battle.h"
#include "match/session.h"
#include "match/signature.h"
#include "play/perft.h"
#include "rally/table.h"

namespace longroll {

int run_scenarios(const ScenariosRequest& request) {
  Session session(embedded_library());
  const Json reply = session.reply(Json{{"op", "scenarios"}});
  if (request.json) {
    std::printf("%s\n", reply["scenarios"].dump(1).c_str());
    return kGood;
  }
  const auto widest = [&](const char* member) {
    std::size_t width = 0;
    for (const Json& s : reply["scenarios"]) width = std::max(width, s[member].get<std::string>().size());
    return static_cast<int>(width);
  };
  const int id = widest("id"), title = widest("title"), dates = widest("dates");
  for (const Json& s : reply["scenarios"]) {
    std::printf("%-*s  %-*s  %-*s  %2d turns, %3d units\n", id, s["id"].get<std::string>().c_str(), title,
                s["title"].get<std::string>().c_str(), dates, s["dates"].get<std::string>().c_str(),
                s["turns"].get<int>(), s["units"].get<int>());
    for (const Json& option : s["options"])
      std::printf("%-*s    option %s: %s\n", id, "", option["case"].get<std::string>().c_str(),
                  option["title"].get<std::string>().c_str());
  }
  return kGood;
}

namespace {

// A file is checked as what it says it is.
void check_text(const std::string& path, const std::string& text, std::vector<Diagnostic>& faults) {
  const auto node = parse_document(text, path, faults);
  if (!node) return;
  const Node* format = node->find("format");
  const std::string_view kind = format != nullptr ? format->as_text().value_or("") : "";
  const bool rally = game_of(*node) == "rally";
  if (kind == kMapFormat)
    read_map(*node, path, faults);
  else if (kind == kChartsFormat && rally)
    read_rally_charts(*node, path, faults);
  else if (kind == kChartsFormat)
    read_aprils_charts(*node, path, faults);
  else if (kind == kOrderOfBattleFormat) {
    rally::Scenario counters;
    read_rally_order_of_battle(*node, path, counters, faults);
  } else if (kind == kScenarioFormat && rally)
    read_rally_scenario(*node, path, library_beside(path).find, faults);
  else if (kind == kScenarioFormat)
    read_aprils_scenario(*node, path, library_beside(path).find, faults);
  else if (kind == "longroll language 1")
    read_language(*node, path, faults);
  else if (kind == kRecordFormat) {
    Session session(library_beside(path));
    const Json reply = session.reply(Json{{"op", "open"}, {"record", text}});
    if (!reply["ok"].get<bool>())
      faults.push_back({path, 1, reply["error"]["reason"].get<std::string>(),
                        "replay the game with the version that made it"});
  } else {
    faults.push_back(
        {path, 1, "the file does not say what it is",
         "give it a \"format\": longroll map 1, charts 1, order of battle 1, scenario 1, language 1 or "
         "record 1"});
  }
}

void check_path(const std::string& path, std::vector<Diagnostic>& faults) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored)) {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(path, ignored))
      if (entry.path().extension() == ".json") files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    for (const std::string& file : files) check_path(file, faults);
    return;
  }
  const auto text = read_file(path);
  if (!text)
    faults.push_back({path, 0, "the file cannot be read", "check its name"});
  else
    check_text(path, *text, faults);
}

}  // namespace

int run_check(const CheckRequest& request) {
  std::vector<Diagnostic> faults;
  for (const std::string& path : request.files) check_path(path, faults);
  if (request.json) {
    Json list = Json::array();
    for (const Diagnostic& fault : faults)
      list.push_back(
          {{"file", fault.file}, {"line", fault.line}, {"what", fault.what}, {"remedy", fault.remedy}});
    std::printf("%s\n", Json{{"ok", faults.empty()}, {"faults", list}}.dump(1).c_str());
  } else {
    for (const Diagnostic& fault : faults) std::printf("%s\n", to_text(fault).c_str());
    if (faults.empty()) std::printf("no faults\n");
  }
  return faults.empty() ? kGood : kFaults;
}

int run_bot(const BotRequest& request) {
  Session session(embedded_library());
  session.lend(thinking_aids());
  const Json language = session.reply(Json{{"op", "language"}, {"name", request.language}});
  if (!language["ok"].get<bool>()) return complain("the language is en or fr");
  std::ios::sync_with_stdio(false);
  for (std::string line; std::getline(std::cin, line);)
    std::cout << session.reply(std::string_view(line)) << '\n' << std::flush;
  return kGood;
}

namespace {

template <class Table, class Scenario>
int count_and_print(const Scenario& scenario, const PerftRequest& request) {
  const Table table(scenario);
  Json counts = Json::array();
  for (int depth = 1; depth <= request.depth; ++depth) {
    const std::uint64_t lines = count_lines(table, depth);
    counts.push_back({{"depth", depth}, {"lines", lines}});
    if (!request.json) std::printf("%d %llu\n", depth, static_cast<unsigned long long>(lines));
  }
  if (request.json) std::printf("%s\n", Json{{"scenario", scenario.id}, {"counts", counts}}.dump(1).c_str());
  return kGood;
}

}  // namespace

int run_perft(const PerftRequest& request) {
  if (request.depth < 1 || request.depth > 8) return complain("the depth is 1 to 8");
  const AnyScenario loaded = load_any_battle(request.scenario);
  if (const auto* aprils = std::get_if<aprils::Scenario>(&loaded))
    return count_and_print<aprils::Table>(*aprils, request);
  if (const auto* rally = std::get_if<rally::Scenario>(&loaded))
    return count_and_print<rally::Table>(*rally, request);
  return kBadRequest;
}

int run_signature(const SignatureRequest& request) {
  const auto signature = signature_of(embedded_library());
  if (!signature) return complain("a built-in battle does not load; run `longroll check data`");
  if (request.json)
    std::printf("{\"signature\": \"0x%016llx\"}\n", static_cast<unsigned long long>(*signature));
  else
    std::printf("0x%016llx\n", static_cast<unsigned long long>(*signature));
  return kGood;
}

}  // namespace longroll
