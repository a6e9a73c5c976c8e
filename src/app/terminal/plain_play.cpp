#include "app/terminal/plain_play.h"

#include <istream>
#include <ostream>
#include <sstream>

#include "app/home.h"
#include "app/terminal/game_file.h"
#include "app/terminal/rally_looks.h"
#include "app/terminal/text.h"
#include "app/terminal/words.h"
#include "match/session.h"
#include "play/dice.h"

namespace longroll {

using namespace terminal;

namespace {

constexpr std::size_t kMostListed = 60;

// "march fitch D5", "activate gray-first 2": the members of a choice in a row.
std::string in_words(const Json& choice) {
  std::string text;
  for (const auto& [key, value] : choice.items()) {
    if (key == "path") continue;
    text += (text.empty() ? "" : " ") + (value.is_string() ? value.get<std::string>() : value.dump());
  }
  if (const Json* path = member(choice, "path")) text += " " + path->back().get<std::string>();
  return text;
}

class PlainSitting {
 public:
  PlainSitting(const PlayOptions& options, const Library& library, const Words& words, std::istream& in,
               std::ostream& out)
      : options_(options), session_(library), words_(words), in_(in), out_(out), dice_(options.seed) {}

  int play() {
    session_.reply(Json{{"op", "language"}, {"name", options_.language}});
    const Json opened = session_.reply(opening());
    if (!opened["ok"].get<bool>()) {
      out_ << words_.say("cannot-open", {{"reason", opened["error"]["reason"].get<std::string>()}}) << "\n";
      return kBadRequest;
    }
    file_ = !options_.save.empty()     ? options_.save
            : !options_.record.empty() ? options_.record
                                       : free_path(opened["scenario"].get<std::string>() + ".json");
    out_ << opened["title"].get<std::string>() << "\n" << words_.say("plain.help", {{"file", file_}}) << "\n";
    if (opened.contains("events")) tell(opened["events"]);
    while (ask_once()) save();
    save();
    out_ << words_.say("saved", {{"file", file_}}) << "\n";
    return kGood;
  }

 private:
  Json opening() const {
    Json request = {{"op", "open"}, {"options", options_.rules}};
    if (!options_.record.empty())
      request["record"] = read_record(options_.record).record.value_or(Json(nullptr));
    else if (!options_.scenario_text.empty())
      request["text"] = options_.scenario_text;
    else
      request["scenario"] = options_.scenario;
    return request;
  }

  void tell(const Json& events) {
    for (const Json& event : events)
      out_ << wrapped("  " + event["sentence"].get<std::string>(),
                      static_cast<std::size_t>(options_.screen.width), 4)
           << "\n";
  }

  std::size_t by_chance(std::size_t count) { return dice_.below(static_cast<std::uint32_t>(count)); }

  // One answer of whoever is asked; false: the battle is over or the person leaves.
  bool ask_once() {
    const Json question = session_.reply(Json{{"op", "question"}});
    const std::string asked = question["asked"].get<std::string>();
    if (asked == "nobody") return false;
    if (asked == "dice") {
      const Json& outcomes = question["outcomes"];
      return give(Json{{"op", "answer"}, {"roll", outcomes[by_chance(outcomes.size())]["roll"]}});
    }
    const bool person = options_.people[asked == "union" ? Side::Union : Side::Confederate];
    const Json& choices = question["choices"];
    if (!person) return give(Json{{"op", "answer"}, {"choice", choices[by_chance(choices.size())]}});
    out_ << "\n";
    if (const RallyMatch* match = session_.rally_match())
      out_ << rally_points(words_, match->scenario(), match->table().position().situation) << "\n";
    out_ << words_.say("prompt." + asked) << ": " << question["sentence"].get<std::string>() << "\n";
    list(choices);
    return ask_person(choices);
  }

  void list(const Json& choices) {
    for (std::size_t i = 0; i < choices.size() && i < kMostListed; ++i)
      out_ << "  " << i + 1 << "  " << in_words(choices[i]) << "\n";
    if (choices.size() > kMostListed)
      out_ << words_.say("plain.more", {{"count", std::to_string(choices.size() - kMostListed)}}) << "\n";
  }

