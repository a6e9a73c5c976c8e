#include "aprils/movement.h"

#include "aprils/battles/battle.h"
#include "aprils/flood.h"

namespace longroll::aprils {
namespace {

HalfPoints allowance_of(const Scenario& scenario, const Situation& situation, UnitId unit) {
  return 2 * strengths(scenario, situation, unit).movement;
}

bool begins_in_zone(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit) {
  return situation.on_map(unit) && field.in_zone(enemy_of(scenario.unit(unit).side), situation.hex(unit));
}

// The rule to cite where limit_march stands against a hex.
std::string_view march_rule(const Scenario& scenario, const Situation& situation, UnitId unit, HexId hex) {
  const BattleRules& rules = *scenario.rules;
  return rules.march_rule_at != nullptr ? rules.march_rule_at(scenario, situation, unit, hex)
                                        : rules.march_rule;
}

// May this unit of the formation still do something in the phase?
bool can_act(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (situation.moved.contains(unit)) return false;
  if (!situation.on_map(unit) && !is_due(scenario, situation, unit)) return false;
  return scenario.rules->bars_unit == nullptr || !scenario.rules->bars_unit(scenario, situation, unit);
}

}  // namespace

std::optional<HalfPoints> Reach::cost(const Grid& grid, HexId hex) const {
  const int c = grid.column(hex);
  const HexSet::Word bit = HexSet::Word{1} << grid.row(hex);
  if (c >= low_column_ && c <= high_column_) {
    for (HalfPoints cost = 0; cost <= highest_cost_; ++cost)
      if ((layers_[static_cast<std::size_t>(c)][static_cast<std::size_t>(cost)] & bit) != 0) return cost;
  }
  for (const FirstHex& first : free_first_)
    if (first.hex == hex) return first.cost;
  return std::nullopt;
}

namespace {

enum class Began : std::uint8_t { OutsideZones, InZone };

// What binds every unit of a side that began its march so.
MarchLimits common_limits(const Scenario& scenario, const Situation& situation, const Field& field, Side side,
                          Began began) {
  const HexSet& zones = field.zones(enemy_of(side));
  MarchLimits limits;
  limits.full = field.full[side];
  limits.closed = field.held[enemy_of(side)];  // ruling A48
  if (began == Began::InZone) {
    limits.closed |= zones;  // 5.0, ruling A12: it may leave a zone but enter none
  } else {
    limits.stops = zones;
    limits.closed |= zones & limits.full;  // ruling A50: where it must stop but may not end
  }
  // 9.0, ruling A15: at night only where a friend already stands.
  if (scenario.turn(situation.turn).night) limits.closed |= zones - field.held[side];
  return limits;
}

// The bases of the units of one side at one moment. What they share is worked out once, and only if asked for.
class MarchBases {
 public:
  MarchBases(const Scenario& scenario, const Situation& situation, const Field& field, Side side)
      : scenario_(scenario), situation_(situation), field_(field), side_(side) {}

  // Holds until the next call.
  const MarchBasis& of(UnitId unit) {
    basis_.kind = scenario_.unit(unit).kind;
    basis_.from = situation_.location[unit.index()];
    basis_.allowance = allowance_of(scenario_, situation_, unit);
    basis_.gates.clear();
    if (!basis_.from.on_map()) basis_.gates = gates_for(scenario_, situation_, field_, unit);
    basis_.limits =
        common(begins_in_zone(scenario_, situation_, field_, unit) ? Began::InZone : Began::OutsideZones);
    if (scenario_.rules->limit_march != nullptr)
      scenario_.rules->limit_march(scenario_, situation_, unit, basis_.limits);
    return basis_;
  }

 private:
  const MarchLimits& common(Began began) {
    std::optional<MarchLimits>& limits = common_[static_cast<std::size_t>(began)];
    if (!limits) limits = common_limits(scenario_, situation_, field_, side_, began);
    return *limits;
  }

