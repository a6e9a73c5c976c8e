#include <algorithm>
#include <cmath>
#include <map>

#include "lab/report/parts.h"

namespace longroll::lab {
namespace {

class SimulationReport {
 public:
  SimulationReport(const Json& summary, const ReportWords& words)
      : s_(summary), words_(words), page_(words) {}

  std::string write() {
    begin();
    outcomes();
    if (mirror()) players();
    luck();
    length();
    margins();
    losses();
    std::string again = "longroll simulate " + text(s_["scenario"]) + " --union " +
                        text(s_["players"]["union"]) + " --confederate " +
                        text(s_["players"]["confederate"]) + (mirror() ? " --mirror" : "") + " --games " +
                        std::to_string(s_["planned"].get<long>()) + common_arguments(s_);
    return page_.finish(again);
  }

 private:
  bool mirror() const { return s_["mirror"].get<bool>(); }
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }
  std::string games() const { return words_.number(number(s_["games"]), 0); }
  std::string range(const Json& interval) const {
    return words_.percent_range(number(interval[0]), number(interval[1]));
  }
  std::string interval_of(const Json& interval) const {
    return say("report.interval-of", {{"range", range(interval)}});
  }
  Blanks names() const {
    return {{"union", s_["players"]["union"].get<std::string>()},
            {"confederate", s_["players"]["confederate"].get<std::string>()},
            {"first", s_["players"]["union"].get<std::string>()},
            {"second", s_["players"]["confederate"].get<std::string>()},
            {"games", games()}};
  }

  void begin() {
    const Json& who = mirror() ? s_["score"]["first_player"] : s_["score"]["union"];
    std::vector<ReportPage::Fact> facts = {
        {words_.percent(number(who["mean"])),
         say(mirror() ? "report.score-of-player" : "report.score-of-union", names()),
         interval_of(who["interval"])},
        {words_.percent(number(who["adjusted"])), say("report.without-luck"),
         interval_of(who["adjusted_interval"])},
        {words_.number(number(s_["mean_turns"]), 1), say("report.mean-turns"), say("report.turns-unit")},
        {words_.percent(number(s_["draws"]) / number(s_["games"])), say("report.draws"),
         interval_of(s_["intervals"]["draws"])}};
    page_.begin(text(s_["title"]), say(mirror() ? "report.sub-mirror" : "report.sub", names()), facts);
  }

  void outcomes() {
    page_.section(say("report.outcomes"), say("report.outcomes-lead"));
    std::vector<Part> parts;
    std::vector<ReportPage::TableRow> rows;
    // Every grade is a shade of its side, the best the deepest.
    const auto count = static_cast<double>(s_["grades"].size() - 1) / 2;
    double place = 0;
    for (const auto& [grade, games] : s_["grades"].items()) {
      const bool draw = grade == "draw";
      const bool blue = grade.starts_with("union");
      const double rank = blue ? place : 2 * count - place;
      parts.push_back({words_.number(number(games), 0), number(games),
                       draw   ? "even"
                       : blue ? "us"
                              : "cs",
                       draw ? 0.6 : 1 - 0.6 * rank / std::max(1.0, count)});
      rows.push_back({words_.grade(grade), words_.number(number(games), 0),
                      words_.percent(number(games) / number(s_["games"]))});
      ++place;
    }
    page_.chart(part_chart({"grades", say("report.grades-chart")}, parts));
    std::vector<WhiskerRow> shares;
    for (const char* side : {"union", "confederate"}) {
      const double share = number(s_["wins"][side]) / number(s_["games"]);
      const Json& interval = s_["intervals"][side];
      shares.push_back({say("report.wins-of", {{"side", words_.side(side)}}), words_.percent(share),
                        range(interval), share, number(interval[0]), number(interval[1]),
                        side[0] == 'u' ? "us" : "cs"});
      rows.push_back({say("report.wins-of", {{"side", words_.side(side)}}),
                      words_.number(number(s_["wins"][side]), 0),
                      words_.percent(share) + " (" + range(interval) + ")"});
    }
    page_.chart(whisker_chart({"wins", say("report.wins-chart")}, shares, percent_scale()));
    page_.table(say("report.grades-chart"), {say("report.grade"), say("report.games"), say("report.share")},
                rows, ReportPage::Shown::Folded);
  }

  void players() {
    const Json& first = s_["score"]["first_player"];
    page_.section(say("report.players", names()), say("report.players-lead", names()));
    std::vector<WhiskerRow> rows = {score_row(words_, say("report.both-sides"), first, "act"),
                                    fair_row(words_, say("report.luck-off"), first, "act")};
    for (const char* side : {"union", "confederate"})
      rows.push_back(score_row(words_, say("report.as", {{"side", words_.side(side)}}), first["as"][side],
                               side[0] == 'u' ? "us" : "cs"));
    page_.chart(whisker_chart({"players", say("report.players-chart", names())}, rows, percent_scale()));
    std::vector<Column> pairs;
    std::vector<ReportPage::TableRow> cells;
    for (std::size_t i = 0; i < 5; ++i) {
      const double points = static_cast<double>(i) / 2, count = number(first["pairs"][i]);
      pairs.push_back({words_.number(points, i % 2 == 0 ? 0 : 1), words_.number(count, 0), count,
                       i < 2    ? "even"
                       : i == 2 ? "even"
                                : "act"});
      cells.push_back({words_.number(points, 1), words_.number(count, 0)});
    }
    page_.chart(column_chart({"pairs", say("report.pairs-chart", names())}, pairs,
                             say("report.pairs-axis", names())));
    page_.note(say("report.elo", {{"first", s_["players"]["union"].get<std::string>()},
                                  {"elo", words_.signed_number(number(first["elo_mean"]), 0)},
                                  {"low", words_.signed_number(number(first["elo_interval"][0]), 0)},
                                  {"high", words_.signed_number(number(first["elo_interval"][1]), 0)}}));
    page_.table(say("report.pairs-chart", names()), {say("report.points"), say("report.pairs")}, cells,
                ReportPage::Shown::Folded);
  }

