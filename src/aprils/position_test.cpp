// The position: small, copied whole, equal exactly when nothing differs, and with a hash that tells so.
#include "aprils/position.h"

#include <gtest/gtest.h>

#include <cstring>
#include <functional>
#include <set>
#include <string>
#include <vector>

#include "kit/field.h"

namespace longroll::aprils {
namespace {

using kit::Field;

constexpr Strengths kFour{4, 4, 4};

// A position in the middle of a fight, so that every part of it is there.
Position busy() {
  Position position;
  Situation& s = position.situation;
  s.turn = 3;
  s.location[0] = Location::in(HexId(7));
  s.steps[0] = 2;
  s.movement_markers[1] = 1;
  s.fight.emplace();
  s.fight->targets.push_back(HexId(9));
  s.works.push_back(Fortification{HexId(5), Direction::South, false, Side::Union, 2});
  position.agenda.push_back(NextMarker{});
  position.agenda.push_back(TakeLosses{Role::Defender, 2, true});
  return position;
}

using Change = std::function<void(Position&)>;

std::vector<std::pair<std::string, Change>> changes() {
  std::vector<std::pair<std::string, Change>> all;
  const auto situation = [&](std::string name, const std::function<void(Situation&)>& change) {
    all.emplace_back(std::move(name), [change](Position& p) { change(p.situation); });
  };
  const auto fight = [&](std::string name, const std::function<void(Fight&)>& change) {
    all.emplace_back(std::move(name), [change](Position& p) { change(*p.situation.fight); });
  };
  const auto work = [&](std::string name, const std::function<void(Fortification&)>& change) {
    all.emplace_back(std::move(name), [change](Position& p) { change(p.situation.works[0]); });
  };
  situation("turn", [](Situation& s) { s.turn = 4; });
  situation("another hex", [](Situation& s) { s.location[0] = Location::in(HexId(8)); });
  situation("gone", [](Situation& s) { s.location[0] = Location::gone(); });
  situation("waiting", [](Situation& s) { s.location[0] = Location::waiting(); });
  situation("the last unit", [](Situation& s) { s.location[kMaxUnits - 1] = Location::gone(); });
  situation("steps", [](Situation& s) { s.steps[0] = 1; });
  situation("depth", [](Situation& s) { s.depth[0] = 1; });
  situation("a marker drawn", [](Situation& s) { s.movement_markers[1] = 0; });
  situation("a marker of another", [](Situation& s) { s.movement_markers[2] = 1; });
  situation("union combat marker", [](Situation& s) { s.combat_marker[Side::Union] = true; });
  situation("confederate combat marker", [](Situation& s) { s.combat_marker[Side::Confederate] = true; });
  situation("who draws", [](Situation& s) { s.next_to_draw = Side::Union; });
  situation("moved", [](Situation& s) { s.moved.insert(UnitId(0)); });
  situation("moved, another", [](Situation& s) { s.moved.insert(UnitId(100)); });
  situation("acted", [](Situation& s) { s.has_acted.insert(FormationId(1)); });
  situation("attacked", [](Situation& s) { s.attacked.insert(UnitId(0)); });
  situation("defended", [](Situation& s) { s.defended.insert(UnitId(0)); });
  situation("retreated", [](Situation& s) { s.retreated.insert(UnitId(0)); });
  situation("displaced", [](Situation& s) { s.displaced.insert(UnitId(0)); });
  situation("risen", [](Situation& s) { s.risen.insert(UnitId(0)); });
  situation("fighting begun", [](Situation& s) { s.fighting_begun = true; });
  situation("no fight", [](Situation& s) { s.fight.reset(); });
  situation("last in, union", [](Situation& s) { s.last_in[0] = Side::Union; });
  situation("last in, confederate", [](Situation& s) { s.last_in[0] = Side::Confederate; });
  situation("last in another", [](Situation& s) { s.last_in[kMaxObjectives - 1] = Side::Union; });
  situation("no works", [](Situation& s) { s.works.clear(); });
  situation("a second work", [](Situation& s) { s.works.push_back(s.works[0]); });
  situation("generals", [](Situation& s) { s.memory.generals_fallen = 1; });
  situation("the cavalry's release", [](Situation& s) { s.memory.cavalry_released = true; });
  situation("day of the fall", [](Situation& s) { s.memory.general_fell_on_turn = 1; });
  situation("options", [](Situation& s) { s.options.insert(OptionId(2)); });
  situation("a draw", [](Situation& s) { s.outcome = Outcome{}; });
  situation("a winner", [](Situation& s) { s.outcome = Outcome{Side::Union, VictoryLevel::Marginal, 0}; });
  situation("a level", [](Situation& s) { s.outcome = Outcome{Side::Union, VictoryLevel::Decisive, 0}; });
  situation("a line", [](Situation& s) { s.outcome = Outcome{Side::Union, VictoryLevel::Marginal, 1}; });

  work("work hex", [](Fortification& w) { w.hex = HexId(6); });
  work("work facing", [](Fortification& w) { w.facing = Direction::North; });
  work("entrenchment", [](Fortification& w) { w.entrenchment = true; });
  work("builder", [](Fortification& w) { w.builder = Side::Confederate; });
  work("work turn", [](Fortification& w) { w.turn = 3; });

  fight("kind", [](Fight& f) { f.kind = FightKind::Bombardment; });
  fight("attacker", [](Fight& f) { f.attacker = Side::Confederate; });
  fight("attackers", [](Fight& f) { f.attackers.insert(UnitId(0)); });
  fight("guns", [](Fight& f) { f.guns.insert(UnitId(0)); });
  fight("target", [](Fight& f) { f.targets[0] = HexId(10); });
  fight("two targets", [](Fight& f) { f.targets.push_back(HexId(10)); });
  fight("hit attackers", [](Fight& f) { f.hit[Role::Attacker].insert(UnitId(0)); });
  fight("hit defenders", [](Fight& f) { f.hit[Role::Defender].insert(UnitId(0)); });
  fight("counted", [](Fight& f) { f.counted.insert(UnitId(0)); });
  fight("column", [](Fight& f) { f.column = 1; });
  fight("attacker rolls", [](Fight& f) { f.attacker_rolls = false; });
  fight("defender rolls", [](Fight& f) { f.defender_rolls = false; });
  fight("entrenched", [](Fight& f) { f.entrenched = true; });
  fight("rating 0", [](Fight& f) { f.rating[Role::Attacker] = std::int8_t{0}; });
  fight("rating -1", [](Fight& f) { f.rating[Role::Attacker] = std::int8_t{-1}; });
  fight("rating 0 of the other", [](Fight& f) { f.rating[Role::Defender] = std::int8_t{0}; });
  fight("losses", [](Fight& f) { f.result[Role::Attacker].losses = 1; });
  fight("retreat", [](Fight& f) { f.result[Role::Attacker].retreat = true; });
  fight("losses of the other", [](Fight& f) { f.result[Role::Defender].losses = 1; });
  fight("lost step", [](Fight& f) { f.lost_step[Role::Defender] = true; });
  fight("fight retreated", [](Fight& f) { f.retreated.insert(UnitId(0)); });
  fight("advanced", [](Fight& f) { f.advanced.insert(UnitId(0)); });
  fight("lost steps", [](Fight& f) { f.lost_steps.insert(UnitId(0)); });
  fight("vacated", [](Fight& f) { f.vacated.push_back(HexId(0)); });
  fight("footprint", [](Fight& f) { f.footprints.push_back(Footprint{UnitId(0), HexId(0)}); });
  fight("footprint of another", [](Fight& f) { f.footprints.push_back(Footprint{UnitId(1), HexId(0)}); });
  fight("footprint elsewhere", [](Fight& f) { f.footprints.push_back(Footprint{UnitId(0), HexId(1)}); });

  all.emplace_back("a step less", [](Position& p) { p.agenda.pop_back(); });
  all.emplace_back("another order", [](Position& p) { std::swap(p.agenda[0], p.agenda[1]); });
  return all;
}

// Every step there is, and every field of it set to something else.
std::vector<Step> steps() {
  const UnitSet one{UnitId(1)}, two{UnitId(1), UnitId(2)};
  return {BeginTurn{},
          FillCup{},
          NextMarker{},
          DrawMarker{},
          EndTurn{},
          VoluntaryRetreats{},
          CoverFire{},
          EndFight{},
          MoveFormation{FormationId(0)},
          MoveFormation{FormationId(1)},
          DeclareCombat{Side::Union},
          DeclareCombat{Side::Confederate},
          LendRating{Role::Attacker},
          LendRating{Role::Defender},
          RollCombat{Role::Attacker},
          RollCombat{Role::Defender},
          ApplyResult{Role::Attacker},
          ApplyResult{Role::Defender},
          TakeLosses{Role::Attacker, 1, true},
          TakeLosses{Role::Defender, 1, true},
          TakeLosses{Role::Attacker, 2, true},
          TakeLosses{Role::Attacker, 1, false},
          BeginRetreats{Role::Attacker},
          BeginRetreats{Role::Defender},
          RetreatUnits{one, RetreatCause::Result},
          RetreatUnits{two, RetreatCause::Result},
          RetreatUnits{one, RetreatCause::Automatic},
          BeginChecks{Role::Attacker},
          BeginChecks{Role::Defender},
          CheckUnits{one},
          CheckUnits{two},
          RollCheck{UnitId(1), false},
          RollCheck{UnitId(2), false},
          RollCheck{UnitId(1), true},
          JudgeRetreat{UnitId(1), RetreatCause::Result},
          JudgeRetreat{UnitId(2), RetreatCause::Result},
          JudgeRetreat{UnitId(1), RetreatCause::Voluntary},
          ExtendRetreat{UnitId(1), RetreatCause::Result},
          ExtendRetreat{UnitId(2), RetreatCause::Result},
          ExtendRetreat{UnitId(1), RetreatCause::FailedCheck},
          BeginAdvance{Role::Attacker},
          BeginAdvance{Role::Defender},
          OfferAdvance{Role::Attacker},
          OfferAdvance{Role::Defender},
          SpecialRoll{1},
          SpecialRoll{2},
          SpecialQuestion{1, Side::Union, one},
          SpecialQuestion{2, Side::Union, one},
          SpecialQuestion{1, Side::Confederate, one},
          SpecialQuestion{1, Side::Union, two}};
}

TEST(Position, is_copied_as_bytes_and_at_most_four_kilobytes) {
  EXPECT_TRUE(std::is_trivially_copyable_v<Position>);
  EXPECT_LE(sizeof(Position), 4096u);
  const Position position = busy();
  Position copy;
  std::memcpy(static_cast<void*>(&copy), &position, sizeof(Position));
  EXPECT_EQ(copy, position);
  EXPECT_EQ(hash_of(copy), hash_of(position));
}

TEST(Position, equal_positions_have_equal_hashes) {
  EXPECT_EQ(busy(), busy());
  EXPECT_EQ(hash_of(busy()), hash_of(busy()));
}

TEST(Position, differs_in_equality_and_hash_when_anything_in_it_differs) {
  const Position before = busy();
  std::set<std::uint64_t> hashes{hash_of(before)};
  for (const auto& [name, change] : changes()) {
    Position after = busy();
    change(after);
    EXPECT_NE(after, before) << name;
    EXPECT_TRUE(hashes.insert(hash_of(after)).second) << name;
  }
}

TEST(Position, differs_when_a_step_still_to_be_done_differs) {
  std::set<std::uint64_t> hashes;
  std::set<std::size_t> kinds;
  const std::vector<Step> all = steps();
  for (std::size_t i = 0; i < all.size(); ++i) {
    Position position;
    position.agenda.push_back(all[i]);
    EXPECT_TRUE(hashes.insert(hash_of(position)).second) << i;
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(all[i], all[j]) << i << " " << j;
    kinds.insert(all[i].index());
  }
  EXPECT_EQ(kinds.size(), std::variant_size_v<Step>);  // none forgotten
}

TEST(Position, the_same_situation_reached_in_another_order_is_the_same_position) {
  Field one(9, 9), other(9, 9);
  for (Field* field : {&one, &other}) {
    for (std::string_view id : {"a", "b", "c"})
      field->unit(id, Side::Union, UnitKind::Infantry, kFour, "0" + std::to_string(1 + id[0] - 'a') + "01");
    field->movement(Side::Union);
  }
  EXPECT_EQ(one.position(), other.position());
  EXPECT_FALSE(one.march(UnitId(0), "0102"));
  EXPECT_NE(one.position(), other.position());
  EXPECT_NE(hash_of(one.position()), hash_of(other.position()));
  EXPECT_FALSE(one.march(UnitId(1), "0202"));
  EXPECT_FALSE(other.march(UnitId(1), "0202"));
  EXPECT_FALSE(other.march(UnitId(0), "0102"));
  EXPECT_EQ(one.position(), other.position());
  EXPECT_EQ(hash_of(one.position()), hash_of(other.position()));
}

TEST(Position, a_refused_answer_leaves_it_untouched) {
  Field field(9, 9);
  const UnitId blue = field.unit("a", Side::Union, UnitKind::Infantry, kFour, "0101");
  field.movement(Side::Union);
  const Position before = field.position();
  for (std::string_view path : {"0109", "", "0102 0103 0104 0105 0106"})
    EXPECT_TRUE(field.march(blue, path)) << path;
  EXPECT_TRUE(field.attack({blue}, "0102"));
  EXPECT_TRUE(field.advance(blue, "0102"));
  EXPECT_EQ(field.position(), before);
}

TEST(Position, the_opening_stands_before_turn_one_with_everything_set_up) {
  Field field(9, 9);
  field.entry('A', "0101").objective("0505", Side::Union);
  const UnitId on_map = field.unit("a", Side::Union, UnitKind::Infantry, kFour, "0303");
  const UnitId waits = field.reinforcement("b", Side::Union, UnitKind::Infantry, kFour, 2, "A");
  OptionSet options{OptionId(1)};
  const Position position = opening(field.scenario(), options);
  EXPECT_EQ(position.situation.turn, 0);
  EXPECT_TRUE(position.situation.location[on_map.index()].is(field.hex("0303")));
  EXPECT_TRUE(position.situation.location[waits.index()].is_waiting());
  EXPECT_EQ(position.situation.steps_left(on_map), 2);
  EXPECT_EQ(position.situation.last_in[0], Side::Union);
  EXPECT_EQ(position.situation.options, options);
  ASSERT_EQ(position.agenda.size(), 1u);
  EXPECT_TRUE(std::holds_alternative<BeginTurn>(position.agenda.back()));
}

TEST(Position, a_place_is_a_hex_or_waiting_or_gone) {
  EXPECT_TRUE(Location::in(HexId(0)).on_map());
  EXPECT_TRUE(Location::in(HexId(3071)).on_map());  // the last hex of the largest sheet
  EXPECT_EQ(Location::in(HexId(3071)).hex(), HexId(3071));
  EXPECT_FALSE(Location::waiting().on_map());
  EXPECT_FALSE(Location::gone().on_map());
  EXPECT_TRUE(Location::waiting().is_waiting());
  EXPECT_TRUE(Location::gone().is_gone());
  EXPECT_EQ(Location(), Location::waiting());
}

}  // namespace
}  // namespace longroll::aprils
