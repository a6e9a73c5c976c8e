// The scripted player on small maps where a player would know what to do, and over whole games.
#include "ai/aprils_script.h"

#include <gtest/gtest.h>

#include "kit/field.h"
#include "kit/files.h"
#include "kit/gettysburg.h"
#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::gray;

// Plays the phase that was begun: the scripted player answers, dice show `die`. What the side itself chose is kept.
std::vector<Choice> play_phase(kit::Field& field, int die = 3) {
  const Script script(field.scenario());
  Dice dice(1);
  std::vector<Choice> chosen;
  while (!field.over()) {
    if (field.asked() == Asked::Dice) {
      field.roll(die);
      continue;
    }
    const Table table(field.scenario(), field.position());
    const Choice choice = script.choose(table, dice);
    EXPECT_TRUE(kit::taken(field.answer(choice)));
    chosen.push_back(choice);
  }
  return chosen;
}

template <class Kind>
std::vector<Kind> of_kind(const std::vector<Choice>& choices) {
  std::vector<Kind> found;
  for (const Choice& choice : choices)
    if (const Kind* kind = std::get_if<Kind>(&choice)) found.push_back(*kind);
  return found;
}

// A check at the end of turn 1: the Union wins with an objective, else the Confederates do.
void last_turn_check(kit::Field& field) {
  const VictoryTest any{VictoryTest::Kind::Controls, Side::Union, 1, 8, 0xff};
  field.draft().victory = {{1, Side::Union, VictoryLevel::Decisive, {any}},
                           {1, Side::Confederate, VictoryLevel::Decisive, {}}};
}

TEST(Script, It_takes_an_objective_that_nobody_defends) {
  kit::Field field(9, 9);
  field.objective("0505", Side::Confederate);
  last_turn_check(field);
  const UnitId brigade = blue(field, "0507");
  field.movement(Side::Union);
  play_phase(field);
  EXPECT_EQ(field.where(brigade), "0505");
}

TEST(Script, It_keeps_its_garrison_in_a_threatened_objective) {
  kit::Field field(9, 9);
  field.objective("0505", Side::Union);
  last_turn_check(field);
  const UnitId garrison = blue(field, "0505");
  gray(field, "0502", {3, 3, 4});
  field.movement(Side::Union);
  play_phase(field);
  EXPECT_EQ(field.where(garrison), "0505");
}

TEST(Script, A_lone_weak_unit_does_not_walk_into_a_strong_stack) {
  kit::Field field(9, 9);
  field.objective("0502", Side::Confederate);
  last_turn_check(field);
  const UnitId weak = field.one_step("weak", Side::Union, UnitKind::Infantry, {1, 1, 4}, "0507");
  gray(field, "0504", {6, 6, 4});
  gray(field, "0504", {6, 6, 4});
  field.movement(Side::Union);
  play_phase(field);
  EXPECT_GT(field.scenario().map.grid().distance(field.situation().hex(weak), field.hex("0504")), 1);
}

// An objective that nobody stands in, between a weak Union unit and strong Confederate stacks.
UnitId weak_before_a_gap(kit::Field& field) {
  field.objective("0505", Side::Confederate);
  const UnitId weak = field.one_step("weak", Side::Union, UnitKind::Infantry, {1, 1, 4}, "0507");
  for (const char* hex : {"0403", "0503", "0504"}) gray(field, hex, {6, 6, 4});
  return weak;
}

TEST(Script, It_walks_into_an_empty_objective_only_once_no_combat_phase_is_to_come) {
  const auto walks_in = [](bool last_turn) {
    kit::Field field(9, 9);
    if (last_turn) field.draft().calendar.resize(1);
    const UnitId weak = weak_before_a_gap(field);
    field.movement(Side::Union);
    play_phase(field);
    return field.where(weak) == "0505";
  };
  EXPECT_TRUE(walks_in(true));
  EXPECT_FALSE(walks_in(false));
}

TEST(Script, Three_brigades_close_together_on_one_enemy) {
  kit::Field field(9, 9);
  field.objective("0504", Side::Confederate);
  last_turn_check(field);
  const std::vector<UnitId> brigades = {blue(field, "0407"), blue(field, "0507"), blue(field, "0607")};
  gray(field, "0504", {2, 4, 4});
  field.movement(Side::Union);
  play_phase(field);
  for (UnitId brigade : brigades)
    EXPECT_EQ(field.scenario().map.grid().distance(field.situation().hex(brigade), field.hex("0504")), 1);
}

TEST(Script, In_the_combat_phase_all_who_can_attack_the_one_enemy_do_so_together) {
  kit::Field field(9, 9);
  const UnitId left = blue(field, "0404"), right = blue(field, "0604");
  gray(field, "0504");
  field.combat(Side::Union);
  const auto attacks = of_kind<Attack>(play_phase(field));
  ASSERT_EQ(attacks.size(), 1u);
  EXPECT_EQ(attacks[0].attackers, (UnitSet{left, right}));
}