  void luck() {
    const Json& score = s_["score"]["union"];
    page_.section(say("report.luck"), say("report.luck-lead"));
    page_.chart(whisker_chart({"luck", say("report.luck-chart")},
                              {score_row(words_, say("report.score-union-plain"), score, "us"),
                               fair_row(words_, say("report.luck-off"), score, "us")},
                              percent_scale()));
    page_.note(
        say("report.luck-share", {{"share", words_.percent(std::max(0.0, number(score["luck_share"])))}}));
  }

  void length() {
    page_.section(say("report.length"),
                  say("report.length-lead", {{"turns", words_.number(number(s_["mean_turns"]), 1)},
                                             {"answers", words_.number(number(s_["mean_answers"]), 0)}}));
    std::vector<Column> columns;
    std::vector<ReportPage::TableRow> rows;
    for (std::size_t turn = 1; turn < s_["turns"].size(); ++turn) {
      const double count = number(s_["turns"][turn]);
      columns.push_back({std::to_string(turn), words_.number(count, 0), count, "act"});
      if (count > 0) rows.push_back({std::to_string(turn), words_.number(count, 0)});
    }
    page_.chart(column_chart({"length", say("report.length-chart")}, columns, say("report.length-axis")));
    page_.table(say("report.length-chart"), {say("report.turn"), say("report.games")}, rows,
                ReportPage::Shown::Folded);
  }

  void margins() {
    const Json& margins = s_["margins"];
    page_.section(
        say("report.margins"),
        say("report.margins-lead", {{"mean", words_.signed_number(number(margins["mean"]), 1)},
                                    {"low", words_.signed_number(number(margins["interval"][0]), 1)},
                                    {"high", words_.signed_number(number(margins["interval"][1]), 1)}}));
    std::map<int, double> counts;
    for (const Json& pair : margins["counts"]) counts[pair[0].get<int>()] = number(pair[1]);
    if (counts.empty()) return;
    // At most some forty columns: neighbours are put together where there are more.
    const int low = counts.begin()->first, high = counts.rbegin()->first;
    const int width = std::max(1, (high - low + 40) / 40);
    std::map<int, double> bins;
    const auto bin_of = [&](int margin) {
      return static_cast<int>(std::floor(static_cast<double>(margin) / width));
    };
    for (int bin = bin_of(low); bin <= bin_of(high); ++bin) bins[bin] = 0;
    for (const auto& [margin, count] : counts) bins[bin_of(margin)] += count;
    std::vector<Column> columns;
    std::vector<ReportPage::TableRow> rows;
    for (const auto& [bin, count] : bins) {
      const int from = bin * width, to = from + width - 1;
      const std::string label = words_.signed_number(from, 0);
      columns.push_back({label, words_.number(count, 0), count, to < 0 ? "cs" : from > 0 ? "us" : "even"});
      if (count > 0)
        rows.push_back(
            {width == 1 ? label : say("range", {{"low", label}, {"high", words_.signed_number(to, 0)}}),
             words_.number(count, 0)});
    }
    page_.chart(column_chart({"margins", say("report.margins-chart")}, columns, say("report.margins-axis")));
    page_.table(say("report.margins-chart"), {say("report.margin"), say("report.games")}, rows,
                ReportPage::Shown::Folded);
  }

  void losses() {
    const Json& losses = s_["losses"];
    page_.section(say("report.losses"),
                  say("report.losses-lead",
                      {{"union", words_.number(number(losses["steps"]["union"]), 1)},
                       {"confederate", words_.number(number(losses["steps"]["confederate"]), 1)}}));
    std::vector<BarRow> bars;
    std::vector<ReportPage::TableRow> rows;
    for (const Json& formation : losses["formations"]) {
      const double of = number(formation["of_steps"]);
      const std::string lost = say("report.of", {{"part", words_.number(number(formation["steps"]), 1)},
                                                 {"whole", words_.number(of, 0)}});
      const bool blue = formation["side"] == "union";
      bars.push_back({text(formation["name"]), lost, number(formation["steps"]) / of,
                      number(formation["interval"][0]) / of, number(formation["interval"][1]) / of,
                      blue ? "us" : "cs"});
      rows.push_back({text(formation["name"]), words_.side(blue ? "union" : "confederate"), lost,
                      say("report.of", {{"part", words_.number(number(formation["units"]), 1)},
                                        {"whole", words_.number(number(formation["of_units"]), 0)}})});
    }
    page_.chart(bar_chart({"losses", say("report.losses-chart")}, bars));
    page_.table(say("report.losses-chart"),
                {say("report.formation"), say("report.side"), say("report.steps"), say("report.units")}, rows,
                ReportPage::Shown::Folded);
  }

  const Json& s_;
  const ReportWords& words_;
  ReportPage page_;
};

}  // namespace

std::string simulation_report(const Json& summary, const ReportWords& words) {
  return SimulationReport(summary, words).write();
}

}  // namespace longroll::lab
