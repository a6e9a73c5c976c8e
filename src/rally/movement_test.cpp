#include "rally/movement.h"

#include <functional>

#include "kit/rally_field.h"
#include "rally/activation.h"

namespace longroll::rally {
namespace {

using kit::RallyField;
using kit::refused;
using kit::taken;

TEST(RallyMovement, R8_0_infantry_has_five_points_and_cavalry_nine) {
  RallyField field(14, 4);
  const UnitId foot = field.brigade("foot", Side::Union, "A1");
  const UnitId horse = field.cavalry("horse", Side::Union, "A2");
  EXPECT_EQ(field.cost_to(foot, "F1"), 10);
  EXPECT_FALSE(field.cost_to(foot, "G1"));
  EXPECT_EQ(field.cost_to(horse, "J1"), 18);
  EXPECT_FALSE(field.cost_to(horse, "K1"));
}

TEST(RallyMovement, R8_0_R12_a_leader_has_nine_points) {
  RallyField field(14, 4);
  const UnitId leader = field.leader("leader", "blue-1", "A1");
  EXPECT_EQ(field.cost_to(leader, "J1"), 18);
}

TEST(RallyMovement, R8_0_terrain_by_foot_and_by_horse) {
  const struct {
    Terrain terrain;
    int foot, horse;
  } rows[] = {{Terrain::Clear, 2, 2},      {Terrain::Woods, 4, 6}, {Terrain::Hill, 3, 4},
              {Terrain::WoodedHill, 6, 6}, {Terrain::Rough, 5, 5}, {Terrain::Swamp, 6, 6},
              {Terrain::Town, 2, 2}};
  for (const auto& row : rows) {
    RallyField field(3, 1);
    field.terrain("B1", row.terrain);
    const UnitId foot = field.brigade("foot", Side::Union, "A1");
    const UnitId horse = field.cavalry("horse", Side::Union, "A1");
    EXPECT_EQ(field.cost_to(foot, "B1"), row.foot) << name_of(row.terrain);
    EXPECT_EQ(field.cost_to(horse, "B1"), row.horse) << name_of(row.terrain);
  }
}

TEST(RallyMovement, R8_0_R75_a_town_costs_two_in_an_enemy_zone) {
  RallyField field(5, 3);
  field.terrain("C1", Terrain::Town);
  const UnitId foot = field.brigade("foot", Side::Union, "A1");
  field.brigade("gray", Side::Confederate, "E1");
  EXPECT_EQ(field.cost_to(foot, "B1"), 2);
  EXPECT_EQ(field.cost_to(foot, "C1"), 4) << "no enemy next to it yet";
  field.now().location[1] = Location::in(field.spot("D1"));
  EXPECT_EQ(field.cost_to(foot, "C1"), 6);
}

TEST(RallyMovement, R8_0_R11_R76_a_road_costs_half_a_point_from_start_to_end) {
  RallyField field(3, 14);
  field.road("A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12").terrain("A4 A5 A6", Terrain::Woods);
  const UnitId foot = field.brigade("foot", Side::Union, "A1");
  EXPECT_EQ(field.cost_to(foot, "A11"), 10);
  EXPECT_FALSE(field.cost_to(foot, "A12"));
  field.activate({foot});
  EXPECT_TRUE(refused(field.march(foot, "A2 A3 A4 A5 A6 A7 B7"), Reason::TooDear, "8.0"))
      << "leaving the road makes the whole march pay for the ground";
}

TEST(RallyMovement, R8_0_R76_who_does_not_start_on_the_road_does_not_march_by_it) {
  RallyField field(3, 8);
  field.road("A1 A2 A3 A4 A5 A6 A7");
  const UnitId foot = field.brigade("foot", Side::Union, "B1");
  EXPECT_EQ(field.cost_to(foot, "A3"), 6);
}

TEST(RallyMovement, R8_0_R76_a_road_march_enters_no_enemy_zone) {
  RallyField field(3, 10);
  field.road("A1 A2 A3 A4 A5 A6 A7");
  const UnitId foot = field.brigade("foot", Side::Union, "A1");
  field.brigade("gray", Side::Confederate, "A7");
  EXPECT_EQ(field.cost_to(foot, "A5"), 4);
  EXPECT_EQ(field.cost_to(foot, "A6"), 10) << "by the ground: five points";
}

TEST(RallyMovement, R8_0_R77_a_railroad_costs_one_point_through_any_ground) {
  RallyField field(3, 8);
  field.railroad("A1 A2 A3").terrain("A2 A3", Terrain::Woods);
  const UnitId foot = field.brigade("foot", Side::Union, "A1");
  EXPECT_EQ(field.cost_to(foot, "A3"), 4);
}

TEST(RallyMovement, R8_1_ten_points_a_hex_also_on_the_way_through) {
  RallyField field(6, 3);
  const UnitId foot = field.brigade("foot", Side::Union, "A1", 4);
  field.brigade("friend", Side::Union, "B1", 6);
  field.brigade("large", Side::Union, "A2", 7);
  field.activate({foot});
  EXPECT_TRUE(refused(field.march(foot, "A2"), Reason::Overstacks, "8.1"));
  EXPECT_TRUE(refused(field.march(foot, "A2 A3"), Reason::Overstacks, "8.1"));
  EXPECT_TRUE(taken(field.march(foot, "B1")));
}

TEST(RallyMovement, R8_1_leaders_stack_freely) {
  RallyField field(4, 3);
  const UnitId leader = field.leader("leader", "blue-1", "A1");
  field.brigade("large", Side::Union, "A2", 10);
  field.activate({leader});
  EXPECT_TRUE(taken(field.march(leader, "A2")));
}

TEST(RallyMovement, R8_2_R8_3_R84_an_enemy_zone_stops) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  field.brigade("gray", Side::Confederate, "C4");
  field.activate({foot});
  EXPECT_TRUE(refused(field.march(foot, "C2 C3 B3"), Reason::MustStop, "8.3"));
  EXPECT_TRUE(refused(field.march(foot, "C2 C3 C4"), Reason::MustStop, "8.3"));
  EXPECT_TRUE(taken(field.march(foot, "C2 C3")));
}

TEST(RallyMovement, R8_2_R13_leaders_and_trains_have_no_zone) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  field.leader("leader", "gray-1", "C4");
  field.train(Side::Confederate, "D4");
  field.activate({foot});
  EXPECT_TRUE(taken(field.march(foot, "C2 C3 B3")));
}

