#include "format/aprils_words.h"

#include "format/aprils_names.h"

namespace longroll {
namespace {

using namespace aprils;

constexpr std::string_view key_of(Reason reason) {
  constexpr std::string_view keys[] = {"game-over",
                                       "not-asked",
                                       "wrong-kind",
                                       "unknown-outcome",
                                       "other-formation",
                                       "already-moved",
                                       "not-on-map",
                                       "empty-path",
                                       "not-adjacent",
                                       "barred",
                                       "river-bars",
                                       "too-dear",
                                       "enemy-held",
                                       "must-stop",
                                       "behind-zone",
                                       "zone-to-zone",
                                       "full-hex",
                                       "night-zone",
                                       "special-rule-bars",
                                       "must-leave-first",
                                       "not-due",
                                       "not-an-entry",
                                       "entry-blocked",
                                       "gone",
                                       "may-not-build",
                                       "no-attackers",
                                       "no-targets",
                                       "not-your-unit",
                                       "has-attacked",
                                       "overstacked",
                                       "no-enemy-there",
                                       "was-attacked",
                                       "cannot-reach",
                                       "no-sight",
                                       "gun-in-zone",
                                       "gun-retreated",
                                       "one-target-only",
                                       "below-one-to-four",
                                       "no-strength",
                                       "duty-unit-left",
                                       "duty-target-left",
                                       "duty-unmeetable",
                                       "duty-open",
                                       "automatic-first",
                                       "not-in-zone",
                                       "target-must-join",
                                       "may-not-stay",
                                       "rating-not-there",
                                       "first-loss-elsewhere",
                                       "not-in-fight",
                                       "must-retreat-elsewhere",
                                       "retreat-forbidden",
                                       "can-retreat",
                                       "already-retreated",
                                       "no-retreat-open",
                                       "never-guns",
                                       "not-vacated",
                                       "already-advanced"};
  static_assert(std::size(keys) == static_cast<std::size_t>(Reason::AlreadyAdvanced) + 1);
  return keys[static_cast<std::size_t>(reason)];
}

constexpr std::string_view key_of(ShiftReason reason) {
  constexpr std::string_view keys[] = {"woods",
                                       "hill",
                                       "wooded-hill",
                                       "wooded-hill-from-hill",
                                       "swamp",
                                       "rough",
                                       "town",
                                       "stream",
                                       "creek",
                                       "crossing",
                                       "embankment",
                                       "breastwork",
                                       "entrenchment",
                                       "attackers-surrounded",
                                       "defenders-surrounded",
                                       "special-rule"};
  static_assert(std::size(keys) == static_cast<std::size_t>(ShiftReason::SpecialRule) + 1);
  return keys[static_cast<std::size_t>(reason)];
}

// Says the events of one game in one language.
class Teller {
 public:
  Teller(const Language& language, const Scenario& scenario) : language_(language), scenario_(scenario) {}

