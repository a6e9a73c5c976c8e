#include "app/terminal/play.h"

#include <ostream>

#include "app/home.h"
#include "app/terminal/aprils_sitting.h"
#include "app/terminal/desk.h"
#include "app/terminal/game_file.h"
#include "app/terminal/rally_sitting.h"

namespace longroll {

using namespace terminal;

namespace {

// A new game never takes the place of an older one.
std::string file_for(const PlayOptions& options, const Desk& desk) {
  if (!options.record.empty() && (options.save.empty() || options.save == options.record))
    return options.record;
  const std::string id = desk.visit([](const auto& table) { return table.scenario().id; });
  return free_path(options.save.empty() ? id + ".json" : options.save);
}

}  // namespace

int play_in_terminal(const PlayOptions& options, const Library& library, std::istream& in,
                     std::ostream& out) {
  const auto words = load_words(library, options.language);
  if (!words) {
    out << "There is no language \"" << options.language << "\": say \"en\" or \"fr\".\n";
    return kBadRequest;
  }
  const auto refuse = [&](const std::string& sentence) {
    out << sentence << "\n";
    return kBadRequest;
  };
  Opening opening{options.scenario, options.scenario_text, options.rules, std::nullopt};
  if (!options.record.empty()) {
    ReadRecord read = read_record(options.record);
    if (!read.record) return refuse(words->say(read.fault, {{"file", options.record}}));
    opening.record = std::move(read.record);
  }
  auto desk = Desk::open(library, opening, options.language, options.seed);
  if (!desk) return refuse(words->say("cannot-open", {{"reason", desk.error()}}));
  const bool people_only = options.people[Side::Union] && options.people[Side::Confederate];
  const std::string file = file_for(options, **desk);
  if (!(*desk)->is_rally()) {
    if (!people_only && !options.opponent) return refuse(words->say("no-opponent"));
    return AprilsSitting(options, **desk, *words, file, in, out).play();
  }
  RallyOpponent opponent;
  if (!people_only) {
    if (!options.rally_opponent) return refuse(words->say("no-opponent"));
    auto made = options.rally_opponent((*desk)->rally_table().scenario());
    if (!made) return refuse(words->say("cannot-open", {{"reason", made.error()}}));
    opponent = *made;
  }
  return RallySitting(options, opponent, **desk, *words, file, in, out).play();
}

}  // namespace longroll
