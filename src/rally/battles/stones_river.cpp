// Stones River: the surprise on the right, Polk's late start, Breckinridge beyond the river, Mendenhall's guns, worn-out lines.
// A rule applies where the scenario lists its case among its special rules.
#include "rally/battles/known.h"
#include "rally/field.h"

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

bool on_map_in(const Scenario& scenario, const Situation& situation, Side side, const SpotSet& spots) {
  for (UnitId unit : scenario.brigades & scenario.of_side[side])
    if (situation.on_map(unit) && spots.contains(situation.spot(unit))) return true;
  return false;
}

Verdict bars_activation(const Scenario& scenario, const Situation& situation, UnitId unit,
                        std::optional<FormationId> with) {
  if (!scenario.brigades.contains(unit)) return std::nullopt;
  // S1: Johnson's division is surprised.
  if (has_rule(scenario, "S1") && situation.turn == 1 &&
      is_unit(scenario, unit, {"kirk", "willich", "baldwin"}))
    return refuse_as(Reason::SpecialRuleBars, "7.2", unit);
  // S2: Polk's corps does not go in on turn 1, and on turn 2 division by division.
  if (has_rule(scenario, "S2") && in_formation(scenario, unit, "polk-corps")) {
    const bool whole = with && scenario.formation(*with).level == Rank::Corps;
    if (situation.turn == 1 || (situation.turn == 2 && whole))
      return refuse_as(Reason::SpecialRuleBars, "7.2", unit);
  }
  return std::nullopt;
}

int quality_change(const Scenario& scenario, const Situation& situation, UnitId unit) {
  int change = 0;
  if (has_rule(scenario, "S1") && situation.turn == 1 && is_unit(scenario, unit, {"kirk", "willich"}))
    --change;
  // S6, S8: Pillow leads Palmer's brigade.
  const bool pillow = has_rule(scenario, "S8") || (has_rule(scenario, "S6") && situation.turn >= 15);
  if (pillow && is_unit(scenario, unit, {"palmer-jb"}))
    change += 2 - static_cast<int>(strength(scenario, situation, unit).quality);
  return change;
}

int extra_cost(const Scenario& scenario, const Situation& situation, FormationId of) {
  int extra = 0;
  // S5: New Year's Day.
  if (has_rule(scenario, "S5") && situation.turn >= 15 && situation.turn <= 24 &&
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
bool may_enter(const Scenario& scenario, const Situation& situation, UnitId unit, SpotId from, SpotId to) {
  if (!has_rule(scenario, "S3") || scenario.turn(situation.turn).day != 1) return true;
  if (is_unit(scenario, unit, {"hanson"})) {
    const auto hill = scenario.map.grid().named("H10");
    if (hill && scenario.map.grid().distance(*hill, scenario.ground.hex(to)) > 2) return false;
  }
  if (situation.turn >= 7 || !in_formation(scenario, unit, "breckinridge")) return true;
  if (scenario.ground.other_bank(from) != to) return true;
  const auto& banks = scenario.map.banks(scenario.ground.hex(to));
  if (!banks || banks->names[scenario.ground[to].bank] != "west") return true;
  // The enemy came over: whoever is far from him is free.
  return situation.memory.alerted && nearest_enemy_of(scenario, situation, unit) > 4;
}

void begin_turn(const Umpire& umpire) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const SpotSet east = east_of_river(scenario);
  situation.memory.alerted =
      on_map_in(scenario, situation, Side::Union, east);  // S3: looked at as the turn begins
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
  umpire.tell(SpecialHappened{"S4", 0, *gun, 0});
}

void under_fire(const Umpire& umpire, UnitSet units) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  if (scenario.turn(situation.turn).day != kSecondOfJanuary || !situation.fight ||
      situation.fight->attacker != Side::Confederate)
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

// S7: only what is damaged in this scenario counts.
bool counts_damaged(const Scenario& scenario, const Situation&, UnitId unit) {
  if (!has_rule(scenario, "S7")) return true;
  for (const SetUp& place : scenario.set_up)
    if (place.unit == unit && place.damaged) return false;
  return true;
}

}  // namespace

const BattleRules& stones_river_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.name = "stones-river";
    r.begin_turn = begin_turn;
    r.bars_activation = bars_activation;
    r.extra_cost = extra_cost;
    r.may_enter = may_enter;
    r.quality_change = quality_change;
    r.lends_guns = lends_guns;
    r.under_fire = under_fire;
    r.counts_damaged = counts_damaged;
    return r;
  }();
  return rules;
}

}  // namespace longroll::rally
