// Pea Ridge, 7-8 March 1862: cases 13.1 to 13.4.
#include "aprils/battles/battle.h"

namespace longroll::aprils {
namespace {

// The options in the order of the scenario file.
enum class PeaRidgeOption : std::uint8_t { ArmyTogether, GeneralsFall, LostTrain };

bool chosen(const Situation& situation, PeaRidgeOption option) {
  return situation.options.contains(OptionId(static_cast<std::size_t>(option)));
}

bool belongs_to(const Scenario& scenario, UnitId unit, std::string_view formation) {
  return scenario.formation(scenario.unit(unit).formation).id == formation;
}

// 13.2: the picket of the 24th Missouri stands still on turn 1.
std::optional<Refusal> bars_unit(const Scenario& scenario, const Situation& situation, UnitId unit) {
  if (situation.turn == 1 && scenario.unit(unit).has_special("13.2"))
    return Refusal{Reason::SpecialRuleBars, "13.2", unit, std::nullopt, 0};
  return std::nullopt;
}

// 13.1, ruling A76: Pike's regiments check whenever enemy guns take part in an attack on their hex, once a combat.
UnitSet must_check(const Scenario& scenario, const Situation& situation, Role role) {
  UnitSet found;
  if (role != Role::Defender) return found;
  const Fight& fight = *situation.fight;
  bool artillery = !fight.guns.empty();
  if (fight.kind == FightKind::Assault)
    for (UnitId unit : fight.attackers)
      artillery = artillery || scenario.unit(unit).kind == UnitKind::Artillery;
  if (!artillery) return found;
  for (UnitId unit : fight.hit[Role::Defender])
    if (situation.on_map(unit) && scenario.unit(unit).has_special("13.1")) found.insert(unit);
  return found;
}

// 13.4a: both wings come down the Telegraph Road; the troops sent to meet the other may then use either road.
Arrival arrival(const Scenario& scenario, const Situation& situation, UnitId unit) {
  const Unit& who = scenario.unit(unit);
  const Arrival printed{who.arrives, who.entry};
  if (!chosen(situation, PeaRidgeOption::ArmyTogether)) return printed;
  if (belongs_to(scenario, unit, "mcculloch")) return {4, "B"};
  if (belongs_to(scenario, unit, "osterhaus") || belongs_to(scenario, unit, "davis") || who.id == "bussey")
    return {who.arrives, "CD"};
  return printed;
}

constexpr std::uint8_t kGeneralsRoll = 1;

// 13.4b: after a combat that cost McCulloch's formation a step.
void after_fight(const Umpire& umpire) {
  const Situation& situation = umpire.situation;
  if (!chosen(situation, PeaRidgeOption::GeneralsFall) || situation.memory.generals_fallen >= 2) return;
  bool lost = false;
  for (UnitId unit : situation.fight->lost_steps)
    lost = lost || belongs_to(umpire.scenario, unit, "mcculloch");
  if (lost) umpire.next({SpecialRoll{kGeneralsRoll}});
}

void rolled(const Umpire& umpire, const SpecialRoll&, int die) {
  BattleMemory& memory = umpire.situation.memory;
  // 13.4b, ruling A77: on a 6 a general has fallen, at most one a turn.
  const bool fallen = die == 6 && memory.general_fell_on_turn != umpire.situation.turn;
  umpire.tell(SpecialHappened{"13.4b", static_cast<std::uint8_t>(fallen ? 1 : 0), std::nullopt, die});
  if (!fallen) return;
  ++memory.generals_fallen;
  memory.general_fell_on_turn = umpire.situation.turn;
}

// 13.4b: McCulloch's marker stays out on the turn after.
bool holds_marker(const Scenario& scenario, const Situation& situation, int turn, const Marker& marker) {
  return marker.formation && scenario.formation(*marker.formation).id == "mcculloch" &&
         situation.memory.generals_fallen > 0 && situation.memory.general_fell_on_turn + 1 == turn;
}

// 13.4c: the ammunition train is lost, and from turn 13 the Confederate guns fire at half strength.
int attack_of(const Scenario& scenario, const Situation& situation, UnitId unit, int printed) {
  const Unit& who = scenario.unit(unit);
  if (chosen(situation, PeaRidgeOption::LostTrain) && situation.turn >= 13 && who.side == Side::Confederate &&
      who.kind == UnitKind::Artillery) {
    return printed / 2;
  }
  return printed;
}

}  // namespace

const BattleRules& pea_ridge_rules() {
  static const BattleRules rules = [] {
    BattleRules r;
    r.battle = "pea-ridge";
    r.bars_unit = bars_unit;
    r.must_check = must_check;
    r.arrival = arrival;
    r.after_fight = after_fight;
    r.rolled = rolled;
    r.holds_marker = holds_marker;
    r.attack_of = attack_of;
    return r;
  }();
  return rules;
}

}  // namespace longroll::aprils
