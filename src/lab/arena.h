// Where the games of an experiment are played: its battles loaded, its players found.
#pragma once

#include <atomic>
#include <memory>

#include "base/result.h"
#include "lab/experiment.h"
#include "lab/game_result.h"
#include "lab/players.h"
#include "match/library.h"

namespace longroll::lab {

// What a report says of a battle.
struct BattleFacts {
  std::string id;
  std::string title;
  std::uint64_t hash = 0;
  int turns = 0;
  std::vector<std::string> grades;  // of victory, best first
  struct Formation {
    std::string id;
    std::string name;
    Side side = Side::Union;
    int steps = 0;  // at full strength
    int units = 0;
  };
  std::vector<Formation> formations;
};

// A battle by its name; nothing: there is none, and whoever asked has been told why.
using BattleFinder = std::function<AnyScenario(const std::string&)>;

class Field;

class Arena {
 public:
  // Or a sentence that says why the experiment cannot be played.
  static Result<Arena, std::string> open(const Experiment& experiment, const BattleFinder& find_battle,
                                         const PlayersByName& players);
  Arena(Arena&&) noexcept;
  Arena& operator=(Arena&&) noexcept;
  ~Arena();

  const Experiment& experiment() const { return experiment_; }
  const std::vector<BattleFacts>& battles() const { return facts_; }

  // The game of this number, played to its end; none: it was stopped. May be called from several threads.
  std::optional<GameResult> play(long game, const std::atomic<bool>& stop) const;

 private:
  explicit Arena(Experiment experiment);
  Experiment experiment_;
  std::vector<std::unique_ptr<Field>> fields_;  // by battle
  std::vector<BattleFacts> facts_;
};

}  // namespace longroll::lab
