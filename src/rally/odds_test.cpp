#include "rally/odds.h"

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using K = ModifierKind;
using List = std::vector<std::pair<K, int>>;

// One attacker of quality 3 at C3 against one defender of quality 3 at C4.
struct Fight1 {
  RallyField field{7, 7};
  UnitId a = field.brigade("a", Side::Union, "C3", 4, 3);
  UnitId gray = field.brigade("gray", Side::Confederate, "C4", 4, 3);
  UnitSet attackers{a}, defenders{gray};
  bool surprise = false;

  Odds odds(std::string_view targets = "C4") {
    return odds_of(field.scenario(), field.now(),
                   Engagement{Side::Union, attackers, defenders, field.spots(targets), surprise});
  }
  List shifts(std::string_view targets = "C4") {
    List list;
    for (const Modifier& m : odds(targets).shifts) list.push_back({m.kind, m.value});
    return list;
  }
};

TEST(RallyOdds, R9_3_R114_R115_the_ground_of_the_defender) {
  const struct {
    Terrain terrain;
    bool stream;
    List shifts;
  } rows[] = {{Terrain::Clear, false, {{K::OpenGround, 1}}},
              {Terrain::Clear, true, {{K::OpenGround, 1}}},
              {Terrain::Swamp, false, {{K::OpenGround, 1}}},
              {Terrain::Swamp, true, {{K::OpenGround, 1}}},
              {Terrain::Woods, false, {{K::Terrain, -1}}},
              {Terrain::Woods, true, {{K::Terrain, -1}, {K::OpenGround, 1}}},
              {Terrain::Hill, false, {{K::Terrain, -1}}},
              {Terrain::WoodedHill, false, {{K::Terrain, -2}}},
              {Terrain::Rough, false, {{K::Terrain, -2}}},
              {Terrain::Town, false, {}},
              {Terrain::Town, true, {{K::OpenGround, 1}}}};
  for (const auto& row : rows) {
    Fight1 f;
    f.field.terrain("C4", row.terrain);
    if (row.stream) f.field.inside("C4", Feature::Stream);
    EXPECT_EQ(f.shifts(), row.shifts) << name_of(row.terrain) << row.stream;
  }
}

TEST(RallyOdds, R9_3_R117_works_add_to_the_ground_and_take_the_place_of_clear) {
  Fight1 f;
  f.field.work("C4");
  EXPECT_EQ(f.shifts(), (List{{K::Entrenchment, -2}}));
  Fight1 hill;
  hill.field.terrain("C4", Terrain::Hill).work("C4", true);
  EXPECT_EQ(hill.shifts(), (List{{K::Terrain, -1}, {K::Fort, -3}}));
  Fight1 theirs;
  theirs.field.work("C4", false, Side::Union);
  EXPECT_EQ(theirs.shifts(), (List{{K::OpenGround, 1}})) << "the other side's works do not help";
}

TEST(RallyOdds, R8_5_R116_a_river_hex_gives_two_besides_its_ground) {
  RallyField field(7, 7);
  field.river("C4", "C3 B4 D4", "C5 B5 D5");
  const UnitId a = field.brigade("a", Side::Union, "C3");
  const UnitId gray = field.brigade("gray", Side::Confederate, "C4/north");
  List list;
  for (const Modifier& m :
       odds_of(field.scenario(), field.now(),
               Engagement{Side::Union, UnitSet{a}, UnitSet{gray}, field.spots("C4/north"), false})
           .shifts)
    list.push_back({m.kind, m.value});
  EXPECT_EQ(list, (List{{K::OpenGround, 1}, {K::River, 2}}));
}

TEST(RallyOdds, R9_3_R112_cavalry_counts_once_on_each_side) {
  Fight1 f;
  f.attackers.insert(f.field.cavalry("h1", Side::Union, "B4"));
  f.attackers.insert(f.field.cavalry("h2", Side::Union, "D4"));
  f.defenders.insert(f.field.cavalry("h3", Side::Confederate, "C4"));
  f.field.terrain("C4", Terrain::Town);
  EXPECT_EQ(f.shifts(), (List{{K::AttackingCavalry, -1}, {K::DefendingCavalry, 1}}));
}

