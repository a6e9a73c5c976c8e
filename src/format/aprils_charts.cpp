#include "format/aprils_charts.h"

#include <algorithm>

#include "aprils/move_table.h"
#include "format/aprils_names.h"
#include "format/scenario_file.h"

namespace longroll {
namespace {

using aprils::Charts;
using aprils::CombatResult;

class ChartsReader {
 public:
  ChartsReader(const Node& node, std::string_view file, std::vector<Diagnostic>& faults)
      : top_(node, "the charts file", file, faults), faults_(faults), faults_before_(faults.size()) {}

  std::optional<Charts> read() {
    check_kind(top_, {kChartsFormat, "this is no charts file of this version", "aprils",
                      "these are the charts of another game"});
    read_terrain();
    read_hexsides();
    charts_.river_ford_cost = half_points(top_, "river_ford_cost");
    Reader works = top_.object("fortifications");
    charts_.breastwork_shift = static_cast<int>(works.integer("breastwork", {-3, 0}));
    charts_.entrenchment_shift = static_cast<int>(works.integer("entrenchment", {-3, 0}));
    works.no_more_members();
    charts_.largest_shift = static_cast<int>(top_.integer("largest_shift", {0, 8}));
    charts_.morale_pass = static_cast<int>(top_.integer("morale_check_passes_from", {1, 7}));
    check_dearest_step();
    check_columns();
    read_table("attacker", charts_.attacker);
    read_table("defender", charts_.defender);
    top_.no_more_members();
    if (faults_.size() != faults_before_ || faults_before_ >= kMostDiagnostics) return std::nullopt;
    return charts_;
  }

 private:
  // Points are printed in whole and half numbers; the rules count halves (ruling A4).
  aprils::HalfPoints half_points(Reader& reader, std::string_view key) {
    const std::size_t before = faults_.size();
    const double points = reader.real(key, {0, 7});
    if (faults_.size() != before) return 2;
    const double halves = points * 2;
    const auto whole = static_cast<aprils::HalfPoints>(halves);
    if (static_cast<double>(whole) != halves)
      reader.fault(key, "a cost is not a number of half points", "write 0.5, 1, 1.5, 2 ...");
    return static_cast<double>(whole) == halves ? whole : 2;
  }

  // Terrain, one water and an embankment may meet in one step; the movement table has room for so much and no more.
  void check_dearest_step() {
    aprils::HalfPoints terrain = 0;
    for (const aprils::TerrainEffect& effect : charts_.terrain) terrain = std::max(terrain, effect.cost);
    const aprils::HalfPoints water = std::max(
        {charts_.of(Feature::Stream).cost, charts_.of(Feature::Creek).cost, charts_.river_ford_cost});
    const aprils::HalfPoints dearest = terrain + water + charts_.of(Feature::Embankment).cost;
    constexpr auto most = static_cast<aprils::HalfPoints>(aprils::MoveTable::kMaxStepCost);
    if (dearest > most)
      top_.fault("terrain",
                 "the dearest terrain, water and embankment together cost over " + std::to_string(most / 2) +
                     " movement points",
                 "lower the dearest of them");
  }

  aprils::Bans read_bans(Reader& reader) {
    aprils::Bans bans;
    for (const Node& node : reader.list_or_empty("closed_to")) {
      const std::string_view kind = node.as_text().value_or("");
      bool known = false;
      for (std::size_t i = 0; i < aprils::kUnitKinds; ++i) {
        if (kKindNames[i] != kind) continue;
        bans.of[i] = known = true;
      }
      if (!known)
        reader.fault_at(node.line(), "no such kind of unit", "write infantry, cavalry, artillery or gunboat");
    }
    return bans;
  }

  void read_terrain() {
    std::array<bool, kTerrains> seen{};
    for (const Node& node : top_.list("terrain")) {
      Reader row = top_.item(node, "a terrain");
      const std::optional<Terrain> terrain = terrain_named(row.text("terrain"));
      aprils::TerrainEffect effect;
      effect.cost = half_points(row, "cost");
      effect.shift = static_cast<int>(row.integer("shift", {-3, 3}));
      effect.connected_shift = static_cast<int>(row.integer_or("connected_shift", {-3, 3}, effect.shift));
      effect.blocks_sight = row.flag_or("blocks_sight", false);
      effect.bans = read_bans(row);
      row.no_more_members();
      if (!terrain) {
        row.fault("terrain", "no such terrain",
                  "write clear, woods, hill, wooded hill, swamp, rough, town or water");
        continue;
      }
      if (effect.cost == 0)
        row.fault("cost", "entering a hex costs nothing", "give it a cost of at least 0.5");
      charts_.terrain[index_of(*terrain)] = effect;
      seen[index_of(*terrain)] = true;
    }
    for (std::size_t i = 0; i < kTerrains && top_.has("terrain"); ++i)
      if (!seen[i] && static_cast<Terrain>(i) != Terrain::OutOfPlay)
        top_.fault("terrain", "the terrain " + std::string(name_of(static_cast<Terrain>(i))) + " has no row",
                   "add one");
  }

