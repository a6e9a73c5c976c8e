// Answers to orders that only look: who stands where, what could be reached, what a fight would bring. Each is a text of
// whole lines; nothing changes.
#pragma once

#include "app/terminal/desk.h"
#include "app/terminal/map_view.h"
#include "app/terminal/order.h"
#include "app/terminal/words.h"

namespace longroll::terminal {

class Looks {
 public:
  Looks(Desk& desk, const Words& words, const MapView& map, Screen screen)
      : desk_(desk), words_(words), map_(map), screen_(screen) {}

  // The order's verb is one that looks.
  std::string look(const Order& order) const;

  std::string map(const Order& order) const;
  std::string who(const Order& order) const;
  std::string units(const Order& order) const;
  std::string why(const Order& order) const;
  std::string reach(const Order& order) const;
  std::string odds(const Order& order) const;
  std::string sight(const Order& order) const;
  std::string zones() const;
  std::string cup() const;
  std::string log(const Order& order) const;
  std::string rules(const Order& order) const;

 private:
  std::string line(std::string_view text, std::size_t indent = 2) const;
  std::string unit_line(aprils::UnitId unit) const;
  std::string hex_line(HexId hex) const;
  std::string outcomes(const Json& distribution, std::string_view title) const;
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }

  Desk& desk_;
  const Words& words_;
  const MapView& map_;
  Screen screen_;
};

}  // namespace longroll::terminal
