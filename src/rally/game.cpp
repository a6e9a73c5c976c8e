#include "rally/game.h"

#include "play/loop.h"
#include "rally/activation.h"
#include "rally/advance.h"
#include "rally/battles/battle.h"
#include "rally/bombardment.h"
#include "rally/combat.h"
#include "rally/events.h"
#include "rally/fire.h"
#include "rally/movement.h"
#include "rally/night.h"
#include "rally/recovery.h"
#include "rally/reinforcements.h"
#include "rally/results.h"
#include "rally/retreat.h"
#include "rally/sequence.h"
#include "rally/victory.h"

namespace longroll::rally {

void carry_out(const Umpire& umpire, const SpecialRoll& step, int die);

namespace {

struct Game {
  using Scenario = rally::Scenario;
  using Position = rally::Position;
  using Choice = rally::Choice;
  using Refusal = rally::Refusal;
  using EventLog = rally::EventLog;
  using Offers = rally::Offers;
  using Umpire = rally::Umpire;
  using ControlChanged = rally::ControlChanged;
  static constexpr std::size_t kObjectives = kMaxObjectives;

  // Ruling R126.
  static const auto& controllers(const Scenario&, const Situation& situation) { return situation.control; }
  static std::size_t count_outcomes(const Scenario& scenario, const Position& position) {
    return list_chances(scenario, position).weights.size();
  }
  static std::optional<Choice> only_choice(const Scenario& scenario, const Situation& situation,
                                           const Offers& offers) {
    if (offers.size() != 1) return std::nullopt;
    return offers.at(scenario, situation, 0);
  }
};

using Play = Loop<Game>;

}  // namespace

void carry_out(const Umpire& umpire, const SpecialRoll& step, int die) {
  umpire.scenario.rules->rolled(umpire, step, die);
}

const Step* question(const Position& position) { return Play::question(position); }

Asked asked(const Scenario& scenario, const Position& position) { return Play::asked(scenario, position); }

void list_choices(const Scenario& scenario, const Position& position, Offers& offers) {
  Play::list_choices(scenario, position, offers);
}

Chances list_chances(const Scenario& scenario, const Position& position) {
  Chances chances;
  const Step* step = question(position);
  if (step == nullptr || who_acts(*step) != Who::Rolled) return chances;
  std::size_t faces = 6;
  if (const auto* draw = std::get_if<DrawGun>(step))
    faces = guns_to_deplete(scenario, position.situation, draw->victim).size();
  // 7.1: without a commander there is no command die.
  const auto* command = std::get_if<RollCommand>(step);
  if (command != nullptr && !serving_commander(scenario, position.situation, command->side)) faces = 1;
  for (std::size_t i = 0; i < faces; ++i) chances.weights.push_back(1);
  return chances;
}

void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers) {
  Play::settle(scenario, position, log, offers);
}

void settle(const Scenario& scenario, Position& position, EventLog* log) {
  Offers offers;
  settle(scenario, position, log, offers);
}

Verdict why_not(const Scenario& scenario, const Position& position, const Choice& choice) {
  return Play::why_not(scenario, position, choice);
}

Verdict answer(const Scenario& scenario, Position& position, const Choice& choice, EventLog* log,
               Offers& offers) {
  return Play::answer(scenario, position, choice, log, offers);
}

Verdict answer(const Scenario& scenario, Position& position, const Choice& choice, EventLog* log) {
  Offers offers;
  return answer(scenario, position, choice, log, offers);
}

Verdict answer(const Scenario& scenario, Position& position, std::size_t outcome, EventLog* log,
               Offers& offers) {
  return Play::answer(scenario, position, outcome, log, offers);
}

Verdict answer(const Scenario& scenario, Position& position, std::size_t outcome, EventLog* log) {
  Offers offers;
  return answer(scenario, position, outcome, log, offers);
}

void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
          Offers& offers) {
  Play::take(scenario, position, offered, log, offers);
}

void roll(const Scenario& scenario, Position& position, std::size_t outcome) {
  Play::roll(scenario, position, outcome);
}

}  // namespace longroll::rally