  void read_hexsides() {
    std::array<bool, kFeatures> seen{};
    for (const Node& node : top_.list("hexsides")) {
      Reader row = top_.item(node, "a hexside");
      const std::optional<Feature> feature = feature_named(row.text("feature"));
      aprils::FeatureEffect effect;
      effect.cost = half_points(row, "cost");
      effect.shift = static_cast<int>(row.integer("shift", {-3, 3}));
      effect.shift_in_bombardment = row.flag_or("shift_in_bombardment", true);
      effect.blocks_sight = row.flag_or("blocks_sight", false);
      effect.bans = read_bans(row);
      row.no_more_members();
      if (!feature) {
        row.fault("feature", "no such hexside", "write road, track, stream, creek, river, ford, bridge ...");
        continue;
      }
      const bool way =
          *feature == Feature::Road || *feature == Feature::Track || *feature == Feature::Railroad;
      if (way && effect.cost == 0)
        row.fault("cost", "a road costs nothing", "give it a cost of at least 0.5");
      charts_.feature[index_of(*feature)] = effect;
      seen[index_of(*feature)] = true;
    }
    for (Feature feature : kAllFeatures)
      if (!seen[index_of(feature)] && top_.has("hexsides"))
        top_.fault("hexsides", "the hexside " + std::string(name_of(feature)) + " has no row", "add one");
  }

  void check_columns() {
    const std::vector<std::string> columns = top_.texts("columns");
    bool same = columns.size() == static_cast<std::size_t>(aprils::kColumns);
    for (std::size_t i = 0; same && i < columns.size(); ++i)
      same = columns[i] == aprils::column_name(static_cast<int>(i));
    if (!same && top_.has("columns"))
      top_.fault("columns", "these are not the nine columns from 1-4 to 6-1", "write them in that order");
  }

  // "-", "2" or "2R".
  static std::optional<CombatResult> result_of(std::string_view text) {
    if (text == "-") return CombatResult{};
    const bool retreat = !text.empty() && text.back() == 'R';
    if (retreat) text.remove_suffix(1);
    if (text.size() != 1 || text[0] < '1' || text[0] > '9') return std::nullopt;
    return CombatResult{static_cast<std::uint8_t>(text[0] - '0'), retreat};
  }

  void read_table(std::string_view key, aprils::ResultTable& table) {
    std::array<bool, aprils::ResultTable::kHighestRoll + 1> seen{};
    for (const Node& node : top_.list(key)) {
      Reader row = top_.item(node, "a row of results");
      const auto roll = static_cast<int>(row.integer("roll", {0, aprils::ResultTable::kHighestRoll}));
      const std::vector<std::string> results = row.texts("results");
      row.no_more_members();
      seen[static_cast<std::size_t>(roll)] = true;
      if (results.size() != static_cast<std::size_t>(aprils::kColumns)) {
        row.fault("results", "a row has " + std::to_string(results.size()) + " results",
                  "give it nine, one a column");
        continue;
      }
      for (int column = 0; column < aprils::kColumns; ++column) {
        const auto result = result_of(results[static_cast<std::size_t>(column)]);
        if (result)
          table.set(column, roll, *result);
        else
          row.fault("results", "no such result: " + results[static_cast<std::size_t>(column)],
                    "write -, 1, 1R, 2R ...");
      }
    }
    for (std::size_t i = 0; i < seen.size() && top_.has(key); ++i)
      if (!seen[i]) top_.fault(key, "the row for a roll of " + std::to_string(i) + " is missing", "add it");
  }

  Reader top_;
  std::vector<Diagnostic>& faults_;
  std::size_t faults_before_;
  Charts charts_;
};

}  // namespace

std::optional<Charts> read_aprils_charts(const Node& node, std::string_view file,
                                         std::vector<Diagnostic>& faults) {
  return ChartsReader(node, file, faults).read();
}

}  // namespace longroll
