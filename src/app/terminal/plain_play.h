// Rally 'Round the Flag! in plain lines: questions with numbered answers through the protocol; map, leaders, points and
// special rules to look at (rally_looks.h).
#pragma once

#include <iosfwd>

#include "app/terminal/play.h"
#include "app/terminal/replay.h"

namespace longroll {

// As play_in_terminal; the other side is played by chance.
int play_plainly(const PlayOptions& options, const Library& library, std::istream& in, std::ostream& out);
// As replay_record.
int replay_plainly(const ReplayOptions& options, const Library& library, std::ostream& out);

// Whether a record, or the text of a scenario, belongs to Rally 'Round the Flag!
bool is_rally(std::string_view text);

}  // namespace longroll
