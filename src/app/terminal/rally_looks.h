// Answers to what a player of Rally 'Round the Flag! looks at: map, counters, leaders, reach, sight, odds, zones, log, special
// rules. Each is a text of whole lines; nothing changes.
#pragma once

#include "app/terminal/desk.h"
#include "app/terminal/map_drawing.h"
#include "app/terminal/order.h"
#include "app/terminal/roll_call.h"
#include "app/terminal/words.h"

namespace longroll::terminal {

// The names and places of a typed line, in the order in which they were named.
struct RallyNames {
  std::vector<rally::UnitId> units;
  std::vector<rally::SpotId> spots;
  std::optional<int> number;
  bool all = false;
  std::optional<Complaint> fault;  // a word that means nothing, or too much
};

class RallyLooks {
 public:
  RallyLooks(Desk& desk, const Words& words, Paint paint, Screen screen);

  RallyNames read(const std::vector<std::string>& words) const;

  // The answer to a verb that looks, with the words after it as typed; none: the verb is none of those.
  std::optional<std::string> look(Verb verb, const std::vector<std::string>& words,
                                  const std::string& rest) const;
  std::string near(const std::vector<HexId>& hexes, Screen screen, const HexNotes& notes = {}) const;
  std::string reach(const RallyNames& names) const;
  // What the rules have against this unit and this place, as the question stands; empty: the question knows no such pair.
  std::string why(rally::UnitId unit, std::optional<rally::SpotId> spot) const;

 private:
  std::string map(const RallyNames& names) const;
  std::string who(const RallyNames& names) const;
  std::string units(const std::string& wanted) const;
  std::string leaders() const;
  std::string sight(const RallyNames& names) const;
  std::string odds(const RallyNames& names) const;
  std::string zones() const;

  std::string unit_line(rally::UnitId unit) const;
  std::string spot_line(rally::SpotId spot) const;
  std::string leader_line(rally::UnitId leader) const;
  std::string line(std::string_view text, std::size_t indent = 4) const;
  std::string say(std::string_view key, const Blanks& blanks = {}) const { return words_.say(key, blanks); }
  const rally::Scenario& scenario() const { return desk_.rally_table().scenario(); }
  const rally::Situation& situation() const { return desk_.rally_table().position().situation; }

  Desk& desk_;
  const Words& words_;
  Paint paint_;
  Screen screen_;
  RallyRollCall roll_call_;
};

}  // namespace longroll::terminal
