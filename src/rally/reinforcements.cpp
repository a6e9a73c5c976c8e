#include "rally/reinforcements.h"

#include "rally/movement.h"

namespace longroll::rally {

using Off = Location::Off;

namespace {

bool is_due(const Situation& situation, std::size_t group) {
  return situation.due[group] > 0 && situation.due[group] <= situation.turn;
}

// 7.7, ruling R71: only an enemy combat unit in the hex blocks it.
bool blocked(const Scenario& scenario, const Situation& situation, const Group& group) {
  return !brigades_in(scenario, situation, group.spot, enemy_of(group.side)).empty();
}

// 7.7: the nearest places of the map's edge that hold no counter at all.
SpotList nearest_vacant_edge(const Scenario& scenario, const Situation& situation, SpotId entry) {
  SpotSet taken;
  for (std::size_t i = 0; i < scenario.units.size(); ++i)
    if (situation.location[i].on_map()) taken.insert(situation.location[i].spot());
  SpotList nearest;
  int best = 1000;
  for (std::size_t i = 0; i < scenario.ground.size(); ++i) {
    const SpotId spot(i);
    if (!scenario.ground[spot].edge || !scenario.ground[spot].passable || taken.contains(spot)) continue;
    const int far = distance(scenario, entry, spot);
    if (far > best) continue;
    if (far < best) nearest.clear();
    best = far;
    if (!nearest.full()) nearest.push_back(spot);
  }
  return nearest;
}

void enter(const Umpire& umpire, std::size_t number, SpotId spot) {
  const Scenario& scenario = umpire.scenario;
  Situation& situation = umpire.situation;
  const Group& group = scenario.groups[number];
  situation.due[number] = 0;
  umpire.tell(GroupArrived{static_cast<std::uint8_t>(number), spot});
  bool brigade = false;
  for (UnitId unit : group.units) {
    if (!situation.is(unit, Off::Waiting)) continue;  // put elsewhere, or taken away, by hand
    if (scenario.guns.contains(unit)) {
      situation.send(unit, Off::Ready);
      continue;
    }
    put(scenario, situation, unit, spot);
    brigade = brigade || scenario.brigades.contains(unit);
  }
  if (!situation.arrivals.contains(spot) && !situation.arrivals.full()) situation.arrivals.push_back(spot);
  if (brigade) meet_strangers(umpire, spot, group.side, false);
}

Side side_of_group(const Scenario& scenario, std::uint8_t group) { return scenario.groups[group].side; }

}  // namespace

void carry_out(const Umpire& umpire, const Arrivals& step) {
  const auto& groups = umpire.scenario.groups;
  for (std::size_t i = step.group; i < groups.size(); ++i) {
    if (groups[i].side != step.side || !is_due(umpire.situation, i)) continue;
    const auto number = static_cast<std::uint8_t>(i);
    umpire.next({Arrivals{step.side, static_cast<std::uint8_t>(i + 1)}});
    // 7.6, P8: a die only on the turn first named, and none for whom the scenario knows the hour.
    if (groups[i].roll && !umpire.situation.settled[i])
      umpire.next({DueGroup{number}});
    else
      umpire.next({EnterGroup{number}});
    return;
  }
}

Side side_asked(const Scenario& scenario, const Situation&, const DueGroup& step) {
  return side_of_group(scenario, step.group);
}

void offer(const Scenario& scenario, const Situation& situation, const DueGroup& step, Offers& offers) {
  offers.add(RollForGroup{});
  if (!refuse(scenario, situation, step, HurryGroup{})) offers.add(HurryGroup{});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const DueGroup& step,
               const Choice& choice) {
  if (std::holds_alternative<RollForGroup>(choice)) return std::nullopt;
  if (!std::holds_alternative<HurryGroup>(choice)) return refuse_as(Reason::WrongKind, "7.6");
  // 7.6: the army commander's bonus does not help here.
  if (situation.points[side_of_group(scenario, step.group)] < kHurryCost)
    return Refusal{Reason::TooFewPoints, "7.6", std::nullopt, std::nullopt, kHurryCost};
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const DueGroup& step, const Choice& choice) {
  if (std::holds_alternative<RollForGroup>(choice)) {
    umpire.next({RollArrival{step.group}});
    return;
  }
  std::uint8_t& points = umpire.situation.points[side_of_group(umpire.scenario, step.group)];
  points = static_cast<std::uint8_t>(points - kHurryCost);
  umpire.tell(GroupRolled{step.group, 0, 0});
  umpire.next({EnterGroup{step.group}});
}

void carry_out(const Umpire& umpire, const RollArrival& step, int die) {
  Situation& situation = umpire.situation;
  const auto& groups = umpire.scenario.groups;
  const std::uint8_t delay = umpire.scenario.charts.arrival_delay[static_cast<std::size_t>(die - 1)];
  situation.settled[step.group] = true;
  umpire.tell(GroupRolled{step.group, die, delay});
  if (delay == 0) {
    umpire.next({EnterGroup{step.group}});
    return;
  }
  situation.due[step.group] = static_cast<std::uint8_t>(situation.turn + delay);
  if (delay < 2) return;
  // 7.6, ruling R69: those who are to come by the same hex later are held up as long, and roll no more.
  for (std::size_t i = 0; i < groups.size(); ++i) {
    if (i == step.group || groups[i].side != groups[step.group].side ||
        groups[i].spot != groups[step.group].spot || situation.due[i] <= situation.turn ||
        situation.due[i] == kHeld)
      continue;
    situation.due[i] = static_cast<std::uint8_t>(situation.due[i] + delay);
    situation.settled[i] = true;
  }
}

void carry_out(const Umpire& umpire, const EnterGroup& step) {
  const Group& group = umpire.scenario.groups[step.group];
  if (!blocked(umpire.scenario, umpire.situation, group)) return enter(umpire, step.group, group.spot);
  // Ruling R146.
  if (nearest_vacant_edge(umpire.scenario, umpire.situation, group.spot).empty()) {
    umpire.situation.due[step.group] = static_cast<std::uint8_t>(umpire.situation.turn + 1);
    return;
  }
  umpire.next({ChooseEntry{step.group}});
}

Side side_asked(const Scenario& scenario, const Situation&, const ChooseEntry& step) {
  return side_of_group(scenario, step.group);
}

void offer(const Scenario& scenario, const Situation& situation, const ChooseEntry& step, Offers& offers) {
  for (SpotId spot : nearest_vacant_edge(scenario, situation, scenario.groups[step.group].spot))
    offers.add(Settle{spot});
}

Verdict refuse(const Scenario& scenario, const Situation& situation, const ChooseEntry& step,
               const Choice& choice) {
  const auto* settle = std::get_if<Settle>(&choice);
  if (settle == nullptr) return refuse_as(Reason::WrongKind, "7.7");
  if (!nearest_vacant_edge(scenario, situation, scenario.groups[step.group].spot).contains(settle->spot))
    return refuse_as(Reason::EntryChosen, "7.7", settle->spot);
  return std::nullopt;
}

void carry_out(const Umpire& umpire, const ChooseEntry& step, const Choice& choice) {
  enter(umpire, step.group, std::get<Settle>(choice).spot);
}

void enter_at_night(const Umpire& umpire) {
  for (std::size_t i = umpire.scenario.groups.size(); i > 0; --i)
    if (is_due(umpire.situation, i - 1)) umpire.next({EnterGroup{static_cast<std::uint8_t>(i - 1)}});
}

}  // namespace longroll::rally
