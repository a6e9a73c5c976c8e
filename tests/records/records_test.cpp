// Whole games with a hash for every turn: any change of outcome shows here, and tools/wasm-check runs the same files
// through the WebAssembly engine. `LONGROLL_REWRITE=1 records_test` makes them anew after a change of rules or data.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "kit/files.h"
#include "match/session.h"
#include "play/dice.h"

namespace longroll {
namespace {

Library files_library() {
  Library library;
  library.find = [](std::string_view name) -> std::optional<std::string> {
    return kit::read_file("data/" + std::string(name));
  };
  for (const auto& entry : std::filesystem::recursive_directory_iterator("data"))
    if (entry.path().filename() == "scenario.json")
      library.scenarios.push_back(std::filesystem::relative(entry.path(), "data").string());
  return library;
}

// The hash when each turn begins, and at the end.
class TurnHashes {
 public:
  void look(Session& session) {
    const int turn = session.match() != nullptr ? session.match()->table().position().situation.turn
                                                : session.rally_match()->table().position().situation.turn;
    if (turn == last_) return;
    last_ = turn;
    add(session);
  }
  void add(Session& session) { hashes_.push_back(session.reply(Json{{"op", "hash"}})["hash"]); }
  const Json& hashes() const { return hashes_; }

 private:
  int last_ = 0;
  Json hashes_ = Json::array();
};

// How the battle of a record is opened: by its id, or by the text that travels along.
Json opening_of(const Json& record) {
  Json request = {{"op", "open"}, {"options", record["options"]}};
  if (record.contains("scenario_text"))
    request["text"] = record["scenario_text"];
  else
    request["scenario"] = record["scenario"];
  return request;
}

Json random_record(const Json& battle, std::uint64_t seed) {
  Session session(files_library());
  EXPECT_TRUE(session.reply(opening_of(battle))["ok"].get<bool>());
  Dice dice(seed);
  TurnHashes hashes;
  for (hashes.look(session);; hashes.look(session)) {
    const Json question = session.reply(Json{{"op", "question"}});
    if (question["asked"] == "nobody") break;
    Json answer = {{"op", "answer"}};
    if (question["asked"] == "dice")
      answer["roll"] =
          question["outcomes"][dice.below(static_cast<std::uint32_t>(question["outcomes"].size()))]["roll"];
    else
      answer["choice"] =
          question["choices"][dice.below(static_cast<std::uint32_t>(question["choices"].size()))];
    EXPECT_TRUE(session.reply(answer)["ok"].get<bool>()) << to_line(answer);
  }
  hashes.add(session);
  Json record = session.reply(Json{{"op", "record"}})["record"];
  record["turn_hashes"] = hashes.hashes();
  return record;
}

// One answer a line, so that a change reads well.
void write_record(const std::string& path, Json record) {
  const Json answers = record["answers"], hashes = record["turn_hashes"];
  record.erase("answers");
  record.erase("turn_hashes");
  std::string text = record.dump();
  text.pop_back();
  text += ",\n \"turn_hashes\": " + hashes.dump() + ",\n \"answers\": [";
  for (std::size_t i = 0; i < answers.size(); ++i) text += (i > 0 ? ",\n  " : "\n  ") + answers[i].dump();
  std::ofstream(path) << text << "\n ]\n}\n";
}

std::vector<std::string> record_files() {
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator("tests/records"))
    if (entry.path().extension() == ".json") files.push_back(entry.path().string());
  std::sort(files.begin(), files.end());
  return files;
}

TEST(Records, games_written_down_replay_to_the_same_hash_every_turn) {
  if (std::getenv("LONGROLL_REWRITE") != nullptr) {
    struct Game {
      const char* file;
      const char* battle;
      Json options;
      std::uint64_t seed;
    };
    const Game games[] = {{"pea-ridge-1", "pea-ridge", Json::array(), 11},
                          {"pea-ridge-2", "pea-ridge", {"13.4a", "13.4b", "13.4c"}, 12},
                          {"bull-run-1", "bull-run", Json::array(), 13},
                          {"bentonville-1", "bentonville", Json::array(), 14},
                          {"gettysburg-1", "gettysburg", Json::array(), 15},
                          {"shiloh-1", "shiloh", Json::array(), 28},
                          {"shiloh-2", "shiloh", {"14.6a", "14.6b", "14.6c"}, 53},
                          {"perryville-1", "perryville", Json::array(), 31},
                          {"stones-river-1", "stones-river", Json::array(), 32}};
    for (const Game& game : games)
      write_record("tests/records/" + std::string(game.file) + ".json",
                   random_record({{"scenario", game.battle}, {"options", game.options}}, game.seed));
    const std::string two_banks = kit::read_file("tests/data/rally/two-banks.json");
    for (int game : {1, 2})
      write_record(
          "tests/records/two-banks-" + std::to_string(game) + ".json",
          random_record({{"scenario_text", two_banks}, {"options", game == 2 ? Json{"14"} : Json::array()}},
                        static_cast<std::uint64_t>(20 + game)));
  }
  const std::vector<std::string> files = record_files();
  ASSERT_FALSE(files.empty());
  for (const std::string& file : files) {
    SCOPED_TRACE(file);
    const Json record = Json::parse(kit::read_file(file));
    Session session(files_library());
    const Json opened = session.reply(opening_of(record));
    ASSERT_TRUE(opened["ok"].get<bool>()) << to_line(opened);
    TurnHashes hashes;
    hashes.look(session);
    for (const Json& answer : record["answers"]) {
      Json request = {{"op", "answer"}};
      if (answer.contains("roll"))
        request["roll"] = answer["roll"];
      else
        request["choice"] = answer;
      const Json reply = session.reply(request);
      ASSERT_TRUE(reply["ok"].get<bool>()) << to_line(request) << to_line(reply);
      hashes.look(session);
    }
    hashes.add(session);
    EXPECT_EQ(hashes.hashes(), record["turn_hashes"]);
    // And as a whole: the record opens, and the record of the record is the same.
    Session again(files_library());
    const Json whole = again.reply(Json{{"op", "open"}, {"record", record}});
    ASSERT_TRUE(whole["ok"].get<bool>()) << to_line(whole);
    EXPECT_EQ(again.reply(Json{{"op", "record"}})["record"]["answers"], record["answers"]);
  }
}

}  // namespace
}  // namespace longroll
