// Stones River: the surprise on the right, Polk's late start, Breckinridge beyond the river, Mendenhall's guns, worn-out lines,
// and the plan of the variant in which Rosecrans is first.
// A rule applies where the scenario lists its case among its special rules.
#include "rally/battles/known.h"
#include "rally/field.h"
#include "rally/purchases.h"

namespace longroll::rally {
namespace {

constexpr int kSecondOfJanuary = 3;  // day

bool is_unit(const Scenario& scenario, UnitId unit, std::initializer_list<std::string_view> ids) {
  for (std::string_view id : ids)
    if (scenario.unit(unit).id == id) return true;
  return false;
}

// The places that can be reached from the east bank without crossing the river.
SpotSet east_of_river(const Scenario& scenario) {
  const Ground& ground = scenario.ground;
  SpotSet east;
  std::vector<SpotId> front;
  for (std::size_t i = 0; i < ground.size(); ++i) {
    const auto& banks = scenario.map.banks(ground.hex(SpotId(i)));
    if (banks && banks->names[ground[SpotId(i)].bank] == "east") front.push_back(SpotId(i));
  }
  for (SpotId spot : front) east.insert(spot);
  while (!front.empty()) {
    const SpotId at = front.back();
    front.pop_back();
    for (std::uint16_t to : ground[at].next) {
      if (to == Ground::kNowhere || east.contains(SpotId(to))) continue;
      east.insert(SpotId(to));
      front.push_back(SpotId(to));
    }
  }
  return east;
}

Verdict bars_activation(const Scenario& scenario, const Situation& situation, UnitId unit,
                        std::optional<FormationId> with) {
  if (!scenario.brigades.contains(unit)) return std::nullopt;
  // S1: Johnson's division is surprised.
  if (situation.turn == 1 && has_rule(scenario, "S1") &&
      is_unit(scenario, unit, {"kirk", "willich", "baldwin"}))
    return refuse_as(Reason::SpecialRuleBars, "S1", unit);
  // S2: Polk's corps does not go in on turn 1, and on turn 2 division by division.
  if (situation.turn <= 2 && has_rule(scenario, "S2") && in_formation(scenario, unit, "polk-corps")) {
    const bool whole = with && scenario.formation(*with).level == Rank::Corps;
    if (situation.turn == 1 || (situation.turn == 2 && whole))
      return refuse_as(Reason::SpecialRuleBars, "S2", unit);
  }
  return std::nullopt;
}

// S1: they check with less heart while the surprise lasts.
int quality_change(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const bool shaken =
      situation.turn == 1 && has_rule(scenario, "S1") && is_unit(scenario, unit, {"kirk", "willich"});
  return shaken ? -1 : 0;
}

// S6, S8: Pillow leads Palmer's brigade.
std::optional<int> counter_quality(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (!is_unit(scenario, unit, {"palmer-jb"})) return std::nullopt;
  const bool pillow = has_rule(scenario, "S8") || (has_rule(scenario, "S6") && situation.turn >= 15);
  return pillow ? std::optional(2) : std::nullopt;
}

int extra_cost(const Scenario& scenario, const Situation& situation, FormationId of) {
  int extra = 0;
  // S5: New Year's Day.
  if (situation.turn >= 15 && situation.turn <= 24 && has_rule(scenario, "S5") &&
      scenario.formation(of).level == Rank::Corps)
    ++extra;
  // S7: only those named are fresh.
  if (has_rule(scenario, "S7")) {
    bool fresh = false;
    for (std::string_view id : {"breckinridge", "csa-cavalry", "palmer-jm", "wood-tj", "van-cleve", "negley"})
      fresh = fresh || scenario.formation(of).id == id;
    if (!fresh) ++extra;
  }
  return extra;
}

// S3: Breckinridge stays east of the river till noon, Hanson on Wayne's Hill all day.
Verdict bars_march(const Scenario& scenario, const Situation& situation, UnitId unit, SpotId from,
                   SpotId to) {
  // Asked at every step of every march, so what is quickly known comes first.
  const bool crosses = scenario.ground.other_bank(from) == to;
  const bool hanson = is_unit(scenario, unit, {"hanson"});
  if ((!crosses && !hanson) || scenario.turn(situation.turn).day != 1 || !scenario.brigades.contains(unit) ||
      !has_rule(scenario, "S3"))
    return std::nullopt;
  const Verdict barred = refuse_as(Reason::SpecialRuleBars, "S3", unit, to);
  if (hanson) {
    const auto hill = scenario.map.grid().named("H10");
    if (hill && scenario.map.grid().distance(*hill, scenario.ground.hex(to)) > 2) return barred;
  }
  if (situation.turn >= 7 || !crosses) return std::nullopt;
  if (!in_formation(scenario, unit, "breckinridge")) return std::nullopt;
  const auto& banks = scenario.map.banks(scenario.ground.hex(to));
  if (!banks || banks->names[scenario.ground[to].bank] != "west") return std::nullopt;
  return situation.memory.may_cross.contains(unit) ? std::nullopt : barred;
}

// S3, as the turn begins: once the enemy is over the river, whoever is far from all of his units there may leave.
UnitSet free_to_cross(const Scenario& scenario, const Situation& situation, const SpotSet& east) {
  UnitSet over, free;
  for (UnitId unit : scenario.brigades & scenario.of_side[Side::Union])
    if (situation.on_map(unit) && east.contains(situation.spot(unit))) over.insert(unit);
  if (over.empty()) return free;
  for (UnitId unit : scenario.brigades & scenario.of_side[Side::Confederate]) {
    if (!situation.on_map(unit) || !in_formation(scenario, unit, "breckinridge")) continue;
    bool near = false;
    for (UnitId enemy : over) near = near || distance(scenario, situation, unit, enemy) <= 4;
    if (!near) free.insert(unit);
  }
  return free;
}

void begin_turn(const Umpire& umpire) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  situation.memory.plan_spent = situation.memory.others_spent = 0;
  if (has_rule(scenario, "S3"))
    situation.memory.may_cross = free_to_cross(scenario, situation, east_of_river(scenario));
  // S4: Mendenhall masses the guns at the ford.
  const auto gun = scenario.unit_named("art-mendenhall");
  if (!gun || !has_rule(scenario, "S4") || scenario.turn(situation.turn).day != kSecondOfJanuary) return;
  if (!situation.is(*gun, Location::Off::Absent)) return;
  const auto ford = scenario.map.grid().named("D13");
  bool near = situation.memory.massed;
  for (UnitId unit : scenario.brigades & scenario.of_side[Side::Confederate])
    if (ford && situation.on_map(unit) &&
        scenario.map.grid().distance(*ford, scenario.ground.hex(situation.spot(unit))) <= 2)
      near = true;
  if (!near) return;
  situation.send(*gun, Location::Off::Ready);
  umpire.tell(SpecialHappened{"S4", 0, gun, 0});
}

void under_fire(const Umpire& umpire, UnitSet units) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (!has_rule(scenario, "S4") || scenario.turn(situation.turn).day != kSecondOfJanuary ||
      !situation.fight || situation.fight->attacker != Side::Confederate)
    return;
  const SpotSet east = east_of_river(scenario);
  for (UnitId unit : units)
    if (situation.on_map(unit) && east.contains(situation.spot(unit))) situation.memory.massed = true;
}

