#include "ai/aprils_playout.h"

#include "ai/aprils_evaluation.h"

namespace longroll::aprils {
namespace {

// Neither side is taken to be sure of the best move: a search that trusts its script too much is brittle.
constexpr Temper kHuman{100, 100, 100, 100, 8};

}  // namespace

Playout::Playout(const Script& script, const Scenario& scenario, const Position& any)
    : script_(script), table_(scenario, any, Offers::without_marches()) {}

void Playout::answer_once(Dice& fate, Dice& mind) {
  if (table_.asked() != Asked::Dice) {
    const auto refusal = table_.answer(script_.choose(table_, mind, kHuman));
    LONGROLL_CHECK(!refusal, "the script gave an illegal answer");
    return;
  }
  const Chances chances = table_.chances();
  auto rest = fate.below(static_cast<std::uint32_t>(chances.total()));
  std::size_t outcome = 0;
  while (rest >= chances.weights[outcome]) rest -= chances.weights[outcome++];
  table_.answer(outcome);
}

int Playout::run(const Position& from, std::span<const Choice> first, Side side, int last_turn,
                 std::uint64_t seed) {
  // Two streams, so that a plan of another length does not change the dice that follow.
  Dice fate(seed), mind(mix_bits(seed));
  table_.set(from);
  for (const Choice& choice : first) {
    const auto refusal = table_.answer(choice);
    LONGROLL_CHECK(!refusal, "a plan held an illegal answer");
  }
  while (!table_.over() && table_.position().situation.turn <= last_turn) answer_once(fate, mind);
  return value_of(table_.scenario(), script_.ground(), table_.position().situation, side);
}

}  // namespace longroll::aprils
