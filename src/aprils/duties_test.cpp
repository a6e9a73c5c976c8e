// 6.1: which declarations leave the duties that remain within reach. First situations a player would recognise, then
// small battles by the hundred, in which every possible declaration is compared with an exhaustive search written here
// from the rules alone.
#include "aprils/duties.h"

#include <gtest/gtest.h>

#include <map>

#include "kit/troops.h"

namespace longroll::aprils {
namespace {

using kit::blue;
using kit::blue_guns;
using kit::Field;
using kit::gray;
using kit::kFour;
using kit::offers_of;
using kit::refused;
using kit::roll;
using kit::taken;

// 6.1, rulings A16, A17

TEST(Duties, C6_1_A16_every_enemy_with_a_zone_on_a_friendly_hex_must_be_attacked) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505", {8, 4, 4});
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0504"), Reason::DutyTargetLeft, "6.1"));
  EXPECT_TRUE(refused(field.attack({a}, "0506"), Reason::DutyTargetLeft, "6.1"));
  EXPECT_FALSE(field.offered(Attack{UnitSet{a}, HexList{field.hex("0504")}}));
  EXPECT_TRUE(taken(field.attack({a}, "0504 0506")));
}

TEST(Duties, C6_1_C7_2_A16_it_need_not_be_attacked_by_the_unit_in_its_zone) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0509");  // reaches 0506, not 0504
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({gun}, "0506")));
  field.roll(1);
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_EQ(field.situation().attacked, (UnitSet{a, gun}));  // what was left was declared at once
}

TEST(Duties, C6_1_A16_the_gun_may_also_follow_later) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  blue_guns(field, "0509");
  gray(field, "0504");
  gray(field, "0506");
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.attack({a}, "0504")));
}

TEST(Duties, C6_1_C7_2_A58_a_gun_that_cannot_muster_one_to_four_relieves_nobody) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  blue_guns(field, "0509", {2, 4, 4});
  gray(field, "0504");
  gray(field, "0506", {4, 5, 4});  // half of two against five
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({a}, "0504"), Reason::DutyUnmeetable, "6.1"));
}

TEST(Duties, C6_1_C7_2_friends_relieved_by_guns_must_still_attack_somebody) {
  Field field(9, 9);
  blue(field, "0505");
  const UnitId gun = blue_guns(field, "0508");
  gray(field, "0504");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({gun}, "0504"), Reason::DutyUnitLeft, "6.1"));
}

TEST(Duties, C6_1_A17_a_unit_that_would_be_left_without_a_target_must_join) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0604");
  gray(field, "0504");
  field.combat(Side::Union);
  const auto refusal = field.attack({a}, "0504");
  EXPECT_TRUE(refused(refusal, Reason::DutyUnitLeft, "6.1"));
  EXPECT_EQ(refusal->unit, b);
  EXPECT_TRUE(taken(field.attack({a, b}, "0504")));
}

TEST(Duties, C6_1_A17_an_enemy_that_would_be_left_without_an_attacker_may_not_be_left) {
  // 0604 alone stands beside both; used against 0504 it leaves 0603 to nobody.
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId b = blue(field, "0604");
  gray(field, "0504");
  gray(field, "0603");
  field.combat(Side::Union);
  const auto refusal = field.attack({a, b}, "0504");
  EXPECT_TRUE(refused(refusal, Reason::DutyTargetLeft, "6.1"));
  EXPECT_EQ(refusal->hex, field.hex("0603"));
  EXPECT_TRUE(taken(field.attack({a}, "0504")));
}

TEST(Duties, A17_A58_a_unit_without_strength_must_not_be_left_alone) {
  // 0505 has no strength. If 0604 goes against 0603, 0505 has no company against 0504.
  Field field(9, 9);
  const UnitId weak = blue(field, "0505", {0, 4, 4});
  const UnitId strong = blue(field, "0604");
  const UnitId third = blue(field, "0404");
  gray(field, "0504");
  gray(field, "0603");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({third}, "0504"), Reason::DutyUnitLeft, "6.1"));
  EXPECT_TRUE(taken(field.why_not(Attack{UnitSet{strong}, HexList{field.hex("0603")}})));
  EXPECT_TRUE(taken(field.attack({weak, third}, "0504")));
}

