#include "lab/journal.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "lab/runner.h"
#include "lab/summary.h"
#include "lab/test_experiment.h"

namespace longroll::lab {
namespace {

std::vector<GameResult> play(const Arena& arena, int threads) {
  std::vector<long> games;
  for (long i = 0; i < arena.experiment().games(); ++i) games.push_back(i);
  std::vector<GameResult> results(games.size());
  lab::Run run;
  run.threads = threads;
  run.finished = [&](GameResult result) {
    results[static_cast<std::size_t>(result.game)] = std::move(result);
  };
  std::atomic<bool> stop = false;
  play_games(arena, games, run, stop);
  return results;
}

// A file that goes with the test.
class Scratch {
 public:
  Scratch() : path_(testing::TempDir() + "longroll-journal-" + std::to_string(::getpid())) { remove(); }
  ~Scratch() { remove(); }
  const std::string& path() const { return path_; }
  std::string text() const { return kit::read_file(path_); }
  void write(std::string_view text) const { std::ofstream(path_, std::ios::binary) << text; }

 private:
  void remove() const { std::filesystem::remove(path_); }
  std::string path_;
};

TEST(Experiment, a_mirrored_round_has_one_seed_and_both_seatings) {
  const Experiment experiment = random_against_random({"pea-ridge"}, 3);
  ASSERT_EQ(experiment.games(), 6);
  for (long round = 0; round < 3; ++round) {
    const Bout first = experiment.bout(2 * round), second = experiment.bout(2 * round + 1);
    EXPECT_EQ(first.seed, second.seed);
    EXPECT_EQ(first.round, round);
    EXPECT_EQ(first.union_player, second.confederate_player);
    EXPECT_EQ(first.confederate_player, second.union_player);
  }
  EXPECT_NE(experiment.bout(0).seed, experiment.bout(2).seed);
}

TEST(Experiment, a_ladder_lets_everybody_meet_everybody_in_every_battle_from_both_sides) {
  Experiment experiment = random_against_random({"pea-ridge", "bull-run"}, 1);
  experiment.players = {"a", "b", "c", "d"};
  std::set<std::tuple<std::size_t, std::size_t, std::size_t>> met;
  for (long game = 0; game < experiment.games(); ++game) {
    const Bout bout = experiment.bout(game);
    EXPECT_NE(bout.union_player, bout.confederate_player);
    met.insert({bout.battle, bout.union_player, bout.confederate_player});
  }
  EXPECT_EQ(experiment.games(), 24);
  EXPECT_EQ(met.size(), 24u);
}

TEST(Experiment, is_read_as_it_was_written_and_refused_when_it_makes_no_sense) {
  const Experiment experiment = random_against_random({"pea-ridge", "perryville"}, 5);
  const auto read = read_experiment(*parse_message(to_line(to_json(experiment))));
  ASSERT_TRUE(read.ok());
  EXPECT_EQ(*read, experiment);
  for (const char* text :
       {"{}", "[]", R"({"battles":[],"options":[],"players":["a","b"],"mirror":true,"rounds":1,"seed":1})",
        R"({"battles":["x"],"options":[],"players":["a"],"mirror":true,"rounds":1,"seed":1})",
        R"({"battles":["x"],"options":[],"players":["a","b"],"mirror":true,"rounds":0,"seed":1})",
        R"({"battles":["x"],"options":[],"players":["a","b"],"mirror":true,"rounds":99999999999,"seed":1})",
        R"({"battles":["x"],"options":[],"players":["a","b"],"mirror":true,"rounds":1,"seed":-1})"})
    EXPECT_FALSE(read_experiment(*parse_message(text)).ok()) << text;
}

TEST(Arena, says_in_a_sentence_what_it_cannot_play) {
  Experiment experiment = random_against_random({"pea-ridge"}, 1);
  experiment.players[1] = "napoleon";
  const auto unknown = Arena::open(experiment, battle_from_data, random_players());
  ASSERT_FALSE(unknown.ok());
  EXPECT_EQ(unknown.error(), "pea-ridge: there is no player \"napoleon\"");
  experiment = random_against_random({"pea-ridge"}, 1);
  experiment.options = {"99"};
  EXPECT_FALSE(Arena::open(experiment, battle_from_data, random_players()).ok());
  EXPECT_FALSE(Arena::open(random_against_random({"nowhere"}, 1), battle_from_data, random_players()).ok());
}

TEST(Runner, gives_the_same_results_with_any_number_of_threads_in_both_games) {
  const Arena arena = arena_of(random_against_random({"pea-ridge", "perryville"}, 4));
  const std::vector<GameResult> one = play(arena, 1);
  EXPECT_EQ(play(arena, 3), one);
  EXPECT_EQ(to_line(summarise(arena, play(arena, 2))), to_line(summarise(arena, one)));
  EXPECT_NE(one[0], one[2]);  // other rounds, other games
}

TEST(Runner, gives_up_games_under_way_when_it_is_stopped) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 100));
  std::vector<long> games(200);
  for (std::size_t i = 0; i < games.size(); ++i) games[i] = static_cast<long>(i);
  std::atomic<bool> stop = false;
  int finished = 0;
  lab::Run run;
  run.threads = 2;
  run.finished = [&](const GameResult&) { stop = ++finished >= 5; };
  play_games(arena, games, run, stop);
  EXPECT_GE(finished, 5);
  EXPECT_LE(finished, 6);
}

