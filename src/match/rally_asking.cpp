#include "match/rally_asking.h"

#include "format/rally_names.h"
#include "format/rally_words.h"
#include "rally/battles/battle.h"
#include "rally/combat.h"

namespace longroll {

using namespace rally;

namespace {

// One overload a question; a step that never asks has no kind.
struct Kinds {
  std::string_view operator()(const PlaceLeader&) const { return "place-leader"; }
  std::string_view operator()(const RollInitiative&) const { return "initiative-die"; }
  std::string_view operator()(const RollEvent&) const { return "event-die"; }
  std::string_view operator()(const RollBlunder&) const { return "blunder-die"; }
  std::string_view operator()(const PickForEvent&) const { return "event"; }
  std::string_view operator()(const BlunderMoves&) const { return "blunder"; }
  std::string_view operator()(const RollWeather&) const { return "weather-die"; }
  std::string_view operator()(const DrawGun&) const { return "artillery-draw"; }
  std::string_view operator()(const ChooseFirst&) const { return "first-battery"; }
  std::string_view operator()(const PlaceGuns&) const { return "artillery"; }
  std::string_view operator()(const AnswerGuns&) const { return "counter-battery"; }
  std::string_view operator()(const RollBombardment&) const { return "bombardment-die"; }
  std::string_view operator()(const RollDuel&) const { return "duel-die"; }
  std::string_view operator()(const RollCommand&) const { return "command-die"; }
  std::string_view operator()(const DueGroup&) const { return "arrival"; }
  std::string_view operator()(const RollArrival&) const { return "arrival-die"; }
  std::string_view operator()(const ChooseEntry&) const { return "entry"; }
  std::string_view operator()(const Impulse&) const { return "impulse"; }
  std::string_view operator()(const AfterImpulse&) const { return "after-impulse"; }
  std::string_view operator()(const MoveLeader&) const { return "leader"; }
  std::string_view operator()(const RollFormation&) const { return "leader-die"; }
  std::string_view operator()(const RollDivision&) const { return "leader-die"; }
  std::string_view operator()(const RollAllowance&) const { return "allowance-die"; }
  std::string_view operator()(const MoveUnits&) const { return "movement"; }
  std::string_view operator()(const RollLeaderCaught&) const { return "capture-die"; }
  std::string_view operator()(const RollGunCaught&) const { return "capture-die"; }
  std::string_view operator()(const LeaderFlees&) const { return "flee"; }
  std::string_view operator()(const DeclareTargets&) const { return "targets"; }
  std::string_view operator()(const ChooseCombat&) const { return "combat"; }
  std::string_view operator()(const UseSurprise&) const { return "surprise"; }
  std::string_view operator()(const DefenderGuns&) const { return "defending-artillery"; }
  std::string_view operator()(const RollGunPlaced&) const { return "defending-artillery-die"; }
  std::string_view operator()(const DefensiveFire&) const { return "defensive-fire"; }
  std::string_view operator()(const RollRetreat&) const { return "retreat-die"; }
  std::string_view operator()(const RetreatUnits&) const { return "retreat"; }
  std::string_view operator()(const RetreatOn&) const { return "retreat"; }
  std::string_view operator()(const OfferFollow&) const { return "follow"; }
  std::string_view operator()(const AdvanceUnits&) const { return "advance"; }
  std::string_view operator()(const RollLeaderLoss&) const { return "leader-loss-die"; }
  std::string_view operator()(const PlaceRallied&) const { return "rally-place"; }
  std::string_view operator()(const RollGunReturn&) const { return "artillery-return-die"; }
  std::string_view operator()(const GiveField&) const { return "give-field"; }
  std::string_view operator()(const NightMoves&) const { return "night"; }
  std::string_view operator()(const PressOn&) const { return "press-on"; }
  std::string_view operator()(const SpecialRoll&) const { return "special-die"; }
  // Every other die is a quality check.
  template <class S>
  std::string_view operator()(const S&) const {
    return S::who == Who::Rolled ? "check-die" : "";
  }
};

// The blanks of a question: the unit, side or hex it speaks of, whichever the step has.
class Filler {
 public:
  Filler(const Language& language, const Table& table) : language_(language), table_(table) {}

