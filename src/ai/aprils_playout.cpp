#include "ai/aprils_playout.h"

#include "ai/aprils_evaluation.h"
#include "aprils/victory.h"

namespace longroll::aprils {
namespace {

// Neither side is taken to be sure of the best move: a search that trusts its script too much is brittle.
constexpr int kHumanSway = 8;

std::uint8_t controlled(const Scenario& scenario, const Situation& situation, Side side) {
  const Field field(scenario, situation);
  unsigned held = 0;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (controller_of(scenario, situation, field, i) == side) held |= 1u << i;
  return static_cast<std::uint8_t>(held);
}

int steps_of(const Scenario& scenario, const Situation& situation, Side side) {
  int steps = 0;
  for (UnitId unit : scenario.units_of_side[side]) steps += situation.steps_left(unit);
  return steps;
}

}  // namespace

Playout::Playout(const Script& script, const Scenario& scenario, const Position& any)
    : script_(script), table_(scenario, any, Offers::without_marches()) {}

void Playout::answer_once(const Tempers& tempers, Dice& fate, Dice& mind) {
  if (table_.asked() != Asked::Dice) {
    Temper temper;
    if (const auto* move = std::get_if<MoveFormation>(question(table_.position())))
      temper = tempers[move->formation.index()];
    temper.sway = kHumanSway;
    table_.take(script_.choose(table_, mind, temper));
    return;
  }
  table_.answer(table_.chances().roll(fate));
}

Playout::End Playout::run(const Position& from, std::span<const Choice> first, const Tempers& tempers,
                          Side side, int last_turn, std::uint64_t seed) {
  // Two streams, so that a plan of another length does not change the dice that follow.
  Dice fate(seed), mind(mix_bits(seed));
  End end;
  table_.set(from);
  for (const Choice& choice : first) {
    const auto refusal = table_.answer(choice);
    LONGROLL_CHECK(!refusal, "a plan held an illegal answer");
    ++end.nodes;
  }
  while (!table_.over() && table_.position().situation.turn <= last_turn) {
    answer_once(tempers, fate, mind);
    ++end.nodes;
  }
  const Scenario& scenario = table_.scenario();
  const Situation& now = table_.position().situation;
  end.value = value_of(scenario, script_.ground(), now, side);
  end.lost = static_cast<std::uint8_t>(controlled(scenario, from.situation, side) &
                                       ~controlled(scenario, now, side));
  const auto lost = [&](Side whose) {
    return static_cast<std::int16_t>(steps_of(scenario, from.situation, whose) -
                                     steps_of(scenario, now, whose));
  };
  end.steps_lost = lost(side);
  end.steps_taken = lost(enemy_of(side));
  return end;
}

}  // namespace longroll::aprils
