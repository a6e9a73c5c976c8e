// The game as the person at the terminal has it: a session, the dice, the log so far, and what may be taken back.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "match/session.h"
#include "play/dice.h"

namespace longroll::terminal {

// One thing that happened, as the log tells it.
struct LogLine {
  std::string type;  // as in the protocol: "turn", "draw", "march" ...
  std::string sentence;
  std::string rule;
  Json json;
};

// What to open: a battle by its id or its own text, with optional rules, or a record.
struct Opening {
  std::string scenario;
  std::string scenario_text;
  std::vector<std::string> options;
  std::optional<Json> record;
};

class Desk {
 public:
  // The desk, or why it cannot be opened.
  static Result<std::unique_ptr<Desk>, std::string> open(const Library& library, const Opening& opening,
                                                         std::string_view language, std::uint64_t seed);

  // The game of the system that is open; only one of the two is there.
  const aprils::Table& table() const { return session_.match()->table(); }
  const aprils::Scenario& scenario() const { return session_.match()->scenario(); }
  const aprils::Situation& situation() const { return table().position().situation; }
  bool is_rally() const { return session_.rally_match() != nullptr; }
  const rally::Table& rally_table() const { return session_.rally_match()->table(); }
  // What both systems have: the visitor takes either table.
  template <class Visitor>
  auto visit(Visitor&& visitor) const {
    return is_rally() ? visitor(rally_table()) : visitor(table());
  }
  Asked asked() const {
    return visit([](const auto& at) { return at.asked(); });
  }
  bool over() const {
    return visit([](const auto& at) { return at.over(); });
  }
  std::size_t answers() const { return answered_.size(); }

  // What stands against the answer, in a sentence with its rule; none: it is done.
  std::optional<std::string> answer(const Json& choice);
  std::optional<std::string> answer(const aprils::Choice& choice);
  std::optional<std::string> answer(const rally::Choice& choice);
  // The dice, or the cup, are asked; they fall as the seed has it.
  void roll();

  enum class Undone : std::uint8_t { Done, DiceFell, NothingYet };
  // Back to the last question that one of these sides answered, never beyond dice.
  Undone undo(const BySide<bool>& of);

  // A question to the session that changes nothing.
  Json ask(const Json& request) { return session_.reply(request); }
  Json record() { return session_.reply(Json{{"op", "record"}})["record"]; }

  const std::vector<LogLine>& log() const { return log_; }
  // How much of the log there was after so many answers.
  std::size_t log_after(std::size_t answers) const { return log_ends_[answers]; }

 private:
  Desk(const Library& library, std::uint64_t seed) : session_(library), dice_(seed) {}
  std::optional<std::string> take(const Json& request);
  std::optional<std::string> replay(const Json& record);
  void note(const Json& reply);

  Session session_;
  Dice dice_;
  std::vector<LogLine> log_;
  std::vector<std::size_t> log_ends_;  // after the opening, after the first answer, ...
  std::vector<Asked> answered_;        // who gave each answer
};

// A refusal as people read it: the sentence and its rule.
std::string refusal_text(const Json& reply);

}  // namespace longroll::terminal