TEST(Duties, A17_A58_where_regular_combats_cannot_do_it_automatic_retreats_must_come_first) {
  Field field(9, 9);
  const UnitId weak = blue(field, "0505", {0, 4, 4});
  const UnitId strong = blue(field, "0604");
  gray(field, "0504");
  gray(field, "0603");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.attack({strong}, "0603"), Reason::DutyUnmeetable, "6.1"));
  EXPECT_TRUE(refused(field.attack({weak, strong}, "0504"), Reason::DutyTargetLeft, "6.1"));
  EXPECT_TRUE(refused(field.attack({strong}, "0504 0603"), Reason::DutyUnitLeft, "6.1"));
  EXPECT_TRUE(offers_of<Attack>(field).empty());
  EXPECT_FALSE(offers_of<FallBack>(field).empty());
}

TEST(Duties, A17_A58_two_units_without_strength_may_share_one_strong_friend) {
  // 0605 stands beside 0604 only, 0505 beside 0604 and 0504. 0403 is needed against 0504 and 0402 together, where 0505
  // cannot follow it; so both without strength go against 0604 with 0704, and the far attack may be declared first.
  Field field(9, 9);
  const UnitId weak = blue(field, "0605", {0, 4, 4});
  const UnitId weak_too = blue(field, "0505", {0, 4, 4});
  const UnitId strong = blue(field, "0704");
  blue(field, "0403");
  const UnitId far = blue(field, "0909");
  gray(field, "0604");
  gray(field, "0504");
  gray(field, "0402");
  gray(field, "0908");
  field.combat(Side::Union);
  EXPECT_TRUE(taken(field.why_not(Attack{UnitSet{weak, weak_too, strong}, HexList{field.hex("0604")}})));
  EXPECT_TRUE(taken(field.attack({far}, "0908")));
}

TEST(Duties, A101_a_duty_that_the_fighting_has_put_out_of_reach_falls_away) {
  // The gun in 0508 was to fire at 0504. The enemy of 0506, beaten, finds a work in 0507 that faces the gun: its zone
  // now lies on the gun, which can no longer bombard.
  Field field(9, 9);
  field.compass(Side::Confederate, "S");
  const UnitId a = blue(field, "0505", {16, 4, 4});
  const UnitId gun = blue_guns(field, "0508");
  const UnitId d = gray(field, "0506");
  gray(field, "0504");
  kit::breastwork(field, "0507", Direction::South);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0506")));
  roll(field, {3, 1, 6});  // 3-1: "1R"
  EXPECT_EQ(field.where(d), "0507");
  ASSERT_TRUE(taken(field.no_advance()));
  EXPECT_TRUE(field.over());
  EXPECT_EQ(field.where(gun), "0508");
}

TEST(Duties, A101_what_can_still_be_met_must_be) {
  // The same, but another gun still reaches 0504.
  Field field(9, 9);
  field.compass(Side::Confederate, "S");
  const UnitId a = blue(field, "0505", {16, 4, 4});
  const UnitId gun = blue_guns(field, "0508");
  const UnitId second = blue_guns(field, "0104", {2, 4, 4});
  const UnitId d = gray(field, "0506");
  gray(field, "0504", {4, 4, 4});
  kit::breastwork(field, "0507", Direction::South);
  field.combat(Side::Union);
  ASSERT_TRUE(taken(field.attack({a}, "0506")));
  roll(field, {3, 1, 6});
  EXPECT_EQ(field.where(d), "0507");
  ASSERT_TRUE(taken(field.no_advance()));
  // Only the second gun is left for it, so that was declared at once.
  EXPECT_TRUE(field.situation().attacked.contains(second));
  EXPECT_FALSE(field.situation().attacked.contains(gun));
}

