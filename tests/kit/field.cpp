#include "kit/field.h"

#include "aprils/battles/battle.h"
#include "aprils/movement.h"
#include "aprils/sequence.h"
#include "format/aprils_charts.h"
#include "format/aprils_choice.h"
#include "format/aprils_event.h"
#include "kit/paper.h"

namespace longroll::kit {

using namespace aprils;

namespace {

UnitSet set_of(const std::vector<UnitId>& units) {
  UnitSet set;
  for (UnitId unit : units) set.insert(unit);
  return set;
}

}  // namespace

const Charts& printed_charts() {
  static const Charts charts = load_charts("data/aprils/charts.json", read_aprils_charts);
  return charts;
}

Field::Field(int columns, int rows) {
  GridShape shape;
  shape.columns = columns;
  shape.rows = rows;
  scenario_.id = "paper";
  scenario_.map = Map(shape);
  scenario_.charts = printed_charts();
  scenario_.calendar.assign(20, Turn{1, "noon", false});
  scenario_.combat_marker_from = {{1, 1}};
  scenario_.victory.push_back(VictoryLine{20, std::nullopt, VictoryLevel::Marginal, {}});
  formation("blue", Side::Union);
  formation("gray", Side::Confederate);
}

Field::Field(const Scenario& scenario) : scenario_(scenario) {}

HexId Field::hex(std::string_view name) const {
  const auto found = scenario_.map.grid().named(name);
  LONGROLL_CHECK(found.has_value(), "a test names a hex that is not on its map");
  return *found;
}

HexList Field::hexes(std::string_view names) const {
  HexList list;
  for (const std::string& name : words(names)) list.push_back(hex(name));
  return list;
}

Field& Field::terrain(std::string_view names, Terrain terrain) {
  for (const std::string& name : words(names)) scenario_.map.set_terrain(hex(name), terrain);
  return *this;
}

Field& Field::hill(std::string_view names, std::string_view hill_name, Terrain terrain) {
  for (const std::string& name : words(names)) {
    scenario_.map.set_terrain(hex(name), terrain);
    scenario_.map.set_hill(hex(name), hill_name);
  }
  return *this;
}

Field& Field::side(std::string_view a, std::string_view b, Feature feature) {
  const auto d = scenario_.map.grid().direction(hex(a), hex(b));
  LONGROLL_CHECK(d.has_value(), "a test names a side between hexes that are not adjacent");
  scenario_.map.add_feature(hex(a), *d, feature);
  return *this;
}

Field& Field::cut(std::string_view a, std::string_view b) {
  const auto d = scenario_.map.grid().direction(hex(a), hex(b));
  LONGROLL_CHECK(d.has_value(), "a test cuts between hexes that are not adjacent");
  scenario_.map.cut_hill(hex(a), *d);
  return *this;
}

Field& Field::entry(char letter, std::string_view name, std::optional<Feature> by) {
  scenario_.map.entries.push_back({letter, hex(name), by});
  return *this;
}

Field& Field::objective(std::string_view name, std::optional<Side> held_by) {
  scenario_.objectives.push_back({hex(name), std::string(name), held_by, 0});
  return *this;
}

Field& Field::compass(Side side, std::string_view directions) {
  unsigned bits = 0;
  for (const std::string& word : words(directions)) bits |= 1u << longroll::index_of(*direction_named(word));
  scenario_.retreat_compass[side] = static_cast<std::uint8_t>(bits);
  return *this;
}

Field& Field::night() {
  for (Turn& turn : scenario_.calendar) turn.night = true;
  return *this;
}

Field& Field::turn(int number) {
  turn_ = number;
  return *this;
}

Field& Field::rules(const BattleRules& rules) {
  scenario_.rules = &rules;
  return *this;
}

Field& Field::formation(std::string_view id, Side side, int markers) {
  scenario_.formations.push_back(
      {std::string(id), std::string(id), side, static_cast<std::uint8_t>(markers), 1});
  return *this;
}

UnitId Field::unit(std::string_view id, Side side, UnitKind kind, Strengths full, std::string_view at,
                   int morale, std::optional<Strengths> reduced) {
  LONGROLL_CHECK(!ready_, "units come before the first phase");
  Unit unit;
  unit.id = unit.name = id;
  unit.side = side;
  unit.kind = kind;
  unit.full = full;
  unit.steps = reduced ? 2 : 1;
  unit.reduced = reduced.value_or(full);
  unit.morale = static_cast<std::int8_t>(morale);
  unit.formation = *scenario_.formation_named(side == Side::Union ? "blue" : "gray");
  if (!at.empty()) unit.set_up = hex(at);
  scenario_.units.push_back(unit);
  return UnitId(scenario_.units.size() - 1);
}

UnitId Field::one_step(std::string_view id, Side side, UnitKind kind, Strengths full, std::string_view at,
                       int morale) {
  return unit(id, side, kind, full, at, morale, std::nullopt);
}

UnitId Field::reinforcement(std::string_view id, Side side, UnitKind kind, Strengths full, int turn,
                            std::string_view letters) {
  const UnitId added = unit(id, side, kind, full, "");
  scenario_.units[added.index()].arrives = static_cast<std::uint8_t>(turn);
  scenario_.units[added.index()].entry = letters;
  return added;
}

void Field::join(UnitId unit, std::string_view id) {
  const auto found = scenario_.formation_named(id);
  LONGROLL_CHECK(found.has_value(), "a test names a formation that is not there");
  scenario_.units[unit.index()].formation = *found;
}

void Field::ready() {
  if (ready_) return;
  scenario_.finish();
  position_.situation = set_up(scenario_, {});
  position_.situation.turn = static_cast<std::uint8_t>(turn_);
  ready_ = true;
}

const Scenario& Field::scenario() {
  ready();
  return scenario_;
}

void Field::begin(const Agenda& agenda) {
  ready();
  events_.clear();
  position_.agenda = agenda;
  settle(scenario_, position_, &events_);
}

void Field::movement(Side side) { movement(side == Side::Union ? "blue" : "gray"); }

void Field::movement(std::string_view id) {
  const auto found = scenario_.formation_named(id);
  LONGROLL_CHECK(found.has_value(), "a test names a formation that is not there");
  ready();
  position_.situation.moved.clear();
  begin({MoveFormation{*found}});
}

void Field::combat(Side side) {
  ready();
  Situation& s = position_.situation;
  s.attacked = s.defended = s.retreated = s.displaced = s.risen = UnitSet{};
  s.fighting_begun = false;
  s.fight.reset();
  position_.agenda.clear();
  events_.clear();
  begin_combat_phase(Umpire{scenario_, s, position_.agenda, &events_}, side);
  settle(scenario_, position_, &events_);
}

void Field::whole_turn() {
  ready();
  position_.situation.turn = static_cast<std::uint8_t>(turn_ - 1);
  begin({BeginTurn{}});
}

std::optional<Refusal> Field::answer(const Choice& choice) {
  EventLog events;
  auto refusal = aprils::answer(scenario_, position_, choice, &events);
  if (refusal) return refusal;
  events_ = std::move(events);
  answers_.push_back(to_line(choice_json(scenario_, choice)));
  return refusal;
}

std::optional<Refusal> Field::why_not(const Choice& choice) {
  return aprils::why_not(scenario_, position_, choice);
}

std::optional<Refusal> Field::march(UnitId unit, std::string_view path) {
  March march{unit, {}};
  for (const std::string& name : words(path)) march.path.push_back(hex(name));
  return answer(march);
}
std::optional<Refusal> Field::attack(const std::vector<UnitId>& attackers, std::string_view targets) {
  return answer(Attack{set_of(attackers), hexes(targets)});
}
std::optional<Refusal> Field::fall_back(std::string_view targets) {
  return answer(FallBack{hexes(targets), std::nullopt, {}, {}});
}
std::optional<Refusal> Field::fall_back(std::string_view targets, std::string_view bombarded,
                                        const std::vector<UnitId>& guns, const std::vector<UnitId>& stay) {
  return answer(FallBack{hexes(targets), hex(bombarded), set_of(guns), set_of(stay)});
}
std::optional<Refusal> Field::end_movement() { return answer(EndMovement{}); }
std::optional<Refusal> Field::end_combat() { return answer(EndCombat{}); }
std::optional<Refusal> Field::lend(int rating) { return answer(Lend{static_cast<std::int8_t>(rating)}); }
std::optional<Refusal> Field::lose(UnitId unit) { return answer(Lose{unit}); }
std::optional<Refusal> Field::retreat(UnitId unit, std::string_view to) {
  return answer(Retreat{unit, hex(to)});
}
std::optional<Refusal> Field::cannot_retreat(UnitId unit) { return answer(Retreat{unit, std::nullopt}); }
std::optional<Refusal> Field::check(UnitId unit) { return answer(Check{unit}); }
std::optional<Refusal> Field::stand_fast() { return answer(StandFast{}); }
std::optional<Refusal> Field::advance(UnitId unit, std::string_view to) {
  return answer(Advance{unit, hex(to)});
}
std::optional<Refusal> Field::no_advance() { return answer(NoAdvance{}); }

void Field::roll(int die) {
  LONGROLL_CHECK(asked() == Asked::Dice && !at<DrawMarker>(), "a test rolls when no die is asked");
  EventLog events;
  const auto refusal = aprils::answer(scenario_, position_, static_cast<std::size_t>(die - 1), &events);
  LONGROLL_CHECK(!refusal, "a die was refused");
  events_ = std::move(events);
  answers_.push_back("{\"roll\":" + std::to_string(die) + "}");
}

namespace {

std::size_t outcome_of(const Scenario& scenario, const Situation& situation, const Marker& wanted) {
  const Draws draws = possible_draws(scenario, situation);
  for (std::size_t i = 0; i < draws.size(); ++i)
    if (draws[i].marker == wanted) return i;
  fail("a test draws a marker that is not in the cup", __FILE__, __LINE__);
}

}  // namespace

void Field::draw(std::string_view id) {
  const FormationId formation = *scenario_.formation_named(id);
  EventLog events;
  const std::size_t outcome =
      outcome_of(scenario_, position_.situation, {formation, scenario_.formation(formation).side});
  aprils::answer(scenario_, position_, outcome, &events);
  events_ = std::move(events);
  answers_.push_back("{\"roll\":\"" + std::string(id) + "\"}");
}

void Field::draw_combat(Side side) {
  EventLog events;
  aprils::answer(scenario_, position_, outcome_of(scenario_, position_.situation, {std::nullopt, side}),
                 &events);
  events_ = std::move(events);
  answers_.push_back("{\"roll\":\"" + marker_id(scenario_, {std::nullopt, side}) + "\"}");
}

Asked Field::asked() { return aprils::asked(scenario_, position_); }

std::vector<Choice> Field::choices() {
  Offers offers;
  list_choices(scenario_, position_, offers);
  std::vector<Choice> all;
  for (std::size_t i = 0; i < offers.size(); ++i) all.push_back(offers.at(scenario_, i));
  return all;
}

bool Field::offered(const Choice& choice) {
  for (const Choice& one : choices())
    if (one == choice) return true;
  return false;
}

std::string Field::where(UnitId unit) const {
  const Location location = position_.situation.location[unit.index()];
  if (location.is_gone()) return "gone";
  return location.on_map() ? scenario_.map.grid().name(location.hex()) : "waiting";
}

std::string Field::reach(UnitId unit) {
  ready();
  Reach reach;
  find_reach(scenario_, position_.situation, aprils::Field(scenario_, position_.situation), unit, reach);
  std::string names;
  reach.ends().for_each(scenario_.map.grid(),
                        [&](HexId h) { names += (names.empty() ? "" : " ") + scenario_.map.grid().name(h); });
  return names;
}

std::optional<int> Field::cost_to(UnitId unit, std::string_view name) {
  ready();
  Reach reach;
  find_reach(scenario_, position_.situation, aprils::Field(scenario_, position_.situation), unit, reach);
  if (!reach.ends().contains(scenario_.map.grid(), hex(name))) return std::nullopt;
  return reach.cost(scenario_.map.grid(), hex(name));
}

Odds Field::odds(const std::vector<UnitId>& attackers, std::string_view targets, Side side) {
  ready();
  const aprils::Field field(scenario_, position_.situation);
  const Attack attack{set_of(attackers), hexes(targets)};
  return odds_of(scenario_, position_.situation, field,
                 battle_of(scenario_, position_.situation, field, side, attack));
}

}  // namespace longroll::kit
