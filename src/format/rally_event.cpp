#include "format/rally_event.h"

#include "format/rally_choice.h"
#include "format/rally_names.h"
#include "format/rally_words.h"

namespace longroll {
namespace {

using namespace rally;

class EventWriter {
 public:
  EventWriter(const Language& language, const Scenario& scenario)
      : language_(language), scenario_(scenario) {}

  Json operator()(const TurnBegan& e) const { return made("turn", "3.0", {{"turn", e.turn}}); }
  Json operator()(const InitiativeRolled& e) const {
    return made("initiative-dice", "4.0", {{"union", e.union_die}, {"confederate", e.confederate_die}});
  }
  Json operator()(const InitiativeTaken& e) const {
    return made("initiative", "4.0", {{"side", name(e.side)}});
  }
  Json operator()(const EventRolled& e) const {
    return made("event-dice", "5.0",
                {{"side", name(e.side)},
                 {"dice", {e.first, e.second}},
                 {"printed", text(key_of(e.printed))},
                 {"event", text(key_of(e.kind))}});
  }
  Json operator()(const EventHappened& e) const {
    Json json = made("event", "5.0", {{"event", text(key_of(e.kind))}, {"side", name(e.side)}});
    if (e.unit) json["unit"] = name(*e.unit);
    if (e.formation) json["formation"] = name(*e.formation);
    if (e.number != 0) json["number"] = e.number;
    return json;
  }
  Json operator()(const GunsFirst& e) const { return made("first-battery", "6.0", {{"side", name(e.side)}}); }
  Json operator()(const GunPlaced& e) const {
    Json json = made("artillery-placed", "6.1", {{"unit", name(e.gun)}, {"hex", name(e.spot)}});
    if (e.target) json["target"] = name(*e.target);
    return json;
  }
  Json operator()(const BombardmentRolled& e) const {
    return made("bombardment", "6.2",
                {{"unit", name(e.gun)},
                 {"target", name(e.target)},
                 {"die", e.die},
                 {"roll", e.roll},
                 {"value", e.value}});
  }
  Json operator()(const DuelRolled& e) const {
    return made("duel", "6.3",
                {{"unit", name(e.gun)},
                 {"against", name(e.against)},
                 {"die", e.die},
                 {"roll", e.roll},
                 {"value", e.value},
                 {"hit", e.hit}});
  }
  Json operator()(const GunRemoved& e) const {
    return made("artillery-removed", e.die == 0 ? "6.3" : "9.5",
                {{"unit", name(e.gun)}, {"hex", name(e.spot)}, {"die", e.die}, {"captured", e.captured}});
  }
  Json operator()(const GunTried& e) const {
    return made("artillery-tried", "9.1",
                {{"unit", name(e.gun)}, {"hex", name(e.spot)}, {"die", e.die}, {"placed", e.placed}});
  }
  Json operator()(const QualityChecked& e) const {
    return made("check", "2.4",
                {{"unit", name(e.unit)},
                 {"cause", text(key_of(e.cause))},
                 {"die", e.die},
                 {"roll", e.roll},
                 {"quality", e.quality},
                 {"passed", e.passed}});
  }
  Json operator()(const StepLost& e) const {
    constexpr std::string_view causes[] = {"bombardment", "exit", "fire", "combat", "automatic", "stacking"};
    return made("loss", "2.21",
                {{"unit", name(e.unit)},
                 {"hex", name(e.spot)},
                 {"shattered", e.shattered},
                 {"cause", text(causes[static_cast<std::size_t>(e.cause)])}});
  }
  Json operator()(const UnitShattered& e) const {
    return made("shattered", "2.21", {{"unit", name(e.unit)}, {"hex", name(e.spot)}});
  }
  Json operator()(const CommandRolled& e) const {
    return made("command", "7.1", {{"side", name(e.side)}, {"die", e.die}, {"points", e.points}});
  }
  Json operator()(const GroupRolled& e) const {
    return made("arrival-die", "7.6", {{"units", group(e.group)}, {"die", e.die}, {"delay", e.delay}});
  }
  Json operator()(const GroupArrived& e) const {
    return made("arrival", "7.6", {{"units", group(e.group)}, {"hex", name(e.spot)}});
  }
  Json operator()(const Purchased& e) const {
    constexpr std::string_view whats[] = {"recovery", "unit", "formation", "move-train", "wake-train"};
    Json json = made("purchase", "7.2",
                     {{"side", name(e.side)},
                      {"what", text(whats[static_cast<std::size_t>(e.what)])},
                      {"points", e.cost}});
    if (e.unit) json["unit"] = name(*e.unit);
    if (e.formation) json["formation"] = name(*e.formation);
    return json;
  }
  Json operator()(const LeaderTested& e) const {
    return made("initiative-check", "7.01",
                {{"unit", name(e.leader)},
                 {"formation", name(e.formation)},
                 {"die", e.die},
                 {"roll", e.roll},
                 {"rating", e.rating},
                 {"passed", e.passed}});
  }
  Json operator()(const AllowanceRolled& e) const {
    return made("allowance", "7.5", {{"unit", name(e.unit)}, {"die", e.die}, {"allowance", e.allowance}});
  }
  Json operator()(const UnitMarched& e) const {
    Json path = Json::array();
    for (SpotId spot : e.path) path.push_back(name(spot));
    return made("march", "8.0", {{"unit", name(e.unit)}, {"from", name(e.from)}, {"path", path}});
  }
  Json operator()(const LeaderCaught& e) const {
    return made("leader-caught", "8.4", {{"unit", name(e.leader)}, {"die", e.die}, {"captured", e.captured}});
  }
  Json operator()(const LeaderFled& e) const {
    return made("leader-moves", "8.4",
                {{"unit", name(e.leader)}, {"from", name(e.from)}, {"to", name(e.to)}});
  }
  Json operator()(const LeaderLost& e) const {
    return made("leader-lost", "10.1",
                {{"unit", name(e.leader)}, {"captured", e.captured}, {"points", e.points}});
  }
  Json operator()(const LeaderTriedByFire& e) const {
    return made("leader-dice", "9.6",
                {{"unit", name(e.leader)}, {"dice", {e.first, e.second}}, {"fell", e.fell}});
  }
  Json operator()(const LeaderReplaced& e) const {
    return made("leader-replaced", "10.1", {{"unit", name(e.leader)}, {"hex", name(e.spot)}});
  }
  Json operator()(const TrainCaptured& e) const {
    return made("train-captured", "12.0", {{"unit", name(e.train)}});
  }
  Json operator()(const TrainTurned& e) const {
    return made("train-turned", "12.0", {{"unit", name(e.train)}, {"active", e.active}});
  }
  Json operator()(const SidePassed& e) const {
    return made("pass", "7.0", {{"side", name(e.side)}, {"kept", e.kept}});
  }
  Json operator()(const FightBegan& e) const {
    return made("combat", "9.0",
                {{"attackers", unit_list(scenario_, e.fight.attackers)},
                 {"defenders", unit_list(scenario_, e.fight.defenders)},
                 {"targets", spot_list(scenario_, e.fight.targets)}});
  }
  Json operator()(const OddsJudged& e) const {
    return made("odds", "9.3", odds_json(language_, scenario_, e.odds));
  }
  Json operator()(const FightStopped& e) const {
    return made("combat-stops", "9.2", {{"unit", name(e.shattered)}});
  }
  Json operator()(const RetreatRolled& e) const {
    return made("retreat-die", "9.5", {{"unit", name(e.unit)}, {"die", e.die}, {"hexes", e.hexes}});
  }
  Json operator()(const UnitRetreated& e) const {
    return made("retreat", "9.5", {{"unit", name(e.unit)}, {"from", name(e.from)}, {"to", name(e.to)}});
  }
  Json operator()(const UnitAdvanced& e) const {
    return made("advance", "9.5", {{"unit", name(e.unit)}, {"from", name(e.from)}, {"to", name(e.to)}});
  }
  Json operator()(const UnitRestored& e) const { return made("restored", "7.2", {{"unit", name(e.unit)}}); }
  Json operator()(const UnitRallied& e) const {
    return made("rallied", "10.2", {{"unit", name(e.unit)}, {"hex", name(e.spot)}});
  }
  Json operator()(const UnitLost& e) const { return made("unit-lost", "10.2", {{"unit", name(e.unit)}}); }
  Json operator()(const GunResting& e) const {
    return made("artillery-rests", "10.3", {{"unit", name(e.gun)}, {"die", e.die}, {"turn", e.turn}});
  }
  Json operator()(const ControlChanged& e) const {
    return made("control", "11.1",
                {{"hex", scenario_.map.grid().name(scenario_.objectives[e.objective].hex)},
                 {"side", e.side ? Json(name(*e.side)) : Json(nullptr)}});
  }
  Json operator()(const FieldGiven& e) const { return made("field-given", "11.2", {{"side", name(e.side)}}); }
  Json operator()(const GameEnded& e) const {
    return made(
        "game-over", "11.1",
        {{"winner", e.outcome.winner ? Json(name(*e.outcome.winner)) : Json(nullptr)},
         {"level", text(name_of(e.outcome.level))},
         {"points",
          {{"union", e.outcome.points[Side::Union]}, {"confederate", e.outcome.points[Side::Confederate]}}}});
  }
  Json operator()(const SpecialHappened& e) const {
    Json json = made("special", e.rule, {{"number", e.number}, {"die", e.die}});
    if (e.unit) json["unit"] = name(*e.unit);
    return json;
  }

