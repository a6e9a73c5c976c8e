#include "app/terminal/play.h"

#include <ostream>

#include "app/home.h"
#include "app/terminal/desk.h"
#include "app/terminal/game_file.h"
#include "app/terminal/sitting.h"

namespace longroll {

using namespace terminal;

namespace {

// A new game never takes the place of an older one.
std::string file_for(const PlayOptions& options, const Desk& desk) {
  if (!options.record.empty() && (options.save.empty() || options.save == options.record))
    return options.record;
  return free_path(options.save.empty() ? desk.scenario().id + ".json" : options.save);
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
  if (!options.opponent &&
      !(options.people[aprils::Side::Union] && options.people[aprils::Side::Confederate]))
    return refuse(words->say("no-opponent"));
  Opening opening{options.scenario, options.scenario_text, options.rules, std::nullopt};
  if (!options.record.empty()) {
    ReadRecord read = read_record(options.record);
    if (!read.record) return refuse(words->say(read.fault, {{"file", options.record}}));
    opening.record = std::move(read.record);
  }
  auto desk = Desk::open(library, opening, options.language, options.seed);
  if (!desk) return refuse(words->say("cannot-open", {{"reason", desk.error()}}));
  return Sitting(options, **desk, *words, file_for(options, **desk), in, out).play();
}

}  // namespace longroll