TEST(Duties, C6_1_the_last_duty_met_the_phase_may_end) {
  Field field(9, 9);
  const UnitId a = blue(field, "0505");
  const UnitId gun = blue_guns(field, "0108");
  gray(field, "0504");
  gray(field, "0105");
  field.combat(Side::Union);
  EXPECT_TRUE(refused(field.end_combat(), Reason::DutyOpen, "6.1"));
  ASSERT_TRUE(taken(field.attack({a}, "0504")));
  roll(field, {1, 1});
  ASSERT_TRUE(taken(field.stand_fast()));
  EXPECT_TRUE(field.offered(EndCombat{}));
  EXPECT_TRUE(field.offered(Attack{UnitSet{gun}, HexList{field.hex("0105")}}));
}

// The exhaustive search. Everything is read off the map anew; only who has attacked, defended or retreated is taken
// from the game.
class Search {
 public:
  explicit Search(Field& field) : field_(field), start_(field.situation()) {
    for (UnitId f : units(Side::Union))
      for (UnitId e : units(Side::Confederate))
        if (zone(start_, start_.hex(e), start_.hex(f))) contacts_.push_back({f, e});
  }

  // Reads off who can still do what.
  void look() {
    strikers_.clear();
    targets_.clear();
    known_.clear();
    const Situation& now = field_.situation();
    for (UnitId e : units(Side::Confederate)) {
      if (!now.on_map(e) || now.defended.contains(e)) continue;
      if (std::find(targets_.begin(), targets_.end(), now.hex(e)) == targets_.end())
        targets_.push_back(now.hex(e));
    }
    std::sort(targets_.begin(), targets_.end());
    for (UnitId f : units(Side::Union))
      if (now.on_map(f) && !now.attacked.contains(f) && now.depth[f.index()] < 2) strikers_.push_back(f);
  }

  const std::vector<UnitId>& strikers() const { return strikers_; }
  const std::vector<HexId>& targets() const { return targets_; }
  unsigned all_strikers() const { return (1u << strikers_.size()) - 1; }
  unsigned all_targets() const { return (1u << targets_.size()) - 1; }

  // 6.2.1, 7.2: a combat that could be fought.
  bool legal(unsigned who, unsigned whom) const {
    if (who == 0 || whom == 0) return false;
    int near = 0, far = 0, defence = 0;
    bool beside = false;
    for (std::size_t s = 0; s < strikers_.size(); ++s) {
      if ((who >> s & 1u) == 0) continue;
      int range = 0;
      for (std::size_t t = 0; t < targets_.size(); ++t) {
        if ((whom >> t & 1u) == 0) continue;
        if (!can(s, t)) return false;
        range = std::max(range, grid().distance(field_.situation().hex(strikers_[s]), targets_[t]));
      }
      const int strength = strengths(field_.scenario(), field_.situation(), strikers_[s]).attack;
      beside = beside || !bombards(strikers_[s]);
      (bombards(strikers_[s]) && range > 1 ? far : near) += strength;
    }
    for (std::size_t t = 0; t < targets_.size(); ++t)
      if ((whom >> t & 1u) != 0) defence += defence_of(targets_[t]);
    const int attack = near + far / 2;
    if (attack == 0) return false;
    return beside || ((whom & (whom - 1)) == 0 && 4 * attack >= defence);
  }

  // 6.1, rulings A17, A58: everything left can be met by regular combats.
  bool solvable(unsigned strikers, unsigned targets) {
    const auto [known, fresh] = known_.try_emplace({strikers, targets}, false);
    if (!fresh) return known->second;
    const bool found = search(strikers, targets);
    known_[{strikers, targets}] = found;
    return found;
  }

