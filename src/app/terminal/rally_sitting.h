// A sitting at Rally 'Round the Flag!: a choice is named by its number or by any words that mean it and no other. Dice fall by
// themselves: there are too many of them to press a key for each.
#pragma once

#include "app/terminal/rally_looks.h"
#include "app/terminal/sitting.h"

namespace longroll::terminal {

class RallySitting : public Sitting {
 public:
  RallySitting(const PlayOptions& options, RallyOpponent opponent, Desk& desk, const Words& words,
               std::string file, std::istream& in, std::ostream& out);

 private:
  bool dice_wait() const override { return false; }
  Side roller() const override { return Side::Union; }
  std::optional<RefusedChoice> answer_for_opponent() override;
  void ask() override;
  After obey(const std::string& line) override;
  std::vector<std::string> status() const override;

  // One of several orders in a line; the answer it is, or none after it was complained of or shown.
  std::optional<Json> choice_in(const std::string& order);
  std::optional<Json> picked(int number);
  void show_listed();
  void explain(const std::vector<std::string>& typed);

  RallyOpponent opponent_;
  RallyLooks looks_;
  std::vector<std::size_t> listed_;  // the choices that numbers stand for now
  std::string scene_;                // of the last map shown by itself
  bool maps_ = true;
};

}  // namespace longroll::terminal
