// The example of play in the published rules, four turns of Pea Ridge, replayed from tests/examples/pea-ridge.json:
// every draw, path with its cost, combat with odds and column, result, retreat, check and advance. The file names the
// deviations (ruling A45).
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>

#include "aprils/movement.h"
#include "aprils/retreat.h"
#include "aprils/sequence.h"
#include "aprils/victory.h"
#include "format/aprils_event.h"
#include "format/aprils_names.h"
#include "format/aprils_words.h"
#include "format/json.h"
#include "kit/field.h"
#include "kit/files.h"

namespace longroll::aprils {
namespace {

class Example : public ::testing::Test {
 protected:
  Example()
      : field_(kit::battle("aprils/pea-ridge")),
        example_(Json::parse(kit::read_file("tests/examples/pea-ridge.json"))) {
    field_.turn(1).whole_turn();
  }

  UnitId unit(const Json& id) const {
    const auto found = kit::battle("aprils/pea-ridge").unit_named(id.get<std::string>());
    EXPECT_TRUE(found) << id;
    return found.value_or(UnitId(0));
  }
  static std::string text(const Json& json) { return json.get<std::string>(); }
  HexList hexes_of(const Json& units) {
    HexList hexes;
    for (const Json& id : units) {
      const HexId hex = field_.situation().hex(unit(id));
      if (!hexes.contains(hex)) hexes.push_back(hex);
    }
    return hexes;
  }

  void check_cup(const Json& turn) {
    std::vector<std::string> wanted, found;
    for (const Json& marker : turn["cup"]) wanted.push_back(text(marker));
    for (const Draw& draw : possible_draws(field_.scenario(), field_.situation()))
      for (int i = 0; i < draw.weight; ++i) found.push_back(marker_id(field_.scenario(), draw.marker));
    std::sort(wanted.begin(), wanted.end());
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, wanted) << "cup of turn " << turn["turn"];
  }

  void draw(const Json& draw) {
    const std::string marker = text(draw["marker"]);
    // The last marker comes by itself.
    if (field_.at<DrawMarker>()) {
      EXPECT_EQ(name_of(field_.situation().next_to_draw), text(draw["by"]));
      if (marker == "union-combat")
        field_.draw_combat(Side::Union);
      else if (marker == "confederate-combat")
        field_.draw_combat(Side::Confederate);
      else
        field_.draw(marker);
    }
    bool moves = false;
    for (const Json& action : draw["actions"]) {
      SCOPED_TRACE(action.dump());
      const std::string type = text(action["type"]);
      if (type == "move")
        march(action);
      else if (type == "may not move")
        may_not_move(action);
      else if (type == "combat")
        combat(action);
      else if (type == "automatic retreat")
        automatic_retreat(action);
      else if (type == "no combat")
        EXPECT_FALSE(field_.at<DeclareCombat>());
      moves = moves || type == "move" || type == "stay" || type == "not specified" || type == "may not move";
    }
    // What the example does not tell stays where it is, off the map too (8.1). A phase in which nobody can move any
    // more has ended by itself, and the next marker may be out already.
    if (moves && field_.at<MoveFormation>()) {
      const auto moving = std::get<MoveFormation>(field_.position().agenda.back()).formation;
      if (field_.scenario().formation(moving).id == marker) EXPECT_FALSE(field_.end_movement());
    }
    if (field_.at<DeclareCombat>()) EXPECT_FALSE(field_.end_combat());
  }

  void march(const Json& action) {
    const UnitId who = unit(action["unit"]);
    std::string path;
    int before = 0;
    const Field now(field_.scenario(), field_.situation());
    for (std::size_t i = 0; i < action["path"].size(); ++i) {
      path += (i > 0 ? " " : "") + text(action["path"][i]);
      if (!action.contains("costs_halves")) continue;
      March prefix{who, {}};
      for (std::size_t j = 0; j <= i; ++j) prefix.path.push_back(field_.hex(text(action["path"][j])));
      const int cost = judge_march(field_.scenario(), field_.situation(), now, prefix).cost;
      // A hex passed that is full cannot be an end, so its price is read off the next one.
      if (cost > 0) EXPECT_EQ(cost - before, action["costs_halves"][i].get<int>()) << path;
      before = cost;
    }
    EXPECT_EQ(field_.where(who), text(action["from"]) == "off map" ? "waiting" : text(action["from"]));
    EXPECT_EQ(field_.cost_to(who, text(action["path"].back())), action["cost_halves"].get<int>())
        << "cheapest cost";
    const auto refusal = field_.march(who, path);
    ASSERT_FALSE(refusal) << static_cast<int>(refusal->reason);
    const auto marched = field_.told<UnitMarched>();
    ASSERT_EQ(marched.size(), 1u);
    EXPECT_EQ(marched[0].cost, action["cost_halves"].get<int>());
    if (action.contains("stops") && text(action["stops"]).starts_with("zone")) {
      const Side enemy = enemy_of(field_.scenario().unit(who).side);
      EXPECT_TRUE(Field(field_.scenario(), field_.situation()).in_zone(enemy, field_.situation().hex(who)));
    }
  }

