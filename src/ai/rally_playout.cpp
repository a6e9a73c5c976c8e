#include "ai/rally_playout.h"

#include <algorithm>

#include "ai/rally_evaluation.h"

namespace longroll::rally {
namespace {

// Minds that waver differently after different beginnings would drown what the beginnings did.
constexpr int kSway = 1;

std::uint16_t controlled(const Scenario& scenario, const Situation& situation, Side side) {
  unsigned held = 0;
  for (std::size_t i = 0; i < scenario.objectives.size(); ++i)
    if (situation.control[i] == side) held |= 1u << i;
  return static_cast<std::uint16_t>(held);
}

// A brigade has two steps, one when it is damaged; a shattered one has none.
int steps_of(const Scenario& scenario, const Situation& situation, Side side) {
  int steps = 0;
  for (UnitId unit : scenario.brigades & scenario.of_side[side]) {
    if (situation.is(unit, Location::Off::Waiting)) steps += 2;
    if (situation.on_map(unit)) steps += situation.damaged.contains(unit) ? 1 : 2;
  }
  return steps;
}

// Dice by what they are rolled for: the fifth die of a kind in a turn is the same whatever was done before it, so that
// lines which differ in one fight meet the same initiative and the same command dice afterwards.
class Fate {
 public:
  explicit Fate(std::uint64_t seed) : seed_(seed) {}

  std::size_t roll(const Table& table) {
    const auto turn = table.position().situation.turn;
    if (turn != turn_) rolled_.fill(0);
    turn_ = turn;
    const std::size_t kind = question(table.position())->index();
    Dice dice(mix_bits(seed_ ^ mix_bits((turn * 256u + kind) * 4096u + rolled_[kind]++)));
    return table.chances().roll(dice);
  }

 private:
  std::uint64_t seed_;
  int turn_ = -1;
  std::array<std::uint16_t, std::variant_size_v<Step>> rolled_{};
};

// What is thought of a line on its way.
class Judgements {
 public:
  explicit Judgements(std::size_t wanted) : wanted_(wanted) {}

  void add(int value) {
    sum_ += value;
    ++count_;
  }
  std::size_t count() const { return count_; }
  bool complete() const { return count_ >= wanted_; }
  int mean() const { return sum_ / static_cast<int>(count_); }

 private:
  std::size_t wanted_;
  std::size_t count_ = 0;
  int sum_ = 0;
};

}  // namespace

Playout::End Playout::run(const Position& from, const Line& line, Side side, const Horizon& horizon,
                          std::uint64_t seed) {
  // Two streams, so that a plan of another length does not change the dice that follow.
  Fate fate(seed);
  Dice mind(mix_bits(seed));
  End end;
  table_.set(from);
  for (const Choice& choice : line.answers) {
    table_.take(choice);
    ++end.nodes;
  }
  const Scenario& scenario = table_.scenario();
  const Situation& now = table_.position().situation;
  const auto judge = [&] { return value_of(scenario, script_.lore(), now, side); };
  Judgements judgements(horizon.judgements());
  bool of_the_plan = true;
  int bought = 0;
  for (; !table_.over(); ++end.nodes) {
    const auto turns = static_cast<std::size_t>(now.turn - from.situation.turn);
    // A turn that is over ends the replies, too.
    while (!judgements.complete() && turns >= std::max<std::size_t>(judgements.count(), 1))
      judgements.add(judge());
    if (judgements.complete()) break;
    if (table_.asked() == Asked::Dice) {
      table_.answer(fate.roll(table_));
      continue;
    }
    const bool buys = std::holds_alternative<Impulse>(*question(table_.position()));
    of_the_plan = of_the_plan && !buys;
    if (buys && bought++ == horizon.replies && judgements.count() == 0) judgements.add(judge());
    if (judgements.complete()) break;
    const Side asked = table_.asked() == Asked::Union ? Side::Union : Side::Confederate;
    Temper temper = of_the_plan && asked == side ? line.temper : kSteady;
    temper.sway = kSway;
    table_.take(script_.choose(table_, mind, temper, notes_));
  }
  while (!judgements.complete()) judgements.add(judge());  // the battle is over
  end.value = judgements.mean();
  end.lost = static_cast<std::uint16_t>(controlled(scenario, from.situation, side) &
                                        ~controlled(scenario, now, side));
  const auto lost = [&](Side whose) {
    return static_cast<std::int16_t>(steps_of(scenario, from.situation, whose) -
                                     steps_of(scenario, now, whose));
  };
  end.steps_lost = lost(side);
  end.steps_taken = lost(enemy_of(side));
  return end;
}

}  // namespace longroll::rally
