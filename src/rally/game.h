// The whole game as one state machine: settle what is automatic, ask, take an answer or refuse it.
#pragma once

#include <optional>

#include "play/asked.h"
#include "play/chances.h"
#include "rally/choice.h"
#include "rally/offers.h"
#include "rally/position.h"
#include "rally/refusal.h"
#include "rally/umpire.h"

namespace longroll::rally {

using longroll::Asked;

// Who is asked now; the position must be settled.
Asked asked(const Scenario& scenario, const Position& position);
// The step the question comes from; none when the game is over.
const Step* question(const Position& position);

// All choices offered to the side that is asked; nothing if the dice are asked or the game is over.
void list_choices(const Scenario& scenario, const Position& position, Offers& offers);

// The outcomes the dice can show, and how often each.
using Chances = ChancesOf<kMaxUnits>;
Chances list_chances(const Scenario& scenario, const Position& position);

// Carries out automatic steps, and questions that have one answer only, until somebody is needed. `offers` then holds
// the choices of the next question (none if the dice are asked).
void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers);
void settle(const Scenario& scenario, Position& position, EventLog* log);

// Why a choice would be refused; none: it is legal. Changes nothing.
Verdict why_not(const Scenario& scenario, const Position& position, const Choice& choice);

// Takes an answer and settles. If it is refused the position is untouched, and so are the offers.
Verdict answer(const Scenario& scenario, Position& position, const Choice& choice, EventLog* log,
               Offers& offers);
Verdict answer(const Scenario& scenario, Position& position, const Choice& choice, EventLog* log);
// Takes the outcome of the dice, by index into list_chances.
Verdict answer(const Scenario& scenario, Position& position, std::size_t outcome, EventLog* log,
               Offers& offers);
Verdict answer(const Scenario& scenario, Position& position, std::size_t outcome, EventLog* log);
// For a choice that was offered in this position and so is legal.
void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log, Offers& offers);

// Only what an outcome of the dice or the cup does by itself: what follows from it stays on the agenda, the position is
// not settled. For those who weigh outcomes against each other; the outcome must be one of list_chances.
void roll(const Scenario& scenario, Position& position, std::size_t outcome);

}  // namespace longroll::rally
