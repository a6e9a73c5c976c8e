#include "format/aprils_event.h"

#include "format/aprils_choice.h"
#include "format/aprils_names.h"
#include "format/aprils_words.h"

namespace longroll {
namespace {

using namespace aprils;

constexpr std::string_view name_of(RetreatCause cause) {
  switch (cause) {
    case RetreatCause::Result:
      return "result";
    case RetreatCause::FailedCheck:
      return "failed-check";
    case RetreatCause::Voluntary:
      return "voluntary";
    case RetreatCause::Automatic:
      return "automatic";
  }
  return "";
}

class EventWriter {
 public:
  EventWriter(const Language& language, const Scenario& scenario)
      : language_(language), scenario_(scenario) {}

  Json operator()(const TurnBegan& e) const { return {{"type", "turn"}, {"rule", "3.0"}, {"turn", e.turn}}; }
  Json operator()(const CupFilled& e) const {
    Json markers = Json::array();
    for (const Marker& marker : e.markers) markers.push_back(marker_id(scenario_, marker));
    return {{"type", "cup"}, {"rule", "3.0"}, {"markers", markers}};
  }
  Json operator()(const MarkerDrawn& e) const {
    return {
        {"type", "draw"}, {"rule", "3.0"}, {"by", side(e.by)}, {"marker", marker_id(scenario_, e.marker)}};
  }
  Json operator()(const MarkerPassed& e) const {
    return {{"type", "marker-passes"}, {"rule", "4.1"}, {"marker", marker_id(scenario_, e.marker)}};
  }
  Json operator()(const UnitMarched& e) const {
    Json path = Json::array();
    for (HexId hex : e.path) path.push_back(name(hex));
    return {{"type", "march"},      {"rule", e.from ? "4.2" : "8.2"},
            {"unit", name(e.unit)}, {"from", e.from ? Json(name(*e.from)) : Json(nullptr)},
            {"path", path},         {"cost", e.cost}};
  }
  Json operator()(const WorkBuilt& e) const {
    return {{"type", "work"},
            {"rule", "10"},
            {"unit", name(e.unit)},
            {"hex", name(e.work.hex)},
            {"facing", std::string(longroll::name_of(e.work.facing))},
            {"kind", e.work.entrenchment ? "entrenchment" : "breastwork"}};
  }
  Json operator()(const MovementEnded& e) const {
    return {{"type", "movement-ends"}, {"rule", "4.1"}, {"formation", scenario_.formation(e.formation).id}};
  }
  Json operator()(const AttackDeclared& e) const {
    return {{"type", e.fight.kind == FightKind::Assault ? "attack" : "bombardment"},
            {"rule", "6.2"},
            {"attackers",
             unit_list(scenario_, e.fight.kind == FightKind::Assault ? e.fight.attackers : UnitSet{})},
            {"guns", unit_list(scenario_, e.fight.guns)},
            {"targets", hex_list(scenario_, e.fight.targets)},
            {"defenders", unit_list(scenario_, e.fight.hit[Role::Defender])},
            {"attack", e.odds.attack},
            {"defence", e.odds.defence},
            {"ratio", std::string(column_name(e.odds.initial))},
            {"shifts", shifts_json(language_, scenario_, e.odds.shifts)},
            {"column", std::string(column_name(e.odds.column))},
            {"attacker_rolls", e.odds.attacker_rolls}};
  }
  Json operator()(const FallBackDeclared& e) const {
    return {{"type", "automatic-retreat"},
            {"rule", "6.2.2"},
            {"units", unit_list(scenario_, e.fight.attackers)},
            {"targets", hex_list(scenario_, e.fight.targets)},
            {"guns", unit_list(scenario_, e.fight.guns)}};
  }
  Json operator()(const CombatEnded& e) const {
    return {{"type", "combat-ends"}, {"rule", "6.1"}, {"side", side(e.side)}};
  }
  Json operator()(const RatingLent& e) const {
    return {{"type", "rating"}, {"rule", "6.2.5"}, {"side", side(e.side)}, {"rating", e.rating}};
  }
  Json operator()(const CombatRolled& e) const {
    return {{"type", "combat-roll"},
            {"rule", "6.2.6"},
            {"side", side(e.side)},
            {"die", e.die},
            {"roll", e.roll},
            {"column", std::string(column_name(e.column))},
            {"result", e.result.losses == 0 ? "-" : result_text(e.result)}};
  }
  Json operator()(const StepLost& e) const {
    const char* cause = e.cause == StepLost::Cause::NoRetreat     ? "no-retreat"
                        : e.cause == StepLost::Cause::EnteredZone ? "entered-zone"
                        : e.cause == StepLost::Cause::Special     ? "special"
                                                                  : "combat";
    return {{"type", "loss"},        {"rule", e.cause == StepLost::Cause::Combat ? "6.3.1" : "6.5"},
            {"unit", name(e.unit)},  {"hex", name(e.hex)},
            {"steps", e.steps_left}, {"cause", cause}};
  }
  Json operator()(const UnitRetreated& e) const {
    return {{"type", "retreat"},    {"rule", "6.5"},    {"unit", name(e.unit)},
            {"from", name(e.from)}, {"to", name(e.to)}, {"cause", std::string(name_of(e.cause))}};
  }
  Json operator()(const DrivenOffMap& e) const {
    return {{"type", "driven-off"}, {"rule", "4.4"}, {"unit", name(e.unit)}, {"from", name(e.from)}};
  }
  Json operator()(const MoraleChecked& e) const {
    return {{"type", "check"}, {"rule", "6.4"},      {"unit", name(e.unit)},          {"die", e.die},
            {"roll", e.roll},  {"passed", e.passed}, {"entered_zone", e.entered_zone}};
  }
  Json operator()(const UnitAdvanced& e) const {
    return {{"type", "advance"},
            {"rule", "6.6"},
            {"unit", name(e.unit)},
            {"from", name(e.from)},
            {"to", name(e.to)}};
  }
  Json operator()(const ControlChanged& e) const {
    return {{"type", "control"},
            {"rule", "11.1"},
            {"hex", name(scenario_.objectives[e.objective].hex)},
            {"side", e.side ? Json(side(*e.side)) : Json(nullptr)}};
  }
  Json operator()(const VictoryChecked& e) const {
    return {{"type", "play-on"}, {"rule", "3.0"}, {"turn", e.turn}};
  }
  Json operator()(const GameEnded& e) const {
    return {
        {"type", "game-over"},
        {"rule", "3.0"},
        {"winner", e.outcome.winner ? Json(side(*e.outcome.winner)) : Json(nullptr)},
        {"level", e.outcome.winner ? Json(std::string(longroll::name_of(e.outcome.level))) : Json("draw")}};
  }
  Json operator()(const SpecialHappened& e) const {
    Json json = {{"type", "special"}, {"rule", std::string(e.rule)}, {"number", e.number}, {"die", e.die}};
    if (e.unit) json["unit"] = name(*e.unit);
    if (e.hex) json["hex"] = name(*e.hex);
    return json;
  }

 private:
  std::string name(UnitId unit) const { return scenario_.unit(unit).id; }
  std::string name(HexId hex) const { return scenario_.map.grid().name(hex); }
  static std::string side(Side s) { return std::string(longroll::name_of(s)); }
  const Language& language_;
  const Scenario& scenario_;
};

}  // namespace

std::string marker_id(const Scenario& scenario, const Marker& marker) {
  if (marker.formation) return scenario.formation(*marker.formation).id;
  return std::string(longroll::name_of(marker.side)) + "-combat";
}

Json shifts_json(const Language& language, const Scenario& scenario, const ShiftList& shifts) {
  Json list = Json::array();
  for (const Shift& shift : shifts) {
    Json json = {
        {"reason", sentence(language, shift)}, {"value", shift.value}, {"rule", std::string(shift.rule)}};
    if (shift.hex) json["hex"] = scenario.map.grid().name(*shift.hex);
    list.push_back(json);
  }
  return list;
}

Json event_json(const Language& language, const Scenario& scenario, const Event& event) {
  Json json = std::visit(EventWriter(language, scenario), event);
  json["sentence"] = sentence(language, scenario, event);
  return json;
}

}  // namespace longroll