TEST(RallyMovement, R8_3_R85_leaving_an_enemy_zone_takes_a_check_and_failure_a_step) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C3", 4, 3);
  field.brigade("gray", Side::Confederate, "C4");
  field.activate({foot});
  EXPECT_TRUE(taken(field.march(foot, "C2 C1")));
  field.roll({5});  // 5 - 1 = 4 against 3
  EXPECT_TRUE(field.now().damaged.contains(foot));
  EXPECT_EQ(field.where(foot), "C1") << "it moves all the same";
}

TEST(RallyMovement, R8_3_R86_from_zone_to_zone_a_check_and_a_stop) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C3", 4, 3);
  field.brigade("gray", Side::Confederate, "C4");
  field.activate({foot});
  EXPECT_TRUE(
      refused(field.why_not(March{foot, Path{field.spot("D4"), field.spot("E4")}}), Reason::MustStop, "8.3"));
  EXPECT_TRUE(taken(field.march(foot, "D4")));
  field.roll({4});
  EXPECT_FALSE(field.now().damaged.contains(foot));
  EXPECT_EQ(field.where(foot), "D4");
}

TEST(RallyMovement, R8_3_a_unit_shattered_on_leaving_goes_nowhere) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C3", 4, 3);
  field.brigade("gray", Side::Confederate, "C4");
  field.now().damaged.insert(foot);
  field.activate({foot});
  EXPECT_TRUE(taken(field.march(foot, "C2")));
  field.roll({6});
  EXPECT_EQ(field.where(foot), "shattered");
}