  // 6.2.2, ruling A20: whether this way of falling back may be declared.
  bool may_fall_back(unsigned from, const FallBack& choice) const {
    const Situation& now = field_.situation();
    if (now.fighting_begun || choice.bombarded.has_value() == choice.guns.empty()) return false;
    const auto zone_of = [&](std::size_t t, UnitId unit) { return zone(now, targets_[t], now.hex(unit)); };
    const auto given_up = [&](std::size_t t) { return (from >> t & 1u) != 0; };
    UnitSet retreating;
    for (UnitId unit : units(Side::Union)) {
      if (!now.on_map(unit) || now.attacked.contains(unit)) continue;
      bool in_any = false, in_other = false;
      for (std::size_t t = 0; t < targets_.size(); ++t) {
        in_any = in_any || (given_up(t) && zone_of(t, unit));
        in_other = in_other || (given_up(t) && zone_of(t, unit) && targets_[t] != choice.bombarded);
      }
      if (in_any && !choice.stay.contains(unit)) retreating.insert(unit);
      if (!choice.stay.contains(unit)) continue;
      bool other_target = false;
      for (std::size_t t = 0; t < targets_.size(); ++t) {
        const std::optional<Direction> d = grid().direction(now.hex(unit), targets_[t]);
        other_target = other_target || (!given_up(t) && d && !river(now.hex(unit), *d));
      }
      if (!in_any || in_other || !other_target || !choice.bombarded || now.depth[unit.index()] >= 2)
        return false;
    }
    for (std::size_t t = 0; t < targets_.size(); ++t) {
      bool on_retreating = false, on_others = false;
      for (UnitId unit : retreating) on_retreating = on_retreating || zone_of(t, unit);
      for (UnitId unit : strikers_) on_others = on_others || (!retreating.contains(unit) && zone_of(t, unit));
      if (given_up(t) ? !on_retreating : on_retreating && !on_others) return false;
    }
    if (!choice.bombarded) return true;
    const auto b = static_cast<std::size_t>(std::find(targets_.begin(), targets_.end(), *choice.bombarded) -
                                            targets_.begin());
    if (b == targets_.size() || !given_up(b)) return false;
    unsigned battery = 0;
    for (std::size_t s = 0; s < strikers_.size(); ++s)
      if (choice.guns.contains(strikers_[s])) battery |= 1u << s;
    for (UnitId gun : choice.guns)
      if (!bombards(gun)) return false;
    return legal(battery, 1u << b);
  }

  bool any_duty() const {
    for (std::size_t s = 0; s < strikers_.size(); ++s)
      if (unit_duty(s)) return true;
    for (std::size_t t = 0; t < targets_.size(); ++t)
      if (hex_duty(t)) return true;
    return false;
  }

  // Some combat that could be fought would meet a duty.
  bool any_duty_within_reach() const {
    for (unsigned who = 1; who <= all_strikers(); ++who)
      for (unsigned whom = 1; whom <= all_targets(); ++whom)
        if (meets_duty(who, whom) && legal(who, whom)) return true;
    return false;
  }

 private:
  const Grid& grid() const { return field_.scenario().map.grid(); }

  std::vector<UnitId> units(Side side) const {
    std::vector<UnitId> found;
    for (std::size_t i = 0; i < field_.scenario().units.size(); ++i)
      if (field_.scenario().units[i].side == side) found.push_back(UnitId(i));
    return found;
  }

  bool river(HexId from, Direction d) const {
    const Features side = field_.scenario().map.features(from, d);
    return side.has(Feature::River) && !side.has(Feature::Bridge) && !side.has(Feature::Ford);
  }

  // 5.0, 10
  bool zone(const Situation& situation, HexId from, HexId to) const {
    const std::optional<Direction> d = grid().direction(from, to);
    if (!d || river(from, *d)) return false;
    for (const Fortification& work : situation.works) {
      const int turn = (static_cast<int>(opposite(*d)) - static_cast<int>(work.facing) + 6) % 6;
      if (work.hex == to && (turn == 0 || turn == 1 || turn == 5)) return false;
    }
    return true;
  }

  // 7.1
  bool bombards(UnitId unit) const {
    if (field_.scenario().unit(unit).kind != UnitKind::Artillery) return false;
    const Situation& now = field_.situation();
    for (UnitId e : units(Side::Confederate))
      if (now.on_map(e) && zone(now, now.hex(e), now.hex(unit))) return false;
    return true;
  }

