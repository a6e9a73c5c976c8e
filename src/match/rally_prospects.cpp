#include "match/rally_prospects.h"

#include "format/rally_choice.h"
#include "format/rally_event.h"
#include "rally/activation.h"
#include "rally/bombardment.h"
#include "rally/combat.h"
#include "rally/forecast.h"
#include "rally/purchases.h"

namespace longroll {

using namespace rally;

namespace {

constexpr int kFaces = 6;

template <class Test>
int count_faces(Test&& test) {
  int count = 0;
  for (int die = 1; die <= kFaces; ++die)
    if (test(die)) ++count;
  return count;
}

// One overload a choice that has something to tell.
class Prospects {
 public:
  Prospects(const Language& language, const Table& table, const Step& step)
      : language_(language),
        scenario_(table.scenario()),
        situation_(table.position().situation),
        step_(step) {}

  Json operator()(const ActivateFormation& choice) const {
    const Formation& formation = scenario_.formation(choice.formation);
    const bool tested = is_tested(scenario_, choice);
    Json json = {{"cost", cost_of(scenario_, situation_, choice)},
                 {"leader", scenario_.unit(*formation.leader).id},
                 {"tested", tested},
                 {"passes", tested ? leader_passes(choice) : kFaces},
                 {"of", kFaces}};
    Json units = Json::array();
    for (UnitId unit : idle_units(scenario_, situation_, choice.formation))
      units.push_back(answers(unit, choice.formation));
    json["units"] = units;
    return json;
  }
  Json operator()(const ActivateUnit& choice) const {
    const bool led = led_directly(scenario_, situation_, choice.unit);
    return {{"cost", price_of_unit(scenario_, situation_, choice.unit)},
            {"passes", led ? kFaces : check_passes(choice.unit)},
            {"of", kFaces}};
  }
  Json operator()(const Recover& choice) const {
    return {{"cost", 1},  // 7.2, ruling R56: whoever is near
            {"passes", check_passes(choice.unit)},
            {"of", kFaces}};
  }
  Json operator()(const ActivateLeader&) const { return {{"cost", 0}}; }
  Json operator()(const MoveTrain&) const { return {{"cost", 1}}; }
  Json operator()(const WakeTrain&) const { return {{"cost", 1}}; }

  // 6.2: the die against the value, then every brigade there checks.
  Json operator()(const PlaceGun& choice) const {
    if (!choice.target) return nullptr;
    const int range = distance(scenario_, choice.spot, *choice.target);
    const HexId hex = scenario_.ground.hex(*choice.target);
    const int value = value_against(scenario_, choice.gun, range, hex);
    const int modifier = bombardment_modifier(scenario_, hex);
    Json units = Json::array();
    const Side enemy = enemy_of(scenario_.unit(choice.gun).side);
    for (UnitId unit : brigades_in(scenario_, situation_, *choice.target, enemy))
      units.push_back({{"unit", scenario_.unit(unit).id}, {"fails", kFaces - check_passes(unit)}});
    return {{"range", range},
            {"printed", gun_value(scenario_, choice.gun, range)},
            {"value", value},
            {"modifier", modifier},
            {"step", count_faces([&](int die) { return die + modifier < value; })},
            {"hex", count_faces([&](int die) { return die + modifier == value; })},
            {"units", units},
            {"of", kFaces}};
  }
  // 6.3: both fire at once.
  Json operator()(const Counter& choice) const {
    const auto* asked = std::get_if<AnswerGuns>(&step_);
    if (asked == nullptr) return nullptr;
    const SpotId from = situation_.spot(asked->gun);
    const int range = distance(scenario_, from, asked->target);
    const auto hits = [&](UnitId gun, SpotId against) {
      const int value = value_against(scenario_, gun, range, scenario_.ground.hex(against));
      return count_faces([&](int die) { return duel_roll(scenario_.unit(gun).side, die) <= value; });
    };
    return {{"range", range},
            {"hits", hits(choice.gun, from)},
            {"hit_by", hits(asked->gun, asked->target)},
            {"of", kFaces}};
  }
  Json operator()(const BringGun& choice) const {
    return {{"value", gun_value(scenario_, choice.gun, 0)},
            {"passes", scenario_.charts.gun_placed_up_to},
            {"of", kFaces}};
  }
  Json operator()(const FireAt& choice) const {
    const auto* asked = std::get_if<DefensiveFire>(&step_);
    if (asked == nullptr) return nullptr;
    const Engagement fight = engagement_of(*situation_.fight);
    const SpotId from = situation_.fight->targets[asked->target];
    const Modifiers modifiers = fire_modifiers(scenario_, situation_, fight, from, choice.unit);
    return {{"modifiers", modifiers_json(language_, modifiers)},
            {"modifier", sum_of(modifiers)},
            {"hits", fire_hits(scenario_, situation_, fight, from, choice.unit)},
            {"of", kFaces}};
  }
  template <class Other>
  Json operator()(const Other&) const {
    return nullptr;
  }

