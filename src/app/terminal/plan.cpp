#include "app/terminal/plan.h"

#include <algorithm>

#include "app/terminal/offered.h"
#include "app/terminal/path_finder.h"
#include "format/aprils_choice.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

UnitSet set_of(const std::vector<UnitId>& units) {
  UnitSet set;
  for (UnitId unit : units) set.insert(unit);
  return set;
}

class Planner {
 public:
  Planner(const Table& table, const Order& order)
      : table_(table), scenario_(table.scenario()), order_(order) {}

  Result<Plan, Complaint> plan() const {
    if (!fits_question()) return Complaint{"order.not-an-answer", {}};
    switch (order_.verb) {
      case Verb::Pick:
        return pick();
      case Verb::March:
        return march();
      case Verb::Enter:
        return enter();
      case Verb::Stay:
        return stay();
      case Verb::Build:
        return build();
      case Verb::Attack:
      case Verb::Bombard:
        return attack();
      case Verb::FallBack:
        return fall_back();
      case Verb::Retreat:
        return retreat();
      case Verb::Lose:
        return each("order.who-loses", [](UnitId unit) { return Choice(Lose{unit}); });
      case Verb::Check:
        return each("order.who-checks", [](UnitId unit) { return Choice(Check{unit}); });
      case Verb::Advance:
        return advance();
      case Verb::Lend:
        return lend();
      case Verb::End:
        return end();
      default:
        return Complaint{"order.not-an-answer", {}};
    }
  }

 private:
  // Whether the verb belongs to the question at all; a wrong name or hex is for the rules to say.
  bool fits_question() const {
    const Step* const step = question(table_.position());
    if (step == nullptr) return false;
    switch (order_.verb) {
      case Verb::March:
      case Verb::Enter:
      case Verb::Build:
        return std::holds_alternative<MoveFormation>(*step);
      case Verb::Attack:
      case Verb::Bombard:
      case Verb::FallBack:
        return std::holds_alternative<DeclareCombat>(*step);
      case Verb::Retreat:
        return std::holds_alternative<RetreatUnits>(*step) || std::holds_alternative<ExtendRetreat>(*step) ||
               std::holds_alternative<VoluntaryRetreats>(*step);
      case Verb::Lose:
        return std::holds_alternative<TakeLosses>(*step);
      case Verb::Check:
        return std::holds_alternative<CheckUnits>(*step);
      case Verb::Advance:
        return std::holds_alternative<OfferAdvance>(*step);
      case Verb::Lend:
        return std::holds_alternative<LendRating>(*step);
      default:
        return true;
    }
  }
  Plan one(const Choice& choice) const { return Plan{{choice_json(scenario_, choice)}, std::nullopt}; }
  Blanks with_hex(HexId hex) const { return {{"hex", scenario_.map.grid().name(hex)}}; }
  Blanks with_unit(UnitId unit) const { return {{"unit", scenario_.unit(unit).name}}; }

  Result<Plan, Complaint> pick() const {
    const std::size_t count = table_.count_choices();
    const int number = order_.number.value_or(0);
    if (count == 0 || count > kMostListed) return Complaint{"order.nothing-numbered", {}};
    if (number < 1 || static_cast<std::size_t>(number) > count)
      return Complaint{"order.no-such-number", {{"count", std::to_string(count)}}};
    return one(table_.choice(static_cast<std::size_t>(number - 1)));
  }

  Result<Plan, Complaint> march() const {
    if (order_.units.empty()) return Complaint{"order.who-marches", {}};
    if (order_.hexes.size() != 1) return Complaint{"order.where-to", with_unit(order_.units.front())};
    Plan plan;
    for (UnitId unit : order_.units) {
      if (order_.via.empty()) {
        plan.choices.push_back({{"type", "march"},
                                {"unit", scenario_.unit(unit).id},
                                {"to", scenario_.map.grid().name(order_.hexes.front())}});
        continue;
      }
      const auto path =
          path_through(scenario_, table_.position().situation, unit, order_.via, order_.hexes.front());
      if (!path) return Complaint{"order.no-way-through", with_unit(unit)};
      plan.choices.push_back(choice_json(scenario_, March{unit, *path}));
    }
    return plan;
  }

  // Without a hex a unit enters and stops at its entry; with one it marches on from there.
  Result<Plan, Complaint> enter() const {
    if (order_.units.empty()) return Complaint{"order.who-enters", {}};
    if (!order_.hexes.empty() && !order_.letter) return march();
    Plan plan;
    for (UnitId unit : order_.units) {
      std::optional<March> best;
      for (const March& offer : offered<March>(table_)) {
        if (offer.unit != unit || !enters_at_letter(offer)) continue;
        const bool fits =
            order_.hexes.empty() ? offer.path.size() == 1 : offer.path.back() == order_.hexes.front();
        if (fits && !best) best = offer;
      }
      if (!best) return Complaint{"order.cannot-enter", with_unit(unit)};
      plan.choices.push_back(choice_json(scenario_, *best));
    }
    return plan;
  }
  bool enters_at_letter(const March& offer) const {
    if (!order_.letter) return true;
    for (const Entry& entry : scenario_.map.entries)
      if (entry.letter == *order_.letter && entry.hex == offer.path.front()) return true;
    return false;
  }

  Result<Plan, Complaint> stay() const {
    if (order_.all || order_.units.empty()) return end();
    if (offered<StandFast>(table_).empty() && offered<NoAdvance>(table_).empty())
      return Complaint{"order.stays", with_unit(order_.units.front())};
    return end();
  }

