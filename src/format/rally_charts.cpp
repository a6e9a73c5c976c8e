#include "format/rally_charts.h"

#include "format/rally_names.h"
#include "format/scenario_file.h"

namespace longroll {
namespace {

using rally::Charts;
using rally::TerrainEffect;

class ChartsReader {
 public:
  ChartsReader(const Node& node, std::string_view file, std::vector<Diagnostic>& faults)
      : top_(node, "the charts", file, faults), faults_(faults), faults_before_(faults.size()) {}

  std::optional<Charts> read() {
    check_kind(top_, {kChartsFormat, "this is no charts file of this version", "rally",
                      "these are the charts of another game"});
    read_terrain();
    read_water();
    read_ways();
    read_columns();
    read_shifts();
    read_fire();
    read_events();
    read_table("retreat_hexes", charts_.retreat_hexes, {1, 3});
    read_table("arrival_delay", charts_.arrival_delay, {0, 2});
    read_table("artillery_returns", charts_.guns_return, {1, 9});
    charts_.gun_placed_up_to = die(top_, "artillery_placed_up_to");
    charts_.gun_captured_up_to = die(top_, "artillery_captured_up_to");
    Reader caught = top_.object("leader_captured_up_to");
    charts_.leader_caught_moving_up_to = die(caught, "moving");
    charts_.leader_caught_fighting_up_to = die(caught, "fighting");
    caught.no_more_members();
    for (const Node& item : top_.list("leader_falls")) {
      const auto sum = item.as_integer().value_or(0);
      if (sum < 2 || sum > 12)
        top_.fault_at(item.line(), "this is no sum of two dice", "write a number from 2 to 12");
      else
        charts_.leader_falls[static_cast<std::size_t>(sum)] = true;
    }
    top_.no_more_members();
    if (faults_.size() != faults_before_ || faults_before_ >= kMostDiagnostics) return std::nullopt;
    return charts_;
  }

 private:
  static int die(Reader& reader, std::string_view key) {
    return static_cast<int>(reader.integer(key, {0, 6}));
  }

  // Points are printed in whole and half numbers; the rules count halves (ruling R11).
  rally::HalfPoints halves(Reader& reader, std::string_view key, double points) {
    const double doubled = points * 2;
    const auto whole = static_cast<rally::HalfPoints>(doubled);
    if (static_cast<double>(whole) == doubled && whole > 0) return whole;
    reader.fault(key, "a cost is not a number of half points", "write 0.5, 1, 1.5, 2 ...");
    return 2;
  }
  rally::HalfPoints cost(Reader& reader, std::string_view key) {
    const std::size_t before = faults_.size();
    const double points = reader.real(key, {0, 9});
    return faults_.size() == before ? halves(reader, key, points) : 2;
  }
  rally::HalfPoints cost_or(Reader& reader, std::string_view key, rally::HalfPoints fallback) {
    return reader.has(key) ? cost(reader, key) : fallback;
  }

  void read_terrain() {
    std::array<bool, kTerrains> seen{};
    for (const Node& node : top_.list("terrain")) {
      Reader row = top_.item(node, "a terrain");
      const std::optional<Terrain> terrain = terrain_named(row.text("terrain"));
      TerrainEffect effect;
      effect.foot = cost(row, "cost");
      effect.horse = cost_or(row, "cavalry_cost", effect.foot);
      effect.in_zone = cost_or(row, "cost_in_zone", 0);
      effect.shift = static_cast<int>(row.integer("shift", {-3, 3}));
      effect.bombardment_die = static_cast<int>(row.integer_or("bombardment_die", {-3, 3}, 0));
      effect.halves_fire = row.flag_or("halves_bombardment", false);
      effect.bars_guns = row.flag_or("bars_artillery", false);
      effect.blocks_sight = row.flag_or("blocks_sight", false);
      row.no_more_members();
      if (!terrain) {
        row.fault("terrain", "no such terrain",
                  "write clear, woods, hill, wooded hill, swamp, rough or town");
        continue;
      }
      charts_.terrain[longroll::index_of(*terrain)] = effect;
      seen[longroll::index_of(*terrain)] = true;
    }
    for (std::size_t i = 0; i <= longroll::index_of(Terrain::Town) && top_.has("terrain"); ++i)
      if (!seen[i])
        top_.fault("terrain", "the terrain " + std::string(name_of(static_cast<Terrain>(i))) + " has no row",
                   "add one");
  }

  void read_water() {
    Reader stream = top_.object("stream");
    charts_.stream.foot = cost(stream, "cost");
    charts_.stream.horse = cost_or(stream, "cavalry_cost", charts_.stream.foot);
    charts_.stream.shift = static_cast<int>(stream.integer("shift", {-3, 3}));
    stream.no_more_members();
    Reader river = top_.object("river");
    charts_.river.shift = static_cast<int>(river.integer("shift", {-3, 3}));
    river.no_more_members();
  }

  void read_ways() {
    Reader ways = top_.object("ways");
    charts_.road = cost(ways, "road");
    charts_.railroad = cost(ways, "railroad");
    charts_.bridge = cost(ways, "bridge");
    charts_.ford = cost(ways, "ford");
    ways.no_more_members();
  }

