// longroll: the command line. Each command is a function of commands.h; here is only how it is asked for.
#include <CLI/CLI.hpp>
#include <functional>

#include "app/commands.h"
#include "app/home.h"

namespace longroll {
namespace {

// A command with its help, its examples and what it runs.
class Commands {
 public:
  explicit Commands(CLI::App& app) : app_(app) {}

  template <class Request>
  CLI::App* add(const char* name, const char* what, const char* examples, Request& request,
                int (*run)(const Request&), CLI::App* parent = nullptr) {
    CLI::App* command = (parent != nullptr ? parent : &app_)->add_subcommand(name, what);
    command->footer(std::string("Examples:\n") + examples);
    command->callback([this, &request, run] { run_ = [&request, run] { return run(request); }; });
    return command;
  }
  int run() const { return run_ ? run_() : kBadRequest; }

 private:
  CLI::App& app_;
  std::function<int()> run_;
};

template <class Request>
void add_json(CLI::App* command, Request& request) {
  command->add_flag("--json", request.json, "print JSON");
}

// What simulate and ladder share.
template <class Request>
void add_laboratory(CLI::App* command, Request& request) {
  command->add_option("--seed", request.seed, "the same seed gives the same games")->capture_default_str();
  command->add_option("--option", request.options, "an optional rule by its case; may be given again");
  command->add_option("--threads", request.threads, "0: one a core")->capture_default_str();
  command->add_option("--save", request.save, "a journal of finished games; if it is there, go on with it");
  command->add_option("--report", request.report, "write an HTML report with charts to this file");
  command->add_option("--language", request.language, "of the report: en or fr")->capture_default_str();
  add_json(command, request);
}

template <class Request>
void add_queue(CLI::App* command, Request& request) {
  command->add_option("--queue", request.queue, "the database: postgresql://USER@HOST/DATABASE")
      ->envname("LONGROLL_QUEUE")
      ->required();
}

int main_with(int argc, char** argv) {
  CLI::App app{"Longroll: brigade-level battles of the American Civil War, with every rule enforced."};
  app.name("longroll");
  app.require_subcommand(1);
  app.footer(
      "First steps:\n"
      "  longroll scenarios                     the battles\n"
      "  longroll play pea-ridge                play in the terminal\n"
      "  longroll render pea-ridge -o map.png   a picture of the map\n"
      "  longroll simulate pea-ridge --games 1000\n"
      "`longroll COMMAND --help` shows more examples. Exit codes: 0 done, 1 faults found, 2 bad request, 130 "
      "stopped.");
  Commands commands(app);

  ScenariosRequest scenarios;
  add_json(commands.add("scenarios", "list the battles and their options", "  longroll scenarios --json\n",
                        scenarios, run_scenarios),
           scenarios);

  CheckRequest check;
  CLI::App* c = commands.add(
      "check", "check scenario, map, charts, language and record files, or folders of them",
      "  longroll check data/aprils/pea-ridge\n  longroll check my-battle.json --json\n", check, run_check);
  c->add_option("file", check.files, "files or folders")->required();
  add_json(c, check);

  PlayRequest play;
  c = commands.add("play", "play in the terminal, against the computer or two at one keyboard",
                   "  longroll play pea-ridge\n"
                   "  longroll play pea-ridge --opponent veteran:cautious\n"
                   "  longroll play pea-ridge --side both --language fr\n"
                   "  longroll play --continue pea-ridge.game.json\n",
                   play, run_play);
  c->add_option("scenario", play.scenario, "a battle or a scenario file")->capture_default_str();
  c->add_option("--side", play.side, "union, confederate, both (hot seat) or none (watch)")
      ->capture_default_str();
  c->add_option("--opponent", play.opponent,
                "recruit, regular, veteran or general; then perhaps :bold, :nodes=N, :time=MS")
      ->capture_default_str();
  c->add_option("--option", play.options, "an optional rule by its case; may be given again");
  c->add_option("--continue", play.record, "go on with a saved game");
  c->add_option("--save", play.save, "where the game is kept after every answer");
  c->add_option("--seed", play.seed, "the same seed gives the same dice; 0: other dice every time")
      ->capture_default_str();
  c->add_option("--language", play.language, "en or fr; else as the terminal's surroundings say");

  ReplayRequest replay;
  c = commands.add("replay", "tell a recorded game in sentences, or show the position at one moment of it",
                   "  longroll replay docs/examples/pea-ridge-turns-1-to-4.json\n"
                   "  longroll replay game.json --at 40\n"
                   "  longroll replay game.json --json\n",
                   replay, run_replay);
  c->add_option("record", replay.record, "a record")->required();
  c->add_option("--at", replay.at, "the position after so many answers");
  c->add_option("--language", replay.language, "en or fr; else as the terminal's surroundings say");
  add_json(c, replay);

  RenderRequest render;
  c = commands.add("render", "draw a battle or a recorded game as SVG or PNG",
                   "  longroll render pea-ridge -o map.png\n"
                   "  longroll render game.json --at 40 -o turn-two.svg --dark\n"
                   "  longroll render shiloh --units -o order-of-battle.svg\n",
                   render, run_render);
  c->add_option("what", render.what, "a battle, a scenario file or a record")->required();
  c->add_option("-o,--out", render.out, "the file to write, .svg or .png")->required();
  c->add_option("--at", render.at, "the position after so many answers of a record");
  c->add_option("--hex", render.hex_pixels, "pixels across a hex; decides how much is shown")
      ->capture_default_str();
  c->add_option("--scale", render.scale, "PNG pixels per SVG pixel")->capture_default_str();
  c->add_flag("--dark", render.dark, "for dark surroundings");
  c->add_flag("--rules", render.rules_view, "only what the rules know: flat hexes, straight sides");
  c->add_flag("--units", render.units, "the order of battle as counters, in place of the map");
  c->add_flag("--bare", render.bare, "the map alone, without title, key and turn track");
  c->add_flag("--north-up", render.north_up, "turned so that north is at the top, without margin");
  c->add_flag("--ground", render.ground, "no counters, works and flags");
  add_json(c, render);

  ServeRequest serve;
  c = commands.add("serve", "serve the browser game", "  longroll serve --port 8061\n", serve, run_serve);
  c->add_option("--port", serve.port, "0 takes any free one")->capture_default_str();
  c->add_option("--host", serve.host, "the address to listen on; 0.0.0.0 for all")->capture_default_str();
  c->add_option("--page", serve.page, "the folder of the built page");
  add_json(c, serve);

  BotRequest bot;
  c = commands.add("bot",
                   "speak the protocol: one JSON request a line in, one reply a line out (docs/protocol.md)",
                   "  echo '{\"op\":\"open\",\"scenario\":\"pea-ridge\"}' | longroll bot\n", bot, run_bot);
  c->add_option("--language", bot.language, "en or fr")->capture_default_str();
  add_json(c, bot);

  PerftRequest perft;
  c = commands.add("perft", "count the lines of play by depth", "  longroll perft pea-ridge --depth 3\n",
                   perft, run_perft);
  c->add_option("scenario", perft.scenario, "a battle")->capture_default_str();
  c->add_option("--depth", perft.depth, "answers deep, 1 to 8")->capture_default_str();
  add_json(c, perft);

  SignatureRequest signature;
  add_json(commands.add("signature", "one number for the engine's behaviour", "  longroll signature\n",
                        signature, run_signature),
           signature);

  SimulateRequest simulate;
  c = commands.add(
      "simulate", "play many games between two computer players (docs/laboratory.md)",
      "  longroll simulate pea-ridge --games 1000 --union random --confederate random --seed 7 --json\n"
      "  longroll simulate pea-ridge --games 200 --union veteran:bold --confederate regular --option 13.4a\n"
      "  longroll simulate shiloh --mirror --union regular --confederate veteran --games 400 \\\n"
      "    --save shiloh.journal --report shiloh.html      Ctrl-C stops; the same command goes on\n",
      simulate, run_simulate);
  c->add_option("scenario", simulate.scenario, "a battle or a scenario file")->capture_default_str();
  c->add_option("--games", simulate.games, "how many")->capture_default_str();
  c->add_option("--union", simulate.union_player,
                "random, recruit, regular, veteran or general; then perhaps :bold, :nodes=N, :time=MS")
      ->capture_default_str();
  c->add_option("--confederate", simulate.confederate_player, "likewise")->capture_default_str();
  c->add_flag("--mirror", simulate.mirror, "pairs of games: the same dice, the players' sides swapped");
  add_laboratory(c, simulate);

  LadderRequest ladder;
  c = commands.add(
      "ladder", "let players meet each other in mirrored pairs and rate them (Elo)",
      "  longroll ladder --battle pea-ridge --players recruit,regular,veteran --pairs 50\n"
      "  longroll ladder --battle pea-ridge,shiloh --players regular,veteran:bold --pairs 100 \\\n"
      "    --save ladder.journal --report ladder.html\n",
      ladder, run_ladder);
  c->add_option("--battle", ladder.battles, "a battle, or several with commas")
      ->delimiter(',')
      ->capture_default_str();
  c->add_option("--players", ladder.players, "two or more, with commas")->delimiter(',')->required();
  c->add_option("--pairs", ladder.pairs, "of games, for every two players in every battle")
      ->capture_default_str();
  add_laboratory(c, ladder);

  WorkerRequest worker;
  c = commands.add("worker", "play batches of a queue's experiments, on as many machines as there are",
                   "  longroll worker --queue postgresql://lab@db.example/longroll\n"
                   "  longroll worker --queue postgresql:///longroll --threads 1 --until-empty\n",
                   worker, run_worker);
  add_queue(c, worker);
  c->add_option("--threads", worker.threads, "0: one a core")->capture_default_str();
  c->add_option("--lease", worker.lease, "seconds after which the batch of a lost worker is taken again")
      ->capture_default_str();
  c->add_flag("--until-empty", worker.until_empty, "end when nothing is left to play");
  add_json(c, worker);

  CLI::App* queue = app.add_subcommand("queue", "experiments in a PostgreSQL database, played by workers");
  queue->require_subcommand(1);
  queue->footer(
      "Examples:\n"
      "  export LONGROLL_QUEUE=postgresql://lab@db.example/longroll\n"
      "  longroll queue add --battle shiloh --players regular,veteran --pairs 500\n"
      "  longroll worker                                  on every machine\n"
      "  longroll queue watch 1\n"
      "  longroll queue collect 1 --report shiloh.html\n");
  QueueAddRequest queue_add;
  c = commands.add("add", "put an experiment into the queue; its number is printed",
                   "  longroll queue add --queue postgresql:///longroll --battle shiloh \\\n"
                   "    --players regular,veteran:nodes=8000 --pairs 500\n",
                   queue_add, run_queue_add, queue);
  add_queue(c, queue_add);
  c->add_option("--battle", queue_add.battles, "a battle, or several with commas")
      ->delimiter(',')
      ->capture_default_str();
  c->add_option("--players", queue_add.players, "two or more, with commas")->delimiter(',')->required();
  c->add_option("--pairs", queue_add.pairs, "of games, for every two players in every battle")
      ->capture_default_str();
  c->add_flag("--one-way", queue_add.one_way, "single games: the first player always has the Union");
  c->add_option("--batch", queue_add.batch, "games that a worker takes at once")->capture_default_str();
  c->add_option("--seed", queue_add.seed, "the same seed gives the same games")->capture_default_str();
  c->add_option("--option", queue_add.options, "an optional rule by its case; may be given again");
  add_json(c, queue_add);
  QueueListRequest queue_list;
  c = commands.add("list", "the experiments and how far they are",
                   "  longroll queue list --queue postgresql:///longroll\n", queue_list, run_queue_list,
                   queue);
  add_queue(c, queue_list);
  add_json(c, queue_list);
  QueueExperimentRequest queue_watch;
  c = commands.add("watch", "wait until an experiment is finished",
                   "  longroll queue watch 3 --queue postgresql:///longroll\n", queue_watch, run_queue_watch,
                   queue);
  add_queue(c, queue_watch);
  c->add_option("experiment", queue_watch.experiment, "its number")->required();
  add_json(c, queue_watch);
  QueueCollectRequest queue_collect;
  c = commands.add("collect", "the results of an experiment, as simulate or ladder tells them",
                   "  longroll queue collect 3 --queue postgresql:///longroll --report shiloh.html\n",
                   queue_collect, run_queue_collect, queue);
  add_queue(c, queue_collect);
  c->add_option("experiment", queue_collect.experiment, "its number")->required();
  c->add_option("--report", queue_collect.report, "write an HTML report with charts to this file");
  c->add_option("--language", queue_collect.language, "of the report: en or fr")->capture_default_str();
  add_json(c, queue_collect);
  QueueExperimentRequest queue_drop;
  c = commands.add("drop", "take an experiment and its results out of the queue",
                   "  longroll queue drop 3 --queue postgresql:///longroll\n", queue_drop, run_queue_drop,
                   queue);
  add_queue(c, queue_drop);
  c->add_option("experiment", queue_drop.experiment, "its number")->required();
  add_json(c, queue_drop);

  OddsRequest odds;
  c = commands.add(
      "odds", "all that can come of an attack, exactly, and who is likely to fight first",
      "  longroll odds game.json --attackers hebert hill watie --targets 3916\n"
      "  longroll odds game.json --at 120 --attackers dodge --targets 3605 --json\n"
      "  longroll odds pea-ridge --place hebert@3816 greusel@3916 --attackers hebert --targets 3916\n",
      odds, run_odds);
  c->add_option("what", odds.what, "a battle, a scenario file or a record")->required();
  c->add_option("--attackers", odds.attackers, "units that attack")->required();
  c->add_option("--targets", odds.targets, "enemy hexes")->required();
  c->add_option("--place", odds.place, "put units in hexes first, as UNIT@HEX");
  c->add_option("--at", odds.at, "the position after so many answers of a record");
  add_json(c, odds);

  FitRequest fit;
  c = commands.add("fit", "fit the evaluation of a battle to games of computer players",
                   "  longroll fit pea-ridge --games 2000 --seed 1\n", fit, run_fit);
  c->add_option("scenario", fit.scenario, "a battle or a scenario file")->capture_default_str();
  c->add_option(
      "--players", fit.players,
      "who plays, as in simulate: veteran:nodes=800 (Across Five Aprils only); left out: the script");
  c->add_option("--games", fit.games, "how many; one in five judges the others")->capture_default_str();
  c->add_option("--seed", fit.seed, "the same seed gives the same games")->capture_default_str();

  BenchRequest bench;
  c = commands.add("bench", "measure the engine, each figure beside the splitmix loop",
                   "  longroll bench --json\n", bench, run_bench);
  c->add_option("scenario", bench.scenario, "a battle")->capture_default_str();
  c->add_option("--seconds", bench.seconds, "CPU time for each figure")->capture_default_str();
  add_json(c, bench);

  CLI::App* atlas = app.add_subcommand("atlas", "make hex maps from real ground");
  atlas->require_subcommand(1);
  AtlasBuildRequest build;
  c = commands.add("build", "lay the hex grid over a battlefield",
                   "  longroll atlas build data/aprils/shiloh/battle.geojson -o map.json\n", build,
                   run_atlas_build, atlas);
  c->add_option("ground", build.ground, "a GeoJSON file with a \"longroll\" member")->required();
  c->add_option("-o,--out", build.out, "the map file to write");
  add_json(c, build);
  AtlasDiffRequest diff;
  c = commands.add("diff", "what changed between two maps, hex by hex",
                   "  longroll atlas diff old.json new.json\n", diff, run_atlas_diff, atlas);
  c->add_option("before", diff.before, "a map file")->required();
  c->add_option("after", diff.after, "a map file")->required();
  add_json(c, diff);

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    // Help is a success; anything else is a bad request, in one sentence.
    return app.exit(error) == 0 ? kGood : kBadRequest;
  }
  return commands.run();
}

}  // namespace
}  // namespace longroll

int main(int argc, char** argv) {
  // The engine throws nothing; the standard library may, when memory or the disk is full.
  try {
    return longroll::main_with(argc, argv);
  } catch (const std::exception& fault) {
    return longroll::complain(fault.what());
  }
}