  Result<Plan, Complaint> build() const {
    if (order_.units.size() != 1) return Complaint{"order.who-builds", {}};
    const std::vector<Build> builds = offered<Build>(table_);
    for (const Build& offer : builds)
      if (offer.unit == order_.units.front() && (!order_.facing || *order_.facing == offer.facing))
        return one(offer);
    return one(Build{order_.units.front(), order_.facing.value_or(Direction::North)});
  }

  Result<Plan, Complaint> attack() const {
    if (order_.hexes.empty()) return Complaint{"order.which-hex", {}};
    Attack attack{set_of(order_.with), {}};
    for (HexId hex : order_.hexes) {
      if (attack.targets.full()) return Complaint{"order.too-many-hexes", {}};
      attack.targets.push_back(hex);
    }
    if (order_.verb == Verb::Bombard) {
      for (UnitId unit : order_.with)
        if (!is_gun(scenario_.unit(unit))) return Complaint{"order.no-gun", with_unit(unit)};
    }
    if (attack.attackers.empty()) {
      std::optional<Attack> largest = order_.verb == Verb::Bombard
                                          ? largest_bombardment(table_, order_.hexes.front())
                                          : largest_attack(table_, order_.hexes);
      if (!largest) return Complaint{"order.with-whom", with_hex(order_.hexes.front())};
      attack = *largest;
    }
    Plan plan = one(attack);
    plan.rating = order_.number;
    return plan;
  }

  // Named by the enemy hexes, by own hexes or by units; the smallest offer that holds all of them is meant.
  Result<Plan, Complaint> fall_back() const {
    const Situation& situation = table_.position().situation;
    if (order_.hexes.empty() && order_.units.empty() && !order_.all)
      return Complaint{"order.fall-back-where", {}};
    const Asked who = table_.asked();
    const Side side = who == Asked::Union ? Side::Union : Side::Confederate;
    FallBack wanted{{}, order_.bombarded, set_of(order_.with), set_of(order_.stay)};
    UnitSet units = set_of(order_.units);
    for (HexId hex : order_.hexes) {
      const UnitSet own = units_in(scenario_, situation, hex, side);
      units |= own;
      if (own.empty() && !wanted.targets.full()) wanted.targets.push_back(hex);
    }
    const auto best =
        fitting_fall_back(table_, wanted, units, order_.all ? Extent::Largest : Extent::Smallest);
    if (best) return one(*best);
    if (!wanted.targets.empty()) return one(wanted);  // the rules say why not
    return Complaint{"order.no-fall-back", {}};
  }

  Result<Plan, Complaint> retreat() const {
    std::vector<Retreat> fitting;
    for (const Retreat& offer : offered<Retreat>(table_)) {
      const bool unit_fits = order_.units.empty() || offer.unit == order_.units.front();
      const bool hex_fits = order_.hexes.empty() || (offer.to && *offer.to == order_.hexes.front());
      if (unit_fits && hex_fits) fitting.push_back(offer);
    }
    if (fitting.size() == 1) return one(fitting.front());
    if (!fitting.empty())
      return Complaint{order_.units.empty() ? "order.who-retreats" : "order.retreat-where", {}};
    if (order_.units.empty()) return Complaint{"order.who-retreats", {}};
    const std::optional<HexId> to = order_.hexes.empty() ? std::nullopt : std::optional(order_.hexes.front());
    return one(Retreat{order_.units.front(), to});  // the rules say why not
  }

  template <class Make>
  Result<Plan, Complaint> each(std::string_view question, Make&& make) const {
    if (order_.units.empty()) return Complaint{std::string(question), {}};
    Plan plan;
    for (UnitId unit : order_.units) plan.choices.push_back(choice_json(scenario_, make(unit)));
    return plan;
  }

  Result<Plan, Complaint> advance() const {
    if (order_.nobody) return one(NoAdvance{});
    if (order_.units.empty()) return Complaint{"order.who-advances", {}};
    const UnitId unit = order_.units.front();
    if (!order_.hexes.empty()) return one(Advance{unit, order_.hexes.front()});
    std::vector<Advance> fitting;
    for (const Advance& offer : offered<Advance>(table_))
      if (offer.unit == unit) fitting.push_back(offer);
    if (fitting.size() == 1) return one(fitting.front());
    return Complaint{fitting.empty() ? "order.cannot-advance" : "order.advance-where", with_unit(unit)};
  }

  Result<Plan, Complaint> lend() const {
    if (!order_.number) return Complaint{"order.which-rating", {}};
    return one(Lend{static_cast<std::int8_t>(std::clamp(*order_.number, -100, 100))});
  }

  Result<Plan, Complaint> end() const {
    const Step* const step = question(table_.position());
    if (std::holds_alternative<MoveFormation>(*step)) return one(EndMovement{});
    if (std::holds_alternative<DeclareCombat>(*step)) return one(EndCombat{});
    if (std::holds_alternative<VoluntaryRetreats>(*step)) return one(StandFast{});
    if (std::holds_alternative<OfferAdvance>(*step)) return one(NoAdvance{});
    return Complaint{"order.nothing-to-end", {}};
  }

  const Table& table_;
  const Scenario& scenario_;
  const Order& order_;
};

}  // namespace

Result<Plan, Complaint> plan_for(const Table& table, const Order& order) {
  return Planner(table, order).plan();
}

UnitSet units_concerned(const Table& table) {
  const Scenario& scenario = table.scenario();
  const Asked who = table.asked();
  if (who != Asked::Union && who != Asked::Confederate) return {};
  const Side side = who == Asked::Union ? Side::Union : Side::Confederate;
  const Step* const step = question(table.position());
  if (const auto* move = std::get_if<MoveFormation>(step)) return scenario.units_of[move->formation.index()];
  UnitSet units;
  for (UnitId unit : scenario.units_of_side[side])
    if (table.position().situation.on_map(unit)) units.insert(unit);
  return units;
}

}  // namespace longroll::terminal
