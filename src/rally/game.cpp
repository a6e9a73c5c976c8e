#include "rally/game.h"

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
namespace {

void carry_out(const Umpire& umpire, const SpecialRoll& step, int die) {
  umpire.scenario.rules->rolled(umpire, step, die);
}

// Calls `then` with the step if it is of the wanted sort, else returns `otherwise`.
template <Who who, class R, class Then>
R with_step(const Step& step, R otherwise, Then&& then) {
  return std::visit(
      [&](const auto& s) -> R {
        if constexpr (std::decay_t<decltype(s)>::who == who)
          return then(s);
        else
          return otherwise;
      },
      step);
}

void take_choice(const Umpire& umpire, const Choice& choice) {
  const Step step = umpire.agenda.back();
  umpire.agenda.pop_back();
  with_step<Who::Asked>(step, 0, [&](const auto& s) { return carry_out(umpire, s, choice), 0; });
}

// 7.1: without a commander there is no command die.
bool is_silent(const Scenario& scenario, const Situation& situation, const Step& step) {
  const auto* command = std::get_if<RollCommand>(&step);
  return command != nullptr && !serving_commander(scenario, situation, command->side);
}

void take_outcome(const Umpire& umpire, std::size_t outcome) {
  const Step step = umpire.agenda.back();
  umpire.agenda.pop_back();
  const int die = is_silent(umpire.scenario, umpire.situation, step) ? 0 : static_cast<int>(outcome) + 1;
  with_step<Who::Rolled>(step, 0, [&](const auto& s) { return carry_out(umpire, s, die), 0; });
}

// Ruling R126: tells whoever listens that an objective has changed hands since.
class ControlWatch {
 public:
  ControlWatch(const Situation& situation, EventLog* log)
      : situation_(situation), log_(log), before_(situation.control) {}
  void report() {
    if (log_ == nullptr) return;
    for (std::size_t i = 0; i < kMaxObjectives; ++i)
      if (situation_.control[i] != before_[i])
        log_->push_back(ControlChanged{static_cast<std::uint8_t>(i), situation_.control[i]});
    before_ = situation_.control;
  }

 private:
  const Situation& situation_;
  EventLog* log_;
  std::array<std::optional<Side>, kMaxObjectives> before_;
};

// A question with one answer is no question. Returns whether it was carried out; if not, `offers` holds its choices.
bool settle_forced(const Umpire& umpire, const Position& position, Offers& offers) {
  const Scenario& scenario = umpire.scenario;
  if (who_acts(position.agenda.back()) == Who::Rolled) {
    offers.clear();
    if (list_chances(scenario, position).weights.size() != 1) return false;
    take_outcome(umpire, 0);
    return true;
  }
  list_choices(scenario, position, offers);
  LONGROLL_CHECK(!offers.empty(), "a question without an answer");
  if (offers.size() != 1) return false;
  take_choice(umpire, offers.at(scenario, position.situation, 0));
  return true;
}

}  // namespace

const Step* question(const Position& position) {
  return position.agenda.empty() ? nullptr : &position.agenda.back();
}

Asked asked(const Scenario& scenario, const Position& position) {
  const Step* step = question(position);
  if (step == nullptr) return Asked::Nobody;
  return with_step<Who::Asked>(*step, Asked::Dice, [&](const auto& s) {
    return asked_side(side_asked(scenario, position.situation, s));
  });
}

void list_choices(const Scenario& scenario, const Position& position, Offers& offers) {
  offers.clear();
  if (const Step* step = question(position))
    with_step<Who::Asked>(*step, 0,
                          [&](const auto& s) { return offer(scenario, position.situation, s, offers), 0; });
}

Chances list_chances(const Scenario& scenario, const Position& position) {
  Chances chances;
  const Step* step = question(position);
  if (step == nullptr || who_acts(*step) != Who::Rolled) return chances;
  std::size_t faces = 6;
  if (const auto* draw = std::get_if<DrawGun>(step))
    faces = guns_to_deplete(scenario, position.situation, draw->victim).size();
  if (is_silent(scenario, position.situation, *step)) faces = 1;
  for (std::size_t i = 0; i < faces; ++i) chances.weights.push_back(1);
  return chances;
}

void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers) {
  Umpire umpire{scenario, position.situation, position.agenda, log};
  ControlWatch watch(position.situation, log);
  offers.clear();
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

void settle(const Scenario& scenario, Position& position, EventLog* log) {
  Offers offers;
  settle(scenario, position, log, offers);
}

Verdict why_not(const Scenario& scenario, const Position& position, const Choice& choice) {
  const Step* step = question(position);
  if (step == nullptr) return refuse_as(Reason::GameOver, "3.0");
  return with_step<Who::Asked>(*step, refuse_as(Reason::NotAsked, "3.0"), [&](const auto& s) {
    return refuse(scenario, position.situation, s, choice);
  });
}

Verdict answer(const Scenario& scenario, Position& position, const Choice& choice, EventLog* log,
               Offers& offers) {
  if (auto refusal = why_not(scenario, position, choice)) return refusal;
  take(scenario, position, choice, log, offers);
  return std::nullopt;
}

Verdict answer(const Scenario& scenario, Position& position, const Choice& choice, EventLog* log) {
  Offers offers;
  return answer(scenario, position, choice, log, offers);
}

Verdict answer(const Scenario& scenario, Position& position, std::size_t outcome, EventLog* log,
               Offers& offers) {
  const Step* step = question(position);
  if (step == nullptr) return refuse_as(Reason::GameOver, "3.0");
  if (who_acts(*step) != Who::Rolled) return refuse_as(Reason::NotAsked, "3.0");
  if (outcome >= list_chances(scenario, position).weights.size())
    return Refusal{Reason::UnknownOutcome, "3.0", std::nullopt, std::nullopt, static_cast<int>(outcome)};
  ControlWatch watch(position.situation, log);
  take_outcome(Umpire{scenario, position.situation, position.agenda, log}, outcome);
  watch.report();
  settle(scenario, position, log, offers);
  return std::nullopt;
}

Verdict answer(const Scenario& scenario, Position& position, std::size_t outcome, EventLog* log) {
  Offers offers;
  return answer(scenario, position, outcome, log, offers);
}

void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
          Offers& offers) {
  ControlWatch watch(position.situation, log);
  take_choice(Umpire{scenario, position.situation, position.agenda, log}, offered);
  watch.report();
  settle(scenario, position, log, offers);
}

void roll(const Scenario& scenario, Position& position, std::size_t outcome) {
  take_outcome(Umpire{scenario, position.situation, position.agenda, nullptr}, outcome);
}

}  // namespace longroll::rally
