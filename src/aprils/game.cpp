#include "aprils/game.h"

#include "aprils/advance.h"
#include "aprils/asking.h"
#include "aprils/automatic_retreat.h"
#include "aprils/combat.h"
#include "aprils/results.h"
#include "aprils/victory.h"
#include "play/loop.h"

namespace longroll::aprils {
namespace {

struct Game {
  using Scenario = aprils::Scenario;
  using Position = aprils::Position;
  using Choice = aprils::Choice;
  using Refusal = aprils::Refusal;
  using EventLog = aprils::EventLog;
  using Offers = aprils::Offers;
  using Umpire = aprils::Umpire;
  using ControlChanged = aprils::ControlChanged;
  static constexpr std::size_t kObjectives = kMaxObjectives;

  // Ruling A43.
  static std::array<std::optional<Side>, kObjectives> controllers(const Scenario& scenario,
                                                                  const Situation& situation) {
    std::array<std::optional<Side>, kObjectives> sides{};
    const Field field(scenario, situation);
    for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
      sides[i] = controller_of(scenario, situation, field, i);
    return sides;
  }
  static std::size_t count_outcomes(const Scenario& scenario, const Position& position) {
    return list_chances(scenario, position).weights.size();
  }
  static std::optional<Choice> only_choice(const Scenario& scenario, const Situation&, const Offers& offers) {
    if (offers.size() != 1 || offers.sampled()) return std::nullopt;
    return offers.at(scenario, 0);
  }
};

using Play = Loop<Game>;

}  // namespace

const Step* question(const Position& position) { return Play::question(position); }

Asked asked(const Scenario& scenario, const Position& position) { return Play::asked(scenario, position); }

void list_choices(const Scenario& scenario, const Position& position, Offers& offers) {
  Play::list_choices(scenario, position, offers);
}

Chances list_chances(const Scenario& scenario, const Position& position) {
  Chances chances;
  const Step* step = question(position);
  if (step == nullptr || who_acts(*step) != Who::Rolled) return chances;
  if (std::holds_alternative<DrawMarker>(*step)) {
    for (const Draw& draw : possible_draws(scenario, position.situation))
      chances.weights.push_back(static_cast<std::uint8_t>(draw.weight));
  } else {
    for (int face = 1; face <= 6; ++face) chances.weights.push_back(1);
  }
  return chances;
}

void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers) {
  Play::settle(scenario, position, log, offers);
}

void settle(const Scenario& scenario, Position& position, EventLog* log) {
  Offers offers(2);
  settle(scenario, position, log, offers);
}

std::optional<Refusal> why_not(const Scenario& scenario, const Position& position, const Choice& choice) {
  return Play::why_not(scenario, position, choice);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                              EventLog* log, Offers& offers) {
  return Play::answer(scenario, position, choice, log, offers);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                              EventLog* log) {
  Offers offers(2);
  return answer(scenario, position, choice, log, offers);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                              EventLog* log, Offers& offers) {
  return Play::answer(scenario, position, outcome, log, offers);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                              EventLog* log) {
  Offers offers(2);
  return answer(scenario, position, outcome, log, offers);
}

void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
          Offers& offers) {
  Play::take(scenario, position, offered, log, offers);
}

void roll(const Scenario& scenario, Position& position, std::size_t outcome) {
  Play::roll(scenario, position, outcome);
}

}  // namespace longroll::aprils