  bool ask_person(const Json& choices) {
    for (std::string line; out_ << "> " << std::flush, std::getline(in_, line);) {
      if (line == "quit" || line == "q") return false;
      if (line == "undo") {
        session_.reply(Json{{"op", "undo"}});
        return true;
      }
      if (look(line)) continue;
      for (std::size_t i = 0; i < choices.size(); ++i)
        if (line == std::to_string(i + 1) || line == in_words(choices[i]))
          return give(Json{{"op", "answer"}, {"choice", choices[i]}});
      out_ << words_.say("plain.not-understood") << "\n";
    }
    return false;
  }

  // What may be looked at while a question is open; false: it was none of that.
  bool look(const std::string& line) {
    if (line == "state") {
      show_state();
      return true;
    }
    const RallyMatch* match = session_.rally_match();
    if (match == nullptr) return false;
    const rally::Scenario& scenario = match->scenario();
    const rally::Situation& situation = match->table().position().situation;
    if (line == "map")
      out_ << rally_map(words_, scenario, situation);
    else if (line == "leaders")
      for (Side side : kSides)
        out_ << words_.say(side == Side::Union ? "prompt.union" : "prompt.confederate") << "\n"
             << rally_leaders(words_, scenario, situation, side);
    else if (line == "rules")
      out_ << rally_rules(session_.language(), scenario, static_cast<std::size_t>(options_.screen.width));
    else
      return false;
    return true;
  }

  void show_state() {
    const Json state = session_.reply(Json{{"op", "state"}});
    for (const Json& unit : state["units"])
      if (!unit["hex"].is_null())
        out_ << "  " << unit["hex"].get<std::string>() << "  " << unit["id"].get<std::string>() << " ("
             << unit["side"].get<std::string>() << ")\n";
  }

  bool give(const Json& answer) {
    const Json reply = session_.reply(answer);
    if (reply["ok"].get<bool>())
      tell(reply["events"]);
    else
      out_ << reply["error"]["reason"].get<std::string>() << "\n";
    return true;
  }

  void save() { write_file(file_, record_text(session_.reply(Json{{"op", "record"}})["record"])); }

  const PlayOptions& options_;
  Session session_;
  const Words& words_;
  std::istream& in_;
  std::ostream& out_;
  Dice dice_;
  std::string file_;
};

}  // namespace

bool is_rally(std::string_view text) {
  std::vector<Diagnostic> ignored;
  const auto node = parse_document(text, "", ignored);
  return node && game_of(*node) == "rally";
}

int play_plainly(const PlayOptions& options, const Library& library, std::istream& in, std::ostream& out) {
  const auto words = load_words(library, options.language);
  if (!words) return complain("there is no such language");
  return PlainSitting(options, library, *words, in, out).play();
}

int replay_plainly(const ReplayOptions& options, const Library& library, std::ostream& out) {
  const auto words = load_words(library, options.language);
  ReadRecord read = read_record(options.record);
  if (!words || !read.record) return complain("the record cannot be read");
  Session session(library);
  session.reply(Json{{"op", "language"}, {"name", options.language}});
  Json answers = (*read.record)["answers"];
  (*read.record)["answers"] = Json::array();
  const bool json = options.form == ReplayForm::JsonLines;
  const auto tell = [&](std::size_t answer, const Json& events) {
    for (const Json& event : events) {
      if (options.at) continue;
      Json line = {{"answer", answer}};
      line.update(event);
      out << (json ? to_line(line) : event["sentence"].get<std::string>()) << "\n";
    }
  };
  const Json opened = session.reply(Json{{"op", "open"}, {"record", *read.record}});
  if (!opened["ok"].get<bool>()) return complain(opened["error"]["reason"].get<std::string>());
  const std::size_t count = options.at ? std::min(*options.at, answers.size()) : answers.size();
  for (std::size_t i = 0; i < count; ++i) {
    Json& entry = answers[i];
    Json request;
    if (const Json* edit = member(entry, "edit")) {
      request = entry;
      request["op"] = *edit;
    } else if (const Json* roll = member(entry, "roll")) {
      request = {{"op", "answer"}, {"roll", *roll}};
    } else {
      request = {{"op", "answer"}, {"choice", entry}};
    }
    const Json reply = session.reply(request);
    if (!reply["ok"].get<bool>()) return complain(reply["error"]["reason"].get<std::string>());
    tell(i + 1, reply["events"]);
  }
  if (options.at) {
    const Json shown = session.reply(Json{{"op", json ? "state" : "question"}});
    out << (json ? to_line(shown) : shown["sentence"].get<std::string>()) << "\n";
  }
  return kGood;
}

}  // namespace longroll
