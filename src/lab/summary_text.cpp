#include <cstdarg>
#include <cstdio>

#include "lab/summary.h"

namespace longroll::lab {
namespace {

[[gnu::format(printf, 2, 3)]] void print(std::string& out, const char* format, ...) {
  std::array<char, 512> line;
  va_list values;
  va_start(values, format);
  std::vsnprintf(line.data(), line.size(), format, values);
  va_end(values);
  out += line.data();
}

std::string text_of(const Json& json) { return json.get<std::string>(); }
double number(const Json& json) { return json.get<double>(); }

void tell_score(std::string& out, const std::string& who, const Json& score) {
  print(out, "  score of %s: %.1f %% (95 %%: %.1f to %.1f); luck taken off %.1f %% (%.1f to %.1f)\n",
        who.c_str(), 100 * number(score["mean"]), 100 * number(score["interval"][0]),
        100 * number(score["interval"][1]), 100 * number(score["adjusted"]),
        100 * number(score["adjusted_interval"][0]), 100 * number(score["adjusted_interval"][1]));
}

std::string simulation_text(const Json& s) {
  std::string out;
  const double games = number(s["games"]);
  print(out, "%s, %d games%s, seed %llu\n", text_of(s["scenario"]).c_str(), s["games"].get<int>(),
        s["mirror"].get<bool>() ? " in mirrored pairs" : "", s["seed"].get<unsigned long long>());
  for (const char* side : {"union", "confederate"}) {
    const std::string player = s["mirror"].get<bool>() ? "" : text_of(s["players"][side]);
    print(out, "  %-12s %-12s wins %6d  %5.1f %%  (95 %%: %.1f to %.1f)  steps lost %.2f a game\n", side,
          player.c_str(), s["wins"][side].get<int>(), 100 * number(s["wins"][side]) / games,
          100 * number(s["intervals"][side][0]), 100 * number(s["intervals"][side][1]),
          number(s["losses"]["steps"][side]));
  }
  print(out, "  draws %d, mean length %.2f turns, %.0f answers\n", s["draws"].get<int>(),
        number(s["mean_turns"]), number(s["mean_answers"]));
  tell_score(out, "the Union", s["score"]["union"]);
  if (s["mirror"].get<bool>()) {
    const Json& first = s["score"]["first_player"];
    const std::string who =
        text_of(s["players"]["union"]) + " against " + text_of(s["players"]["confederate"]);
    tell_score(out, who, first);
    print(out, "    as Union %.1f %%, as Confederate %.1f %%; Elo %+.0f (%+.0f to %+.0f)\n",
          100 * number(first["as"]["union"]["mean"]), 100 * number(first["as"]["confederate"]["mean"]),
          number(first["elo_mean"]), number(first["elo_interval"][0]), number(first["elo_interval"][1]));
    print(out, "    pairs by points won: 0: %d, 0.5: %d, 1: %d, 1.5: %d, 2: %d\n",
          first["pairs"][0].get<int>(), first["pairs"][1].get<int>(), first["pairs"][2].get<int>(),
          first["pairs"][3].get<int>(), first["pairs"][4].get<int>());
  }
  for (const auto& [grade, count] : s["grades"].items())
    print(out, "    %-26s %d\n", grade.c_str(), count.get<int>());
  out += "  steps lost by formation\n";
  for (const Json& formation : s["losses"]["formations"])
    print(out, "    %-12s %-28s %5.2f of %d\n", text_of(formation["side"]).c_str(),
          text_of(formation["name"]).c_str(), number(formation["steps"]), formation["of_steps"].get<int>());
  return out;
}

std::string ladder_text(const Json& s) {
  std::string out = "ladder of";
  for (const Json& battle : s["battles"]) out += " " + text_of(battle["scenario"]);
  print(out, ", %d games in mirrored pairs, seed %llu\n", s["games"].get<int>(),
        s["seed"].get<unsigned long long>());
  print(out, "  %-4s %-20s %6s  %-16s %6s %6s %6s %7s\n", "", "player", "Elo", "95 %", "wins", "draws",
        "lost", "score");
  int place = 0;
  for (const Json& rating : s["ratings"]) {
    std::string interval;
    print(interval, "%+.0f to %+.0f", number(rating["interval"][0]), number(rating["interval"][1]));
    print(out, "  %-4d %-20s %+6.0f  %-16s %6d %6d %6d %6.1f%%\n", ++place, text_of(rating["player"]).c_str(),
          number(rating["elo"]), interval.c_str(), rating["wins"].get<int>(), rating["draws"].get<int>(),
          rating["losses"].get<int>(), 100 * number(rating["score"]));
  }
  for (const Json& result : s["results"])
    tell_score(out, text_of(result["first"]) + " against " + text_of(result["second"]), result);
  return out;
}

}  // namespace

std::string to_text(const Json& summary) {
  return summary["kind"] == "ladder" ? ladder_text(summary) : simulation_text(summary);
}

}  // namespace longroll::lab
