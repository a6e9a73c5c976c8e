#include "lab/luck.h"

#include <gtest/gtest.h>

#include "aprils/table.h"
#include "kit/field.h"
#include "kit/files.h"
#include "play/random_player.h"
#include "rally/table.h"

namespace longroll::lab {
namespace {

using aprils::UnitKind;

// Every end of a fight with its chance, its score and its luck, when whoever is asked takes the first answer.
struct Ends {
  double chance = 0, score = 0, score_squared = 0, fair = 0, fair_squared = 0;
  Luck luck;
};

constexpr double kWeight = 0.004;  // any weight will do for the mean

void follow(const aprils::Scenario& scenario, const aprils::Position& position, double chance, Luck luck,
            const std::function<double(const aprils::Situation&)>& score_of, Ends& ends) {
  const aprils::Asked asked = aprils::asked(scenario, position);
  if (asked == aprils::Asked::Nobody) {
    const double score = score_of(position.situation), fair = score - kWeight * luck[LuckKind::Losses];
    ends.chance += chance;
    ends.score += chance * score;
    ends.score_squared += chance * score * score;
    ends.fair += chance * fair;
    ends.fair_squared += chance * fair * fair;
    for (std::size_t i = 0; i < kLuckKinds; ++i) ends.luck.of[i] += chance * luck.of[i];
    return;
  }
  if (asked != aprils::Asked::Dice) {
    aprils::Offers offers;
    aprils::list_choices(scenario, position, offers);
    aprils::Position next = position;
    ASSERT_FALSE(aprils::answer(scenario, next, offers.at(scenario, 0), nullptr));
    return follow(scenario, next, chance, luck, score_of, ends);
  }
  const aprils::Chances chances = aprils::list_chances(scenario, position);
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    aprils::Position next = position;
    Luck so_far = luck;
    so_far += luck_of(scenario, position, i);
    ASSERT_FALSE(aprils::answer(scenario, next, i, nullptr));
    follow(scenario, next, chance * chances.weights[i] / chances.total(), so_far, score_of, ends);
  }
}

TEST(Luck, is_nothing_on_the_average_of_all_ends_of_a_fight_and_taking_it_off_leaves_the_mean) {
  kit::Field field(6, 6);
  const auto blue = field.unit("blue-1", Side::Union, UnitKind::Infantry, {6, 6, 6}, "0303", 1);
  const auto gray = field.unit("gray-1", Side::Confederate, UnitKind::Infantry, {5, 4, 6}, "0304");
  field.compass(Side::Union, "N NE NW").compass(Side::Confederate, "S SE SW");
  field.combat(Side::Union);
  ASSERT_FALSE(field.attack({blue}, "0304"));
  const auto driven_off = [&](const aprils::Situation& end) {
    const bool held = end.on_map(gray) && end.hex(gray) == field.hex("0304");
    return held ? 0.0 : 1.0;
  };
  Ends ends;
  follow(field.scenario(), field.position(), 1, {}, driven_off, ends);

  EXPECT_NEAR(ends.chance, 1, 1e-12);
  for (double part : ends.luck.of) EXPECT_NEAR(part, 0, 1e-9);
  EXPECT_NEAR(ends.fair, ends.score, 1e-12);
  const double scatter = ends.score_squared - ends.score * ends.score;
  const double fair_scatter = ends.fair_squared - ends.fair * ends.fair;
  EXPECT_GT(scatter, 0.05);  // the fight is open
  EXPECT_LT(fair_scatter, 0.7 * scatter);
}

TEST(Luck, of_a_combat_die_favours_the_side_that_suffers_less) {
  kit::Field field(6, 6);
  const auto blue = field.unit("blue-1", Side::Union, UnitKind::Infantry, {6, 6, 6}, "0303");
  field.unit("gray-1", Side::Confederate, UnitKind::Infantry, {5, 6, 6}, "0304");
  field.combat(Side::Union);
  ASSERT_FALSE(field.attack({blue}, "0304"));
  while (field.asked() != aprils::Asked::Dice) ASSERT_FALSE(field.answer(field.choices()[0]));
  // The attacker's die decides what the defender suffers: the best is the Union's luck, the worst is not.
  EXPECT_GT(luck_of(field.scenario(), field.position(), 5)[LuckKind::Losses], 0);
  EXPECT_LT(luck_of(field.scenario(), field.position(), 0)[LuckKind::Losses], 0);
}

TEST(Luck, of_a_draw_counts_markers_and_no_losses) {
  const aprils::Scenario& scenario = kit::battle("aprils/pea-ridge");
  aprils::Table table(scenario);
  Dice dice(3);
  while (!std::holds_alternative<aprils::DrawMarker>(table.position().agenda.back()))
    play_at_random(table, dice);
  const aprils::Chances chances = table.chances();
  std::array<double, kLuckKinds> mean{};
  double largest = 0;
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    const Luck luck = luck_of(scenario, table.position(), i);
    EXPECT_EQ(luck[LuckKind::Losses], 0);
    for (std::size_t k = 0; k < kLuckKinds; ++k) mean[k] += chances.weights[i] * luck.of[k] / chances.total();
    largest = std::max(largest, std::abs(luck[LuckKind::Moves]));
  }
  for (double part : mean) EXPECT_NEAR(part, 0, 1e-12);
  EXPECT_GT(largest, 0);
}

TEST(Luck, of_every_question_in_a_game_of_Rally_averages_to_nothing) {
  const rally::Scenario& scenario = kit::rally_battle("data/rally/perryville/scenario.json");
  rally::Table table(scenario);
  Dice dice(11);
  int with_losses = 0, with_command = 0;
  while (!table.over()) {
    const auto chances = table.chances();
    std::array<double, kLuckKinds> mean{};
    for (std::size_t i = 0; i < chances.weights.size(); ++i) {
      const Luck luck = luck_of(scenario, table.position(), i);
      for (std::size_t k = 0; k < kLuckKinds; ++k) mean[k] += chances.weights[i] * luck.of[k];
      with_losses += luck[LuckKind::Losses] != 0 ? 1 : 0;
      with_command += luck[LuckKind::Moves] != 0 ? 1 : 0;
    }
    for (double part : mean) ASSERT_NEAR(part, 0, 1e-9);
    play_at_random(table, dice);
  }
  EXPECT_GT(with_losses, 0);
  EXPECT_GT(with_command, 0);
}

}  // namespace
}  // namespace longroll::lab