  template <class S>
  Blanks operator()(const S& step) const {
    Blanks blanks;
    if constexpr (requires { step.leader; })  // before the unit that he may follow
      add_unit(blanks, step.leader);
    else if constexpr (requires { step.unit; })
      add_unit(blanks, step.unit);
    else if constexpr (requires { step.gun; } && !std::is_same_v<S, RetreatOn>)
      add_unit(blanks, duellist(step));
    if constexpr (std::is_same_v<S, AnswerGuns> || std::is_same_v<S, RollBombardment>)
      blanks.push_back({"hex", scenario().name(step.target)});
    if constexpr (std::is_same_v<S, DefenderGuns> || std::is_same_v<S, DefensiveFire>)
      blanks.push_back({"hex", scenario().name(situation().fight->targets[step.target])});
    if constexpr (requires { step.side; }) add_side(blanks, step.side);
    if constexpr (std::is_same_v<S, RollInitiative>)
      add_side(blanks, step.union_die == 0 ? Side::Union : Side::Confederate);
    if constexpr (std::is_same_v<S, Impulse>)
      blanks.push_back({"points", std::to_string(situation().points[step.side])});
    if constexpr (requires { step.group; })
      blanks.push_back({"units", unit_names(language_, scenario(), scenario().groups[step.group].units)});
    if constexpr (std::is_same_v<S, PickForEvent>)
      blanks.push_back({"event", language_.say("rally.name." + std::string(key_of(step.kind)))});
    if constexpr (std::is_same_v<S, RollFormation>) add_leader(blanks, step.formation);
    if constexpr (std::is_same_v<S, RollDivision>) add_leader(blanks, step.division);
    if constexpr (std::is_same_v<S, RollRetreatCheck>) add_unit(blanks, step.retreat.unit);
    if constexpr (std::is_same_v<S, DeclareTargets>)
      add_unit(blanks, *next_attacker(scenario(), situation()));
    return blanks;
  }

 private:
  const Scenario& scenario() const { return table_.scenario(); }
  const Situation& situation() const { return table_.position().situation; }
  void add_unit(Blanks& blanks, UnitId unit) const {
    blanks.push_back({"unit", unit_name(language_, scenario(), unit)});
  }
  void add_leader(Blanks& blanks, FormationId formation) const {
    add_unit(blanks, *scenario().formation(formation).leader);
  }
  void add_side(Blanks& blanks, Side side) const {
    blanks.push_back({"side", language_.say("side." + std::string(name_of(side)))});
  }
  template <class S>
  static UnitId duellist(const S& step) {
    if constexpr (std::is_same_v<S, RollDuel>)
      return step.first == 0 ? step.gun : step.answering;
    else if constexpr (std::is_same_v<decltype(step.gun), UnitId>)
      return step.gun;
    else
      return step.left.first();
  }

  const Language& language_;
  const Table& table_;
};

}  // namespace

std::string_view kind_of(const Step& step) { return std::visit(Kinds{}, step); }

std::string asking_sentence(const Language& language, const Table& table, const Step& step) {
  const Blanks blanks = std::visit(Filler(language, table), step);
  std::string key = "rally.ask." + std::string(kind_of(step));
  // A battle's own die has its own sentence where the language knows one: "rally.ask.special-die.perryville.1".
  if (const auto* roll = std::get_if<SpecialRoll>(&step)) {
    const std::string own =
        key + "." + std::string(table.scenario().rules->name) + "." + std::to_string(roll->number);
    if (language.has(own)) key = own;
  }
  std::string text = language.say(key, blanks);
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') text[0] = static_cast<char>(text[0] - 'a' + 'A');
  return text;
}

std::string_view phase_of(const Position& position) {
  const auto has = [&](auto tag) {
    for (const Step& step : position.agenda)
      if (std::holds_alternative<decltype(tag)>(step)) return true;
    return false;
  };
  if (position.agenda.empty()) return "over";
  if (has(EventsPhase{})) return "initiative";
  if (has(BombardmentPhase{})) return "events";
  if (has(CommandPhase{})) return "bombardment";
  if (has(NightMoves{})) return "night";
  if (!has(RecoveryPhase{})) return has(VictoryPhase{}) ? "recovery" : "victory";
  if (position.situation.fight || has(DeclareTargets{}) || has(ChooseCombat{})) return "combat";
  return has(MoveUnits{}) ? "movement" : "command";
}

}  // namespace longroll
