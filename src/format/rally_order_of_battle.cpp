#include "format/rally_order_of_battle.h"

#include <algorithm>

#include "format/json_text.h"
#include "format/rally_names.h"
#include "format/rally_scenario.h"
#include "format/reader.h"

namespace longroll {
namespace {

using namespace rally;

class OrderReader {
 public:
  OrderReader(const Node& node, std::string_view file, Scenario& scenario, std::vector<Diagnostic>& faults)
      : top_(node, "the order of battle", file, faults), faults_(faults), scenario_(scenario) {}

  bool read() {
    const std::size_t before = faults_.size();
    check_kind(top_, {kOrderOfBattleFormat, "this is no order of battle of this version", "rally",
                      "this is an order of battle of another game"});
    for (const Node& node : top_.list("formations")) read_formation(node);
    for (const Node& node : top_.list("units")) read_unit(node);
    top_.no_more_members();
    if (faults_.size() == before) check_leaders();
    return faults_.size() == before;
  }

 private:
  void read_formation(const Node& node) {
    Reader row = top_.item(node, "a formation");
    Formation formation;
    read_names(row, formation);
    formation.side = side_in(row, "side").value_or(Side::Union);
    if (const auto level = row.one_of("level", kRankNames)) formation.level = static_cast<Rank>(*level);
    const std::string_view parent = row.text_or("parent", "");
    row.no_more_members();
    if (scenario_.formation_named(formation.id))
      row.fault("id", "two formations have one id", "give each its own");
    if (!parent.empty()) {
      formation.parent = scenario_.formation_named(parent);
      if (!formation.parent)
        row.fault("parent", "no formation " + json_text(parent) + " stands above",
                  "list the larger one first");
      else if (scenario_.formation(*formation.parent).side != formation.side ||
               scenario_.formation(*formation.parent).level <= formation.level)
        row.fault("parent", "a formation belongs to a larger one of its side",
                  "correct \"parent\" or \"level\"");
    } else if (formation.level != Rank::Army) {
      row.fault("a corps or division belongs to a larger formation", "add \"parent\"");
    } else {
      for (const Formation& other : scenario_.formations)
        if (other.side == formation.side && other.level == Rank::Army)
          row.fault("level", "a side has one army", "make it a corps");
    }
    if (scenario_.formations.size() == kMaxFormations)
      return row.fault("there are more than 32 formations", "join some");
    scenario_.formations.push_back(std::move(formation));
  }

  std::optional<Strength> strength_of(Reader& row, std::string_view key) {
    const auto list = row.list(key);
    bool good = list.size() == 2;
    for (const Node& item : list) good = good && item.as_integer();
    good = good && *list[0].as_integer() >= 1 && *list[0].as_integer() <= 10 && *list[1].as_integer() >= 1 &&
           *list[1].as_integer() <= 5;
    if (good)
      return Strength{static_cast<std::uint8_t>(*list[0].as_integer()),
                      static_cast<std::uint8_t>(*list[1].as_integer())};
    if (row.has(key))
      row.fault(key, "this is no strength", "write strength points (1 to 10) and quality (1 to 5): [4, 3]");
    return std::nullopt;
  }

  Command command_of(Reader& row) {
    Command command;
    command.combat = static_cast<std::uint8_t>(row.integer("combat", {0, 5}));
    command.quality = static_cast<std::uint8_t>(row.integer("quality", {0, 5}));
    command.range = static_cast<std::uint8_t>(row.integer("range", {0, 20}));
    command.initiative = static_cast<std::uint8_t>(row.integer("initiative", {0, 6}));
    return command;
  }

  void read_brigade(Reader& row, Unit& unit) {
    unit.designation = row.text_or("designation", "");
    if (const auto full = strength_of(row, "full")) unit.full = *full;
    if (const auto damaged = strength_of(row, "damaged")) unit.damaged = *damaged;
    unit.repeaters = row.flag_or("repeaters", false);
    if (unit.damaged.points > unit.full.points)
      row.fault("damaged", "the damaged side is stronger than the full one", "write less");
  }