 private:
  static Json made(std::string_view type, std::string_view rule, Json members) {
    Json json = {{"type", std::string(type)}, {"rule", std::string(rule)}};
    for (auto& [key, value] : members.items()) json[key] = std::move(value);
    return json;
  }
  static std::string text(std::string_view view) { return std::string(view); }
  static std::string name(Side side) { return std::string(longroll::name_of(side)); }
  std::string name(UnitId unit) const { return scenario_.unit(unit).id; }
  std::string name(SpotId spot) const { return scenario_.name(spot); }
  std::string name(FormationId formation) const { return scenario_.formation(formation).id; }
  Json group(std::uint8_t number) const { return unit_list(scenario_, scenario_.groups[number].units); }

  const Language& language_;
  const Scenario& scenario_;
};

}  // namespace

Json modifiers_json(const Language& language, const Modifiers& modifiers) {
  Json list = Json::array();
  for (const Modifier& modifier : modifiers)
    list.push_back({{"reason", sentence(language, modifier)},
                    {"value", modifier.value},
                    {"rule", std::string(modifier.rule)}});
  return list;
}

Json odds_json(const Language& language, const Scenario& scenario, const Odds& odds) {
  return {{"attack", odds.attack},
          {"defence", odds.defence},
          {"ratio", column_name(scenario.charts, odds.ratio_column)},
          {"shifts", modifiers_json(language, odds.shifts)},
          {"column", column_name(scenario.charts, odds.column)},
          {"attacker_modifier", odds.attacker_modifier},
          {"defender_modifier", odds.defender_modifier}};
}

Json event_json(const Language& language, const Scenario& scenario, const Event& event) {
  Json json = std::visit(EventWriter(language, scenario), event);
  json["sentence"] = sentence(language, scenario, event);
  return json;
}

}  // namespace longroll
