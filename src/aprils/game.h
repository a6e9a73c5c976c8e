// The whole game as one state machine: settle what is automatic, ask, take an answer or refuse it.
#pragma once

#include <optional>

#include "aprils/choice.h"
#include "aprils/offers.h"
#include "aprils/position.h"
#include "aprils/refusal.h"
#include "aprils/umpire.h"
#include "play/asked.h"
#include "play/chances.h"

namespace longroll::aprils {

using longroll::Asked;

// Who is asked now; the position must be settled.
Asked asked(const Scenario& scenario, const Position& position);
// The step the question comes from; none when the game is over.
const Step* question(const Position& position);

// All choices offered to the side that is asked; nothing if the dice are asked or the game is over.
void list_choices(const Scenario& scenario, const Position& position, Offers& offers);

// The outcomes the dice or the cup can show, and how often each.
using Chances = ChancesOf<kMaxFormations + 2>;
Chances list_chances(const Scenario& scenario, const Position& position);

// Carries out automatic steps, and questions that have one answer only, until somebody is needed.
void settle(const Scenario& scenario, Position& position, EventLog* log);

// Why a choice would be refused; none: it is legal. Changes nothing.
std::optional<Refusal> why_not(const Scenario& scenario, const Position& position, const Choice& choice);

// Takes an answer and settles. If it is refused the position is untouched.
std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                              EventLog* log);
// Takes the outcome of the dice or the cup, by index into list_chances.
std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                              EventLog* log);

// The same for those who want the next list as well: settling has to look for choices anyway, so `offers` then holds
// the choices of the next question (none if the dice are asked). Untouched by a refusal.
void settle(const Scenario& scenario, Position& position, EventLog* log, Offers& offers);
std::optional<Refusal> answer(const Scenario& scenario, Position& position, const Choice& choice,
                              EventLog* log, Offers& offers);
std::optional<Refusal> answer(const Scenario& scenario, Position& position, std::size_t outcome,
                              EventLog* log, Offers& offers);
// For a choice that was offered in this position and so is legal.
void take(const Scenario& scenario, Position& position, const Choice& offered, EventLog* log, Offers& offers);

// Only what an outcome of the dice or the cup does by itself: what follows from it stays on the agenda, the position is
// not settled. For those who weigh outcomes against each other; the outcome must be one of list_chances.
void roll(const Scenario& scenario, Position& position, std::size_t outcome);

}  // namespace longroll::aprils