  bool can(std::size_t s, std::size_t t) const {
    const HexId from = field_.situation().hex(strikers_[s]);
    if (bombards(strikers_[s]))
      return !field_.situation().retreated.contains(strikers_[s]) && grid().distance(from, targets_[t]) <= 4;
    const std::optional<Direction> d = grid().direction(from, targets_[t]);
    return d && !river(from, *d);
  }

  int defence_of(HexId hex) const {
    const Situation& now = field_.situation();
    int sum = 0;
    for (UnitId e : units(Side::Confederate))
      if (now.on_map(e) && now.hex(e) == hex && now.depth[e.index()] < 2 && !now.retreated.contains(e))
        sum += strengths(field_.scenario(), now, e).defence;
    return sum;
  }

  bool stands(UnitId unit) const {
    return field_.situation().on_map(unit) && field_.situation().hex(unit) == start_.hex(unit) &&
           !field_.situation().displaced.contains(unit);
  }

  // Ruling A18: as it was when the phase began, and not yet fallen away.
  bool unit_duty(std::size_t s) const {
    const UnitId unit = strikers_[s];
    if (start_.depth[unit.index()] >= 2 || !stands(unit)) return false;
    for (const auto& [f, e] : contacts_)
      if (f == unit && stands(e) && !field_.situation().defended.contains(e)) return true;
    return false;
  }
  bool hex_duty(std::size_t t) const {
    for (const auto& [f, e] : contacts_)
      if (stands(f) && stands(e) && field_.situation().hex(e) == targets_[t] &&
          !field_.situation().defended.contains(e))
        return true;
    return false;
  }

  bool meets_duty(unsigned who, unsigned whom) const {
    for (std::size_t s = 0; s < strikers_.size(); ++s)
      if ((who >> s & 1u) != 0 && unit_duty(s)) return true;
    for (std::size_t t = 0; t < targets_.size(); ++t)
      if ((whom >> t & 1u) != 0 && hex_duty(t)) return true;
    return false;
  }

  bool search(unsigned strikers, unsigned targets) {
    unsigned first_who = 0,
             first_whom = 0;  // one duty that is open: whatever we do, some combat must meet it
    for (std::size_t s = 0; s < strikers_.size(); ++s)
      if ((strikers >> s & 1u) != 0 && unit_duty(s)) first_who = 1u << s;
    if (first_who == 0)
      for (std::size_t t = 0; t < targets_.size(); ++t)
        if ((targets >> t & 1u) != 0 && hex_duty(t)) first_whom = 1u << t;
    if (first_who == 0 && first_whom == 0) return true;
    for (unsigned who = 1; who <= strikers; ++who) {
      if ((who & ~strikers) != 0 || (who & first_who) != first_who) continue;
      for (unsigned whom = 1; whom <= targets; ++whom) {
        if ((whom & ~targets) != 0 || (whom & first_whom) != first_whom) continue;
        if (legal(who, whom) && solvable(strikers & ~who, targets & ~whom)) return true;
      }
    }
    return false;
  }

  Field& field_;
  Situation start_;
  std::vector<std::pair<UnitId, UnitId>> contacts_;
  std::vector<UnitId> strikers_;
  std::vector<HexId> targets_;
  std::map<std::pair<unsigned, unsigned>, bool> known_;
};

// Numbers without end for the battle of this number; the same in every run.
class Numbers {
 public:
  explicit Numbers(std::uint32_t battle) : state_(battle * 2654435761u + 12345u) {}
  int below(int end) {
    state_ ^= state_ << 13;
    state_ ^= state_ >> 17;
    state_ ^= state_ << 5;
    return static_cast<int>(state_ % static_cast<std::uint32_t>(end));
  }

 private:
  std::uint32_t state_;
};

enum class Ground : std::uint8_t { Open, Rivers, Works };