  std::string operator()(const TurnBegan& e) const {
    return turn_text(language_, e.turn, scenario_.turn(e.turn));
  }
  std::string operator()(const CupFilled& e) const {
    std::vector<std::string> names;
    for (const Marker& marker : e.markers) names.push_back(marker_name(language_, scenario_, marker));
    return say("event.cup-filled",
               {{"markers", join_names(language_, names)}, {"count", std::to_string(names.size())}});
  }
  std::string operator()(const MarkerDrawn& e) const {
    return say("event.marker-drawn",
               {{"side", side(e.by)}, {"marker", marker_name(language_, scenario_, e.marker)}});
  }
  std::string operator()(const MarkerPassed& e) const {
    return say("event.marker-passed", {{"marker", marker_name(language_, scenario_, e.marker)}});
  }
  std::string operator()(const UnitMarched& e) const {
    Blanks blanks = {{"unit", unit(e.unit)},
                     {"to", hex(e.path.back())},
                     {"cost", points_text(e.cost)},
                     {"entry", hex(e.path.front())}};
    if (!e.from) return say(e.path.size() == 1 ? "event.entered" : "event.entered-and-marched", blanks);
    blanks.push_back({"from", hex(*e.from)});
    return say("event.marched", blanks);
  }
  std::string operator()(const WorkBuilt& e) const {
    return say(e.work.entrenchment ? "event.entrenched" : "event.breastwork",
               {{"unit", unit(e.unit)}, {"hex", hex(e.work.hex)}});
  }
  std::string operator()(const MovementEnded& e) const {
    return say("event.movement-ended",
               {{"formation", language_.name(scenario_.formation(e.formation).name)}});
  }
  std::string operator()(const AttackDeclared& e) const {
    std::vector<std::string> shifts;
    for (const Shift& shift : e.odds.shifts)
      shifts.push_back(sentence(language_, shift) + " " + signed_text(shift.value));
    const bool guns_only = e.fight.kind != FightKind::Assault;
    const std::string_view key = guns_only              ? "event.bombardment"
                                 : e.fight.guns.empty() ? "event.attack"
                                                        : "event.combined-attack";
    std::string text =
        say(key, {{"attackers", units(guns_only ? e.fight.guns : e.fight.attackers)},
                  {"guns", units(e.fight.guns)},
                  {"defenders", units(e.fight.hit[Role::Defender])},
                  {"targets", hexes(guns_only ? HexList{e.fight.targets.front()} : e.fight.targets)},
                  {"attack", std::to_string(e.odds.attack)},
                  {"defence", std::to_string(e.odds.defence)},
                  {"ratio", ratio_text(e.odds.true_ratio)}});
    text += shifts.empty()
                ? say("event.attack.no-shifts", {{"column", std::string(column_name(e.odds.column))}})
                : say("event.attack.shifts", {{"shifts", join_names(language_, shifts)},
                                              {"column", std::string(column_name(e.odds.column))}});
    if (!e.odds.attacker_rolls) text += say("event.attack.no-roll");
    return text;
  }
  std::string operator()(const FallBackDeclared& e) const {
    return say("event.fall-back", {{"units", units(e.fight.attackers)}, {"targets", hexes(e.fight.targets)}});
  }
  std::string operator()(const CombatEnded& e) const {
    return say("event.combat-ended", {{"side", side(e.side)}});
  }
  std::string operator()(const RatingLent& e) const {
    return say("event.rating-lent", {{"side", side(e.side)}, {"rating", signed_text(e.rating)}});
  }
  std::string operator()(const CombatRolled& e) const {
    const std::string_view key = e.result.losses == 0 ? "event.rolled.nothing"
                                 : e.result.retreat   ? "event.rolled.retreat"
                                                      : "event.rolled";
    return say(key, {{"side", side(e.side)},
                     {"die", std::to_string(e.die)},
                     {"roll", signed_roll(e.roll)},
                     {"column", std::string(column_name(e.column))},
                     {"result", result_text(e.result)},
                     {"enemy", side(enemy_of(e.side))},
                     {"losses", std::to_string(e.result.losses)}});
  }
  std::string operator()(const StepLost& e) const {
    const std::string_view cause = e.cause == StepLost::Cause::NoRetreat     ? ".no-retreat"
                                   : e.cause == StepLost::Cause::EnteredZone ? ".entered-zone"
                                                                             : "";
    const std::string key = (e.steps_left == 0 ? "event.eliminated" : "event.step-lost") + std::string(cause);
    return say(key, {{"unit", unit(e.unit)}, {"hex", hex(e.hex)}});
  }
  std::string operator()(const UnitRetreated& e) const {
    return say("event.retreated", {{"unit", unit(e.unit)}, {"from", hex(e.from)}, {"to", hex(e.to)}});
  }
  std::string operator()(const DrivenOffMap& e) const {
    return say("event.driven-off", {{"unit", unit(e.unit)}, {"hex", hex(e.from)}});
  }
  std::string operator()(const MoraleChecked& e) const {
    return say(e.passed ? "event.check-passed" : "event.check-failed",
               {{"unit", unit(e.unit)}, {"die", std::to_string(e.die)}, {"roll", signed_roll(e.roll)}});
  }
  std::string operator()(const UnitAdvanced& e) const {
    return say("event.advanced", {{"unit", unit(e.unit)}, {"from", hex(e.from)}, {"to", hex(e.to)}});
  }
  std::string operator()(const ControlChanged& e) const {
    const Objective& objective = scenario_.objectives[e.objective];
    return control_text(language_, objective.name, hex(objective.hex), e.side);
  }
  std::string operator()(const VictoryChecked& e) const {
    return say("event.play-on", {{"turn", std::to_string(e.turn)}});
  }
  std::string operator()(const GameEnded& e) const {
    if (!e.outcome.winner) return say("event.draw");
    return say("event.victory." + std::string(name_of(e.outcome.level)), {{"side", side(*e.outcome.winner)}});
  }
  std::string operator()(const SpecialHappened& e) const {
    return say("event.special." + std::string(e.rule) + "." + std::to_string(e.number),
               {{"unit", e.unit ? unit(*e.unit) : std::string()},
                {"hex", e.hex ? hex(*e.hex) : std::string()},
                {"die", std::to_string(e.die)}});
  }

