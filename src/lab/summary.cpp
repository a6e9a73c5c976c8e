#include "lab/summary.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "format/side_names.h"
#include "lab/elo.h"
#include "lab/score.h"

namespace longroll::lab {
namespace {

class Summary {
 public:
  Summary(const Experiment& experiment, const BattleFacts& battle, std::span<const GameResult> results)
      : experiment_(experiment), battle_(battle), results_(results) {}

  Json json() const {
    const BySide<int> wins{{count_wins(Side::Union), count_wins(Side::Confederate)}};
    const int games = static_cast<int>(results_.size());
    const int draws = games - wins[Side::Union] - wins[Side::Confederate];
    const auto share = [&](std::optional<Side> winner, int count) { return share_interval(winner, count); };
    Json json = {{"kind", "simulation"},
                 {"scenario", battle_.id},
                 {"title", battle_.title},
                 {"games", games},
                 {"planned", experiment_.games()},
                 {"players", {{"union", experiment_.players[0]}, {"confederate", experiment_.players[1]}}},
                 {"mirror", experiment_.mirror},
                 {"seed", experiment_.seed},
                 {"options", experiment_.options},
                 {"wins", {{"union", wins[Side::Union]}, {"confederate", wins[Side::Confederate]}}},
                 {"draws", draws},
                 {"intervals",
                  {{"union", share(Side::Union, wins[Side::Union])},
                   {"confederate", share(Side::Confederate, wins[Side::Confederate])},
                   {"draws", share(std::nullopt, draws)}}},
                 {"score", {{"union", score_json(strata(Of::Union))}}}};
    if (experiment_.mirror) json["score"]["first_player"] = first_player();
    json["grades"] = grades();
    add_length(json);
    json["losses"] = losses();
    json["mean_points"] = by_side([](const GameResult& game, Side side) { return game.points[side]; });
    json["margins"] = margins();
    json["unfinished"] =
        std::count_if(results_.begin(), results_.end(), [](const GameResult& game) { return !game.ended; });
    return json;
  }

 private:
  enum class Of { Union, FirstPlayer };

  int count_wins(Side side) const {
    return static_cast<int>(std::count_if(results_.begin(), results_.end(),
                                          [&](const GameResult& game) { return game.winner == side; }));
  }
  // Wilson's, where every game has its own dice. Games of a pair share theirs, so there the pair is what counts.
  Json share_interval(std::optional<Side> winner, int count) const {
    if (!experiment_.mirror) return to_json(wilson(count, static_cast<double>(results_.size())));
    std::vector<Stratum> games(1);
    std::vector<std::vector<double>> hits(1);
    for (const GameResult& game : results_) {
      games[0].push_back({0, {}, experiment_.bout(game.game).round});
      hits[0].push_back(game.winner == winner ? 1 : 0);
    }
    const std::vector<double> pairs = by_block(games, hits);
    const double in_pair = static_cast<double>(results_.size()) / static_cast<double>(pairs.size());
    return to_json(estimate_score(pairs, in_pair).interval);
  }
  bool swapped(const GameResult& game) const { return experiment_.bout(game.game).union_player != 0; }

  // Games with the players as named, and those with sides swapped.
  std::vector<Stratum> strata(Of whose) const {
    std::vector<Stratum> strata(experiment_.mirror ? 2 : 1);
    for (const GameResult& game : results_) {
      const bool turned = swapped(game);
      const Side side = whose == Of::FirstPlayer && turned ? Side::Confederate : Side::Union;
      strata[turned ? 1 : 0].push_back({game.score(side), game.luck, experiment_.bout(game.game).round});
    }
    return strata;
  }

  Json first_player() const {
    const std::vector<Stratum> games = strata(Of::FirstPlayer);
    Json json = score_json(games);
    for (const char* key : {"mean", "adjusted"})
      json[std::string("elo_") + key] = std::round(elo_of_score(json[key].get<double>()));
    json["elo_interval"] = {std::round(elo_of_score(json["interval"][0].get<double>())),
                            std::round(elo_of_score(json["interval"][1].get<double>()))};
    // How the pairs went: 0, 0.5, 1, 1.5 or 2 points of two.
    std::array<int, 5> counts{};
    std::map<long, std::pair<double, int>> pairs;
    for (const Stratum& stratum : games)
      for (const Sample& sample : stratum) {
        pairs[sample.block].first += sample.score;
        ++pairs[sample.block].second;
      }
    for (const auto& [round, pair] : pairs)
      if (pair.second == 2) ++counts[static_cast<std::size_t>(std::lround(2 * pair.first))];
    json["pairs"] = counts;
    BySide<std::pair<double, int>> as{};
    for (std::size_t i = 0; i < games.size(); ++i)
      for (const Sample& sample : games[i]) {
        auto& [score, count] = as[i == 0 ? Side::Union : Side::Confederate];
        score += sample.score;
        ++count;
      }
    for (Side side : kSides) {
      const auto& [score, count] = as[side];
      json["as"][std::string(name_of(side))] = {{"mean", rounded(count == 0 ? 0 : score / count)},
                                                {"interval", to_json(wilson(score, count))}};
    }
    return json;
  }

