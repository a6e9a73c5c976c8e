#include "kit/rally_field.h"

#include "format/rally_charts.h"
#include "kit/paper.h"
#include "rally/activation.h"
#include "rally/battles/battle.h"

namespace longroll::kit {

using namespace rally;

const Charts& rally_charts() {
  static const Charts charts = load_charts("data/rally/charts.json", read_rally_charts);
  return charts;
}

RallyField::RallyField(int columns, int rows) {
  GridShape shape;
  shape.columns = columns;
  shape.rows = rows;
  shape.names = HexNames::LetterRow;
  shape.even_columns_shifted = false;
  scenario_.id = "paper";
  scenario_.map = Map(shape);
  scenario_.charts = rally_charts();
  scenario_.calendar.assign(12, Turn{1, "noon", false, false});
  scenario_.base_points = {{10, 10}};
  for (Side side : kSides) {
    const std::string name = side == Side::Union ? "blue" : "gray";
    const auto army = FormationId(scenario_.formations.size());
    scenario_.formations.push_back(
        {name + "-army", name + "-army", side, Rank::Army, std::nullopt, std::nullopt});
    scenario_.formations.push_back({name, name, side, Rank::Corps, army, std::nullopt});
    const auto corps = FormationId(scenario_.formations.size() - 1);
    for (const char* number : {"-1", "-2"})
      scenario_.formations.push_back(
          {name + number, name + number, side, Rank::Division, corps, std::nullopt});
  }
}

RallyField& RallyField::terrain(std::string_view hexes, Terrain kind) {
  for (const std::string& name : words(hexes))
    scenario_.map.set_terrain(*scenario_.map.grid().named(name), kind);
  return *this;
}

RallyField& RallyField::inside(std::string_view hexes, Feature feature) {
  for (const std::string& name : words(hexes))
    scenario_.map.add_inside(*scenario_.map.grid().named(name), feature);
  return *this;
}

namespace {

void run_along(Map& map, std::string_view hexes, Feature feature) {
  const auto names = words(hexes);
  for (std::size_t i = 0; i + 1 < names.size(); ++i) {
    const HexId from = *map.grid().named(names[i]), to = *map.grid().named(names[i + 1]);
    const auto d = map.grid().direction(from, to);
    LONGROLL_CHECK(d.has_value(), "a road of a test jumps");
    map.add_feature(from, *d, feature);
  }
}

}  // namespace

RallyField& RallyField::road(std::string_view hexes) {
  run_along(scenario_.map, hexes, Feature::Road);
  return *this;
}

RallyField& RallyField::railroad(std::string_view hexes) {
  run_along(scenario_.map, hexes, Feature::Railroad);
  return *this;
}

RallyField& RallyField::river(std::string_view name, std::string_view north, std::string_view south,
                              std::optional<Feature> crossing) {
  Map& map = scenario_.map;
  const HexId hex = *map.grid().named(name);
  Banks banks;
  banks.names = {"north", "south"};
  for (std::size_t bank = 0; bank < 2; ++bank)
    for (const std::string& next : words(bank == 0 ? north : south)) {
      const auto d = map.grid().direction(hex, *map.grid().named(next));
      LONGROLL_CHECK(d.has_value(), "a bank of a test is not next to its river");
      banks.sides[bank] = static_cast<std::uint8_t>(banks.sides[bank] | 1u << longroll::index_of(*d));
    }
  map.add_inside(hex, Feature::River);
  if (crossing) map.add_inside(hex, *crossing);
  map.set_banks(hex, banks);
  return *this;
}

RallyField& RallyField::objective(std::string_view hex, int value, std::optional<Side> held_by) {
  scenario_.objectives.push_back(
      {*scenario_.map.grid().named(hex), std::string(hex), static_cast<std::uint8_t>(value), held_by});
  return *this;
}

RallyField& RallyField::work(std::string_view hex, bool fort, std::optional<Side> side) {
  scenario_.works.push_back({*scenario_.map.grid().named(hex), fort, side});
  return *this;
}

RallyField& RallyField::night(int turn) {
  scenario_.calendar[static_cast<std::size_t>(turn - 1)].night = true;
  return *this;
}

UnitId RallyField::add(Unit unit, std::string_view hex) {
  LONGROLL_CHECK(!ready_, "counters come before the first question");
  const UnitId id(scenario_.units.size());
  SetUp place;
  place.unit = id;
  if (!hex.empty()) {
    place.spot = Ground(scenario_.map, scenario_.charts).named(scenario_.map, hex);
    LONGROLL_CHECK(place.spot.has_value(), "a test names a place that is not on its map");
  }
  if (!hex.empty() || unit.kind == UnitKind::Artillery) scenario_.set_up.push_back(place);
  scenario_.units.push_back(std::move(unit));
  return id;
}

UnitId RallyField::brigade(std::string_view id, Side side, std::string_view hex, int points, int quality,
                           std::string_view formation) {
  Unit unit;
  unit.id = unit.name = id;
  unit.side = side;
  const std::string own = side == Side::Union ? "blue-1" : "gray-1";
  unit.formation = *scenario_.formation_named(formation.empty() ? std::string_view(own) : formation);
  unit.full = {static_cast<std::uint8_t>(points), static_cast<std::uint8_t>(quality)};
  unit.damaged = {static_cast<std::uint8_t>((points + 1) / 2), static_cast<std::uint8_t>(quality)};
  return add(unit, hex);
}

UnitId RallyField::cavalry(std::string_view id, Side side, std::string_view hex, int points, int quality) {
  const UnitId unit = brigade(id, side, hex, points, quality);
  scenario_.units[unit.index()].kind = UnitKind::Cavalry;
  return unit;
}

UnitId RallyField::leader(std::string_view id, std::string_view formation, std::string_view hex, int combat,
                          int quality, int range, int initiative) {
  Unit unit;
  unit.id = unit.name = id;
  unit.kind = UnitKind::Leader;
  unit.formation = *scenario_.formation_named(formation);
  unit.side = scenario_.formation(unit.formation).side;
  unit.rank = scenario_.formation(unit.formation).level;
  unit.command = {std::string(id), static_cast<std::uint8_t>(combat), static_cast<std::uint8_t>(quality),
                  static_cast<std::uint8_t>(range), static_cast<std::uint8_t>(initiative)};
  unit.replacement = {"acting", 0, 0, static_cast<std::uint8_t>(range), 2};
  return add(unit, hex);
}

UnitId RallyField::gun(std::string_view id, std::string_view formation, std::array<int, 4> values) {
  Unit unit;
  unit.id = unit.name = id;
  unit.kind = UnitKind::Artillery;
  unit.formation = *scenario_.formation_named(formation);
  unit.side = scenario_.formation(unit.formation).side;
  for (std::size_t i = 0; i < 4; ++i) unit.guns[i] = static_cast<std::uint8_t>(values[i]);
  return add(unit, "");
}

UnitId RallyField::train(Side side, std::string_view hex) {
  Unit unit;
  unit.id = unit.name = side == Side::Union ? "blue train" : "gray train";
  unit.kind = UnitKind::Train;
  unit.side = side;
  unit.formation = *scenario_.formation_named(side == Side::Union ? "blue-army" : "gray-army");
  return add(unit, hex);
}

void RallyField::group(int turn, std::string_view hex, std::initializer_list<UnitId> units, bool roll) {
  Group made;
  made.side = scenario_.unit(*units.begin()).side;
  made.turn = static_cast<std::uint8_t>(turn);
  made.spot = *Ground(scenario_.map, scenario_.charts).named(scenario_.map, hex);
  made.roll = roll;
  for (UnitId unit : units) made.units.insert(unit);
  scenario_.groups.push_back(made);
}

void RallyField::ready() {
  if (ready_) return;
  scenario_.finish();
  position_.situation = set_up(scenario_, {});
  position_.situation.turn = 1;
  position_.situation.initiative = Side::Union;
  ready_ = true;
}

Situation& RallyField::now() {
  ready();
  return position_.situation;
}

const Scenario& RallyField::scenario() {
  ready();
  return scenario_;
}

void RallyField::begin(std::initializer_list<Step> steps) {
  ready();
  events_.clear();
  position_.agenda.clear();
  for (auto step = steps.end(); step != steps.begin();) position_.agenda.push_back(*--step);
  settle(scenario_, position_, &events_);
}

void RallyField::orders(Side side, int points) {
  Situation& s = now();
  s.passed = {};
  s.points[side] = static_cast<std::uint8_t>(points);
  s.points[enemy_of(side)] = 0;
  begin({Impulse{side}});
}

void RallyField::activate(std::initializer_list<UnitId> units) {
  Situation& s = now();
  s.active.clear();
  s.fighters.clear();
  for (UnitId unit : units) {
    s.active.insert(unit);
    s.allowance[unit.index()] = static_cast<std::uint8_t>(allowance_of(scenario_, s, unit));
    if (scenario_.unit(unit).combat()) s.fighters.insert(unit);
  }
  begin({MoveUnits{scenario_.unit(*units.begin()).side}});
}

void RallyField::combat(Side side, std::initializer_list<UnitId> units) {
  Situation& s = now();
  s.fighters.clear();
  for (UnitId unit : units) s.fighters.insert(unit);
  begin({CombatPhase{side}});
}

Verdict RallyField::answer(const Choice& choice) {
  return rally::answer(scenario_, position_, choice, &events_);
}

Verdict RallyField::march(UnitId unit, std::string_view path) {
  March march{unit, {}};
  for (const std::string& name : words(path)) march.path.push_back(spot(name));
  return answer(march);
}

Verdict RallyField::why_not(const Choice& choice) { return rally::why_not(scenario(), position_, choice); }

void RallyField::roll(std::initializer_list<int> dice) {
  for (int die : dice) {
    LONGROLL_CHECK(asked() == Asked::Dice, "a test rolls when no die is asked");
    const auto refusal = rally::answer(scenario_, position_, static_cast<std::size_t>(die - 1), &events_);
    LONGROLL_CHECK(!refusal, "a die was refused");
  }
}

std::vector<Choice> RallyField::choices() {
  Offers offers;
  list_choices(scenario(), position_, offers);
  std::vector<Choice> all;
  for (std::size_t i = 0; i < offers.size(); ++i) all.push_back(offers.at(scenario_, position_.situation, i));
  return all;
}

bool RallyField::offered(const Choice& choice) {
  for (const Choice& one : choices())
    if (one == choice) return true;
  return false;
}

SpotId RallyField::spot(std::string_view name) {
  const auto found = scenario().ground.named(scenario_.map, name);
  LONGROLL_CHECK(found.has_value(), "a test names a place that is not on its map");
  return *found;
}

SpotList RallyField::spots(std::string_view names) {
  SpotSet set;
  for (const std::string& name : words(names)) set.insert(spot(name));
  SpotList list;
  for (SpotId one : set) list.push_back(one);
  return list;
}

std::string RallyField::where(UnitId unit) {
  const Location location = now().location[unit.index()];
  if (location.on_map()) return scenario_.name(location.spot());
  using Off = Location::Off;
  for (const auto& [off, name] : {std::pair{Off::Waiting, "waiting"},
                                  {Off::Shattered, "shattered"},
                                  {Off::Lost, "lost"},
                                  {Off::Captured, "captured"},
                                  {Off::Track, "track"},
                                  {Off::Ready, "ready"},
                                  {Off::Resting, "resting"},
                                  {Off::Depleted, "depleted"}})
    if (location.is(off)) return name;
  return "absent";
}

std::optional<int> RallyField::cost_to(UnitId unit, std::string_view hex) {
  const Situation& s = now();
  Mover mover = mover_of(scenario_, s, unit);
  mover.budget = allowance_of(scenario_, s, unit);
  Reach reach;
  find_reach(scenario_, s, rally::Field(scenario_, s, mover.side), mover, reach);
  if (!reach.ends.contains(spot(hex))) return std::nullopt;
  return reach.cost(spot(hex));
}

}  // namespace longroll::kit
