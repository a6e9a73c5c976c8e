// The commands of the program, one function each; every one returns an exit code of home.h.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace longroll {

struct ScenariosRequest {
  bool json = false;
};
int run_scenarios(const ScenariosRequest& request);

struct CheckRequest {
  std::vector<std::string> files;
  bool json = false;
};
int run_check(const CheckRequest& request);

struct PlayRequest {
  std::string scenario = "pea-ridge";
  std::string side = "union";        // union, confederate, both or none
  std::string opponent = "regular";  // a level, see ai/level.h
  std::uint64_t seed = 0;            // 0: another game every time
  std::string language;              // empty: as the surroundings say
  std::vector<std::string> options;
  std::string record;
  std::string save;
};
int run_play(const PlayRequest& request);

struct ReplayRequest {
  std::string record;
  int at = -1;  // answers; -1: the whole story
  std::string language;
  bool json = false;
};
int run_replay(const ReplayRequest& request);

struct RenderRequest {
  std::string what;  // a battle, a scenario file or a record
  std::string out;
  double hex_pixels = 100;
  double scale = 1;
  int at = -1;  // answers of a record; -1: all
  bool dark = false;
  bool rules_view = false;
  bool bare = false;
  bool ground = false;
  bool north_up = false;
  bool units = false;
  bool json = false;
};
int run_render(const RenderRequest& request);

struct ServeRequest {
  std::string page;  // a folder; empty: the one built beside the program
  std::string host = "127.0.0.1";
  std::uint16_t port = 8061;
  bool json = false;
};
int run_serve(const ServeRequest& request);

struct BotRequest {
  std::string language = "en";
  bool json = true;  // the protocol knows nothing else
};
int run_bot(const BotRequest& request);

struct PerftRequest {
  std::string scenario = "pea-ridge";
  int depth = 3;
  bool json = false;
};
int run_perft(const PerftRequest& request);

struct SignatureRequest {
  bool json = false;
};
int run_signature(const SignatureRequest& request);

struct SimulateRequest {
  std::string scenario = "pea-ridge";
  int games = 1000;
  std::string union_player = "random";
  std::string confederate_player = "random";
  bool mirror = false;
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  int threads = 0;     // 0: one a core
  std::string save;    // a journal; empty: none
  std::string report;  // an HTML file; empty: none
  std::string language = "en";
  bool json = false;
};
int run_simulate(const SimulateRequest& request);

struct LadderRequest {
  std::vector<std::string> battles = {"pea-ridge"};
  std::vector<std::string> players;
  int pairs = 100;  // of each pairing in each battle
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  int threads = 0;
  std::string save;
  std::string report;
  std::string language = "en";
  bool json = false;
};
int run_ladder(const LadderRequest& request);

struct WorkerRequest {
  std::string queue;  // postgresql://...
  int threads = 0;
  double lease = 60;  // seconds
  bool until_empty = false;
  bool json = false;
};
int run_worker(const WorkerRequest& request);

struct QueueAddRequest {
  std::string queue;
  std::vector<std::string> battles = {"pea-ridge"};
  std::vector<std::string> players;
  bool one_way = false;  // the first player always has the Union
  int pairs = 100;
  int batch = 16;  // games
  std::uint64_t seed = 1;
  std::vector<std::string> options;
  bool json = false;
};
int run_queue_add(const QueueAddRequest& request);

struct QueueListRequest {
  std::string queue;
  bool json = false;
};
int run_queue_list(const QueueListRequest& request);

struct QueueExperimentRequest {
  std::string queue;
  std::int64_t experiment = 0;
  bool json = false;
};
int run_queue_watch(const QueueExperimentRequest& request);
int run_queue_drop(const QueueExperimentRequest& request);

struct QueueCollectRequest {
  std::string queue;
  std::int64_t experiment = 0;
  std::string report;
  std::string language = "en";
  bool json = false;
};
int run_queue_collect(const QueueCollectRequest& request);

struct OddsRequest {
  std::string what;  // a battle, a scenario file or a record
  std::vector<std::string> attackers;
  std::vector<std::string> targets;
  std::vector<std::string> place;  // UNIT@HEX
  int at = -1;                     // answers of a record; -1: all
  bool json = false;
};
int run_odds(const OddsRequest& request);

struct FitRequest {
  std::string scenario = "pea-ridge";
  int games = 2000;
  std::uint64_t seed = 1;
  std::string players;  // a level; empty: the script in changing tempers
};
int run_fit(const FitRequest& request);

struct BenchRequest {
  std::string scenario = "pea-ridge";
  double seconds = 1;  // CPU time for each figure
  bool json = false;
};
int run_bench(const BenchRequest& request);

struct AtlasBuildRequest {
  std::string ground;
  std::string out;
  bool json = false;
};
int run_atlas_build(const AtlasBuildRequest& request);

struct AtlasDiffRequest {
  std::string before;
  std::string after;
  bool json = false;
};
int run_atlas_diff(const AtlasDiffRequest& request);

}  // namespace longroll