Field small_battle(Numbers& numbers, Ground ground) {
  Field field(4, 4);
  const Grid grid = field.draft().map.grid();
  std::vector<std::optional<Side>> holder(grid.size());
  std::vector<int> stack(grid.size());
  const auto put = [&](Side side, int number) {
    for (int tries = 0; tries < 20; ++tries) {
      const auto at = static_cast<std::size_t>(numbers.below(static_cast<int>(grid.size())));
      if ((holder[at] && holder[at] != side) || stack[at] == 3) continue;
      holder[at] = side;
      ++stack[at];
      const bool gun = numbers.below(3) == 0;
      const std::array<std::uint8_t, 6> attacks = {0, 0, 1, 2, 3, 5};
      const std::uint8_t attack = attacks[static_cast<std::size_t>(numbers.below(6))];
      const auto defence = static_cast<std::uint8_t>(1 + numbers.below(9));
      field.unit((side == Side::Union ? "b" : "g") + std::to_string(number), side,
                 gun ? UnitKind::Artillery : UnitKind::Infantry, {attack, defence, 4}, grid.name(HexId(at)));
      return;
    }
  };
  const int ours = 2 + numbers.below(5), theirs = 1 + numbers.below(4);
  for (int i = 0; i < ours; ++i) put(Side::Union, i);
  for (int i = 0; i < theirs; ++i) put(Side::Confederate, i);
  if (ground == Ground::Rivers) {
    for (int i = 0; i < 6; ++i) {
      const HexId hex(static_cast<std::size_t>(numbers.below(static_cast<int>(grid.size()))));
      const auto d = static_cast<Direction>(numbers.below(6));
      if (const auto next = grid.neighbour(hex, d))
        field.side(grid.name(hex), grid.name(*next), Feature::River);
    }
  }
  if (ground == Ground::Works) {
    for (int i = 0; i < 4; ++i) {
      const auto at = static_cast<std::size_t>(numbers.below(static_cast<int>(grid.size())));
      bool taken_already = false;
      field.scenario();
      for (const Fortification& work : field.situation().works) taken_already |= work.hex == HexId(at);
      if (!taken_already)
        kit::breastwork(field, grid.name(HexId(at)), static_cast<Direction>(numbers.below(6)));
    }
  }
  return field;
}

std::string describe(Field& field) {
  std::string text;
  const Situation& now = field.situation();
  for (std::size_t i = 0; i < field.scenario().units.size(); ++i) {
    const Unit& unit = field.scenario().units[i];
    if (!now.on_map(UnitId(i))) continue;
    const Strengths& s = strengths(field.scenario(), now, UnitId(i));
    text += unit.id + (unit.kind == UnitKind::Artillery ? "*" : "") + " " + std::to_string(s.attack) + "-" +
            std::to_string(s.defence) + " " + field.where(UnitId(i)) +
            (now.attacked.contains(UnitId(i)) ? " a" : "") + (now.defended.contains(UnitId(i)) ? " d" : "") +
            (now.displaced.contains(UnitId(i)) ? " x" : "") + "; ";
  }
  for (const Fortification& work : now.works)
    text +=
        "work " + field.scenario().map.grid().name(work.hex) + " " + std::string(name_of(work.facing)) + "; ";
  return text;
}

// Every declaration there could be, against the search.
void compare(Field& field, Search& search) {
  search.look();
  if (search.strikers().size() > 6) return;
  const unsigned all = search.all_strikers(), all_targets = search.all_targets();
  const bool stuck = field.situation().fighting_begun && !search.solvable(all, all_targets);  // ruling A101
  for (unsigned who = 1; who <= all; ++who) {
    for (unsigned whom = 1; whom <= all_targets; ++whom) {
      Attack attack;
      for (std::size_t s = 0; s < search.strikers().size(); ++s)
        if ((who >> s & 1u) != 0) attack.attackers.insert(search.strikers()[s]);
      for (std::size_t t = 0; t < search.targets().size(); ++t)
        if ((whom >> t & 1u) != 0) attack.targets.push_back(search.targets()[t]);
      const bool expected =
          search.legal(who, whom) && (stuck || search.solvable(all & ~who, all_targets & ~whom));
      const auto refusal = field.why_not(attack);
      ASSERT_EQ(!refusal.has_value(), expected)
          << "attackers " << who << " targets " << whom << " reason "
          << (refusal ? static_cast<int>(refusal->reason) : -1) << ": " << describe(field);
    }
  }
  const bool may_end = !search.any_duty() || (stuck && !search.any_duty_within_reach());
  ASSERT_EQ(!field.why_not(EndCombat{}).has_value(), may_end) << describe(field);
  const auto offered = field.choices();
  ASSERT_FALSE(offered.empty()) << describe(field);
  for (const Choice& choice : offered) ASSERT_TRUE(taken(field.why_not(choice))) << describe(field);
}

