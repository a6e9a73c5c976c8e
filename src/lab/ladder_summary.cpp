#include <algorithm>
#include <cmath>
#include <map>

#include "lab/elo.h"
#include "lab/score.h"
#include "lab/summary.h"

namespace longroll::lab {
namespace {

using Pairing = std::pair<std::size_t, std::size_t>;

class Ladder {
 public:
  Ladder(const Experiment& experiment, const std::vector<BattleFacts>& battles,
         std::span<const GameResult> results)
      : experiment_(experiment), battles_(battles), results_(results) {
    for (const GameResult& game : results) add(game);
  }

  Json json() const {
    Json battles = Json::array();
    for (const BattleFacts& battle : battles_)
      battles.push_back({{"scenario", battle.id}, {"title", battle.title}});
    return {{"kind", "ladder"},
            {"battles", std::move(battles)},
            {"players", experiment_.players},
            {"pairs", experiment_.rounds},
            {"games", results_.size()},
            {"planned", experiment_.games()},
            {"seed", experiment_.seed},
            {"options", experiment_.options},
            {"ratings", ratings()},
            {"results", pairings()}};
  }

 private:
  struct Record {
    int wins = 0, draws = 0, losses = 0;
    int games() const { return wins + draws + losses; }
    double score() const { return wins + draws / 2.0; }
    void count(double score) { ++(score == 1 ? wins : score == 0.5 ? draws : losses); }
  };
  struct Meetings {
    Record record;
    std::vector<Record> in_battle;
    std::map<std::pair<std::size_t, bool>, Stratum> strata;  // by battle and by who has the Union
  };

  void add(const GameResult& game) {
    const Bout bout = experiment_.bout(game.game);
    const Pairing pair = std::minmax(bout.union_player, bout.confederate_player);
    const bool first_is_union = bout.union_player == pair.first;
    const double score = game.score(first_is_union ? Side::Union : Side::Confederate);
    Meetings& met = meetings_[pair];
    met.in_battle.resize(battles_.size());
    met.record.count(score);
    met.in_battle[bout.battle].count(score);
    met.strata[{bout.battle, first_is_union}].push_back({score, game.luck, bout.round});
    if (static_cast<std::size_t>(bout.round) >= rounds_.size())
      rounds_.resize(static_cast<std::size_t>(bout.round) + 1);
    rounds_[static_cast<std::size_t>(bout.round)].meetings.push_back({pair.first, pair.second, score, 1});
  }

  std::vector<RoundScores> played_rounds() const {
    std::vector<RoundScores> rounds;
    for (const RoundScores& round : rounds_)
      if (!round.meetings.empty()) rounds.push_back(round);
    return rounds;
  }

  Json ratings() const {
    const std::size_t players = experiment_.players.size();
    std::vector<Meeting> sums;
    std::vector<Record> records(players);
    for (const auto& [pair, met] : meetings_) {
      const Record& record = met.record;
      sums.push_back({pair.first, pair.second, record.score(), static_cast<double>(record.games())});
      const auto add_to = [&](std::size_t player, int wins, int losses) {
        records[player].wins += wins;
        records[player].draws += record.draws;
        records[player].losses += losses;
      };
      add_to(pair.first, record.wins, record.losses);
      add_to(pair.second, record.losses, record.wins);
    }
    const std::vector<double> elo = fit_elo(players, sums);
    const std::vector<Interval> intervals = elo_intervals(players, played_rounds());
    std::vector<std::size_t> order(players);
    for (std::size_t i = 0; i < players; ++i) order[i] = i;
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return elo[a] != elo[b] ? elo[a] > elo[b] : a < b; });
    Json list = Json::array();
    for (std::size_t player : order) {
      const Record& record = records[player];
      list.push_back({{"player", experiment_.players[player]},
                      {"elo", std::round(elo[player])},
                      {"interval", {std::round(intervals[player].low), std::round(intervals[player].high)}},
                      {"games", record.games()},
                      {"wins", record.wins},
                      {"draws", record.draws},
                      {"losses", record.losses},
                      {"score", rounded(record.games() == 0 ? 0 : record.score() / record.games())}});
    }
    return list;
  }

  Json pairings() const {
    Json list = Json::array();
    for (const auto& [pair, met] : meetings_) {
      std::vector<Stratum> strata;
      for (const auto& [key, stratum] : met.strata) strata.push_back(stratum);
      Json json = {{"first", experiment_.players[pair.first]},
                   {"second", experiment_.players[pair.second]},
                   {"games", met.record.games()},
                   {"wins", met.record.wins},
                   {"draws", met.record.draws},
                   {"losses", met.record.losses}};
      json.update(score_json(strata));
      for (std::size_t i = 0; i < battles_.size(); ++i) {
        const Record& record = met.in_battle[i];
        json["battles"][battles_[i].id] = {
            {"games", record.games()},
            {"score", rounded(record.games() == 0 ? 0 : record.score() / record.games())},
            {"interval", to_json(wilson(record.score(), record.games()))}};
      }
      list.push_back(std::move(json));
    }
    return list;
  }

  const Experiment& experiment_;
  const std::vector<BattleFacts>& battles_;
  std::span<const GameResult> results_;
  std::map<Pairing, Meetings> meetings_;
  std::vector<RoundScores> rounds_;
};

}  // namespace

Json summarise_ladder(const Experiment& experiment, const std::vector<BattleFacts>& battles,
                      std::span<const GameResult> results) {
  return Ladder(experiment, battles, results).json();
}

}  // namespace longroll::lab