  // Every grade of victory, from the Union's best to the Confederates', so that a missing one is seen to be missing.
  Json grades() const {
    Json grades = Json::object();
    const auto key = [](Side side, const std::string& grade) {
      return std::string(name_of(side)) + " " + grade;
    };
    for (const std::string& grade : battle_.grades) grades[key(Side::Union, grade)] = 0;
    grades["draw"] = 0;
    for (auto grade = battle_.grades.rbegin(); grade != battle_.grades.rend(); ++grade)
      grades[key(Side::Confederate, *grade)] = 0;
    for (const GameResult& game : results_) {
      Json& count = grades[game.winner ? key(*game.winner, game.grade) : "draw"];
      count = (count.is_null() ? 0 : count.get<int>()) + 1;
    }
    return grades;
  }

  void add_length(Json& json) const {
    std::vector<int> turns(static_cast<std::size_t>(battle_.turns) + 1);
    std::vector<double> lengths, answers;
    for (const GameResult& game : results_) {
      lengths.push_back(game.turns);
      answers.push_back(static_cast<double>(game.answers));
      if (static_cast<std::size_t>(game.turns) < turns.size()) ++turns[static_cast<std::size_t>(game.turns)];
    }
    json["mean_turns"] = rounded(estimate(lengths).mean);
    json["mean_answers"] = rounded(estimate(answers).mean);
    json["turns"] = turns;
  }

  template <class Value>
  Json by_side(Value&& value) const {
    Json json;
    for (Side side : kSides) {
      std::vector<double> values;
      for (const GameResult& game : results_) values.push_back(value(game, side));
      json[std::string(name_of(side))] = rounded(estimate(values).mean);
    }
    return json;
  }

  Json losses() const {
    const auto sum = [&](const GameResult& game, Side side, int Toll::* what) {
      int total = 0;
      for (std::size_t i = 0; i < std::min(game.lost.size(), battle_.formations.size()); ++i)
        if (battle_.formations[i].side == side) total += game.lost[i].*what;
      return total;
    };
    Json formations = Json::array();
    for (std::size_t i = 0; i < battle_.formations.size(); ++i) {
      const BattleFacts::Formation& formation = battle_.formations[i];
      if (formation.steps == 0) continue;
      std::vector<double> steps, units;
      for (const GameResult& game : results_) {
        steps.push_back(i < game.lost.size() ? game.lost[i].steps : 0);
        units.push_back(i < game.lost.size() ? game.lost[i].units : 0);
      }
      const Estimate lost = estimate(steps);
      formations.push_back({{"formation", formation.id},
                            {"name", formation.name},
                            {"side", name_of(formation.side)},
                            {"steps", rounded(lost.mean)},
                            {"interval", to_json(lost.interval)},
                            {"of_steps", formation.steps},
                            {"units", rounded(estimate(units).mean)},
                            {"of_units", formation.units}});
    }
    return {
        {"steps", by_side([&](const GameResult& game, Side side) { return sum(game, side, &Toll::steps); })},
        {"units", by_side([&](const GameResult& game, Side side) { return sum(game, side, &Toll::units); })},
        {"formations", std::move(formations)}};
  }

  // The Union's victory points less the Confederates': mean, and how often each.
  Json margins() const {
    std::map<int, int> counts;
    std::vector<double> values;
    for (const GameResult& game : results_) {
      const int margin = game.points[Side::Union] - game.points[Side::Confederate];
      ++counts[margin];
      values.push_back(margin);
    }
    Json list = Json::array();
    for (const auto& [margin, count] : counts) list.push_back({margin, count});
    const Estimate mean = estimate(values);
    return {{"mean", rounded(mean.mean)}, {"interval", to_json(mean.interval)}, {"counts", std::move(list)}};
  }

  const Experiment& experiment_;
  const BattleFacts& battle_;
  std::span<const GameResult> results_;
};

}  // namespace

Json summarise(const Experiment& experiment, const BattleFacts& battle, std::span<const GameResult> results) {
  return Summary(experiment, battle, results).json();
}

Json summarise(const Arena& arena, std::span<const GameResult> results) {
  const Experiment& experiment = arena.experiment();
  if (experiment.players.size() == 2 && experiment.battles.size() == 1)
    return summarise(experiment, arena.battles()[0], results);
  return summarise_ladder(experiment, arena.battles(), results);
}

}  // namespace longroll::lab