TEST(RallyMovement, R8_3_R12_a_leader_goes_into_an_enemy_zone_only_beside_a_friend) {
  RallyField field(6, 6);
  const UnitId leader = field.leader("leader", "blue-1", "C1");
  field.brigade("friend", Side::Union, "D4");
  field.brigade("gray", Side::Confederate, "C4");
  field.activate({leader});
  EXPECT_TRUE(refused(field.march(leader, "C2 C3"), Reason::LeaderExposed, "8.3"));
  EXPECT_TRUE(refused(field.march(leader, "C2 C3 C4"), Reason::LeaderExposed, "8.3"));
  EXPECT_TRUE(taken(field.march(leader, "D2 D3 D4"))) << "D3 is no zone";
}

TEST(RallyMovement, R8_4_R137_leaders_and_trains_keep_away_from_any_enemy_counter) {
  RallyField field(6, 6);
  const UnitId leader = field.leader("leader", "blue-1", "C1");
  const UnitId train = field.train(Side::Union, "D1");
  field.leader("gray leader", "gray-1", "C3");
  field.brigade("gray", Side::Confederate, "E5");
  field.activate({leader, train});
  EXPECT_TRUE(refused(field.march(leader, "C2 C3"), Reason::EnemyThere, "8.4"));
  EXPECT_TRUE(refused(field.march(train, "D2 D3 D4 E4"), Reason::LeaderExposed, "8.3"));
}

TEST(RallyMovement, R8_4_R88_an_enemy_leader_alone_is_taken_on_one_and_two) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  const UnitId leader = field.leader("leader", "gray-1", "C2", 1, 2);
  field.activate({foot});
  EXPECT_TRUE(taken(field.march(foot, "C2 C3")));
  field.roll({2});
  EXPECT_EQ(field.where(leader), "track");
  EXPECT_EQ(field.now().leader_points[Side::Union], 2) << "bonuses of 3";
  EXPECT_EQ(field.where(foot), "C3") << "the march goes on";
}

TEST(RallyMovement, R8_4_R88_on_three_he_gets_away_beside_friends_if_he_can) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  const UnitId leader = field.leader("leader", "gray-1", "C2");
  field.brigade("gray", Side::Confederate, "D3");
  field.now();
  field.activate({foot});
  EXPECT_TRUE(taken(field.march(foot, "C2")));
  field.roll({3});
  EXPECT_EQ(field.where(leader), "D3") << "the only friends next to him";
}

TEST(RallyMovement, R7_4_R141_an_army_commander_who_is_driven_off_gives_no_bonus_any_more) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  const UnitId bragg = field.leader("bragg", "gray-army", "C2", 0, 0, 4);
  const UnitId gray = field.brigade("gray", Side::Confederate, "D3");
  field.activate({foot});
  EXPECT_TRUE(near_commander(field.scenario(), field.now(), gray));
  EXPECT_TRUE(taken(field.march(foot, "C2")));
  field.roll({3});
  EXPECT_EQ(field.where(bragg), "D3");
  EXPECT_FALSE(near_commander(field.scenario(), field.now(), gray));
}

TEST(RallyMovement, R8_4_R89_artillery_left_alone_is_taken_or_driven_off) {
  for (int die : {3, 4}) {
    RallyField field(6, 6);
    const UnitId foot = field.brigade("foot", Side::Union, "C1");
    const UnitId gun = field.gun("battery", "gray-1", {3, 3, 2, 1});
    field.now().location[gun.index()] = Location::in(field.spot("C2"));
    field.activate({foot});
    EXPECT_TRUE(taken(field.march(foot, "C2")));
    field.roll({die});
    EXPECT_EQ(field.where(gun), die <= 3 ? "captured" : "resting");
  }
}