TEST(Script, It_falls_back_rather_than_attack_at_one_to_four) {
  kit::Field field(9, 9);
  field.compass(Side::Union, "S SE SW");
  const UnitId weak = blue(field, "0505", {2, 3, 4});
  gray(field, "0504", {6, 8, 4});
  field.combat(Side::Union);
  const auto choices = play_phase(field);
  EXPECT_TRUE(of_kind<Attack>(choices).empty());
  EXPECT_EQ(of_kind<FallBack>(choices).size(), 1u);
  EXPECT_GT(field.scenario().map.grid().distance(field.situation().hex(weak), field.hex("0504")), 1);
}

TEST(Script, Guns_bombard_when_nothing_can_happen_to_them) {
  kit::Field field(9, 9);
  const UnitId guns = blue_guns(field, "0507");
  gray(field, "0504", {2, 3, 4});
  field.combat(Side::Union);
  const auto attacks = of_kind<Attack>(play_phase(field));
  ASSERT_EQ(attacks.size(), 1u);
  EXPECT_EQ(attacks[0].attackers, UnitSet{guns});
}

TEST(Script, Guns_that_can_fire_from_afar_do_not_move_into_contact) {
  kit::Field field(9, 9);
  field.objective("0504", Side::Confederate);
  const UnitId guns = blue_guns(field, "0508", {4, 3, 3});
  gray(field, "0504", {3, 3, 4});
  field.movement(Side::Union);
  play_phase(field);
  const int range = field.scenario().map.grid().distance(field.situation().hex(guns), field.hex("0504"));
  EXPECT_GT(range, 1);
  EXPECT_LE(range, kGunRange);
}

TEST(Script, At_night_it_digs_toward_the_enemy_where_the_battle_lets_it) {
  kit::Field field = kit::paper();
  field.night();
  const UnitId brigade = blue(field, "0909");
  gray(field, "0905");
  field.movement(Side::Union);
  const auto works = of_kind<Build>(play_phase(field));
  ASSERT_EQ(works.size(), 1u);
  EXPECT_EQ(works[0].unit, brigade);
  EXPECT_EQ(works[0].facing, Direction::North);
}

TEST(Script, It_does_not_dig_far_from_the_enemy) {
  kit::Field field = kit::paper();
  field.night();
  blue(field, "0914");
  gray(field, "0902");
  field.movement(Side::Union);
  EXPECT_TRUE(of_kind<Build>(play_phase(field)).empty());
}

TEST(Script, The_cheaper_unit_takes_the_loss) {
  kit::Field field(9, 9);
  field.compass(Side::Union, "S SE SW");
  const UnitId strong = blue(field, "0505", {5, 5, 4});
  const UnitId cheap =
      field.unit("cheap", Side::Union, UnitKind::Infantry, {2, 2, 4}, "0505", 0, Strengths{1, 2, 4});
  gray(field, "0504");
  field.combat(Side::Union);
  const auto losses = of_kind<Lose>(play_phase(field));
  ASSERT_FALSE(losses.empty());
  EXPECT_EQ(losses[0].unit, cheap);
  EXPECT_EQ(field.situation().steps_left(strong), 2);
}

// Plays a whole game of Pea Ridge with the scripted player on both sides.
struct Played {
  std::uint64_t hash = 0;
  std::optional<Outcome> outcome;
  int refused = 0;
};
Played play_game(const Scenario& scenario, const Script& script, std::uint64_t seed) {
  Table table(scenario);
  Dice cup(seed), mind(seed + 1);
  Played played;
  while (!table.over() && played.refused == 0) {
    if (table.asked() != Asked::Dice) {
      if (table.answer(script.choose(table, mind))) ++played.refused;
      continue;
    }
    table.answer(table.chances().roll(cup));
  }
  played.hash = table.hash();
  played.outcome = table.position().situation.outcome;
  return played;
}

TEST(Script, All_it_does_in_whole_games_is_legal) {
  const Scenario& scenario = kit::battle("aprils/pea-ridge");
  const Script script(scenario);
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const Played played = play_game(scenario, script, seed);
    EXPECT_EQ(played.refused, 0) << "game " << seed;
    EXPECT_TRUE(played.outcome.has_value()) << "game " << seed;
  }
}

TEST(Script, The_same_dice_give_the_same_game) {
  const Scenario& scenario = kit::battle("aprils/pea-ridge");
  const Script one(scenario), other(scenario);
  EXPECT_EQ(play_game(scenario, one, 7).hash, play_game(scenario, other, 7).hash);
  EXPECT_NE(play_game(scenario, one, 7).hash, play_game(scenario, one, 8).hash);
}

}  // namespace
}  // namespace longroll::aprils
