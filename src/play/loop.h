// The loop that every game of ours is played in: settle what is automatic, ask, take an answer or refuse it.
//
// `Game` names the types of a game and says the little that differs: who controls the objectives, what the dice can
// show, and whether a list of choices leaves only one. What a step does stands in the game's own namespace and is found
// there by the step's type: `carry_out`, and for a step that is asked `side_asked`, `offer` and `refuse` as well.
#pragma once

#include <optional>

#include "base/check.h"
#include "play/asked.h"
#include "play/control_watch.h"
#include "play/step.h"

namespace longroll {

template <class Game>
class Loop {
 public:
  using Scenario = typename Game::Scenario;
  using Position = typename Game::Position;
  using Choice = typename Game::Choice;
  using Refusal = typename Game::Refusal;
  using Reason = decltype(Refusal::reason);
  using EventLog = typename Game::EventLog;
  using Offers = typename Game::Offers;
  using Umpire = typename Game::Umpire;
  using Step = typename Umpire::Step;

  static const Step* question(const Position& position) {
    return position.agenda.empty() ? nullptr : &position.agenda.back();
  }

  static Asked asked(const Scenario& scenario, const Position& position) {
    const Step* step = question(position);
    if (step == nullptr) return Asked::Nobody;
    return with_step<Who::Asked>(*step, Asked::Dice, [&](const auto& s) {
      return asked_side(side_asked(scenario, position.situation, s));
    });
  }

  static void list_choices(const Scenario& scenario, const Position& position, Offers& offers) {
    offers.clear();
    if (const Step* step = question(position))
      with_step<Who::Asked>(*step, 0,
                            [&](const auto& s) { return offer(scenario, position.situation, s, offers), 0; });
  }

  static void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers) {
    offers.clear();
    const Umpire umpire{scenario, position.situation, position.agenda, log};
    ControlWatch<Game> watch(scenario, position.situation, log);
    while (!position.agenda.empty()) {
      if (who_acts(position.agenda.back()) == Who::Automatic) {
        const Step step = position.agenda.back();
        position.agenda.pop_back();
        with_step<Who::Automatic>(step, 0, [&](const auto& s) { return carry_out(umpire, s), 0; });
      } else if (!settle_forced(umpire, position, offers)) {
        break;
      }
      watch.report();
    }
    if (position.agenda.empty()) offers.clear();
  }

  static std::optional<Refusal> why_not(const Scenario& scenario, const Position& position,
                                        const Choice& choice) {
    const Step* step = question(position);
    if (step == nullptr) return refusal(Reason::GameOver);
    return with_step<Who::Asked>(*step, std::optional(refusal(Reason::NotAsked)), [&](const auto& s) {
      return refuse(scenario, position.situation, s, choice);
    });
  }

  static std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                                       EventLog* log, Offers& offers) {
    if (auto refusal = why_not(scenario, position, choice)) return refusal;
    take(scenario, position, choice, log, offers);
    return std::nullopt;
  }

  static std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                                       EventLog* log, Offers& offers) {
    const Step* step = question(position);
    if (step == nullptr) return refusal(Reason::GameOver);
    if (who_acts(*step) != Who::Rolled) return refusal(Reason::NotAsked);
    if (outcome >= Game::count_outcomes(scenario, position))
      return refusal(Reason::UnknownOutcome, static_cast<int>(outcome));
    ControlWatch<Game> watch(scenario, position.situation, log);
    take_outcome(Umpire{scenario, position.situation, position.agenda, log}, outcome);
    watch.report();
    settle(scenario, position, log, offers);
    return std::nullopt;
  }

  static void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
                   Offers& offers) {
    ControlWatch<Game> watch(scenario, position.situation, log);
    take_choice(Umpire{scenario, position.situation, position.agenda, log}, offered);
    watch.report();
    settle(scenario, position, log, offers);
  }

  // Only what an outcome does by itself; what follows from it stays on the agenda.
  static void roll(const Scenario& scenario, Position& position, std::size_t outcome) {
    take_outcome(Umpire{scenario, position.situation, position.agenda, nullptr}, outcome);
  }

 private:
  static Refusal refusal(Reason reason, int number = 0) {
    return {reason, "3.0", std::nullopt, std::nullopt, number};
  }

  static Step pop(const Umpire& umpire) {
    const Step step = umpire.agenda.back();
    umpire.agenda.pop_back();
    return step;
  }

  static void take_choice(const Umpire& umpire, const Choice& choice) {
    const Step step = pop(umpire);
    with_step<Who::Asked>(step, 0, [&](const auto& s) { return carry_out(umpire, s, choice), 0; });
  }

  // Outcomes count from 0, the faces of a die from 1.
  static void take_outcome(const Umpire& umpire, std::size_t outcome) {
    const Step step = pop(umpire);
    const int face = static_cast<int>(outcome) + 1;
    with_step<Who::Rolled>(step, 0, [&](const auto& s) { return carry_out(umpire, s, face), 0; });
  }

  // A question with one answer is no question. Returns whether it was carried out; if not, `offers` holds its choices.
  static bool settle_forced(const Umpire& umpire, const Position& position, Offers& offers) {
    const Scenario& scenario = umpire.scenario;
    if (who_acts(position.agenda.back()) == Who::Rolled) {
      offers.clear();
      if (Game::count_outcomes(scenario, position) != 1) return false;
      take_outcome(umpire, 0);
      return true;
    }
    list_choices(scenario, position, offers);
    LONGROLL_CHECK(!offers.empty(), "a question without an answer");
    const std::optional<Choice> only = Game::only_choice(scenario, position.situation, offers);
    if (!only) return false;
    take_choice(umpire, *only);
    return true;
  }
};

}  // namespace longroll
