// A sitting at the terminal for tests: a record to begin with, the lines typed, the text shown, the record afterwards.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "app/home.h"
#include "app/terminal/game_file.h"
#include "app/terminal/play.h"
#include "match/session.h"

namespace longroll::terminal {

inline const aprils::Scenario& pea_ridge() {
  static const aprils::Scenario scenario = *load_battle("pea-ridge");
  return scenario;
}

// A folder of this run for the files that tests write; it goes when the run is over.
class TestFolder {
 public:
  TestFolder() : path_(testing::TempDir() + "longroll-" + std::to_string(getpid())) {
    std::filesystem::create_directories(path_);
  }
  ~TestFolder() {
    std::error_code fault;
    std::filesystem::remove_all(path_, fault);
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// A file name of this test alone; nothing is there.
inline std::string fresh_file(const std::string& name) {
  static const TestFolder folder;
  const testing::TestInfo* const test = testing::UnitTest::GetInstance()->current_test_info();
  const std::string path = folder.path() + "/" + test->name() + "-" + name;
  std::filesystem::remove(path);
  return path;
}

// A record made by these requests of the protocol, in a file.
inline std::string record_file(const std::vector<std::string>& requests,
                               const std::string& battle = "pea-ridge") {
  Session session(embedded_library());
  session.reply(Json{{"op", "open"}, {"scenario", battle}});
  for (const std::string& request : requests) {
    const Json reply = Json::parse(session.reply(std::string_view(request)), nullptr, false);
    EXPECT_TRUE(reply["ok"].get<bool>()) << request << to_line(reply);
  }
  const std::string path = fresh_file("record.json");
  EXPECT_TRUE(write_file(path, record_text(session.reply(Json{{"op", "record"}})["record"])));
  return path;
}

// Turn 4 at Leetown: Hebert, Hill and Watie against Greusel in the woods of 3916; Osterhaus's guns behind him.
inline std::vector<std::string> at_leetown(const std::string& phase) {
  return {R"({"op":"place","unit":"hebert","hex":"3816"})",
          R"({"op":"place","unit":"hill","hex":"3816"})",
          R"({"op":"place","unit":"watie","hex":"3815"})",
          R"({"op":"place","unit":"mcintosh","hex":"3618"})",
          R"({"op":"place","unit":"greer","hex":"3618"})",
          R"({"op":"place","unit":"mcculloch-artillery","hex":"3617"})",
          R"({"op":"place","unit":"greusel","hex":"3916"})",
          R"({"op":"place","unit":"osterhaus-artillery","hex":"4016"})",
          R"({"op":"place","unit":"bussey","hex":"3918"})",
          R"({"op":"set","turn":4,)" + phase + "}"};
}
inline const std::string kMcCullochMoves = R"("phase":"movement","formation":"mcculloch")";
inline const std::string kConfederateCombat = R"("phase":"combat","side":"confederate")";

struct Played {
  int code = 0;
  std::string text;
  std::string record;  // as it lies on disk afterwards
  std::size_t answers = 0;

  bool shows(std::string_view part) const { return text.find(part) != std::string::npos; }
};

inline Played play_lines(PlayOptions options, const std::vector<std::string>& lines) {
  std::string typed;
  for (const std::string& line : lines) typed += line + "\n";
  std::istringstream in(typed);
  std::ostringstream out;
  options.screen = {160, 40};
  if (options.record.empty() && options.save.empty()) options.save = fresh_file("game.json");
  Played played;
  played.code = play_in_terminal(options, embedded_library(), in, out);
  played.text = out.str();
  const ReadRecord read = read_record(options.record.empty() ? options.save : options.record);
  if (read.record) {
    played.record = record_text(*read.record);
    played.answers = (*read.record)["answers"].size();
  }
  return played;
}

inline Played play_on(const std::string& record, const std::vector<std::string>& lines,
                      const std::string& language = "en") {
  PlayOptions options;
  options.record = record;
  options.language = language;
  return play_lines(options, lines);
}

}  // namespace longroll::terminal