TEST(Journal, a_result_is_read_as_it_was_written) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 2));
  for (const GameResult& result : play(arena, 1))
    EXPECT_EQ(read_game_result(*parse_message(to_line(to_json(result)))), result);
}

TEST(Journal, a_run_cut_short_goes_on_to_the_same_totals) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 6));
  const std::vector<GameResult> whole = play(arena, 2);
  const std::string head = journal_head(arena.experiment(), arena.battles());
  const Scratch scratch;
  {
    auto journal = JournalFile::open(scratch.path(), head);
    ASSERT_TRUE(journal.ok()) << journal.error();
    for (long game : {4, 0, 7}) ASSERT_TRUE(journal->add(whole[static_cast<std::size_t>(game)]));
  }
  // The machine went down in the middle of a line.
  const std::string text = scratch.text();
  scratch.write(text + to_line(to_json(whole[5])).substr(0, 40));

  auto journal = JournalFile::open(scratch.path(), head);
  ASSERT_TRUE(journal.ok()) << journal.error();
  ASSERT_EQ(journal->games().size(), 3u);
  std::vector<GameResult> results = journal->games();
  for (const GameResult& result : whole)
    if (result.game != 4 && result.game != 0 && result.game != 7) {
      ASSERT_TRUE(journal->add(result));
      results.push_back(result);
    }
  std::sort(results.begin(), results.end(), [](const auto& a, const auto& b) { return a.game < b.game; });
  EXPECT_EQ(to_line(summarise(arena, results)), to_line(summarise(arena, whole)));
  const auto read = read_journal(scratch.text(), head);
  ASSERT_TRUE(read.ok()) << read.error();
  EXPECT_EQ(read->games, whole);
}

TEST(Journal, a_foreign_file_is_refused_and_left_alone) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 1));
  const std::string head = journal_head(arena.experiment(), arena.battles());
  const Scratch scratch;
  for (const std::string& text : {std::string("dear diary"), std::string("{\"a\":1}\n"), std::string("\n"),
                                  std::string(head + "\nnonsense\n"),
                                  journal_head(random_against_random({"bull-run"}, 1),
                                               arena_of(random_against_random({"bull-run"}, 1)).battles()) +
                                      "\n"}) {
    scratch.write(text);
    const auto journal = JournalFile::open(scratch.path(), head);
    ASSERT_FALSE(journal.ok()) << text;
    EXPECT_EQ(scratch.text(), text);
  }
}

TEST(Journal, says_what_sets_another_experiment_apart) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 1));
  Experiment other = arena.experiment();
  other.seed = 8;
  const auto read = read_journal(journal_head(other, arena.battles()) + "\n",
                                 journal_head(arena.experiment(), arena.battles()));
  ASSERT_FALSE(read.ok());
  EXPECT_EQ(read.error(), "belongs to another experiment: its seed is 8, not 7");
}

TEST(Journal, may_be_gone_on_with_for_longer) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 1));
  Experiment longer = arena.experiment();
  longer.rounds = 50;
  EXPECT_EQ(journal_head(longer, arena.battles()), journal_head(arena.experiment(), arena.battles()));
}

TEST(Journal, is_refused_when_a_game_stands_in_it_twice_or_a_line_is_damaged) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 1));
  const std::string head = journal_head(arena.experiment(), arena.battles());
  const std::string line = to_line(to_json(play(arena, 1)[0]));
  const auto twice = read_journal(head + "\n" + line + "\n" + line + "\n", head);
  ASSERT_FALSE(twice.ok());
  EXPECT_EQ(twice.error(), "has game 0 twice, again in line 3");
  const auto damaged = read_journal(head + "\n" + line.substr(3) + "\n", head);
  ASSERT_FALSE(damaged.ok());
  EXPECT_EQ(damaged.error(), "is damaged in line 2");
}

TEST(Journal, is_open_for_one_run_at_a_time) {
  const Arena arena = arena_of(random_against_random({"pea-ridge"}, 1));
  const std::string head = journal_head(arena.experiment(), arena.battles());
  const Scratch scratch;
  const auto first = JournalFile::open(scratch.path(), head);
  ASSERT_TRUE(first.ok());
  const auto second = JournalFile::open(scratch.path(), head);
  ASSERT_FALSE(second.ok());
  EXPECT_TRUE(second.error().ends_with("is in use by another run"));
}

}  // namespace
}  // namespace longroll::lab
