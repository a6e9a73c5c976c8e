// What is kept of a finished game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/side.h"
#include "format/json.h"
#include "lab/luck.h"

namespace longroll::lab {

struct Toll {
  int steps = 0;
  int units = 0;
  friend bool operator==(const Toll&, const Toll&) = default;
};

struct GameResult {
  long game = 0;               // its number in the experiment
  std::optional<Side> winner;  // none: a draw
  std::string grade = "draw";  // "marginal", "decisive" ...
  bool ended = true;           // false: broken off at the bound, and counted as a draw
  int turns = 0;
  long answers = 0;
  BySide<int> points{};
  std::vector<Toll> lost;  // by formation
  Luck luck;

  friend bool operator==(const GameResult&, const GameResult&) = default;

  // 1, 0.5 or 0.
  double score(Side side) const { return !winner ? 0.5 : *winner == side ? 1 : 0; }
};

Json to_json(const GameResult& result);
// A result as to_json writes it; nothing of it is believed unseen.
std::optional<GameResult> read_game_result(const Json& json);

}  // namespace longroll::lab
