// A sitting at Across Five Aprils: orders in words, the cup drawn from by a key press.
#pragma once

#include "app/terminal/looks.h"
#include "app/terminal/order_parser.h"
#include "app/terminal/plan.h"
#include "app/terminal/sitting.h"

namespace longroll::terminal {

class AprilsSitting : public Sitting {
 public:
  AprilsSitting(const PlayOptions& options, Desk& desk, const Words& words, std::string file,
                std::istream& in, std::ostream& out);

 private:
  bool dice_wait() const override;
  Side roller() const override;
  std::optional<RefusedChoice> answer_for_opponent() override;
  void ask() override;
  After obey(const std::string& line) override;
  std::vector<std::string> status() const override;

  void show_map_if_new();
  After carry_out(const Order& order);
  After carry_out(const Plan& plan);

  MapView map_;
  Looks looks_;
  OrderParser parser_;
  std::string scene_;                  // of the last map shown by itself
  std::optional<std::size_t> stated_;  // after how many answers the state was last shown
  bool maps_ = true;
};

}  // namespace longroll::terminal
