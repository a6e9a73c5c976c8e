// The scripted player of Rally 'Round the Flag! on small maps where a player would know what to do, and over whole games.
#include "ai/rally_script.h"

#include <gtest/gtest.h>

#include "ai/rally_command.h"
#include "ai/rally_orders.h"
#include "ai/rally_recruit.h"
#include "ai/rally_worth.h"
#include "kit/rally_field.h"
#include "rally/battles/test_battle.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::taken;

// The scripted player answers until the side has nothing more to say in this phase; dice show `die`.
template <class Done>
std::vector<Choice> play_until(RallyField& field, int die, Done&& done) {
  const Script script(field.scenario());
  Dice dice(1);
  std::vector<Choice> chosen;
  for (int i = 0; i < 500 && !field.done() && !done(); ++i) {
    if (field.asked() == Asked::Dice) {
      field.roll({die});
      continue;
    }
    const Table table(field.scenario(), field.position());
    chosen.push_back(script.choose(table, dice));
    EXPECT_TRUE(taken(field.answer(chosen.back())));
  }
  return chosen;
}

template <class Kind>
int count_of(const std::vector<Choice>& choices) {
  int count = 0;
  for (const Choice& choice : choices) count += std::holds_alternative<Kind>(choice) ? 1 : 0;
  return count;
}

TEST(RallyScript, Who_is_behind_takes_worse_chances_the_nearer_the_end_is) {
  RallyField field(9, 9);
  field.objective("E1", 3, Side::Confederate);
  field.brigade("blue", Side::Union, "E9");
  const Lore lore(field.scenario());
  const auto least = [&](int turns_left, Side side) {
    Situation now = field.position().situation;
    now.turn = static_cast<std::uint8_t>(field.scenario().last_turn() - turns_left + 1);
    return least_gain(Outlook(field.scenario(), lore, now, side, kSteady), Stance::Attack);
  };
  EXPECT_LT(least(1, Side::Union), least(2, Side::Union));
  EXPECT_LT(least(1, Side::Union), 0);
  EXPECT_EQ(least(1, Side::Confederate), least(2, Side::Confederate));
}

TEST(RallyScript, It_walks_into_an_objective_that_nobody_defends) {
  RallyField field(9, 9);
  field.objective("E5", 2, Side::Confederate);
  const UnitId brigade = field.brigade("blue", Side::Union, "E7");
  field.activate({brigade});
  play_until(field, 3, [] { return false; });
  EXPECT_EQ(field.where(brigade), "E5");
}

TEST(RallyScript, It_attacks_a_weak_brigade_with_all_it_has) {
  RallyField field(9, 9);
  const UnitId a = field.brigade("a", Side::Union, "C6", 6, 4);
  const UnitId b = field.brigade("b", Side::Union, "D7", 5, 4);
  field.brigade("gray", Side::Confederate, "D4", 2, 2);
  field.activate({a, b});
  field.begin({MoveUnits{Side::Union}, CombatPhase{Side::Union}});
  play_until(field, 3, [&] { return !field.told<FightBegan>().empty(); });
  ASSERT_EQ(field.told<FightBegan>().size(), 1u);
  EXPECT_EQ(field.told<FightBegan>().front().fight.attackers, (UnitSet{a, b}));
}

TEST(RallyScript, It_does_not_attack_a_strong_stack_on_a_hill) {
  RallyField field(9, 9);
  field.terrain("D4", Terrain::Hill);
  const UnitId blue = field.brigade("blue", Side::Union, "D7", 3, 2);
  field.brigade("c", Side::Confederate, "D4", 5, 4);
  field.brigade("d", Side::Confederate, "D4", 5, 4);
  field.activate({blue});
  field.begin({MoveUnits{Side::Union}, CombatPhase{Side::Union}});
  play_until(field, 3, [] { return false; });
  EXPECT_TRUE(field.told<FightBegan>().empty());
}

TEST(RallyScript, It_spends_a_point_on_a_damaged_brigade_far_from_the_enemy) {
  RallyField field(9, 9);
  const UnitId blue = field.brigade("blue", Side::Union, "A1", 4, 4);
  field.leader("corps", "blue", "A1");
  field.brigade("gray", Side::Confederate, "I9", 4, 4);
  field.now().damaged.insert(blue);
  field.orders(Side::Union, 1);
  const std::vector<Choice> chosen = play_until(field, 1, [] { return false; });
  EXPECT_EQ(count_of<Recover>(chosen), 1);
  EXPECT_FALSE(field.now().damaged.contains(blue));
}

