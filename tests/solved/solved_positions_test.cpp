// Small ends of battles, solved exactly, and what the general gives away in them.
#include <gtest/gtest.h>

#include <cstdio>
#include <map>

#include "ai/aprils_evaluation.h"
#include "ai/aprils_player.h"
#include "kit/effort.h"
#include "kit/field.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

constexpr std::size_t kLargest = 40'000;  // positions: what takes more is no small position

// The best that both sides can do, with every choice and every outcome looked at.
class Solver {
 public:
  explicit Solver(const Scenario& scenario) : scenario_(scenario) {}

  // The Union's score from 0 to 1; none: too large.
  std::optional<double> value(const Position& position) {
    const double found = look(position);
    return known_.size() > kLargest ? std::nullopt : std::optional(found);
  }
  // An answer that does best for the side that is asked.
  Choice best(const Position& position) {
    Offers offers;
    list_choices(scenario_, position, offers);
    std::size_t first = 0;
    double most = -1;
    for (std::size_t i = 0; i < offers.size(); ++i) {
      const double value = sign(position) * after(position, offers.at(scenario_, i));
      if (i > 0 && value <= most) continue;
      first = i;
      most = value;
    }
    return offers.at(scenario_, first);
  }

 private:
  int sign(const Position& position) const { return asked(scenario_, position) == Asked::Union ? 1 : -1; }
  double after(const Position& position, const Choice& choice) {
    Position next = position;
    EXPECT_FALSE(answer(scenario_, next, choice, nullptr));
    return look(next);
  }
  double look(const Position& position) {
    if (position.agenda.empty() || position.situation.outcome)
      return position.situation.outcome
                 ? static_cast<double>(score_of(*position.situation.outcome, Side::Union)) / kWholeScore
                 : 0.5;
    if (known_.size() > kLargest) return 0.5;
    const std::uint64_t hash = hash_of(position);
    if (const auto found = known_.find(hash); found != known_.end()) return found->second;
    const double value = asked(scenario_, position) == Asked::Dice ? mean(position) : best_value(position);
    known_[hash] = value;
    return value;
  }
  double mean(const Position& position) {
    const Chances chances = list_chances(scenario_, position);
    double sum = 0;
    for (std::size_t i = 0; i < chances.weights.size(); ++i) {
      Position next = position;
      answer(scenario_, next, i, nullptr);
      sum += chances.weights[i] * look(next);
    }
    return sum / chances.total();
  }
  double best_value(const Position& position) {
    Offers offers;
    list_choices(scenario_, position, offers);
    double best = -2;
    for (std::size_t i = 0; i < offers.size(); ++i)
      best = std::max(best, sign(position) * after(position, offers.at(scenario_, i)));
    return sign(position) * best;
  }

  const Scenario& scenario_;
  std::map<std::uint64_t, double> known_;
};

// A place worth having, two brigades a side around it, the last turn; the Union moves, then both combat markers are in
// the cup.
std::unique_ptr<kit::Field> draw_position(Dice& dice) {
  auto field = std::make_unique<kit::Field>(7, 7);
  for (int i = 0; i < 6; ++i) {
    const std::string hex = {'0', static_cast<char>('1' + dice.below(7)), '0',
                             static_cast<char>('1' + dice.below(7))};
    field->terrain(hex, dice.below(2) == 0 ? Terrain::Woods : Terrain::Rough);
  }
  field->objective("0404", Side::Confederate);
  const VictoryTest holds{VictoryTest::Kind::Controls, Side::Union, 1, 8, 0xff};
  const VictoryTest more{VictoryTest::Kind::MorePoints, Side::Union, 0, 0, 0xff};
  field->draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {holds}},
                            {1, Side::Union, VictoryLevel::Marginal, {more}},
                            {1, Side::Confederate, VictoryLevel::Decisive, {}}};
  std::vector<std::string> taken;
  const auto place = [&](std::initializer_list<const char*> hexes) {
    while (true) {
      const std::string hex = *(hexes.begin() + dice.below(static_cast<std::uint32_t>(hexes.size())));
      if (std::find(taken.begin(), taken.end(), hex) != taken.end()) continue;
      taken.push_back(hex);
      return hex;
    }
  };
  const auto strength = [&](int movement) {
    return Strengths{static_cast<std::uint8_t>(2 + dice.below(5)),
                     static_cast<std::uint8_t>(2 + dice.below(4)), static_cast<std::uint8_t>(movement)};
  };
  const auto morale = [&] { return static_cast<int>(dice.below(4)) - 1; };
  kit::gray(*field, dice.below(3) > 0 ? "0404" : place({"0405", "0305"}), strength(2), morale());
  kit::gray(*field, place({"0405", "0305", "0505", "0406", "0304"}), strength(2), morale());
  for (int i = 0; i < 2; ++i)
    kit::blue(*field, place({"0402", "0302", "0502", "0303", "0503", "0202"}), strength(2), morale());
  field->whole_turn();
  Situation& now = field->situation();
  now.movement_markers[field->scenario().formation_named("gray")->index()] = 0;
  field->draw("blue");
  return field;
}

TEST(SolvedPositions, The_general_gives_little_away) {
  const int wanted = static_cast<int>(std::max(2L, kit::games(12, 100)));
  const Level level =
      *read_level("general:nodes=" + std::to_string(std::max(1000L, kit::games(8'000, 80'000))));
  Dice dice(1862);
  double given_away = 0, available = 0;
  int solved = 0, decisions = 0;
  for (int tries = 0; solved < wanted && tries < 20 * wanted; ++tries) {
    const auto field = draw_position(dice);
    const Scenario& scenario = field->scenario();
    Solver solver(scenario);
    const auto value = solver.value(field->position());
    if (!value || *value < 0.02 || *value > 0.98) continue;  // too large, or nothing to decide
    ++solved;
    available += *value;
    ComputerPlayer general(scenario, level);
    Table table(scenario, field->position());
    while (!table.over()) {
      if (table.asked() == Asked::Dice) {
        table.answer(dice.below(static_cast<std::uint32_t>(table.chances().weights.size())));
      } else if (table.asked() == Asked::Confederate) {
        table.answer(solver.best(table.position()));
      } else {
        const double before = *solver.value(table.position());
        ASSERT_FALSE(table.answer(general.choose(table, dice)));
        const double after = *solver.value(table.position());
        EXPECT_LE(after, before + 1e-9);
        given_away += before - after;
        ++decisions;
      }
    }
  }
  ASSERT_EQ(solved, wanted);
  std::printf("%d positions, %d decisions, mean value %.4f, given away %.4f a position: %.2f %%\n", solved,
              decisions, available / solved, given_away / solved, 100 * given_away / available);
  // Two or three positions under a sanitizer are no mean of anything.
  if (wanted >= 12) EXPECT_LT(given_away, 0.02 * available);
}

}  // namespace
}  // namespace longroll::aprils
