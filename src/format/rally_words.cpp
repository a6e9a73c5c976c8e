#include "format/rally_words.h"

#include "format/rally_names.h"
#include "format/wording.h"

namespace longroll {
namespace {

using namespace rally;

constexpr std::string_view key_of_reason(Reason reason) {
  constexpr std::string_view keys[] = {"game-over",         "not-asked",        "wrong-kind",
                                       "unknown-outcome",   "not-eligible",     "not-available",
                                       "no-unit-of-its",    "guns-barred",      "enemy-zone",
                                       "gun-there",         "no-target",        "out-of-range",
                                       "no-sight",          "not-yours",        "not-on-map",
                                       "already-activated", "too-few-points",   "no-such-price",
                                       "no-leader",         "nobody-left",      "out-of-command",
                                       "not-damaged",       "obtuse",           "blundering",
                                       "leader-moved",      "train-used",       "train-asleep",
                                       "train-awake",       "entry-chosen",     "special-rule-bars",
                                       "not-active",        "empty-path",       "not-adjacent",
                                       "impassable",        "no-bridge-road",   "too-dear",
                                       "enemy-there",       "overstacks",       "must-stop",
                                       "may-not-meet",      "leader-exposed",   "one-hex-only",
                                       "against-temper",    "must-move",        "not-in-contact",
                                       "others-turn",       "target-taken",     "one-hex-attacks",
                                       "leaves-unit-out",   "leaves-enemy-out", "no-such-combat",
                                       "not-in-fight",      "not-next",         "must-retreat-elsewhere",
                                       "can-retreat",       "not-vacant",       "already-advanced",
                                       "must-advance",      "not-there",        "already-pressed"};
  static_assert(std::size(keys) == static_cast<std::size_t>(Reason::AlreadyPressed) + 1);
  return keys[static_cast<std::size_t>(reason)];
}

// Says the events of one game in one language.
class Teller {
 public:
  Teller(const Language& language, const Scenario& scenario) : language_(language), scenario_(scenario) {}