// Every way of falling back there could be, against ruling A20 as written down above.
void compare_fall_backs(Field& field, const Search& search) {
  if (search.strikers().size() > 5) return;
  for (unsigned from = 1; from <= search.all_targets(); ++from) {
    FallBack choice;
    for (std::size_t t = 0; t < search.targets().size(); ++t)
      if ((from >> t & 1u) != 0) choice.targets.push_back(search.targets()[t]);
    const auto agree = [&] {
      const auto refusal = field.why_not(choice);
      ASSERT_EQ(!refusal.has_value(), search.may_fall_back(from, choice))
          << "from " << from << " reason " << (refusal ? static_cast<int>(refusal->reason) : -1) << " stay "
          << choice.stay.words()[0] << " guns " << choice.guns.words()[0] << ": " << describe(field);
    };
    agree();
    for (const HexId target : HexList(choice.targets)) {
      choice.bombarded = target;
      for (unsigned guns = 1; guns <= search.all_strikers(); ++guns) {
        for (unsigned stay = 0; stay <= search.all_strikers(); ++stay) {
          if ((guns & stay) != 0) continue;
          choice.guns.clear();
          choice.stay.clear();
          for (std::size_t s = 0; s < search.strikers().size(); ++s) {
            if ((guns >> s & 1u) != 0) choice.guns.insert(search.strikers()[s]);
            if ((stay >> s & 1u) != 0) choice.stay.insert(search.strikers()[s]);
          }
          agree();
          if (testing::Test::HasFatalFailure()) return;
        }
      }
    }
  }
}

// Plays the phase out with any answers and any dice, comparing whenever a combat is to be declared.
template <class Compare>
void play_out(Ground ground, std::uint32_t first, std::uint32_t last, Compare&& look) {
  for (std::uint32_t battle = first; battle < last; ++battle) {
    SCOPED_TRACE(battle);
    Numbers numbers(battle);
    Field field = small_battle(numbers, ground);
    field.scenario();
    Search search(field);
    field.combat(Side::Union);
    while (!field.over()) {
      if (field.asked() == Asked::Dice) {
        field.roll(1 + numbers.below(6));
        continue;
      }
      if (field.at<DeclareCombat>()) look(field, search);
      if (testing::Test::HasFatalFailure()) return;
      const auto choices = field.choices();
      ASSERT_TRUE(taken(
          field.answer(choices[static_cast<std::size_t>(numbers.below(static_cast<int>(choices.size())))])));
    }
  }
}

TEST(Duties, C6_1_A16_A17_A18_A58_every_declaration_in_open_ground_is_judged_as_an_exhaustive_search_does) {
  play_out(Ground::Open, 0, 400, compare);
}

TEST(Duties, C6_1_A16_A17_A18_A58_every_declaration_among_rivers_is_judged_as_an_exhaustive_search_does) {
  play_out(Ground::Rivers, 1000, 1400, compare);
}

TEST(Duties, C6_1_A17_A19_A58_A101_every_declaration_among_works_is_judged_as_an_exhaustive_search_does) {
  play_out(Ground::Works, 213000, 213500, compare);
}

TEST(Duties, C6_2_2_A20_every_way_of_falling_back_is_judged_as_the_ruling_reads) {
  const auto look = [](Field& field, Search& search) {
    search.look();
    compare_fall_backs(field, search);
  };
  play_out(Ground::Open, 0, 60, look);
  play_out(Ground::Rivers, 1000, 1060, look);
  play_out(Ground::Works, 2000, 2060, look);
}

}  // namespace
}  // namespace longroll::aprils