  void may_not_move(const Json& action) {
    const UnitId who = unit(action["unit"]);
    EXPECT_EQ(field_.where(who), text(action["hex"]));
    const HexId next = *field_.scenario().map.grid().neighbour(field_.situation().hex(who), Direction::South);
    March step{who, {}};
    step.path.push_back(next);
    const auto refusal = field_.why_not(step);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->rule, "13.2");
  }

  // The retreat hexes that the example rules out are ruled out, and nothing else is open.
  void check_retreat(UnitId who, const Json& retreat) {
    const Field now(field_.scenario(), field_.situation());
    for (const RetreatHex& h : judge_retreats(field_.scenario(), field_.situation(), now, who)) {
      const std::string name = field_.scenario().map.grid().name(h.hex);
      const bool open = !h.forbidden && h.ruled_out_by == 0;
      if (retreat.contains("rejected") && retreat["rejected"].contains(name)) EXPECT_FALSE(open) << name;
      if (!retreat.contains("equally_valid")) EXPECT_EQ(open, name == text(retreat["to"])) << name;
    }
  }

  void automatic_retreat(const Json& action) {
    const UnitId who = unit(action["unit"]);
    EXPECT_EQ(strengths(field_.scenario(), field_.situation(), who).attack, action["attack"].get<int>());
    if (action.contains("only_choice")) {
      // Without strength there is no other declaration, and one hex to go to: the engine has done it (6.2.2).
      const auto retreated = field_.told<UnitRetreated>();
      ASSERT_EQ(retreated.size(), 1u);
      EXPECT_EQ(field_.scenario().map.grid().name(retreated[0].from), text(action["from"]));
      EXPECT_EQ(field_.where(who), text(action["to"]));
      ASSERT_EQ(field_.told<FallBackDeclared>().size(), 1u);
      EXPECT_EQ(field_.told<FallBackDeclared>()[0].fight.targets.size(), 2u);
      take_advance(action["advance"]);
      return;
    }
    EXPECT_EQ(field_.where(who), text(action["from"]));
    ASSERT_TRUE(field_.at<DeclareCombat>());
    HexList targets = hexes_of(action["must_fight"]);
    check_retreat(who, action);
    if (action.contains("considered")) check_considered(action);
    FallBack choice{targets, std::nullopt, {}, {}};
    if (action.contains("bombardment")) {
      choice.bombarded = field_.hex(text(action["bombardment"]["target"]));
      for (const Json& gun : action["bombardment"]["attackers"]) choice.guns.insert(unit(gun["unit"]));
    }
    ASSERT_FALSE(field_.answer(choice));
    if (action.contains("equally_valid")) {
      ASSERT_EQ(field_.choices().size(), action["equally_valid"].size());
      for (const Json& hex : action["equally_valid"])
        EXPECT_TRUE(field_.offered(Retreat{who, field_.hex(text(hex))})) << hex;
      ASSERT_FALSE(field_.retreat(who, text(action["to"])));
    }
    EXPECT_EQ(field_.where(who), text(action["to"]));
    if (action.contains("bombardment")) bombardment(action["bombardment"]);
    take_advance(action["advance"]);
  }

  void check_considered(const Json& action) {
    const Json& considered = action["considered"];
    std::vector<UnitId> with;
    for (const Json& one : considered["with"]) with.push_back(unit(one["unit"]));
    const Odds odds = field_.odds(with, text(Json(field_.where(unit(action["must_fight"][0])))),
                                  field_.scenario().unit(with[0]).side);
    EXPECT_EQ(odds.attack, considered["attack"].get<int>());
    EXPECT_EQ(odds.defence, considered["defence"].get<int>());
    EXPECT_EQ(column_name(odds.initial), text(considered["initial"]));
    EXPECT_EQ(column_name(odds.column), text(considered["final"]));
  }

  void check_odds(const Json& wanted) {
    const auto declared = field_.told<AttackDeclared>();
    ASSERT_EQ(declared.size(), 1u);
    EXPECT_EQ(declared[0].odds.attack, wanted["attack"].get<int>());
    EXPECT_EQ(declared[0].odds.defence, wanted["defence"].get<int>());
    EXPECT_EQ(column_name(declared[0].odds.initial), text(wanted["initial"]));
    EXPECT_EQ(column_name(declared[0].odds.column), text(wanted["final"]));
    ASSERT_EQ(declared[0].odds.shifts.size(), wanted["shifts"].size());
    for (std::size_t i = 0; i < wanted["shifts"].size(); ++i)
      EXPECT_EQ(declared[0].odds.shifts[i].value, wanted["shifts"][i]["columns"].get<int>());
  }

