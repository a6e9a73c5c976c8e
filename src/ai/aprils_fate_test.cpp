// Fates: the same luck for what both lines do, whatever one of them does besides.
#include "ai/aprils_fate.h"

#include <gtest/gtest.h>

#include "ai/aprils_script.h"
#include "kit/files.h"

namespace longroll::aprils {
namespace {

constexpr std::uint64_t kSeeds = 40;

// Two moments of one turn: a marker is to be drawn, and later dice are to be rolled in a fight.
struct Moments {
  Position draw, fight;
};

Moments moments_of_a_turn() {
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Script script(battle);
  Table table(battle);
  Dice dice(3);
  Position draw = table.position();
  while (!table.over()) {
    const Step& step = *question(table.position());
    if (std::holds_alternative<DrawMarker>(step)) draw = table.position();
    if (std::holds_alternative<RollCombat>(step)) return {draw, table.position()};
    if (table.asked() == Asked::Dice)
      table.answer(table.chances().roll(dice));
    else
      table.answer(script.choose(table, dice));
  }
  ADD_FAILURE() << "nobody fought";
  return {draw, draw};
}

TEST(Fate, A_fight_more_does_not_change_what_is_drawn_afterwards) {
  const Moments moments = moments_of_a_turn();
  const Scenario& battle = kit::battle("aprils/pea-ridge");
  const Table draw(battle, moments.draw), fight(battle, moments.fight);
  ASSERT_EQ(moments.draw.situation.turn, moments.fight.situation.turn);
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Fate quiet(seed), busy(seed);
    busy.roll(fight);
    busy.roll(fight);
    EXPECT_EQ(quiet.roll(draw), busy.roll(draw)) << seed;
  }
}

TEST(Fate, The_same_question_asked_again_is_rolled_anew) {
  const Moments moments = moments_of_a_turn();
  const Table fight(kit::battle("aprils/pea-ridge"), moments.fight);
  int differ = 0;
  for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
    Fate fate(seed);
    const std::size_t first = fate.roll(fight);
    differ += fate.roll(fight) != first ? 1 : 0;
  }
  EXPECT_GT(differ, 20);  // five in six, as dice do
}

TEST(Fate, Other_seeds_bring_other_luck) {
  const Moments moments = moments_of_a_turn();
  const Table fight(kit::battle("aprils/pea-ridge"), moments.fight);
  std::array<int, 6> faces{};
  for (std::uint64_t seed = 0; seed < 100 * kSeeds; ++seed) ++faces.at(Fate(seed).roll(fight));
  for (int count : faces) EXPECT_NEAR(count, 667, 100);
}

}  // namespace
}  // namespace longroll::aprils
