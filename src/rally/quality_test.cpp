#include "rally/quality.h"

#include "kit/rally_field.h"
#include "rally/losses.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

TEST(RallyQuality, R2_4_R1_R2_equal_or_less_passes) {
  EXPECT_TRUE(passes(3, 0, 3));
  EXPECT_FALSE(passes(4, 0, 3));
  EXPECT_TRUE(passes(4, -1, 3));
  EXPECT_FALSE(passes(3, 1, 3));
}

TEST(RallyQuality, R2_4_R3_R6_a_natural_one_passes_and_a_natural_six_fails_whatever_is_added) {
  EXPECT_TRUE(passes(1, 5, 1));
  EXPECT_FALSE(passes(6, -4, 5));
  EXPECT_FALSE(passes(6, 0, 8));
}

TEST(RallyQuality, R2_21_R7_each_side_of_the_counter_has_its_own_figures) {
  RallyField field(3, 3);
  const UnitId unit = field.brigade("a", Side::Union, "A1", 5, 4);
  field.draft().units[unit.index()].damaged = {2, 3};
  EXPECT_EQ(quality_of(field.scenario(), field.now(), unit), 4);
  field.now().damaged.insert(unit);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), unit), 3);
  EXPECT_EQ(strength(field.scenario(), field.now(), unit).points, 2);
}

TEST(RallyQuality, R2_21_a_full_unit_is_damaged_and_a_damaged_one_shattered) {
  RallyField field(3, 3);
  const UnitId unit = field.brigade("a", Side::Union, "A1");
  field.now();
  EventLog log;
  const Umpire umpire{field.scenario(), field.now(), field.position().agenda, &log};
  lose_step(umpire, unit, StepLost::Cause::Combat);
  EXPECT_TRUE(field.now().damaged.contains(unit));
  EXPECT_EQ(field.where(unit), "A1");
  lose_step(umpire, unit, StepLost::Cause::Combat);
  EXPECT_EQ(field.where(unit), "shattered");
}

TEST(RallyQuality, R2_22_R9_a_leader_lends_his_bonus_to_his_own_units_in_his_hex) {
  RallyField field(4, 4);
  const UnitId own = field.brigade("own", Side::Union, "A1", 4, 3, "blue-1");
  const UnitId other = field.brigade("other", Side::Union, "A1", 4, 3, "blue-2");
  const UnitId away = field.brigade("away", Side::Union, "A2", 4, 3, "blue-1");
  field.leader("chief", "blue-1", "A1", 0, 2);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), own), 5);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), other), 3);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), away), 3);
}

TEST(RallyQuality, R9_7_R9_R15_only_the_highest_leader_of_a_hex_counts) {
  RallyField field(4, 4);
  const UnitId unit = field.brigade("own", Side::Union, "A1", 4, 3, "blue-1");
  field.leader("division", "blue-1", "A1", 0, 2);
  field.leader("corps", "blue", "A1", 0, 1);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), unit), 4);
}

TEST(RallyQuality, R9_7_a_leader_without_a_unit_of_his_own_there_does_not_count) {
  RallyField field(4, 4);
  const UnitId unit = field.brigade("own", Side::Union, "A1", 4, 3, "blue-1");
  field.leader("division", "blue-1", "A1", 0, 1);
  field.leader("stranger", "blue-2", "A1", 0, 3);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), unit), 4);
}

TEST(RallyQuality, R12_0_R10_an_active_train_within_three_hexes_adds_one) {
  RallyField field(8, 4);
  const UnitId near = field.brigade("near", Side::Union, "D1");
  const UnitId far = field.brigade("far", Side::Union, "E1");
  const UnitId enemy = field.brigade("enemy", Side::Confederate, "B1");
  const UnitId train = field.train(Side::Union, "A1");
  EXPECT_EQ(quality_of(field.scenario(), field.now(), near), 4);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), far), 3);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), enemy), 3);
  field.now().damaged.insert(train);
  EXPECT_EQ(quality_of(field.scenario(), field.now(), near), 3);
}

TEST(RallyQuality, R8_3_R85_cover_helps_to_get_away) {
  RallyField field(3, 3);
  field.terrain("A2", Terrain::Hill).terrain("A3", Terrain::WoodedHill).work("B1");
  EXPECT_EQ(exit_modifier(field.scenario(), field.spot("A1"), Side::Union), -1);
  EXPECT_EQ(exit_modifier(field.scenario(), field.spot("A2"), Side::Union), -2);
  EXPECT_EQ(exit_modifier(field.scenario(), field.spot("A3"), Side::Union), -2);
  EXPECT_EQ(exit_modifier(field.scenario(), field.spot("B1"), Side::Union), -2);
}

}  // namespace
}  // namespace longroll::rally