  const Scenario& scenario_;
  const Situation& situation_;
  const Field& field_;
  const Side side_;
  std::array<std::optional<MarchLimits>, 2> common_;
  MarchBasis basis_;
};

}  // namespace

MarchBasis march_basis(const Scenario& scenario, const Situation& situation, const Field& field,
                       UnitId unit) {
  return MarchBases(scenario, situation, field, scenario.unit(unit).side).of(unit);
}

MarchLimits march_limits(const Scenario& scenario, const Situation& situation, const Field& field,
                         UnitId unit) {
  MarchLimits limits =
      common_limits(scenario, situation, field, scenario.unit(unit).side,
                    begins_in_zone(scenario, situation, field, unit) ? Began::InZone : Began::OutsideZones);
  if (scenario.rules->limit_march != nullptr) scenario.rules->limit_march(scenario, situation, unit, limits);
  return limits;
}

void find_reach(const Scenario& scenario, const MarchBasis& basis, Reach& reach) {
  Flood(scenario, basis, reach).run();
}

void find_reach(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                Reach& reach) {
  find_reach(scenario, march_basis(scenario, situation, field, unit), reach);
}

bool Reach::comes_near(const Grid& grid, HexId hex) const {
  if (reached_.contains(grid, hex)) return true;
  for (Direction d : kDirections) {
    const std::optional<HexId> next = grid.neighbour(hex, d);
    if (next && reached_.contains(grid, *next)) return true;
  }
  return false;
}

bool still_holds(const Scenario& scenario, const Reach& reach, const MarchBasis& before,
                 const MarchBasis& now) {
  if (before.kind != now.kind || before.from != now.from || before.allowance != now.allowance ||
      !(before.gates == now.gates)) {
    return false;
  }
  const MarchLimits &a = before.limits, &b = now.limits;
  if (!(a.closed == b.closed) || !(a.stops == b.stops) || !(a.special == b.special) ||
      !(a.pass_only == b.pass_only) || a.closed_sides != b.closed_sides)
    return false;
  if (a.full == b.full) return true;
  // A friend has filled a hex or made room in it: that matters only where the unit could come.
  const Grid& grid = scenario.map.grid();
  bool matters = false;
  ((a.full | b.full) - (a.full & b.full)).for_each(grid, [&](HexId hex) {
    matters = matters || reach.comes_near(grid, hex);
    for (const Gate& gate : now.gates) matters = matters || gate.hex == hex;
  });
  return !matters;
}

PricedPath cheapest_path(const Scenario& scenario, const MarchBasis& basis, const Reach& reach, HexId to) {
  const Grid& grid = scenario.map.grid();
  const MarchLimits& limits = basis.limits;
  PricedPath priced;
  const std::optional<HalfPoints> total = reach.cost(grid, to);
  if (!total) return priced;
  priced.cost = *total;
  if (*total > basis.allowance) {
    priced.path.push_back(to);  // ruling A10: so dear only as the free first hex, and straight into it
    return priced;
  }
  FixedVector<HexId, kMaxAllowance> backward;
  HexId here = to;
  HalfPoints cost = *total;
  const auto begins_here = [&](HexId hex) { return cost == 0 && basis.from.is(hex); };
  const auto enters_here = [&](HexId hex, Roads roads) {
    for (const Gate& gate : basis.gates)
      if (gate.hex == hex &&
          entry_cost(scenario.map, scenario.charts, basis.kind, roads, hex, gate.by) == cost)
        return true;
    return false;
  };
  while (!begins_here(here)) {
    backward.push_back(here);
    const Roads roads = limits.full.contains(grid, here) ? Roads::Unusable : Roads::Usable;
    if (enters_here(here, roads)) break;
    std::optional<HexId> before;
    for (Direction d : kDirections) {
      const std::optional<HexId> from = grid.neighbour(here, d);
      if (!from) continue;
      const Direction way = opposite(d);
      if (limits.closes_side(grid, way, here)) continue;
      // Whoever could leave `from` cheaper would be here cheaper, so any coming at the right cost is the least.
      const auto step = scenario.moves.cost(basis.kind, roads, *from, way);
      if (!step || !reach.comes_at(grid, *from, cost - *step)) continue;
      const bool origin = basis.from.is(*from) && cost == *step;
      if (!origin && limits.stops.contains(grid, *from)) continue;
      before = from;
      cost -= *step;
      break;
    }
    LONGROLL_CHECK(before.has_value(), "a reachable hex without a way back");
    here = *before;
  }
  for (std::size_t i = backward.size(); i > 0; --i) priced.path.push_back(backward[i - 1]);
  return priced;
}

MarchVerdict judge_march(const Scenario& scenario, const Situation& situation, const Field& field,
                         const March& march) {
  const auto refuse_at = [&](Reason reason, std::string_view rule, HexId hex, int number = 0) {
    return MarchVerdict{0, Refusal{reason, rule, march.unit, hex, number}};
  };
  const Grid& grid = scenario.map.grid();
  const Unit& unit = scenario.unit(march.unit);
  const HexSet& zones = field.zones(enemy_of(unit.side));
  MarchLimits limits = march_limits(scenario, situation, field, march.unit);
  // A path that leads back through its own hex finds the unit itself gone from there.
  if (situation.on_map(march.unit) &&
      units_in(scenario, situation, situation.hex(march.unit)).size() == kStackingLimit)
    limits.full.erase(grid, situation.hex(march.unit));
  const HalfPoints allowance = allowance_of(scenario, situation, march.unit);
  const bool from_zone = begins_in_zone(scenario, situation, field, march.unit);
  if (march.path.empty()) return {0, Refusal{Reason::EmptyPath, "4.2", march.unit, std::nullopt, 0}};

  HalfPoints spent = 0;
  std::optional<HexId> here;
  if (situation.on_map(march.unit)) here = situation.hex(march.unit);
  for (std::size_t i = 0; i < march.path.size(); ++i) {
    const HexId to = march.path[i];
    const Roads roads = limits.full.contains(grid, to) ? Roads::Unusable : Roads::Usable;
    std::optional<HalfPoints> step;
    if (here) {
      const std::optional<Direction> d = grid.direction(*here, to);
      if (!d) return refuse_at(Reason::NotAdjacent, "4.2", to);
      if (i > 0 && zones.contains(grid, *here)) return refuse_at(Reason::MustStop, "5.0", *here);
      step = scenario.moves.cost(unit.kind, roads, *here, *d);
      if (!step) {
        const bool river = river_bars(scenario.map.features(*here, *d));
        return refuse_at(river ? Reason::RiverBars : Reason::Barred, "4.2", to);
      }
      if (limits.closes_side(grid, *d, to))
        return refuse_at(Reason::SpecialRuleBars, march_rule(scenario, situation, march.unit, to), to);
    } else {
      for (const Gate& gate : gates_for(scenario, situation, field, march.unit)) {
        if (gate.hex != to) continue;
        const auto cost = entry_cost(scenario.map, scenario.charts, unit.kind, roads, to, gate.by);
        if (cost && (!step || *cost < *step)) step = cost;
      }
      if (field.held[enemy_of(unit.side)].contains(grid, to))
        return refuse_at(Reason::EntryBlocked, "8.2", to);
      if (!step) return refuse_at(Reason::NotAnEntry, "8.2", to);
    }
    if (field.held[enemy_of(unit.side)].contains(grid, to)) return refuse_at(Reason::EnemyHeld, "4.2", to);
    if (limits.special.contains(grid, to))
      return refuse_at(Reason::SpecialRuleBars, march_rule(scenario, situation, march.unit, to), to);
    if (from_zone && zones.contains(grid, to)) return refuse_at(Reason::ZoneToZone, "5.0", to);
    if (scenario.turn(situation.turn).night && zones.contains(grid, to) &&
        !field.held[unit.side].contains(grid, to))
      return refuse_at(Reason::NightZone, "9.0", to);
    if (limits.closed.contains(grid, to)) return refuse_at(Reason::FullHex, "4.3", to);
    spent += *step;
    if (spent > allowance && i > 0) return refuse_at(Reason::TooDear, "4.2", to, spent - allowance);
    here = to;
  }
  // Ruling A10: a dear first hex ends the march; any hex after it costs more than is left, so it was refused above.
  if (here && limits.full.contains(grid, *here)) return refuse_at(Reason::FullHex, "4.3", *here);
  if (here && limits.pass_only.contains(grid, *here))
    return refuse_at(Reason::SpecialRuleBars, march_rule(scenario, situation, march.unit, *here), *here);
  if (situation.on_map(march.unit) && here == situation.hex(march.unit))
    return refuse_at(Reason::EmptyPath, "4.2", *here);
  return {spent, std::nullopt};
}

PricedPath cheapest_path(const Scenario& scenario, const Situation& situation, const Field& field,
                         UnitId unit, const Reach& reach, HexId to) {
  return cheapest_path(scenario, march_basis(scenario, situation, field, unit), reach, to);
}

Refusal why_unreachable(const Scenario& scenario, const Situation& situation, const Field& field, UnitId unit,
                        HexId to) {
  const auto because = [&](Reason reason, std::string_view rule, int number = 0) {
    return Refusal{reason, rule, unit, to, number};
  };
  const Grid& grid = scenario.map.grid();
  const Unit& who = scenario.unit(unit);
  const HexSet& zones = field.zones(enemy_of(who.side));
  MarchBasis basis = march_basis(scenario, situation, field, unit);
  MarchLimits& limits = basis.limits;
  if (situation.on_map(unit) && situation.hex(unit) == to) return because(Reason::EmptyPath, "4.2");
  if (field.held[enemy_of(who.side)].contains(grid, to)) return because(Reason::EnemyHeld, "4.2");
  if (limits.special.contains(grid, to) || limits.pass_only.contains(grid, to))
    return because(Reason::SpecialRuleBars, march_rule(scenario, situation, unit, to));
  if (limits.full.contains(grid, to)) return because(Reason::FullHex, "4.3");
  if (zones.contains(grid, to)) {
    if (begins_in_zone(scenario, situation, field, unit)) return because(Reason::ZoneToZone, "5.0");
    if (limits.closed.contains(grid, to)) return because(Reason::NightZone, "9.0");
  }
  const auto reach_with = [&](HalfPoints allowance, Reach& reach) {
    basis.allowance = allowance;
    find_reach(scenario, basis, reach);
    return reach.cost(grid, to);
  };
  Reach reach;
  const HalfPoints allowance = allowance_of(scenario, situation, unit);
  if (const auto cost = reach_with(kMaxAllowance, reach))
    return because(Reason::TooDear, "4.2", *cost - allowance);
  if (limits.closed_sides != nullptr) {
    limits.closed_sides = nullptr;
    if (reach_with(allowance, reach)) return because(Reason::SpecialRuleBars, scenario.rules->march_rule);
  }
  // Without zones it could be reached: every way passes one, and there the march ends.
  limits.stops = HexSet{};
  limits.closed = field.held[enemy_of(who.side)] | limits.special;
  if (reach_with(allowance, reach)) return because(Reason::BehindZone, "5.0");
  if (const auto cost = reach_with(kMaxAllowance, reach))
    return because(Reason::TooDear, "4.2", *cost - allowance);
  bool barred = true;
  for (Direction d : kDirections) barred = barred && !scenario.moves.passable(who.kind, d).contains(grid, to);
  return barred ? because(Reason::Barred, "4.2") : because(Reason::TooDear, "4.2", kMaxAllowance);
}

Side side_of(const Scenario& scenario, const MoveFormation& step) {
  return scenario.formation(step.formation).side;
}

UnitSet must_leave(const Scenario& scenario, const Situation& situation, FormationId formation) {
  UnitSet found;
  for (UnitId unit : scenario.units_of[formation.index()]) {
    // 4.3, ruling A14: an overstacked unit leaves at its first opportunity, if it has a move at all.
    if (!situation.on_map(unit) || !situation.overstacked(unit) || !can_act(scenario, situation, unit))
      continue;
    Reach reach;
    find_reach(scenario, situation, Field(scenario, situation), unit, reach);
    if (!reach.ends().empty()) found.insert(unit);
  }
  return found;
}

void offer(const Scenario& scenario, const Situation& situation, const MoveFormation& step, Offers& offers) {
  const Field field(scenario, situation);
  if (must_leave(scenario, situation, step.formation).empty()) offers.add(EndMovement{});
  MarchBases bases(scenario, situation, field, side_of(scenario, step));
  for (UnitId unit : scenario.units_of[step.formation.index()] - situation.moved) {
    if (offers.enough_marching()) return;
    if (!can_act(scenario, situation, unit)) continue;
    offers.add_marches(scenario, unit, bases.of(unit));
    if (scenario.rules->offer_works != nullptr)
      scenario.rules->offer_works(scenario, situation, field, unit, offers);
  }
}

namespace {

// Why this unit may not act in the phase, whatever it wants to do.
std::optional<Refusal> refuse_unit(const Scenario& scenario, const Situation& situation,
                                   const MoveFormation& step, UnitId unit) {
  const auto because = [&](Reason reason, std::string_view rule) {
    return Refusal{reason, rule, unit, std::nullopt, 0};
  };
  if (unit.index() >= scenario.units.size())
    return Refusal{Reason::Gone, "4.1", std::nullopt, std::nullopt, 0};
  if (scenario.unit(unit).formation != step.formation) return because(Reason::OtherFormation, "4.1");
  if (situation.location[unit.index()].is_gone()) return because(Reason::Gone, "2.2");
  if (situation.moved.contains(unit)) return because(Reason::AlreadyMoved, "4.2");
  if (!situation.on_map(unit) && !is_due(scenario, situation, unit)) return because(Reason::NotDue, "8.1");
  if (scenario.rules->bars_unit != nullptr) return scenario.rules->bars_unit(scenario, situation, unit);
  return std::nullopt;
}

std::optional<Refusal> refuse_march(const Scenario& scenario, const Situation& situation,
                                    const MoveFormation& step, const March& march) {
  if (auto refusal = refuse_unit(scenario, situation, step, march.unit)) return refusal;
  for (HexId hex : march.path)
    if (hex.index() >= scenario.map.grid().size())
      return Refusal{Reason::NotAdjacent, "4.2", march.unit, std::nullopt, 0};
  return judge_march(scenario, situation, Field(scenario, situation), march).refusal;
}

std::optional<Refusal> refuse_build(const Scenario& scenario, const Situation& situation,
                                    const MoveFormation& step, const Build& build) {
  if (auto refusal = refuse_unit(scenario, situation, step, build.unit)) return refusal;
  // 10: nothing may be built where the battle's own rules do not say so.
  if (scenario.rules->refuse_work == nullptr)
    return Refusal{Reason::MayNotBuild, "10", build.unit, std::nullopt, 0};
  return scenario.rules->refuse_work(scenario, situation, Field(scenario, situation), build);
}

}  // namespace

std::optional<Refusal> refuse(const Scenario& scenario, const Situation& situation, const MoveFormation& step,
                              const Choice& choice) {
  if (const auto* march = std::get_if<March>(&choice)) return refuse_march(scenario, situation, step, *march);
  if (const auto* build = std::get_if<Build>(&choice)) return refuse_build(scenario, situation, step, *build);
  if (std::holds_alternative<EndMovement>(choice)) {
    const UnitSet held_up = must_leave(scenario, situation, step.formation);
    if (held_up.empty()) return std::nullopt;
    return Refusal{Reason::MustLeaveFirst, "4.3", held_up.first(), situation.hex(held_up.first()), 0};
  }
  return Refusal{Reason::WrongKind, "4.1", std::nullopt, std::nullopt, 0};
}

void carry_out(const Umpire& umpire, const MoveFormation& step, const Choice& choice) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (std::holds_alternative<EndMovement>(choice)) {
    situation.has_acted.insert(step.formation);
    umpire.tell(MovementEnded{step.formation});
    if (scenario.rules->end_movement != nullptr) scenario.rules->end_movement(umpire, step.formation);
    return;
  }
  umpire.next({step});
  if (const auto* build = std::get_if<Build>(&choice)) {
    situation.moved.insert(build->unit);
    scenario.rules->build_work(umpire, *build);
    return;
  }
  const auto& march = std::get<March>(choice);
  UnitMarched told{march.unit, std::nullopt, march.path, 0};
  if (situation.on_map(march.unit)) told.from = situation.hex(march.unit);
  if (umpire.log != nullptr)
    told.cost = judge_march(scenario, situation, Field(scenario, situation), march).cost;
  lift_unit(scenario, situation, march.unit, Location::waiting());
  for (HexId hex : march.path) note_passage(scenario, situation, scenario.unit(march.unit).side, hex);
  put_unit(scenario, situation, march.unit, march.path.back());
  situation.moved.insert(march.unit);
  umpire.tell(told);
  if (scenario.rules->unit_came != nullptr) scenario.rules->unit_came(umpire, march.unit);
}

