// play and replay: the game in the terminal, against a computer player or two at one keyboard; and a record told again.
#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <random>

#include "app/commands.h"
#include "app/home.h"
#include "app/players.h"
#include "app/rally_players.h"
#include "app/terminal/play.h"
#include "app/terminal/replay.h"
#include "play/dice.h"

namespace longroll {
namespace {

// English unless the surroundings say French.
std::string language_for(const std::string& asked) {
  if (!asked.empty()) return asked;
  for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(name); value != nullptr && *value != '\0')
      return std::string_view(value).starts_with("fr") ? "fr" : "en";
  return "en";
}

terminal::Screen screen_here() {
  terminal::Screen screen;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0 && size.ws_row > 0) {
    screen.width = size.ws_col;
    screen.height = size.ws_row;
  }
  return screen;
}

terminal::Colour colour_here() {
  const bool wanted = isatty(STDOUT_FILENO) == 1 && std::getenv("NO_COLOR") == nullptr;
  return wanted ? terminal::Colour::On : terminal::Colour::Off;
}

}  // namespace

int run_play(const PlayRequest& request) {
  PlayOptions options;
  options.scenario = request.scenario;
  options.rules = request.options;
  options.record = request.record;
  options.save = request.save;
  options.people[Side::Union] = request.side == "union" || request.side == "both";
  options.people[Side::Confederate] = request.side == "confederate" || request.side == "both";
  if (!options.people[Side::Union] && !options.people[Side::Confederate] && request.side != "none")
    return complain("--side is union, confederate, both or none");
  options.language = language_for(request.language);
  if (options.language != "en" && options.language != "fr") return complain("--language is en or fr");
  options.seed = request.seed != 0 ? request.seed
                                   : (std::uint64_t{std::random_device{}()} << 32 | std::random_device{}());
  options.colour = colour_here();
  options.screen = screen_here();

  // A battle of the library by its id, or a scenario file of the player's own.
  Library library = embedded_library();
  if (request.record.empty() && !scenario_file(library, request.scenario)) {
    const auto text = read_file(request.scenario);
    if (!text)
      return complain("there is no battle or scenario file \"" + request.scenario +
                      "\"; `longroll scenarios` lists the battles");
    options.scenario_text = *text;
    library = library_beside(request.scenario);
  }
  // The opponent knows its battle only when the game is open, so it is made at its first move.
  auto dice = std::make_shared<Dice>(mix_bits(options.seed + 1));
  auto player = std::make_shared<std::optional<Player>>();
  if (const auto level = read_level(request.opponent); !level) return complain(level.error());
  options.opponent = [dice, player, name = request.opponent](const aprils::Table& table) {
    if (!*player) *player = *player_named(table.scenario(), name, Threads::AllCores);
    return (**player)(table, *dice);
  };
  options.rally_opponent =
      [dice, name = request.opponent](const rally::Scenario& scenario) -> Result<RallyOpponent, std::string> {
    auto player = player_named(scenario, name);
    if (!player) return player.error();
    return RallyOpponent(
        [dice, made = *player](const rally::Table& table) mutable { return made(table, *dice); });
  };
  return play_in_terminal(options, library, std::cin, std::cout);
}

int run_replay(const ReplayRequest& request) {
  ReplayOptions options;
  options.record = request.record;
  if (request.at >= 0) options.at = static_cast<std::size_t>(request.at);
  options.form = request.json ? ReplayForm::JsonLines : ReplayForm::Sentences;
  options.language = language_for(request.language);
  if (options.language != "en" && options.language != "fr") return complain("--language is en or fr");
  options.colour = colour_here();
  options.screen = screen_here();
  return replay_record(options, library_beside(request.record), std::cout);
}

}  // namespace longroll