  void read_leader(Reader& row, Unit& unit) {
    unit.command = command_of(row);
    unit.command.name = unit.name;
    Reader replacement = row.object("replacement");
    unit.replacement = command_of(replacement);
    unit.replacement.name = replacement.text("name");
    replacement.no_more_members();
    unit.rank = scenario_.formation(unit.formation).level;
  }

  void read_guns(Reader& row, Unit& unit) {
    const auto list = row.list("guns");
    bool good = list.size() == 4;
    for (const Node& item : list)
      good = good && item.as_integer() && *item.as_integer() >= 0 && *item.as_integer() <= 6;
    if (!good) {
      if (row.has("guns"))
        row.fault("guns", "these are no bombardment values",
                  "write those of ranges 0, 1, 2-3, 4-5: [3, 3, 2, 1]");
      return;
    }
    for (std::size_t i = 0; i < 4; ++i) unit.guns[i] = static_cast<std::uint8_t>(*list[i].as_integer());
  }

  void read_unit(const Node& node) {
    Reader row = top_.item(node, "a unit");
    Unit unit;
    read_names(row, unit);
    unit.side = side_in(row, "side").value_or(Side::Union);
    const auto kind = row.one_of("kind", kRallyKindNames);
    if (kind) unit.kind = static_cast<UnitKind>(*kind);
    if (row.has("personality"))
      if (const auto letter = row.one_of("personality", kPersonalityNames))
        unit.personality = static_cast<Personality>(*letter);
    const std::string_view key = unit.kind == UnitKind::Leader ? "commands" : "formation";
    const std::string_view name = row.text(key);
    const auto formation = scenario_.formation_named(name);
    if (formation && scenario_.formation(*formation).side == unit.side)
      unit.formation = *formation;
    else if (row.has(key))
      row.fault(key, "its side has no formation " + json_text(name), "name one of the list above");
    if (kind && formation) read_kind(row, unit);
    row.find("source");
    if (kind && formation) row.no_more_members();
    if (scenario_.unit_named(unit.id)) row.fault("id", "two units have one id", "give each its own");
    if (scenario_.units.size() == kMaxUnits)
      return row.fault("there are more than 128 units", "leave some out");
    if (unit.combat() &&
        std::count_if(scenario_.units.begin(), scenario_.units.end(), [&](const Unit& other) {
          return other.combat() && other.side == unit.side;
        }) == static_cast<std::ptrdiff_t>(kMaxBrigades))
      row.fault("a side has more than 48 brigades", "leave some out");
    if (unit.kind == UnitKind::Leader && formation) {
      for (const Unit& other : scenario_.units)
        if (other.kind == UnitKind::Leader && other.formation == unit.formation)
          row.fault("commands", "two leaders command one formation", "give each his own");
    }
    if (unit.kind == UnitKind::Train)
      for (const Unit& other : scenario_.units)
        if (other.kind == UnitKind::Train && other.side == unit.side)
          row.fault("kind", "a side has one train", "leave one out");
    scenario_.units.push_back(std::move(unit));
  }

  void read_kind(Reader& row, Unit& unit) {
    switch (unit.kind) {
      case UnitKind::Infantry:
      case UnitKind::Cavalry:
        return read_brigade(row, unit);
      case UnitKind::Leader:
        return read_leader(row, unit);
      case UnitKind::Artillery:
        return read_guns(row, unit);
      case UnitKind::Train:
        return;
    }
  }

  // 7.2: divisions and corps are activated by their leaders.
  void check_leaders() {
    for (std::size_t i = 0; i < scenario_.formations.size(); ++i) {
      const bool led = std::any_of(scenario_.units.begin(), scenario_.units.end(), [&](const Unit& unit) {
        return unit.kind == UnitKind::Leader && unit.formation == FormationId(i);
      });
      if (!led && scenario_.formations[i].level != Rank::Army)
        top_.fault("formations", "nobody commands " + scenario_.formations[i].id, "add a leader");
    }
  }

  Reader top_;
  std::vector<Diagnostic>& faults_;
  Scenario& scenario_;
};

}  // namespace

bool read_rally_order_of_battle(const Node& node, std::string_view file, Scenario& scenario,
                                std::vector<Diagnostic>& faults) {
  return OrderReader(node, file, scenario, faults).read();
}

}  // namespace longroll