void Offers::add_marches(const Scenario& scenario, UnitId unit, const MarchBasis& basis) {
  // The unit's own place if it had one, else one that this list does not use yet.
  std::size_t place = slots_.size();
  for (std::size_t i = 0; i < slots_.size(); ++i) {
    if (slots_[i].unit == unit) {
      place = i;
      break;
    }
    if (place == slots_.size() && !slots_[i].listed) place = i;
  }
  if (place == slots_.size()) {
    slots_.emplace_back();
    found_.emplace_back();
  }
  Slot& slot = slots_[place];
  Found& found = found_[place];
  if (slot.unit == unit && slot.scenario == &scenario &&
      still_holds(scenario, found.reach, found.basis, basis)) {
    found.basis.limits.full = basis.limits.full;  // all that may differ
  } else {
    find_reach(scenario, basis, found.reach);
    slot.unit = unit;
    slot.scenario = &scenario;
    slot.count = found.reach.ends().size();
    found.basis = basis;
  }
  if (slot.count == 0) return;
  slot.listed = true;
  marches_.push_back(place);
  size_ += static_cast<std::size_t>(slot.count);
}

Choice Offers::at(const Scenario& scenario, std::size_t index) const {
  LONGROLL_CHECK(index < size_, "a choice beyond the list");
  if (index < choices_.size()) return choices_[index];
  auto rest = static_cast<int>(index - choices_.size());
  for (std::size_t place : marches_) {
    const Slot& slot = slots_[place];
    if (rest < slot.count) {
      const Found& found = found_[place];
      const HexId to = found.reach.ends().nth(scenario.map.grid(), rest);
      return March{*slot.unit, cheapest_path(scenario, found.basis, found.reach, to).path};
    }
    rest -= slot.count;
  }
  return EndMovement{};
}

}  // namespace longroll::aprils
