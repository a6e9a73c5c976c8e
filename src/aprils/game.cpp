#include "aprils/game.h"

#include "aprils/advance.h"
#include "aprils/automatic_retreat.h"
#include "aprils/battles/battle.h"
#include "aprils/combat.h"
#include "aprils/movement.h"
#include "aprils/results.h"
#include "aprils/retreat.h"
#include "aprils/sequence.h"
#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

// The side that answers each asked step.
Side side_asked(const Scenario& scenario, const Situation&, const MoveFormation& step) {
  return side_of(scenario, step);
}
Side side_asked(const Scenario&, const Situation&, const DeclareCombat& step) { return step.side; }
Side side_asked(const Scenario&, const Situation& s, const LendRating& step) {
  return s.fight->side(step.role);
}
Side side_asked(const Scenario&, const Situation& s, const TakeLosses& step) {
  return s.fight->side(step.role);
}
Side side_asked(const Scenario& scenario, const Situation&, const RetreatUnits& step) {
  return side_of(scenario, step.left);
}
Side side_asked(const Scenario& scenario, const Situation&, const CheckUnits& step) {
  return side_of(scenario, step.left);
}
Side side_asked(const Scenario& scenario, const Situation&, const ExtendRetreat& step) {
  return scenario.unit(step.unit).side;
}
Side side_asked(const Scenario&, const Situation& s, const VoluntaryRetreats&) {
  return s.fight->side(Role::Defender);
}
Side side_asked(const Scenario&, const Situation& s, const OfferAdvance& step) {
  return s.fight->side(step.role);
}
Side side_asked(const Scenario&, const Situation&, const SpecialQuestion& step) { return step.side; }

void offer(const Scenario& scenario, const Situation& situation, const SpecialQuestion& step,
           Offers& offers) {
  scenario.rules->offer(scenario, situation, step, offers);
}
std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation,
                              const SpecialQuestion& step, const Choice& choice) {
  const auto* special = std::get_if<SpecialChoice>(&choice);
  if (special == nullptr) return Refusal{Reason::WrongKind, "11", std::nullopt, std::nullopt, 0};
  return scenario.rules->refuse(scenario, situation, step, *special);
}
void carry_out(const Umpire& umpire, const SpecialQuestion& step, const Choice& choice) {
  umpire.scenario.rules->answered(umpire, step, std::get<SpecialChoice>(choice));
}
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

void take_outcome(const Umpire& umpire, std::size_t outcome) {
  const Step step = umpire.agenda.back();
  umpire.agenda.pop_back();
  with_step<Who::Rolled>(step, 0, [&](const auto& s) {
    if constexpr (std::is_same_v<std::decay_t<decltype(s)>, DrawMarker>)
      carry_out(umpire, s, possible_draws(umpire.scenario, umpire.situation)[outcome].marker);
    else
      carry_out(umpire, s, static_cast<int>(outcome) + 1);
    return 0;
  });
}

// Ruling A43: tells whoever listens that an objective has changed hands since.
class ControlWatch {
 public:
  ControlWatch(const Scenario& scenario, const Situation& situation, EventLog* log)
      : scenario_(scenario), situation_(situation), log_(log) {
    if (log_ != nullptr) before_ = read();
  }
  void report() {
    if (log_ == nullptr) return;
    const Holders now = read();
    for (std::size_t i = 0; i < scenario_.objectives.size(); ++i)
      if (now[i] != before_[i]) log_->push_back(ControlChanged{static_cast<std::uint8_t>(i), now[i]});
    before_ = now;
  }

 private:
  using Holders = std::array<std::optional<Side>, kMaxObjectives>;
  Holders read() const {
    Holders holders{};
    const Field field(scenario_, situation_);
    for (std::size_t i = 0; i < scenario_.objectives.size(); ++i)
      holders[i] = controller_of(scenario_, situation_, field, i);
    return holders;
  }
  const Scenario& scenario_;
  const Situation& situation_;
  EventLog* log_;
  Holders before_{};
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
  if (offers.size() != 1 || offers.sampled()) return false;
  take_choice(umpire, offers.at(scenario, 0));
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
  const Step* step = question(position);
  if (step == nullptr) return;
  with_step<Who::Asked>(*step, 0,
                        [&](const auto& s) { return offer(scenario, position.situation, s, offers), 0; });
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

void settle(const Scenario& scenario, Position& position, EventLog* log) {
  Offers offers(2);
  settle(scenario, position, log, offers);
}

void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers) {
  offers.clear();
  const Umpire umpire{scenario, position.situation, position.agenda, log};
  ControlWatch watch(scenario, position.situation, log);
  while (!position.agenda.empty()) {
    const Step step = position.agenda.back();
    if (who_acts(step) == Who::Automatic) {
      position.agenda.pop_back();
      with_step<Who::Automatic>(step, 0, [&](const auto& s) { return carry_out(umpire, s), 0; });
    } else if (!settle_forced(umpire, position, offers)) {
      break;
    }
    watch.report();
  }
  if (position.agenda.empty()) offers.clear();
}

std::optional<Refusal> why_not(const Scenario& scenario, const Position& position, const Choice& choice) {
  const Step* step = question(position);
  if (step == nullptr) return Refusal{Reason::GameOver, "3.0", std::nullopt, std::nullopt, 0};
  const Refusal dice_asked{Reason::NotAsked, "3.0", std::nullopt, std::nullopt, 0};
  return with_step<Who::Asked>(*step, std::optional<Refusal>(dice_asked), [&](const auto& s) {
    return refuse(scenario, position.situation, s, choice);
  });
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                              EventLog* log) {
  Offers offers(2);
  return answer(scenario, position, choice, log, offers);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                              EventLog* log) {
  Offers offers(2);
  return answer(scenario, position, outcome, log, offers);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                              EventLog* log, Offers& offers) {
  if (auto refusal = why_not(scenario, position, choice)) return refusal;
  take(scenario, position, choice, log, offers);
  return std::nullopt;
}

void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log,
          Offers& offers) {
  ControlWatch watch(scenario, position.situation, log);
  take_choice(Umpire{scenario, position.situation, position.agenda, log}, offered);
  watch.report();
  settle(scenario, position, log, offers);
}

std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                              EventLog* log, Offers& offers) {
  const Step* step = question(position);
  if (step == nullptr) return Refusal{Reason::GameOver, "3.0", std::nullopt, std::nullopt, 0};
  if (who_acts(*step) != Who::Rolled) return Refusal{Reason::NotAsked, "3.0", std::nullopt, std::nullopt, 0};
  if (outcome >= list_chances(scenario, position).weights.size())
    return Refusal{Reason::UnknownOutcome, "3.0", std::nullopt, std::nullopt, static_cast<int>(outcome)};
  take_outcome(Umpire{scenario, position.situation, position.agenda, log}, outcome);
  settle(scenario, position, log, offers);
  return std::nullopt;
}

void roll(const Scenario& scenario, Position& position, std::size_t outcome) {
  take_outcome(Umpire{scenario, position.situation, position.agenda, nullptr}, outcome);
}

}  // namespace longroll::aprils