  // "2-3" as two digits.
  static bool split_odds(std::string_view text, int& attack, int& defence) {
    if (text.size() != 3 || text[1] != '-' || text[0] < '1' || text[0] > '9' || text[2] < '1' ||
        text[2] > '9')
      return false;
    attack = text[0] - '0';
    defence = text[2] - '0';
    return true;
  }

  void read_columns() {
    std::size_t number = 0;
    for (const Node& node : top_.list("columns")) {
      Reader row = top_.item(node, "a column");
      rally::OddsColumn column;
      if (!split_odds(row.text("odds"), column.attack, column.defence))
        row.fault("odds", "these are no odds", "write \"1-3\", \"1-2\" ... \"5-1\"");
      column.attacker_modifier = static_cast<int>(row.integer("attacker", {-6, 6}));
      column.defender_modifier = static_cast<int>(row.integer("defender", {-6, 6}));
      row.no_more_members();
      if (number > 0 && number <= charts_.columns.size()) {
        const auto& before = charts_.columns[number - 1];
        if (column.attack * before.defence <= before.attack * column.defence)
          row.fault("odds", "the columns do not rise", "write them from left to right");
      }
      if (number < charts_.columns.size()) charts_.columns[number] = column;
      ++number;
    }
    if (number != charts_.columns.size() && top_.has("columns"))
      top_.fault("columns", "the odds table has nine columns", "write 1-3 to 5-1");
    Reader ends = top_.object("automatic");
    int one = 1;
    if (!split_odds(ends.text("attackers_fail"), one, charts_.fails_below_defence))
      ends.fault("attackers_fail", "these are no odds", "write \"1-4\"");
    if (!split_odds(ends.text("defenders_fail"), charts_.wins_from_attack, one))
      ends.fault("defenders_fail", "these are no odds", "write \"6-1\"");
    ends.no_more_members();
  }

  void read_numbers(std::string_view key, std::initializer_list<std::pair<std::string_view, int*>> members) {
    Reader row = top_.object(key);
    for (const auto& [name, value] : members) *value = static_cast<int>(row.integer(name, {-6, 6}));
    row.no_more_members();
  }

  void read_shifts() {
    auto& s = charts_.shifts;
    read_numbers("shifts", {{"battle_surge", &s.surge},
                            {"cavalry_attacks", &s.cavalry_attacks},
                            {"cavalry_defends", &s.cavalry_defends},
                            {"attacker_has_best", &s.attacker_best},
                            {"defender_has_best", &s.defender_best},
                            {"surprise", &s.surprise},
                            {"entrenchment", &s.entrenchment},
                            {"fort", &s.fort}});
  }

  void read_fire() {
    auto& f = charts_.fire;
    read_numbers("defensive_fire", {{"attacker_in_clear", &f.attacker_in_clear},
                                    {"good_defender", &f.good_defender},
                                    {"good_quality", &f.good_quality},
                                    {"defender_repeaters", &f.defender_repeaters},
                                    {"artillery", &f.guns},
                                    {"artillery_strength", &f.gun_strength},
                                    {"poor_defender", &f.poor_defender},
                                    {"poor_quality", &f.poor_quality},
                                    {"more_attackers", &f.more_attackers},
                                    {"attacker_repeaters", &f.attacker_repeaters}});
  }

  void read_events() {
    std::array<bool, 13> seen{};
    for (const Node& node : top_.list("events")) {
      Reader row = top_.item(node, "an event");
      const auto roll = static_cast<std::size_t>(row.integer("roll", {2, 12}));
      const auto kind = row.one_of("event", kEventNames);
      const bool once = row.flag_or("once_a_day", false);
      row.no_more_members();
      if (!kind || roll < 2) continue;
      charts_.events[roll - 2] = {static_cast<rally::EventKind>(*kind), once};
      seen[roll] = true;
    }
    for (std::size_t roll = 2; roll <= 12 && top_.has("events"); ++roll)
      if (!seen[roll]) top_.fault("events", "a roll of " + std::to_string(roll) + " has no event", "add it");
  }

  template <std::size_t N>
  void read_table(std::string_view key, std::array<std::uint8_t, N>& table, IntRange range) {
    const auto list = top_.list(key);
    bool good = list.size() == N;
    for (const Node& item : list)
      good = good && item.as_integer() && *item.as_integer() >= range.low && *item.as_integer() <= range.high;
    if (!good) {
      if (top_.has(key))
        top_.fault(key, "the table is not complete",
                   "write " + std::to_string(N) + " numbers from " + std::to_string(range.low) + " to " +
                       std::to_string(range.high));
      return;
    }
    for (std::size_t i = 0; i < N; ++i) table[i] = static_cast<std::uint8_t>(*list[i].as_integer());
  }

  Reader top_;
  std::vector<Diagnostic>& faults_;
  std::size_t faults_before_;
  Charts charts_;
};

}  // namespace

std::optional<Charts> read_rally_charts(const Node& node, std::string_view file,
                                        std::vector<Diagnostic>& faults) {
  return ChartsReader(node, file, faults).read();
}

}  // namespace longroll