// A river along C: C3 divided, with a ford; E3 with a bridge on the road.
struct River {
  RallyField field{7, 6};
  River(std::optional<Feature> crossing) { field.river("C3", "C2 B3 D3", "C4 B4 D4", crossing); }
};

TEST(RallyMovement, R8_5_R79_a_ford_takes_a_point_and_a_half_from_bank_to_bank) {
  River r(Feature::Ford);
  const UnitId foot = r.field.brigade("foot", Side::Union, "C2");
  EXPECT_EQ(r.field.cost_to(foot, "C3/north"), 2);
  EXPECT_EQ(r.field.cost_to(foot, "C3/south"), 5);
}

TEST(RallyMovement, R8_0_R153_a_ford_in_a_stream_is_a_name) {
  RallyField field(6, 6);
  field.inside("B2 C2", Feature::Stream).inside("B2", Feature::Ford).road("B1 B2 B3");
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  const UnitId marching = field.brigade("marching", Side::Union, "B1");
  EXPECT_EQ(field.cost_to(foot, "C2"), 4) << "a stream, two points";
  EXPECT_EQ(field.cost_to(foot, "B2"), 4) << "and so with its ford";
  EXPECT_EQ(field.cost_to(marching, "B3"), 2) << "on the road half a point each";
}

TEST(RallyMovement, R8_5_a_river_without_crossing_is_not_passed) {
  RallyField field(3, 5);
  field.river("A3", "A2 B3", "A4").river("B4", "B3", "A4 B5 C4").river("C3", "C2 B3", "C4");
  // From edge to edge.
  const UnitId foot = field.brigade("foot", Side::Union, "A2");
  EXPECT_FALSE(field.cost_to(foot, "A4"));
  EXPECT_FALSE(field.cost_to(foot, "A3/south"));
  EXPECT_TRUE(field.cost_to(foot, "A3/north"));
}

TEST(RallyMovement, R8_5_R78_R136_a_bridge_belongs_to_a_road_march) {
  River r(Feature::Bridge);
  r.field.road("C1 C2 C3 C4 C5");
  const UnitId foot = r.field.brigade("foot", Side::Union, "C2");
  const UnitId gray = r.field.brigade("gray", Side::Confederate, "G6");
  EXPECT_EQ(r.field.cost_to(foot, "C3/south"), 3) << "half a point, and one for the bridge (ruling R136)";
  EXPECT_EQ(r.field.cost_to(foot, "C5"), 5);
  r.field.now().location[gray.index()] = Location::in(r.field.spot("C5"));
  EXPECT_NE(r.field.cost_to(foot, "C4"), 4) << "not by the bridge into an enemy zone";
  EXPECT_EQ(r.field.cost_to(foot, "C3/south"), 3);
  r.field.activate({foot});
  EXPECT_TRUE(refused(r.field.march(foot, "C3/north C3/south D4"), Reason::NoBridgeRoad, "8.5"));
}

TEST(RallyMovement, R8_5_R81_no_zone_reaches_across_the_river) {
  River r(std::nullopt);
  const UnitId foot = r.field.brigade("foot", Side::Union, "C1");
  r.field.brigade("gray", Side::Confederate, "C3/south");
  r.field.activate({foot});
  EXPECT_TRUE(taken(r.field.march(foot, "C2 C3/north D3")));
}

TEST(RallyMovement, R8_5_both_sides_may_stand_in_one_river_hex) {
  River r(std::nullopt);
  const UnitId foot = r.field.brigade("foot", Side::Union, "C2");
  const UnitId gray = r.field.brigade("gray", Side::Confederate, "C3/south");
  r.field.activate({foot});
  EXPECT_TRUE(taken(r.field.march(foot, "C3/north")));
  r.field.combat(Side::Union, {foot});
  EXPECT_TRUE(r.field.done()) << "and do not fight";
  static_cast<void>(gray);
}

