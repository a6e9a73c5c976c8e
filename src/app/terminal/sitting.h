// One sitting at the terminal: asks, reads orders, carries them out, tells what happened, keeps the game on disk. What is
// asked, and how an order is read, is the system's to say (aprils_sitting.h, rally_sitting.h).
#pragma once

#include <iosfwd>
#include <set>

#include "app/terminal/desk.h"
#include "app/terminal/play.h"
#include "app/terminal/prompts.h"
#include "app/terminal/words.h"

namespace longroll::terminal {

class Sitting {
 public:
  Sitting(const PlayOptions& options, Desk& desk, const Words& words, std::string file, std::istream& in,
          std::ostream& out);
  virtual ~Sitting() = default;

  // An exit code of app/home.h.
  int play();

 protected:
  enum class After : std::uint8_t { Ask, Changed, Leave };

  // Whether the dice that are asked now wait for a person at this terminal.
  virtual bool dice_wait() const = 0;
  virtual Side roller() const = 0;
  // None, or the opponent's choice in words and why the rules refuse it.
  struct RefusedChoice {
    std::string choice;
    std::string reason;
  };
  virtual std::optional<RefusedChoice> answer_for_opponent() = 0;
  virtual void ask() = 0;
  virtual After obey(const std::string& line) = 0;
  virtual std::vector<std::string> status() const = 0;

  void put_question(const Question& asked);
  // All of these answers, or none; what the rules have against one of them is told.
  After give(const std::vector<Json>& choices);
  std::optional<std::string> try_all(const std::vector<Json>& choices);
  void take_back_to(std::size_t answers);
  After changed();
  After roll();
  After undo(int times);
  After save_as(const std::string& path);
  After leave();

  void print(std::string_view text, Ink ink = Ink::Plain);
  void complain(std::string_view text) { print(text, Ink::Bad); }
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }

  const PlayOptions& options_;
  Desk& desk_;
  const Words& words_;
  std::ostream& out_;
  Paint paint_;

 private:
  bool somebody_asked() const;  // a person at this terminal has to answer or to roll
  After serve();                // asks until something changes
  void tell_news();
  bool keep();
  std::string prompt() const;

  std::string file_;
  std::istream& in_;
  std::size_t told_ = 0;          // how much of the log has been printed
  std::set<std::string> hinted_;  // hints are given once
};

constexpr Side side_of(Asked asked) { return asked == Asked::Union ? Side::Union : Side::Confederate; }

}  // namespace longroll::terminal
