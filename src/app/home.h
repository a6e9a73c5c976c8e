// What the program has around the engine: the data inside it, and the files of whoever uses it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "match/library.h"

namespace longroll {

std::optional<std::string> read_file(const std::string& path);
// Writes beside the file and renames, so that a reader never finds half of it. False: it could not be written.
bool write_file(const std::string& path, std::string_view text);

// The battles, charts and languages inside the program.
Library embedded_library();
// The same, and files that a scenario at `path` names relative to its own folder.
Library library_beside(const std::string& path);

// A battle of either system by its id or by the path of a scenario file; its faults are printed.
AnyScenario load_any_battle(const std::string& name);
// A battle by its id ("pea-ridge") or by the path of a scenario file; its faults are printed. For commands
// that know Across Five Aprils only.
std::optional<aprils::Scenario> load_battle(const std::string& name);

// Exit codes, the same for every command.
inline constexpr int kGood = 0;
inline constexpr int kFaults = 1;      // the work was done and found something wrong
inline constexpr int kBadRequest = 2;  // the request could not be understood or carried out
inline constexpr int kStopped = 130;   // stopped by Ctrl-C; what was finished has been told

// One sentence on standard error, and the exit code for a bad request.
int complain(const std::string& sentence);

}  // namespace longroll