  std::string operator()(const TurnBegan& e) const {
    return turn_text(language_, e.turn, scenario_.turn(e.turn));
  }
  std::string operator()(const InitiativeRolled& e) const {
    return say("initiative-rolled",
               {{"union", number(e.union_die)}, {"confederate", number(e.confederate_die)}});
  }
  std::string operator()(const InitiativeTaken& e) const {
    return say("initiative-taken", {{"side", side(e.side)}});
  }
  std::string operator()(const EventRolled& e) const {
    return say(e.kind == e.printed ? "event-rolled" : "event-turned", {{"side", side(e.side)},
                                                                       {"dice", number(e.first + e.second)},
                                                                       {"printed", event(e.printed)},
                                                                       {"event", event(e.kind)}});
  }
  std::string operator()(const EventHappened& e) const {
    const bool aimed = e.unit || e.formation;
    const std::string whom = e.unit ? unit(*e.unit) : e.formation ? formation(*e.formation) : std::string();
    const bool lone = e.kind == EventKind::PoorWeather || e.kind == EventKind::SubordinatesInitiative;
    return say(
        !aimed && !lone ? std::string("happened.nothing") : "happened." + std::string(key_of(e.kind)),
        {{"side", side(e.side)}, {"whom", whom}, {"number", number(e.number)}, {"event", event(e.kind)}});
  }
  std::string operator()(const GunsFirst& e) const { return say("guns-first", {{"side", side(e.side)}}); }
  std::string operator()(const GunPlaced& e) const {
    return say(e.target ? "gun-placed.fires" : "gun-placed",
               {{"gun", unit(e.gun)}, {"hex", spot(e.spot)}, {"target", e.target ? spot(*e.target) : ""}});
  }
  std::string operator()(const BombardmentRolled& e) const {
    return say(e.roll > e.value    ? "bombardment.misses"
               : e.roll == e.value ? "bombardment.shakes"
                                   : "bombardment.hits",
               {{"gun", unit(e.gun)},
                {"target", spot(e.target)},
                {"die", number(e.die)},
                {"roll", number(e.roll)},
                {"value", number(e.value)}});
  }
  std::string operator()(const DuelRolled& e) const {
    return say(e.hit ? "duel.hit" : "duel.miss", {{"gun", unit(e.gun)},
                                                  {"other", unit(e.against)},
                                                  {"die", number(e.die)},
                                                  {"roll", number(e.roll)},
                                                  {"value", number(e.value)}});
  }
  std::string operator()(const GunRemoved& e) const {
    return say(e.captured ? "gun-captured" : "gun-removed", {{"gun", unit(e.gun)}, {"hex", spot(e.spot)}});
  }
  std::string operator()(const GunTried& e) const {
    return say(e.placed ? "gun-tried.placed" : "gun-tried.late",
               {{"gun", unit(e.gun)}, {"hex", spot(e.spot)}, {"die", number(e.die)}});
  }
  std::string operator()(const QualityChecked& e) const {
    return say(e.passed ? "check.passed" : "check.failed",
               {{"unit", unit(e.unit)},
                {"cause", language_.say("rally.check." + std::string(key_of(e.cause)))},
                {"die", number(e.die)},
                {"roll", number(e.roll)},
                {"quality", number(e.quality)}});
  }
  std::string operator()(const StepLost& e) const {
    return say(e.shattered ? "step-lost.last" : "step-lost", {{"unit", unit(e.unit)}, {"hex", spot(e.spot)}});
  }
  std::string operator()(const UnitShattered& e) const {
    return say("shattered", {{"unit", unit(e.unit)}, {"hex", spot(e.spot)}});
  }
  std::string operator()(const CommandRolled& e) const {
    return say(e.die == 0 ? "command.silent" : "command",
               {{"side", side(e.side)}, {"die", number(e.die)}, {"points", number(e.points)}});
  }
  std::string operator()(const GroupRolled& e) const {
    return say(e.die == 0     ? "group.hurried"
               : e.delay == 0 ? "group.on-time"
                              : "group.late",
               {{"units", unit_names(language_, scenario_, scenario_.groups[e.group].units)},
                {"die", number(e.die)},
                {"delay", number(e.delay)}});
  }
  std::string operator()(const GroupArrived& e) const {
    return say("group.arrived", {{"units", unit_names(language_, scenario_, scenario_.groups[e.group].units)},
                                 {"hex", spot(e.spot)}});
  }
  std::string operator()(const Purchased& e) const {
    constexpr std::string_view keys[] = {"recovery", "unit", "formation", "move-train", "wake-train"};
    return say("bought." + std::string(keys[static_cast<std::size_t>(e.what)]),
               {{"side", side(e.side)},
                {"unit", e.unit ? unit(*e.unit) : ""},
                {"formation", e.formation ? formation(*e.formation) : ""},
                {"points", number(e.cost)}});
  }
  std::string operator()(const LeaderTested& e) const {
    return say(e.passed ? "leader-tested.passed" : "leader-tested.failed",
               {{"leader", unit(e.leader)},
                {"formation", formation(e.formation)},
                {"die", number(e.die)},
                {"roll", number(e.roll)},
                {"rating", number(e.rating)}});
  }
  std::string operator()(const AllowanceRolled& e) const {
    return say("allowance",
               {{"unit", unit(e.unit)}, {"die", number(e.die)}, {"points", points_text(e.allowance)}});
  }
  std::string operator()(const UnitMarched& e) const {
    return say("marched", {{"unit", unit(e.unit)}, {"from", spot(e.from)}, {"to", spot(e.path.back())}});
  }
  std::string operator()(const LeaderCaught& e) const {
    return say(e.captured ? "leader-caught" : "leader-slips",
               {{"leader", unit(e.leader)}, {"die", number(e.die)}});
  }
  std::string operator()(const LeaderFled& e) const {
    return say("leader-fled", {{"leader", unit(e.leader)}, {"from", spot(e.from)}, {"to", spot(e.to)}});
  }
  std::string operator()(const LeaderLost& e) const {
    return say(e.captured ? "leader-captured" : "leader-killed",
               {{"leader", unit(e.leader)},
                {"points", number(e.points)},
                {"enemy", side(enemy_of(scenario_.unit(e.leader).side))}});
  }
  std::string operator()(const LeaderTriedByFire& e) const {
    return say(e.fell ? "leader-fire.falls" : "leader-fire.safe",
               {{"leader", unit(e.leader)}, {"dice", number(e.first + e.second)}});
  }
  std::string operator()(const LeaderReplaced& e) const {
    return say("leader-replaced", {{"leader", unit(e.leader)},
                                   {"name", language_.name(scenario_.unit(e.leader).replacement.name)},
                                   {"hex", spot(e.spot)}});
  }
  std::string operator()(const TrainCaptured& e) const {
    return say("train-captured", {{"train", unit(e.train)}});
  }
  std::string operator()(const TrainTurned& e) const {
    return say(e.active ? "train-active" : "train-inactive", {{"train", unit(e.train)}});
  }
  std::string operator()(const SidePassed& e) const {
    return say("passed", {{"side", side(e.side)}, {"points", number(e.kept)}});
  }
  std::string operator()(const FightBegan& e) const {
    std::vector<std::string> hexes;
    for (SpotId target : e.fight.targets) hexes.push_back(spot(target));
    return say("fight", {{"attackers", unit_names(language_, scenario_, e.fight.attackers)},
                         {"defenders", unit_names(language_, scenario_, e.fight.defenders)},
                         {"targets", join_names(language_, hexes)}});
  }
  std::string operator()(const OddsJudged& e) const {
    std::vector<std::string> shifts;
    for (const Modifier& shift : e.odds.shifts)
      shifts.push_back(sentence(language_, shift) + " " + signed_text(shift.value));
    const Charts& charts = scenario_.charts;
    std::string key = shifts.empty() ? "odds" : "odds.shifted";
    if (e.odds.column == kAttackersFail) key += ".attackers-fail";
    if (e.odds.column == kDefendersFail) key += ".defenders-fail";
    return say(key, {{"attack", number(e.odds.attack)},
                     {"defence", number(e.odds.defence)},
                     {"ratio", column_name(charts, e.odds.ratio_column)},
                     {"shifts", join_names(language_, shifts)},
                     {"column", column_name(charts, e.odds.column)},
                     {"attacker", signed_text(e.odds.attacker_modifier)},
                     {"defender", signed_text(e.odds.defender_modifier)}});
  }
  std::string operator()(const FightStopped& e) const {
    return say("fight-stopped", {{"unit", unit(e.shattered)}});
  }
  std::string operator()(const RetreatRolled& e) const {
    return say("retreat-rolled",
               {{"unit", unit(e.unit)}, {"die", number(e.die)}, {"hexes", number(e.hexes)}});
  }
  std::string operator()(const UnitRetreated& e) const {
    return say("retreated", {{"unit", unit(e.unit)}, {"from", spot(e.from)}, {"to", spot(e.to)}});
  }
  std::string operator()(const UnitAdvanced& e) const {
    return say("advanced", {{"unit", unit(e.unit)}, {"from", spot(e.from)}, {"to", spot(e.to)}});
  }
  std::string operator()(const UnitRestored& e) const { return say("restored", {{"unit", unit(e.unit)}}); }
  std::string operator()(const UnitRallied& e) const {
    return say("rallied", {{"unit", unit(e.unit)}, {"hex", spot(e.spot)}});
  }
  std::string operator()(const UnitLost& e) const { return say("lost", {{"unit", unit(e.unit)}}); }
  std::string operator()(const GunResting& e) const {
    return say("gun-resting", {{"gun", unit(e.gun)}, {"die", number(e.die)}, {"turn", number(e.turn)}});
  }
  std::string operator()(const ControlChanged& e) const {
    const Objective& objective = scenario_.objectives[e.objective];
    return control_text(language_, objective.name, scenario_.map.grid().name(objective.hex), e.side);
  }
  std::string operator()(const FieldGiven& e) const { return say("field-given", {{"side", side(e.side)}}); }
  std::string operator()(const GameEnded& e) const {
    const Blanks blanks = {{"side", e.outcome.winner ? side(*e.outcome.winner) : ""},
                           {"union", number(e.outcome.points[Side::Union])},
                           {"confederate", number(e.outcome.points[Side::Confederate])}};
    return say("victory." + std::string(name_of(e.outcome.level)), blanks);
  }
  std::string operator()(const SpecialHappened& e) const {
    return say("special." + std::string(e.rule) + "." + std::to_string(e.number),
               {{"unit", e.unit ? unit(*e.unit) : ""}, {"die", number(e.die)}});
  }