 private:
  int check_passes(UnitId unit) const {
    const int quality = quality_of(scenario_, situation_, unit);
    return count_faces([&](int die) { return passes(die, 0, quality); });
  }
  int leader_passes(const ActivateFormation& choice) const {
    const UnitId leader = *scenario_.formation(choice.formation).leader;
    const int modifier = initiative_modifier(scenario_, situation_, choice);
    const int rating = command(scenario_, situation_, leader).initiative;
    return count_faces([&](int die) { return die + modifier <= rating; });
  }
  // 7.3: in command at once, else after a check; 7.2: a division beyond its corps's leader is tested by itself.
  Json answers(UnitId unit, FormationId formation) const {
    const bool led = in_command(scenario_, situation_, unit);
    Json json = {{"unit", scenario_.unit(unit).id},
                 {"in_command", led},
                 {"passes", led ? kFaces : check_passes(unit)}};
    const FormationId own = scenario_.unit(unit).formation;
    if (own == formation) return json;
    const UnitId over = *scenario_.formation(formation).leader;
    const UnitId leader = *scenario_.formation(own).leader;
    if (distance(scenario_, situation_, over, leader) > command(scenario_, situation_, over).range)
      json["division_passes"] = leader_passes(ActivateFormation{own, 0});
    return json;
  }

  const Language& language_;
  const Scenario& scenario_;
  const Situation& situation_;
  const Step& step_;
};

}  // namespace

Json prospects_json(const Language& language, const Table& table, const Step& step) {
  const Prospects prospects(language, table, step);
  Json list = Json::array();
  bool any = false;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    list.push_back(std::visit(prospects, table.choice(i)));
    any = any || !list.back().is_null();
  }
  return any ? list : Json(nullptr);
}

Json contacts_json(const Scenario& scenario, const Situation& situation) {
  const SpotSet targets = targets_in_contact(scenario, situation);
  Json attackers = Json::array(), hexes = Json::array();
  for (SpotId target : targets) hexes.push_back({{"hex", scenario.name(target)}, {"must", true}});
  for (UnitId unit : units_in_contact(scenario, situation)) {
    Json can = Json::array();
    for (SpotId target : targets)
      if (scenario.ground.adjacent(situation.spot(unit), target)) can.push_back(scenario.name(target));
    attackers.push_back({{"unit", scenario.unit(unit).id},
                         {"must", true},
                         {"declared", situation.assigned.contains(unit)},
                         {"can", can}});
  }
  Json json = {{"attackers", attackers}, {"targets", hexes}};
  if (const auto unit = next_attacker(scenario, situation)) json["unit"] = scenario.unit(*unit).id;
  return json;
}

Json combats_json(const Scenario& scenario, const Situation& situation) {
  Json list = Json::array();
  for (const Combat& combat : situation.combats)
    list.push_back({{"attackers", unit_list(scenario, combat.attackers)},
                    {"targets", spot_list(scenario, combat.targets)}});
  return list;
}

}  // namespace longroll
