// One sitting at the terminal: asks, reads orders, carries them out, tells what happened, keeps the game on disk.
#pragma once

#include <iosfwd>
#include <set>

#include "app/terminal/desk.h"
#include "app/terminal/looks.h"
#include "app/terminal/order_parser.h"
#include "app/terminal/plan.h"
#include "app/terminal/play.h"

namespace longroll::terminal {

class Sitting {
 public:
  Sitting(const PlayOptions& options, Desk& desk, const Words& words, std::string file, std::istream& in,
          std::ostream& out);

  // An exit code of app/home.h.
  int play();

 private:
  enum class After : std::uint8_t { Ask, Changed, Leave };

  bool somebody_asked() const;  // a person at this terminal has to answer, roll, or let a marker be drawn
  bool answer_for_opponent();   // false: the opponent's answer was refused
  After serve();                // asks until something changes
  void ask();
  void show_map_if_new();
  After obey(const std::string& line);
  After carry_out(const Order& order);
  After carry_out(const Plan& plan);
  After roll();
  After undo(int times);
  After save_as(const std::string& path);
  After leave();

  void tell_news();
  bool keep();
  void print(std::string_view text, Ink ink = Ink::Plain);
  void complain(std::string_view text) { print(text, Ink::Bad); }
  std::string prompt() const;
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }

  const PlayOptions& options_;
  Desk& desk_;
  const Words& words_;
  std::string file_;
  std::istream& in_;
  std::ostream& out_;
  Paint paint_;
  MapView map_;
  Looks looks_;
  OrderParser parser_;
  std::size_t told_ = 0;               // how much of the log has been printed
  std::string scene_;                  // of the last map shown by itself
  std::set<std::string> hinted_;       // hints are given once
  std::optional<std::size_t> stated_;  // after how many answers the state was last shown
  bool maps_ = true;
};

}  // namespace longroll::terminal