TEST(RallyOdds, R9_3_R113_the_best_unit_in_the_engagement) {
  Fight1 even;
  even.field.terrain("C4", Terrain::Town);
  EXPECT_EQ(even.shifts(), (List{})) << "equal: no shift";
  Fight1 f;
  f.field.terrain("C4", Terrain::Town);
  f.attackers.insert(f.field.brigade("elite", Side::Union, "B4", 2, 5));
  EXPECT_EQ(f.shifts(), (List{{K::AttackerBest, 1}}));
  Fight1 g;
  g.field.terrain("C4", Terrain::Town);
  g.defenders.insert(g.field.brigade("elite", Side::Confederate, "C4", 2, 4));
  g.field.leader("leader", "blue-1", "C3", 0, 3);  // lends quality to checks, not here
  EXPECT_EQ(g.shifts(), (List{{K::DefenderBest, -1}}));
}

TEST(RallyOdds, R9_7_R111_one_leader_a_side_the_highest_with_a_unit_of_his_own) {
  Fight1 f;
  f.field.terrain("C4", Terrain::Town);
  f.field.leader("division", "blue-1", "C3", 2);
  f.field.leader("corps", "blue", "C3", 1);
  f.field.leader("stranger", "blue-2", "C3", 4);
  f.field.leader("gray division", "gray-1", "C4", 3);
  f.field.leader("elsewhere", "gray", "E5", 4);
  EXPECT_EQ(f.shifts(), (List{{K::AttackingLeader, 1}, {K::DefendingLeader, -3}}));
}

TEST(RallyOdds, R5_0_R28_surges_of_both_sides_cancel) {
  Fight1 f;
  f.field.terrain("C4", Terrain::Town);
  f.field.now().surging_unit[Side::Union] = f.a;
  f.field.now().surging_division[Side::Union] = *f.field.scenario().formation_named("blue-1");
  EXPECT_EQ(f.shifts(), (List{{K::AttackingSurge, 1}})) << "one a side";
  f.field.now().surging_division[Side::Confederate] = *f.field.scenario().formation_named("gray-1");
  EXPECT_EQ(sum_of(f.odds().shifts), 0);
}

TEST(RallyOdds, R5_0_R30_surprise_adds_one_and_takes_away_what_helps_the_defender) {
  Fight1 f;
  f.field.terrain("C4", Terrain::WoodedHill).work("C4").inside("C4", Feature::Stream);
  f.surprise = true;
  EXPECT_EQ(f.shifts(), (List{{K::OpenGround, 1}, {K::Surprise, 1}}));
}

TEST(RallyOdds, R9_3_R92_of_several_hexes_the_ground_that_helps_the_defender_most) {
  Fight1 f;
  f.field.terrain("D4", Terrain::Rough);
  f.defenders.insert(f.field.brigade("second", Side::Confederate, "D4"));
  EXPECT_EQ(f.shifts("C4 D4"), (List{{K::Terrain, -2}}));
}

TEST(RallyOdds, R9_3_R99_all_shifts_at_once_and_the_ends_hold) {
  Fight1 f;
  f.field.terrain("C4", Terrain::WoodedHill).work("C4", true);
  EXPECT_EQ(f.odds().column, kAttackersFail) << "1-1 and five to the left";
  RallyField field(7, 7);
  const UnitId big = field.brigade("big", Side::Union, "C3", 10, 5);
  const UnitId small = field.brigade("small", Side::Confederate, "C4", 2, 1);
  const Odds odds = odds_of(field.scenario(), field.now(),
                            Engagement{Side::Union, UnitSet{big}, UnitSet{small}, field.spots("C4"), false});
  EXPECT_EQ(column_name(field.scenario().charts, odds.ratio_column), "5-1");
  EXPECT_EQ(odds.column, kDefendersFail);
  EXPECT_EQ(odds.defender_modifier, 0) << "no checks are made";
}

TEST(RallyOdds, R9_1_the_value_of_artillery_at_range_zero_counts_for_the_defence) {
  Fight1 f;
  const UnitId gun = f.field.gun("battery", "gray-1", {3, 3, 2, 1});
  f.field.now().location[gun.index()] = Location::in(f.field.spot("C4"));
  EXPECT_EQ(f.odds().defence, 7);
  f.field.now().fired.insert(gun);
  EXPECT_EQ(f.odds().defence, 5);
}

TEST(RallyOdds, R9_3_strength_is_that_of_the_side_that_shows) {
  Fight1 f;
  EXPECT_EQ(f.odds().attack, 4);
  f.field.now().damaged.insert(f.a);
  EXPECT_EQ(f.odds().attack, 2);
}

}  // namespace
}  // namespace longroll::rally