  void bombardment(const Json& fire) {
    check_odds(fire);
    ASSERT_TRUE(field_.at<RollCombat>());
    field_.roll(fire["attacker"]["die"].get<int>());
    check_roll(fire["attacker"]);
    EXPECT_TRUE(fire["defender"].is_null());
    if (field_.at<VoluntaryRetreats>()) EXPECT_FALSE(field_.stand_fast());
  }

  void check_roll(const Json& side) {
    const auto rolled = field_.told<CombatRolled>();
    ASSERT_GE(rolled.size(), 1u);
    EXPECT_EQ(rolled[0].roll, side["roll"].get<int>());
    EXPECT_EQ(rolled[0].result.losses == 0 ? "-" : result_text(rolled[0].result), text(side["result"]));
  }

  void take_advance(const Json& advance) {
    std::vector<std::string> eligible;
    const std::string to = advance.contains("to") ? text(advance["to"]) : "";
    for (const Choice& choice : field_.at<OfferAdvance>() ? field_.choices() : std::vector<Choice>{})
      if (const auto* offered = std::get_if<Advance>(&choice))
        eligible.push_back(field_.scenario().unit(offered->unit).id);
    std::vector<std::string> wanted;
    for (const Json& id : advance["eligible"]) wanted.push_back(text(id));
    std::sort(wanted.begin(), wanted.end());
    std::sort(eligible.begin(), eligible.end());
    EXPECT_EQ(eligible, wanted);
    if (!field_.at<OfferAdvance>()) return;
    if (!advance.contains("unit")) {
      EXPECT_FALSE(field_.no_advance());
      return;
    }
    EXPECT_EQ(field_.where(unit(advance["unit"])), text(advance["from"]));
    EXPECT_FALSE(field_.advance(unit(advance["unit"]), to));
    EXPECT_EQ(field_.where(unit(advance["unit"])), to);
  }

  void combat(const Json& action) {
    std::vector<UnitId> attackers;
    for (const Json& one : action["attackers"]) attackers.push_back(unit(one["unit"]));
    std::vector<std::string> defenders;
    std::string targets;
    for (const Json& one : action["defenders"]) targets = text(one["hex"]);
    if (action.contains("not_used")) {
      for (const Json& one : action["not_used"]) {
        Attack with{{unit(one["unit"])}, {field_.hex(targets)}};
        const auto refusal = field_.why_not(with);
        ASSERT_TRUE(refusal);
        EXPECT_EQ(refusal->reason, Reason::NoSight);
      }
    }
    ASSERT_FALSE(field_.attack(attackers, targets));
    check_odds(action);
    follow_combat(action);
  }

  // Answers every question of the combat from the example, in the order of ruling A29.
  void follow_combat(const Json& action) {
    std::vector<Json> checks, retreats;
    for (const Json& check : action["checks"]) checks.push_back(check);
    if (action.contains("retreats"))
      for (const Json& retreat : action["retreats"]) retreats.push_back(retreat);
    std::vector<Json> losses;
    for (const Json& loss : action["attacker_losses"]) losses.push_back(loss);
    std::optional<Json> checking;
    for (int guard = 0; guard < 60 && !field_.over(); ++guard) {
      if (field_.at<RollCombat>()) {
        const Role role = std::get<RollCombat>(field_.position().agenda.back()).role;
        const Json& side = action[role == Role::Attacker ? "attacker" : "defender"];
        EXPECT_EQ(*field_.situation().fight->rating[role], side["rating"].get<int>());
        field_.roll(side["die"].get<int>());
        check_roll(side);
      } else if (field_.at<TakeLosses>()) {
        ASSERT_FALSE(losses.empty());
        EXPECT_FALSE(field_.lose(unit(losses[0]["unit"])));
        losses.erase(losses.begin());
      } else if (field_.at<RetreatUnits>()) {
        const bool after_check = checking && checking->contains("retreat");
        ASSERT_TRUE(after_check || !retreats.empty());
        const Json retreat = after_check ? (*checking)["retreat"] : retreats[0];
        const UnitId who = unit(after_check ? (*checking)["unit"] : retreats[0]["unit"]);
        check_retreat(who, retreat);
        EXPECT_FALSE(field_.retreat(who, text(retreat["to"])));
        if (!after_check) retreats.erase(retreats.begin());
      } else if (field_.at<CheckUnits>()) {
        ASSERT_FALSE(checks.empty());
        EXPECT_FALSE(field_.check(unit(checks[0]["unit"])));
      } else if (field_.at<RollCheck>()) {
        ASSERT_FALSE(checks.empty());
        checking = checks[0];
        checks.erase(checks.begin());
        const UnitId who = std::get<RollCheck>(field_.position().agenda.back()).unit;
        EXPECT_EQ(who, unit((*checking)["unit"]));
        field_.roll((*checking)["die"].get<int>());
        const auto told = field_.told<MoraleChecked>();
        ASSERT_GE(told.size(), 1u);
        EXPECT_EQ(told[0].roll, (*checking)["roll"].get<int>());
        EXPECT_EQ(told[0].passed, (*checking)["passes"].get<bool>());
        // A lone retreat hex is taken by the engine; it must be the printed one.
        if (checking->contains("retreat") && !field_.at<RetreatUnits>())
          EXPECT_EQ(field_.where(who), text((*checking)["retreat"]["to"]));
      } else if (field_.at<VoluntaryRetreats>()) {
        EXPECT_FALSE(field_.stand_fast());
      } else {
        break;
      }
    }
    EXPECT_TRUE(checks.empty()) << "checks left";
    take_advance(action["advance"]);
    for (const Json& retreat : retreats)  // taken by the engine, because only one hex was open
      SUCCEED() << retreat;
  }

