#include "app/terminal/replay.h"

#include <ostream>

#include "app/home.h"
#include "app/terminal/desk.h"
#include "app/terminal/game_file.h"
#include "app/terminal/map_view.h"
#include "app/terminal/rally_map.h"
#include "app/terminal/rally_prompts.h"
#include "app/terminal/text.h"
#include "app/terminal/words.h"

namespace longroll {

using namespace terminal;

namespace {

class Teller {
 public:
  Teller(const ReplayOptions& options, Desk& desk, const Words& words, std::ostream& out)
      : options_(options), desk_(desk), words_(words), out_(out), paint_(options.colour) {}

  void tell_story() {
    print(desk_.visit([&](const auto& table) {
      return words_.say("replay.title", {{"battle", words_.game.name(table.scenario().title)},
                                         {"place", words_.game.name(table.scenario().place)},
                                         {"dates", words_.game.name(table.scenario().dates)},
                                         {"count", std::to_string(desk_.answers())}});
    }),
          Ink::Strong);
    for (const LogLine& line : desk_.log()) {
      if (line.type == "turn") out_ << "\n";
      print((line.type == "turn" ? "" : "  ") + line.sentence,
            line.type == "turn" ? Ink::Strong : Ink::Plain);
    }
    if (!desk_.over()) print(words_.say("replay.unfinished"));
  }

  void tell_events() {
    std::size_t at = 0;
    for (std::size_t answer = 0; answer <= desk_.answers(); ++answer)
      for (; at < desk_.log_after(answer); ++at) {
        Json event = {{"answer", answer}};
        event.update(desk_.log()[at].json);
        out_ << to_line(event) << "\n";
      }
  }

  void show_position(std::size_t answers) {
    print(words_.say("replay.at",
                     {{"number", std::to_string(desk_.answers())}, {"count", std::to_string(answers)}}),
          Ink::Strong);
    out_ << whole_map();
    for (const std::string& line :
         desk_.visit([&](const auto& table) { return status_lines(words_, table); }))
      print(line);
    const Question asked = desk_.visit([&](const auto& table) { return question_for(words_, table); });
    print(asked.sentence, Ink::Strong);
    for (const std::string& detail : asked.details) print("  " + detail);
  }

  void tell_state() { out_ << to_line(desk_.ask({{"op", "state"}})) << "\n"; }

 private:
  std::string whole_map() const {
    if (!desk_.is_rally()) return MapView(desk_.scenario(), paint_).whole(desk_.situation(), options_.screen);
    const rally::Table& table = desk_.rally_table();
    return draw_whole(RallyScene(table.scenario(), table.position().situation), paint_, options_.screen);
  }
  void print(std::string_view text, Ink ink = Ink::Plain) {
    out_ << paint_(ink, wrapped(text, static_cast<std::size_t>(options_.screen.width), 4)) << "\n";
  }

  const ReplayOptions& options_;
  Desk& desk_;
  const Words& words_;
  std::ostream& out_;
  Paint paint_;
};

}  // namespace

int replay_record(const ReplayOptions& options, const Library& library, std::ostream& out) {
  const auto refuse = [&](const std::string& sentence) {
    if (options.form == ReplayForm::JsonLines)
      out << to_line({{"ok", false}, {"error", {{"reason", sentence}}}}) << "\n";
    else
      out << sentence << "\n";
    return kBadRequest;
  };
  const auto words = load_words(library, options.language);
  if (!words) return refuse("There is no language \"" + options.language + "\": say \"en\" or \"fr\".");
  ReadRecord read = read_record(options.record);
  if (!read.record) return refuse(words->say(read.fault, {{"file", options.record}}));
  Json& record = *read.record;
  std::size_t answers = 0;
  if (record.contains("answers") && record["answers"].is_array()) {
    answers = record["answers"].size();
    if (options.at && *options.at > answers)
      return refuse(words->say("replay.beyond", {{"count", std::to_string(answers)}}));
    while (options.at && record["answers"].size() > *options.at)
      record["answers"].erase(record["answers"].size() - 1);
  }
  auto desk = Desk::open(library, Opening{{}, {}, {}, std::move(record)}, options.language, 0);
  if (!desk) return refuse(words->say("cannot-open", {{"reason", desk.error()}}));
  Teller teller(options, **desk, *words, out);
  const bool json = options.form == ReplayForm::JsonLines;
  if (options.at)
    json ? teller.tell_state() : teller.show_position(answers);
  else
    json ? teller.tell_events() : teller.tell_story();
  return kGood;
}

}  // namespace longroll