TEST(RallyScript, R7_2_R53_keeping_points_is_worth_something_only_where_they_are_kept) {
  // The commander keeps up to three.
  const auto worth_of_passing = [](int points, bool last_turn) {
    RallyField field(9, 9);
    field.brigade("blue", Side::Union, "A1");
    field.leader("army", "blue-army", "A1", 0, 0, 2, 3);
    field.brigade("gray", Side::Confederate, "I9");
    if (last_turn) field.now().turn = static_cast<std::uint8_t>(field.scenario().last_turn());
    field.orders(Side::Union, points);
    const Lore lore(field.scenario());
    const Table table(field.scenario(), field.position());
    const Outlook outlook(field.scenario(), lore, field.position().situation, Side::Union, kSteady);
    for (const Weighed& one : weigh_purchases(outlook, table))
      if (std::holds_alternative<Pass>(one.choice)) return one.worth;
    return -1;
  };
  EXPECT_GT(worth_of_passing(3, false), 0);
  EXPECT_EQ(worth_of_passing(4, false), 0);
  EXPECT_EQ(worth_of_passing(3, true), 0);
}

TEST(RallyScript, R8_4_a_leader_whom_the_enemy_could_walk_up_to_rides_away_when_his_side_has_done) {
  const auto rides = [](const char* enemy) {
    RallyField field(12, 12);
    field.brigade("blue", Side::Union, "F11");
    const UnitId leader = field.leader("leader", "blue-1", "F10");
    field.brigade("gray", Side::Confederate, enemy);
    field.orders(Side::Union, 0);
    field.begin({AfterImpulse{Side::Union}});
    play_until(field, 3, [] { return false; });
    return field.where(leader) != "F10";
  };
  EXPECT_TRUE(rides("C9"));
  EXPECT_FALSE(rides("C2"));
}

TEST(RallyScript, R12_0_a_train_that_the_enemy_could_walk_into_goes_where_he_cannot) {
  const auto hauled = [](const char* enemy) {
    RallyField field(12, 12);
    const UnitId train = field.train(Side::Union, "F8");
    field.brigade("blue", Side::Union, "A12");
    field.brigade("gray", Side::Confederate, enemy);
    field.orders(Side::Union, 1);
    play_until(field, 6, [&] { return field.where(train) != "F8"; });
    return field.where(train) != "F8";
  };
  EXPECT_TRUE(hauled("F3"));
  EXPECT_FALSE(hauled("F1"));
}

// 11.1: three points for whoever walks in.
TEST(RallyScript, R11_1_a_brigade_stays_with_the_train_when_the_enemy_is_near) {
  const auto ordered_to_stay = [](const char* enemy) {
    RallyField field(12, 12);
    field.train(Side::Union, "F8");
    const UnitId blue = field.brigade("blue", Side::Union, "F8");
    field.brigade("gray", Side::Confederate, enemy);
    const Lore lore(field.scenario());
    const Orders orders = give_orders(Outlook(field.scenario(), lore, field.now(), Side::Union, kSteady));
    return orders[blue].stance == Stance::Hold && orders[blue].goal == field.spot("F8");
  };
  EXPECT_TRUE(ordered_to_stay("F3"));
  EXPECT_FALSE(ordered_to_stay("F1"));
}

// What the script thinks of a purchase, the points of its side being given.
template <class Purchase>
int worth_of(RallyField& field, const Purchase& purchase) {
  const Lore lore(field.scenario());
  const Table table(field.scenario(), field.position());
  const Outlook outlook(field.scenario(), lore, field.position().situation, Side::Union, kSteady);
  for (const Weighed& one : weigh_purchases(outlook, table))
    if (one.choice == Choice(purchase)) return one.worth;
  ADD_FAILURE() << "not for sale";
  return 0;
}

TEST(RallyScript, R7_3_an_order_to_brigades_out_of_command_promises_less) {
  const auto promised = [](const char* leader) {
    RallyField field(12, 12);
    field.objective("F5", 3, Side::Confederate);
    field.brigade("blue", Side::Union, "F9");
    field.leader("leader", "blue-1", leader, 0, 0, 3, 4);
    field.brigade("gray", Side::Confederate, "A1");
    field.orders(Side::Union, 3);
    return worth_of(field, ActivateFormation{*field.scenario().formation_named("blue-1"), 3});
  };
  EXPECT_LT(promised("A12"), promised("F10"));
  EXPECT_GT(promised("A12"), 0);
}

