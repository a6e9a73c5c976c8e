// A record told again: its events as sentences turn by turn, or the position after so many answers.
#pragma once

#include <iosfwd>
#include <optional>
#include <string>

#include "app/terminal/map_drawing.h"
#include "app/terminal/paint.h"
#include "match/library.h"

namespace longroll {

enum class ReplayForm : std::uint8_t { Sentences, JsonLines };

struct ReplayOptions {
  std::string record;             // a file
  std::optional<std::size_t> at;  // the position after so many answers; none: the whole story
  ReplayForm form = ReplayForm::Sentences;
  std::string language = "en";
  terminal::Colour colour = terminal::Colour::Off;
  terminal::Screen screen;
};

// JSON lines: each event with "answer", the number of the answer it followed (0: the opening); or, with `at`, the state.
// An exit code of app/home.h.
int replay_record(const ReplayOptions& options, const Library& library, std::ostream& out);

}  // namespace longroll