TEST(RallyMovement, R11_1_R126_passing_through_takes_control) {
  RallyField field(6, 6);
  field.objective("C2", 2, Side::Confederate);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  const UnitId leader = field.leader("leader", "blue-1", "C1");
  field.activate({leader, foot});
  EXPECT_TRUE(taken(field.march(leader, "C2 C3")));
  EXPECT_EQ(field.now().control[0], Side::Confederate) << "leaders hold nothing";
  EXPECT_TRUE(taken(field.march(foot, "C2 C3")));
  EXPECT_EQ(field.now().control[0], Side::Union);
}

TEST(RallyMovement, R8_0_R90_one_at_a_time_and_only_what_is_active) {
  RallyField field(6, 6);
  const UnitId foot = field.brigade("foot", Side::Union, "C1");
  const UnitId other = field.brigade("other", Side::Union, "E1");
  const UnitId gray = field.brigade("gray", Side::Confederate, "F6");
  field.activate({foot});
  EXPECT_TRUE(refused(field.march(other, "E2"), Reason::NotActive, "8.0"));
  EXPECT_TRUE(refused(field.march(gray, "F5"), Reason::NotYours, "8.0"));
  EXPECT_TRUE(refused(field.march(foot, "C3"), Reason::NotAdjacent, "8.0"));
  EXPECT_TRUE(refused(field.answer(March{foot, {}}), Reason::EmptyPath, "8.0"));
  EXPECT_TRUE(taken(field.march(foot, "C2")));
  EXPECT_TRUE(field.done()) << "it has moved";
}

// The flood against brute force: every path of up to four steps, judged one by one.
TEST(RallyMovement, R8_0_the_reach_is_what_all_paths_together_reach) {
  RallyField field(7, 7);
  field.terrain("C3 D3", Terrain::Woods)
      .terrain("B4", Terrain::Hill)
      .road("A2 B2 C1 D1")
      .inside("D5", Feature::Stream);
  field.river("E4", "E3 D4 F4", "E5 D5 F5", Feature::Ford);
  const UnitId foot = field.brigade("foot", Side::Union, "B3", 5);
  field.brigade("friend", Side::Union, "C4", 6);
  field.brigade("gray", Side::Confederate, "D6");
  Situation& now = field.now();
  now.allowance[foot.index()] = 8;
  const Scenario& scenario = field.scenario();
  const Field around(scenario, now, Side::Union);
  const Mover mover = mover_of(scenario, now, foot);
  Reach reach;
  find_reach(scenario, now, around, mover, reach);
  std::array<int, kMaxSpots> best;
  best.fill(1000);
  const std::function<void(Path&)> go = [&](Path& path) {
    if (!path.empty()) {
      const PathCost judged = judge_path(scenario, now, around, mover, path);
      if (!judged.refusal) best[path.back().index()] = std::min(best[path.back().index()], judged.cost);
      if (judged.refusal && judged.refusal->reason != Reason::TooDear &&
          judged.refusal->reason != Reason::NoBridgeRoad)
        return;
    }
    if (path.size() == 5) return;
    const SpotId at = path.empty() ? mover.from : path.back();
    FixedVector<SpotId, 7> next;
    for (Direction d : kDirections)
      if (const auto to = scenario.ground.next(at, d)) next.push_back(*to);
    if (const auto far = scenario.ground.other_bank(at)) next.push_back(*far);
    for (SpotId to : next) {
      path.push_back(to);
      go(path);
      path.pop_back();
    }
  };
  Path path;
  go(path);
  for (std::size_t i = 0; i < scenario.ground.size(); ++i) {
    const SpotId spot(i);
    EXPECT_EQ(reach.ends.contains(spot), best[i] < 1000) << scenario.name(spot);
    if (reach.ends.contains(spot)) {
      EXPECT_EQ(reach.cost(spot), best[i]) << scenario.name(spot);
      EXPECT_FALSE(
          judge_path(scenario, now, around, mover, path_to(scenario, now, around, mover, reach, spot))
              .refusal);
    }
  }
}

}  // namespace
}  // namespace longroll::rally