TEST(RallyScript, R59_a_division_far_from_the_corps_leader_may_fail_him) {
  const auto promised = [](const char* corps_leader) {
    RallyField field(12, 12);
    field.objective("F5", 3, Side::Confederate);
    field.brigade("blue", Side::Union, "F9");
    field.leader("division", "blue-1", "F9", 0, 0, 3, 4);
    field.leader("corps", "blue", corps_leader, 0, 0, 3, 4);
    field.brigade("gray", Side::Confederate, "A1");
    field.orders(Side::Union, 4);
    return worth_of(field, ActivateFormation{*field.scenario().formation_named("blue"), 4});
  };
  EXPECT_LT(promised("A12"), promised("F10"));
}

// 12.0, R129: packed up it cannot move; awake it can, a turn later.
TEST(RallyScript, R12_0_a_packed_train_that_the_enemy_could_walk_into_is_woken_first) {
  const auto worth_of_waking = [](const char* enemy) {
    RallyField field(12, 12);
    const UnitId train = field.train(Side::Union, "F8");
    field.brigade("blue", Side::Union, "A12");
    field.brigade("gray", Side::Confederate, enemy);
    field.now().damaged.insert(train);
    field.orders(Side::Union, 3);
    return worth_of(field, WakeTrain{});
  };
  EXPECT_GT(worth_of_waking("F3"), kPoint);
  EXPECT_LT(worth_of_waking("F1"), kPoint);
}

TEST(RallyScript, R7_2_R56_to_restore_a_brigade_is_as_cheap_where_activations_are_dear) {
  const auto worth_of_recovery = [](std::initializer_list<const char*> rules) {
    RallyField field(12, 12);
    field.draft().rules = &stones_river_rules();
    list(field, rules);
    const UnitId tired = field.brigade("tired", Side::Union, "A1", 4, 5);
    field.brigade("gray", Side::Confederate, "L12");
    field.now().damaged.insert(tired);
    field.orders(Side::Union, 1);
    return worth_of(field, Recover{tired});
  };
  EXPECT_GT(worth_of_recovery({}), 0);
  EXPECT_EQ(worth_of_recovery({"S7"}), worth_of_recovery({}));
}

TEST(RallyScript, It_never_gives_the_field) {
  RallyField field(9, 9);
  field.brigade("blue", Side::Union, "A1");
  field.brigade("gray", Side::Confederate, "I9");
  field.begin({GiveField{Side::Union}});
  const std::vector<Choice> chosen = play_until(field, 1, [] { return false; });
  EXPECT_EQ(count_of<GiveUp>(chosen), 0);
}

TEST(RallyScript, It_gives_the_field_when_its_army_is_broken_and_there_is_more_to_lose) {
  RallyField field(9, 9);
  field.objective("I9", 2, Side::Confederate);
  field.brigade("blue", Side::Union, "A1", 2, 2);
  field.brigade("c", Side::Confederate, "H8", 5, 4);
  field.brigade("d", Side::Confederate, "I9", 5, 4);
  field.begin({GiveField{Side::Union}});
  EXPECT_EQ(count_of<GiveUp>(play_until(field, 1, [] { return false; })), 1);
}

// 7.6: three points hurry a group, and are worth it only for a division and where enough are left for the others.
TEST(RallyScript, It_hurries_a_division_but_not_a_brigade_and_not_with_its_last_points) {
  const auto hurried = [](int strength, std::uint8_t points) {
    RallyField field(9, 9);
    const UnitId a = field.brigade("a", Side::Union, "", strength, 4);
    const UnitId b = field.brigade("b", Side::Union, "", 4, 4);
    field.brigade("gray", Side::Confederate, "I9", 4, 4);
    field.group(1, "A1", {a, b});
    field.now().points[Side::Union] = points;
    field.begin({DueGroup{0}});
    return count_of<HurryGroup>(play_until(field, 3, [] { return false; }));
  };
  EXPECT_EQ(hurried(6, 11), 1);
  EXPECT_EQ(hurried(4, 11), 0);
  EXPECT_EQ(hurried(6, 10), 0);
}

// 8.1: a brigade made whole may weigh too much for its stack, and then every one of it loses a step.
TEST(RallyScript, It_leaves_a_brigade_damaged_that_would_make_its_stack_too_high) {
  const auto recovers = [](int beside) {
    RallyField field(9, 9);
    const UnitId damaged = field.brigade("damaged", Side::Union, "E9", 6, 5);
    if (beside > 0) field.brigade("beside", Side::Union, "E9", beside, 3);
    field.brigade("gray", Side::Confederate, "E1", 4, 4);
    field.now().damaged.insert(damaged);
    field.orders(Side::Union, 1);
    return count_of<Recover>(play_until(field, 6, [&] { return field.now().points[Side::Union] == 0; })) > 0;
  };
  EXPECT_TRUE(recovers(0));
  EXPECT_FALSE(recovers(5));
}

