#include "ai/aprils_outcomes.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "aprils/combat.h"

namespace longroll::aprils {
namespace {

// For the order of a list; equal for equal ends only.
auto key_of(const FightEnd& end) {
  const auto of = [&](Role role) {
    return std::tuple(end.steps_lost[role], end.units_lost[role], end.fell_back[role]);
  };
  return std::tuple(of(Role::Attacker), of(Role::Defender), end.cleared, end.taken);
}

}  // namespace

double FightOutcomes::chance_of(const std::function<bool(const FightEnd&)>& what) const {
  double sum = 0;
  for (const Entry& entry : entries)
    if (what(entry.end)) sum += entry.chance;
  return sum;
}

double FightOutcomes::mean_steps_lost(Role role) const {
  double sum = 0;
  for (const Entry& entry : entries) sum += entry.chance * entry.end.steps_lost[role];
  return sum;
}

Chooser chooser_of(const Script& script) {
  return [&script](const Table& table) {
    Dice dice(0);  // the script's reactions leave nothing to chance
    return script.choose(table, dice);
  };
}

Position declared(const Scenario& scenario, const Situation& situation, const Battle& battle) {
  Position position{situation, {}};
  position.situation.fight.reset();
  begin_fight(Umpire{scenario, position.situation, position.agenda, nullptr}, battle);
  settle(scenario, position, nullptr);
  return position;
}

OutcomeFinder::OutcomeFinder(const Scenario& scenario, Chooser chooser)
    : scenario_(scenario),
      chooser_(std::move(chooser)),
      table_(scenario, opening(scenario, {}), Offers::without_marches()) {}

FightOutcomes OutcomeFinder::find(const Situation& situation, const Battle& battle) {
  found_ = {};
  before_ = &situation;
  battle_ = &battle;
  const Position position = declared(scenario_, situation, battle);
  if (position.situation.fight) involved_ = position.situation.fight->hit;
  follow(position, 1);
  // One entry for each end: the same may be reached in many ways.
  auto& entries = found_.entries;
  std::sort(entries.begin(), entries.end(),
            [](const auto& a, const auto& b) { return key_of(a.end) < key_of(b.end); });
  std::size_t kept = 0;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (kept > 0 && entries[kept - 1].end == entries[i].end)
      entries[kept - 1].chance += entries[i].chance;
    else
      entries[kept++] = entries[i];
  }
  entries.resize(kept);
  return std::exchange(found_, {});
}

void OutcomeFinder::follow(const Position& position, double chance) {
  ++found_.positions;
  if (position.agenda.empty()) {
    note_end(position.situation, chance);
    return;
  }
  if (asked(scenario_, position) == Asked::Dice) {
    follow_dice(position, chance);
    return;
  }
  table_.set(position);
  // One reaction after another, until the dice are asked or all is over.
  while (!table_.over() && table_.asked() != Asked::Dice) {
    const auto refusal = table_.answer(chooser_(table_));
    LONGROLL_CHECK(!refusal, "a chooser gave an illegal answer");
  }
  follow(Position(table_.position()), chance);
}

// Faces of a die that come to the same stand side by side, so each need only be compared with the one before.
void OutcomeFinder::follow_dice(const Position& position, double chance) {
  const Chances chances = list_chances(scenario_, position);
  const double total = chances.total();
  std::optional<Position> pending;
  double weight = 0;
  for (std::size_t i = 0; i < chances.weights.size(); ++i) {
    Position next = position;
    answer(scenario_, next, i, nullptr, offers_);
    if (pending && *pending == next) {
      weight += chances.weights[i];
      continue;
    }
    if (pending) follow(*pending, chance * weight / total);
    pending = next;
    weight = chances.weights[i];
  }
  if (pending) follow(*pending, chance * weight / total);
}

void OutcomeFinder::note_end(const Situation& end, double chance) {
  FightEnd summary;
  for (Role role : {Role::Attacker, Role::Defender}) {
    for (UnitId unit : involved_[role]) {
      const int lost = before_->steps_left(unit) - end.steps_left(unit);
      summary.steps_lost[role] = static_cast<std::uint8_t>(summary.steps_lost[role] + lost);
      if (!end.on_map(unit))
        ++summary.units_lost[role];
      else if (end.hex(unit) != before_->hex(unit) && end.retreated.contains(unit))
        ++summary.fell_back[role];
    }
  }
  const Side defender = enemy_of(battle_->attacker);
  summary.cleared = std::none_of(battle_->targets.begin(), battle_->targets.end(),
                                 [&](HexId hex) { return !units_in(scenario_, end, hex, defender).empty(); });
  summary.taken = std::any_of(battle_->targets.begin(), battle_->targets.end(), [&](HexId hex) {
    return !units_in(scenario_, end, hex, battle_->attacker).empty();
  });
  found_.entries.push_back({summary, chance});
}

}  // namespace longroll::aprils