 private:
  std::string say(std::string_view key, const Blanks& blanks = {}) const {
    return language_.say(key, blanks);
  }
  std::string side(Side s) const { return side_text(language_, s); }
  std::string unit(UnitId id) const { return language_.name(scenario_.unit(id).name); }
  std::string units(const UnitSet& set) const { return unit_names(language_, scenario_, set); }
  std::string hex(HexId id) const { return hex_name(scenario_, id); }
  std::string hexes(const HexList& list) const {
    std::vector<std::string> names;
    for (HexId id : list) names.push_back(hex(id));
    return join_names(language_, names);
  }
  static std::string signed_roll(int roll) { return roll < 0 ? signed_text(roll) : std::to_string(roll); }

  const Language& language_;
  const Scenario& scenario_;
};

}  // namespace

std::string hex_name(const Scenario& scenario, HexId hex) { return scenario.map.grid().name(hex); }

std::string unit_names(const Language& language, const Scenario& scenario, const UnitSet& units) {
  return names_of(language, scenario, units);
}

std::string marker_name(const Language& language, const Scenario& scenario, const Marker& marker) {
  if (marker.formation) return language.name(scenario.formation(*marker.formation).name);
  return language.say("marker.combat." + std::string(name_of(marker.side)));
}

std::string ratio_text(int spoken) {
  return spoken > 0 ? std::to_string(spoken) + "-1" : "1-" + std::to_string(-spoken);
}

std::string result_text(CombatResult result) {
  if (result.losses == 0) return "—";
  return std::to_string(result.losses) + (result.retreat ? "R" : "");
}

std::string sentence(const Language& language, const Shift& shift) {
  const std::string key = "shift." + std::string(key_of(shift.reason));
  // A battle's own shift has its own word where the language knows one.
  const std::string own = key + "." + std::string(shift.rule);
  return language.say(shift.reason == ShiftReason::SpecialRule && language.has(own) ? own : key);
}

std::string_view name_of(const Refusal& refusal) { return key_of(refusal.reason); }

std::string sentence(const Language& language, const Scenario& scenario, const Refusal& refusal) {
  Blanks blanks = {{"number", std::to_string(refusal.number)},
                   {"points", points_text(refusal.number)},
                   {"rating", signed_text(refusal.number)}};
  blanks.push_back({"unit", refusal.unit ? language.name(scenario.unit(*refusal.unit).name)
                                         : language.say("refusal.this-unit")});
  blanks.push_back(
      {"hex", refusal.hex ? hex_name(scenario, *refusal.hex) : language.say("refusal.that-hex")});
  return as_sentence(language.say("refusal." + std::string(key_of(refusal.reason)), blanks));
}

std::string sentence(const Language& language, const Scenario& scenario, const Event& event) {
  return as_sentence(std::visit(Teller(language, scenario), event));
}

}  // namespace longroll