  void check_end(const Json& end) {
    const Scenario& scenario = field_.scenario();
    std::vector<std::string> reduced, wanted;
    for (const auto& [id, hex] : end["positions"].items())
      EXPECT_EQ(field_.where(unit(Json(id))), text(hex)) << id;
    for (const Json& id : end["reduced"]) wanted.push_back(text(id));
    for (std::size_t i = 0; i < scenario.units.size(); ++i)
      if (scenario.units[i].steps == 2 && field_.situation().steps[i] == 1)
        reduced.push_back(scenario.units[i].id);
    std::sort(wanted.begin(), wanted.end());
    std::sort(reduced.begin(), reduced.end());
    EXPECT_EQ(reduced, wanted);
    for (const Json& id : end["eliminated"]) EXPECT_EQ(field_.where(unit(id)), "gone");
    const Field now(scenario, field_.situation());
    for (const auto& [hex, side] : end["control"].items()) {
      for (std::size_t i = 0; i < scenario.objectives.size(); ++i) {
        if (scenario.map.grid().name(scenario.objectives[i].hex) != hex) continue;
        const auto holder = controller_of(scenario, field_.situation(), now, i);
        EXPECT_EQ(holder ? std::string(name_of(*holder)) : "", side.is_null() ? "" : text(side)) << hex;
      }
    }
  }

  // The same four turns as a record, for whoever wants to watch them: docs/examples/.
  static constexpr const char* kRecordFile = "docs/examples/pea-ridge-turns-1-to-4.json";
  std::string record() {
    char hash[17];
    std::snprintf(hash, sizeof hash, "%016llx", static_cast<unsigned long long>(field_.scenario().hash));
    std::string text =
        "{\"format\": \"longroll record 1\", \"game\": \"aprils\", \"scenario\": \"pea-ridge\", "
        "\"scenario_hash\": \"" +
        std::string(hash) + "\", \"rules\": 1, \"options\": [],\n \"answers\": [";
    for (std::size_t i = 0; i < field_.answers().size(); ++i)
      text += (i > 0 ? ",\n  " : "\n  ") + field_.answers()[i];
    text += "\n ]\n}\n";
    if (std::getenv("LONGROLL_REWRITE") != nullptr) std::ofstream(kRecordFile) << text;
    return text;
  }

  kit::Field field_;
  Json example_;
};

TEST_F(Example, A45_the_four_turns_of_pea_ridge_replay_as_printed) {
  for (const Json& turn : example_["turns"]) {
    SCOPED_TRACE("turn " + std::to_string(turn["turn"].get<int>()));
    ASSERT_EQ(field_.situation().turn, turn["turn"].get<int>());
    check_cup(turn);
    Json positions;
    for (const Json& drawn : turn["draws"]) {
      SCOPED_TRACE("draw " + std::to_string(drawn["draw"].get<int>()));
      if (HasFatalFailure()) return;
      draw(drawn);
    }
    check_end(turn["end"]);
  }
  EXPECT_EQ(field_.situation().turn, 5);
  EXPECT_EQ(kit::read_file(kRecordFile), record()) << "LONGROLL_REWRITE=1 writes the record anew";
}

}  // namespace
}  // namespace longroll::aprils