bool lends_guns(const Scenario& scenario, const Situation& situation, UnitId gun, SpotId spot) {
  if (!has_rule(scenario, "S4") || scenario.unit(gun).id != "art-mendenhall") return false;
  bool place = false;
  for (std::string_view name : {"C13", "D14", "E14"}) place = place || scenario.name(spot) == name;
  if (!place) return false;
  for (UnitId unit : brigades_in(scenario, situation, spot, Side::Union))
    if (in_formation(scenario, unit, "left-wing") || in_formation(scenario, unit, "negley")) return true;
  return false;
}

// S9: purchases that count for Rosecrans' plan.
bool is_for_left_wing(const Scenario& scenario, const Choice& choice) {
  const auto wing = scenario.formation_named("left-wing");
  if (!wing) return false;
  if (const auto* c = std::get_if<ActivateFormation>(&choice)) return scenario.within(c->formation, *wing);
  if (const auto* c = std::get_if<ActivateUnit>(&choice))
    return scenario.within(scenario.unit(c->unit).formation, *wing);
  if (const auto* c = std::get_if<Recover>(&choice))
    return scenario.within(scenario.unit(c->unit).formation, *wing);
  return false;
}

bool plan_binds(const Scenario& scenario, const Situation& situation, Side side) {
  return side == Side::Union && situation.turn <= 3 && has_rule(scenario, "S9");
}

Verdict bars_purchase(const Scenario& scenario, const Situation& situation, Side side, const Choice& choice) {
  if (!plan_binds(scenario, situation, side) || is_for_left_wing(scenario, choice) ||
      std::holds_alternative<ActivateLeader>(choice))
    return std::nullopt;
  const BattleMemory& memory = situation.memory;
  const int points = situation.points[side];
  const int owed = (points + memory.plan_spent + memory.others_spent) / 2 - memory.plan_spent;
  const int left =
      std::holds_alternative<Pass>(choice) ? 0 : points - points_for(scenario, situation, choice);
  if (left >= owed) return std::nullopt;
  // As long as something can be bought for the Left Wing.
  Verdict verdict;
  for_each_purchase(scenario, situation, side, [&](const Choice& other) {
    if (!verdict && is_for_left_wing(scenario, other) && !refuse_by_list(scenario, situation, side, other))
      verdict = refuse_as(Reason::SpecialRuleBars, "S9");
  });
  if (verdict) verdict->number = owed;
  return verdict;
}

void paid(const Umpire& umpire, Side side, const Choice& choice, int cost) {
  if (!plan_binds(umpire.scenario, umpire.situation, side)) return;
  BattleMemory& memory = umpire.situation.memory;
  std::uint8_t& spent = is_for_left_wing(umpire.scenario, choice) ? memory.plan_spent : memory.others_spent;
  spent = static_cast<std::uint8_t>(spent + cost);
}

// S7: only what is damaged in this scenario counts.
UnitSet worthless_damaged(const Scenario& scenario) {
  UnitSet units;
  if (!has_rule(scenario, "S7")) return units;
  for (const SetUp& place : scenario.set_up)
    if (place.damaged) units.insert(place.unit);
  return units;
}

}  // namespace

const BattleRules& stones_river_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.name = "stones-river";
    r.begin_turn = begin_turn;
    r.bars_activation = bars_activation;
    r.extra_cost = extra_cost;
    r.bars_purchase = bars_purchase;
    r.paid = paid;
    r.bars_march = bars_march;
    r.counter_quality = counter_quality;
    r.quality_change = quality_change;
    r.lends_guns = lends_guns;
    r.under_fire = under_fire;
    r.worthless_damaged = worthless_damaged;
    return r;
  }();
  return rules;
}

}  // namespace longroll::rally