 private:
  std::string say(std::string_view key, const Blanks& blanks) const {
    return language_.say("rally.event." + std::string(key), blanks);
  }
  static std::string number(int value) { return value < 0 ? signed_text(value) : std::to_string(value); }
  std::string side(Side s) const { return side_text(language_, s); }
  std::string unit(UnitId id) const { return unit_name(language_, scenario_, id); }
  std::string formation(FormationId id) const { return language_.name(scenario_.formation(id).name); }
  std::string spot(SpotId id) const { return scenario_.name(id); }
  std::string event(EventKind kind) const { return language_.say("rally.name." + std::string(key_of(kind))); }

  const Language& language_;
  const Scenario& scenario_;
};

}  // namespace

std::string_view key_of(ModifierKind kind) {
  constexpr std::string_view keys[] = {"attacking-leader",
                                       "defending-leader",
                                       "attacking-surge",
                                       "defending-surge",
                                       "attacking-cavalry",
                                       "defending-cavalry",
                                       "attacker-best",
                                       "defender-best",
                                       "terrain",
                                       "open-ground",
                                       "river",
                                       "entrenchment",
                                       "fort",
                                       "surprise",
                                       "attacker-in-clear",
                                       "good-defender",
                                       "defender-repeaters",
                                       "guns",
                                       "poor-defender",
                                       "more-attackers",
                                       "attacker-repeaters"};
  static_assert(std::size(keys) == kModifierKinds);
  return keys[static_cast<std::size_t>(kind)];
}

std::string_view key_of(CheckCause cause) {
  constexpr std::string_view keys[] = {"bombardment",  "activation",     "recovery",
                                       "exit",         "defensive-fire", "combat",
                                       "retreat-zone", "rally",          "night-march"};
  static_assert(std::size(keys) == kCheckCauses);
  return keys[static_cast<std::size_t>(cause)];
}

std::string_view key_of(EventKind kind) {
  constexpr std::string_view keys[] = {
      "grand-blunder",      "blunder",        "obtuse-commander", "poor-weather",
      "artillery-depleted", "rally-flag",     "brigade-surge",    "own-initiative",
      "minor-blunder",      "division-surge", "surprise"};
  static_assert(std::size(keys) == kEventKinds);
  return keys[static_cast<std::size_t>(kind)];
}

std::string unit_name(const Language& language, const Scenario& scenario, UnitId unit) {
  return language.name(scenario.unit(unit).name);
}

std::string unit_names(const Language& language, const Scenario& scenario, const UnitSet& units) {
  return names_of(language, scenario, units);
}

std::string sentence(const Language& language, const Modifier& modifier) {
  return language.say("rally.shift." + std::string(key_of(modifier.kind)));
}

std::string_view name_of(const Refusal& refusal) { return key_of_reason(refusal.reason); }

std::string sentence(const Language& language, const Scenario& scenario, const Refusal& refusal) {
  const Blanks blanks = {{"number", std::to_string(refusal.number)},
                         {"points", points_text(refusal.number)},
                         {"unit", refusal.unit && refusal.unit->index() < scenario.units.size()
                                      ? unit_name(language, scenario, *refusal.unit)
                                      : language.say("refusal.this-unit")},
                         {"hex", refusal.spot && refusal.spot->index() < scenario.ground.size()
                                     ? scenario.name(*refusal.spot)
                                     : language.say("refusal.that-hex")}};
  std::string key = "rally.refusal." + std::string(key_of_reason(refusal.reason));
  // A special rule has its own sentence where the language knows one: "rally.refusal.special-rule-bars.S9".
  if (refusal.reason == Reason::SpecialRuleBars && language.has(key + "." + std::string(refusal.rule)))
    key += "." + std::string(refusal.rule);
  return as_sentence(language.say(key, blanks));
}

std::string sentence(const Language& language, const Scenario& scenario, const Event& event) {
  return as_sentence(std::visit(Teller(language, scenario), event));
}

}  // namespace longroll