TEST(RallyScript, It_does_not_run_back_to_an_objective_that_its_line_covers) {
  RallyField field(5, 16);
  field.objective("C1", 3, Side::Union);
  const UnitId front = field.brigade("front", Side::Union, "C8", 6, 4);
  const UnitId second = field.brigade("second", Side::Union, "C7", 5, 4);
  field.brigade("gray", Side::Confederate, "C12", 3, 2);
  field.activate({front, second});
  play_until(field, 3, [] { return false; });
  for (const UnitId unit : {front, second})
    EXPECT_GE(std::stoi(field.where(unit).substr(1)), 7) << field.where(unit);
}

TEST(RallyScript, Its_defenders_fire_at_whom_they_would_shatter) {
  RallyField field(7, 9);
  const UnitId a = field.brigade("a", Side::Union, "C4", 5, 3);
  const UnitId b = field.brigade("b", Side::Union, "B5", 5, 3);
  field.brigade("gray", Side::Confederate, "C5", 4, 3);
  field.now().damaged.insert(b);
  field.now().shattered_today.insert(b);
  field.combat(Side::Union, {a, b});
  ASSERT_TRUE(field.at<DefensiveFire>());
  Dice dice(1);
  const Script script(field.scenario());
  const Table table(field.scenario(), field.position());
  EXPECT_EQ(script.choose(table, dice), Choice(FireAt{b}));
}

using Player = Choice (*)(const Script&, const Table&, Dice&);
Choice scripted(const Script& script, const Table& table, Dice& dice) { return script.choose(table, dice); }
Choice recruit(const Script&, const Table& table, Dice& dice) { return recruits_choice(table, dice); }

// The same on both sides: a corps of two divisions, an objective between them.
RallyField even_battle() {
  RallyField field(11, 11);
  field.terrain("C5 D5 H6 G7", Terrain::Woods);
  field.objective("F6", 3);
  for (Side side : kSides) {
    const bool blue = side == Side::Union;
    const std::string name = blue ? "blue" : "gray";
    const std::string near = blue ? "E2" : "G10", far = blue ? "G2" : "E10";
    field.leader(name + "-a", name + "-army", near, 0, 0, 4, 3);
    field.leader(name + "-l1", name + "-1", near, 0, 1, 3, 4);
    field.leader(name + "-l2", name + "-2", far, 0, 1, 3, 4);
    field.brigade(name + "-b1", side, near, 5, 4, name + "-1");
    field.brigade(name + "-b2", side, near, 4, 3, name + "-1");
    field.brigade(name + "-b3", side, far, 5, 4, name + "-2");
    field.brigade(name + "-b4", side, far, 4, 3, name + "-2");
  }
  return field;
}

// Plays a battle to its end; the hash of the last position.
struct Played {
  std::uint64_t hash = 0;
  std::optional<Side> winner;
};
Played play_battle(std::uint64_t seed, Player blue, Player gray) {
  RallyField field = even_battle();
  const Script script(field.scenario());
  Table table(field.scenario());
  Dice dice(seed);
  for (int i = 0; i < 20'000 && !table.over(); ++i) {
    if (table.asked() == Asked::Dice) {
      table.answer(static_cast<std::size_t>(dice.below(static_cast<std::uint32_t>(table.chances().total()))));
      continue;
    }
    const Player player = table.asked() == Asked::Union ? blue : gray;
    EXPECT_TRUE(taken(table.answer(player(script, table, dice))));
  }
  EXPECT_TRUE(table.over());
  return {table.hash(), table.position().situation.outcome.value_or(Outcome{}).winner};
}

TEST(RallyScript, It_plays_the_same_game_for_the_same_seed) {
  EXPECT_EQ(play_battle(7, scripted, scripted).hash, play_battle(7, scripted, scripted).hash);
  EXPECT_NE(play_battle(7, scripted, scripted).hash, play_battle(8, scripted, scripted).hash);
}

TEST(RallyScript, It_beats_a_beginner_on_both_sides) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    won += play_battle(seed, scripted, recruit).winner == Side::Union ? 1 : 0;
    won += play_battle(seed, recruit, scripted).winner == Side::Confederate ? 1 : 0;
  }
  EXPECT_GE(won, 16);
}

}  // namespace
}  // namespace longroll::rally
