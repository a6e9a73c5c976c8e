#include <algorithm>
#include <cmath>

#include "lab/report/parts.h"

namespace longroll::lab {
namespace {

class LadderReport {
 public:
  LadderReport(const Json& summary, const ReportWords& words) : s_(summary), words_(words), page_(words) {}

  std::string write() {
    begin();
    ratings();
    meetings();
    if (s_["battles"].size() > 1) by_battle();
    std::string again = "longroll ladder --battle " + listed(s_["battles"], ",", "scenario") + " --players " +
                        listed(s_["players"], ",") + " --pairs " + std::to_string(s_["pairs"].get<long>()) +
                        common_arguments(s_);
    return page_.finish(again);
  }

 private:
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }
  static std::string listed(const Json& list, const std::string& between, const char* key = nullptr) {
    std::string all;
    for (const Json& entry : list)
      all += (all.empty() ? "" : between) + text(key == nullptr ? entry : entry[key]);
    return all;
  }
  std::string elo(const Json& value) const { return words_.signed_number(number(value), 0); }
  std::string elo_range(const Json& interval) const {
    return say("range", {{"low", elo(interval[0])}, {"high", elo(interval[1])}});
  }

  void begin() {
    const Json& best = s_["ratings"][0];
    page_.begin(
        say("report.ladder"),
        listed(s_["battles"], ", ", "title") + " · " +
            say("report.ladder-sub", {{"games", words_.number(number(s_["games"]), 0)},
                                      {"pairs", words_.number(number(s_["pairs"]), 0)}}),
        {{text(best["player"]), say("report.best"), "Elo " + elo(best["elo"])},
         {words_.number(static_cast<double>(s_["players"].size()), 0), say("report.player-count"), "&nbsp;"},
         {words_.number(number(s_["games"]), 0), say("report.games"), say("report.mirrored")}});
  }

  void ratings() {
    page_.section(say("report.ratings"), say("report.ratings-lead"));
    std::vector<WhiskerRow> rows;
    std::vector<ReportPage::TableRow> cells;
    double widest = 50;
    int place = 0;
    for (const Json& rating : s_["ratings"]) {
      const double low = number(rating["interval"][0]), high = number(rating["interval"][1]);
      widest = std::max({widest, std::abs(low), std::abs(high)});
      rows.push_back({text(rating["player"]), elo(rating["elo"]), elo_range(rating["interval"]),
                      number(rating["elo"]), low, high, "act"});
      cells.push_back({std::to_string(++place) + ". " + text(rating["player"]), elo(rating["elo"]),
                       elo_range(rating["interval"]), words_.number(number(rating["wins"]), 0),
                       words_.number(number(rating["draws"]), 0), words_.number(number(rating["losses"]), 0),
                       words_.percent(number(rating["score"]))});
    }
    page_.chart(whisker_chart({"ratings", say("report.ratings-chart")}, rows, elo_scale(widest)));
    page_.table(say("report.ratings-chart"),
                {say("report.player"), "Elo", say("report.interval"), say("report.won"), say("report.drawn"),
                 say("report.lost"), say("report.score")},
                cells, ReportPage::Shown::Open);
  }

  // Even marks on both sides of 0, wide enough for every interval.
  Scale elo_scale(double widest) const {
    double step = 25;
    while (widest / step > 3) step *= 2;
    const int count = static_cast<int>(std::ceil(widest / step));
    Scale scale{-step * count, step * count, {}, 0};
    for (int i = -count; i <= count; ++i)
      scale.marks.push_back({step * i, words_.signed_number(step * i, 0)});
    return scale;
  }

  void meetings() {
    page_.section(say("report.meetings"), say("report.meetings-lead"));
    std::vector<WhiskerRow> rows;
    std::vector<ReportPage::TableRow> cells;
    for (const Json& result : s_["results"]) {
      const std::string pair = say("report.against", {{"first", result["first"].get<std::string>()},
                                                      {"second", result["second"].get<std::string>()}});
      rows.push_back(score_row(words_, pair, result, "act"));
      rows.push_back(fair_row(words_, say("report.luck-off"), result, "even"));
      cells.push_back({pair, words_.number(number(result["wins"]), 0),
                       words_.number(number(result["draws"]), 0), words_.number(number(result["losses"]), 0),
                       words_.percent(number(result["mean"])),
                       words_.percent_range(number(result["interval"][0]), number(result["interval"][1])),
                       words_.percent(number(result["adjusted"]))});
    }
    page_.chart(whisker_chart({"meetings", say("report.meetings-chart")}, rows, percent_scale()));
    page_.table(say("report.meetings-chart"),
                {say("report.meeting"), say("report.won"), say("report.drawn"), say("report.lost"),
                 say("report.score"), say("report.interval"), say("report.luck-off")},
                cells, ReportPage::Shown::Folded);
  }

  void by_battle() {
    page_.section(say("report.by-battle"), say("report.by-battle-lead"));
    ReportPage::TableRow head = {say("report.meeting")};
    for (const Json& battle : s_["battles"]) head.push_back(text(battle["title"]));
    std::vector<ReportPage::TableRow> cells;
    for (const Json& result : s_["results"]) {
      ReportPage::TableRow row = {say("report.against", {{"first", result["first"].get<std::string>()},
                                                         {"second", result["second"].get<std::string>()}})};
      for (const Json& battle : s_["battles"])
        row.push_back(
            words_.percent(number(result["battles"][battle["scenario"].get<std::string>()]["score"])));
      cells.push_back(std::move(row));
    }
    page_.table(say("report.by-battle"), head, cells, ReportPage::Shown::Open);
  }

  const Json& s_;
  const ReportWords& words_;
  ReportPage page_;
};

}  // namespace

std::string ladder_report(const Json& summary, const ReportWords& words) {
  return LadderReport(summary, words).write();
}

}  // namespace longroll::lab
