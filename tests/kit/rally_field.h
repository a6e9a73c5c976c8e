// A small battle of Rally 'Round the Flag! on paper: a map drawn in the test, a few counters, dice written out.
#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/refused.h"
#include "rally/game.h"

namespace longroll::kit {

// The charts of the game, read from data/rally/charts.json.
const rally::Charts& rally_charts();

// Hexes are A1, A2 ... as on the printed maps; odd columns lie half a hex toward higher rows. Everything is clear. Each side
// has an army with a corps of two divisions ("blue-1", "blue-2", "gray-1", "gray-2"; corps "blue", "gray"). There are 12
// day turns with a base of 10 command points. Leaders come by name: army, corps and division commanders are only there
// when a test asks for them.
class RallyField {
 public:
  using UnitId = rally::UnitId;

  RallyField(int columns, int rows);

  // Drawing; lists of hexes are written "A1 B2".
  RallyField& terrain(std::string_view hexes, Terrain terrain);
  RallyField& inside(std::string_view hexes, Feature feature);
  RallyField& road(std::string_view hexes);  // along these, one after the other
  RallyField& railroad(std::string_view hexes);
  // A river hex; its neighbours on the north bank and on the south bank.
  RallyField& river(std::string_view hex, std::string_view north, std::string_view south,
                    std::optional<Feature> crossing = std::nullopt);
  RallyField& objective(std::string_view hex, int value, std::optional<Side> held_by = std::nullopt);
  RallyField& work(std::string_view hex, bool fort = false, std::optional<Side> side = std::nullopt);
  RallyField& night(int turn);
  rally::Scenario& draft() { return scenario_; }

  // Counters. A brigade belongs to the side's first division unless named.
  UnitId brigade(std::string_view id, Side side, std::string_view hex, int points = 4, int quality = 3,
                 std::string_view formation = "");
  UnitId cavalry(std::string_view id, Side side, std::string_view hex, int points = 3, int quality = 3);
  UnitId leader(std::string_view id, std::string_view formation, std::string_view hex, int combat = 0,
                int quality = 0, int range = 3, int initiative = 3);
  UnitId gun(std::string_view id, std::string_view formation,
             std::array<int, 4> values);  // off the map, available
  UnitId train(Side side, std::string_view hex);
  void group(int turn, std::string_view hex, std::initializer_list<UnitId> units, bool roll = true);

  // The position; the first call ends the drawing.
  rally::Situation& now();
  const rally::Scenario& scenario();
  rally::Position& position() { return position_; }

  // Begins with these steps, first thing first; whatever was going on is dropped.
  void begin(std::initializer_list<rally::Step> steps);
  // 7.0: the side is to give orders, with these points; the other side has none.
  void orders(Side side, int points = 10);
  // Brigades that move and fight now, as if activated and in command.
  void activate(std::initializer_list<UnitId> units);
  void combat(Side side, std::initializer_list<UnitId> units);  // 9.0, with all of these as fighters

  rally::Verdict answer(const rally::Choice& choice);
  rally::Verdict march(UnitId unit, std::string_view path);
  rally::Verdict why_not(const rally::Choice& choice);
  void roll(std::initializer_list<int> dice);  // one after the other; a die must be asked each time

  template <class S>
  bool at() const {
    return !position_.agenda.empty() && std::holds_alternative<S>(position_.agenda.back());
  }
  bool done() const { return position_.agenda.empty(); }
  Asked asked() { return rally::asked(scenario(), position_); }
  std::vector<rally::Choice> choices();
  bool offered(const rally::Choice& choice);
  rally::SpotId spot(std::string_view name);
  rally::SpotList spots(std::string_view names);
  std::string where(
      UnitId unit);  // "A1", or "shattered", "lost", "captured", "track", "ready", "resting" ...
  std::optional<int> cost_to(UnitId unit, std::string_view hex);  // half points
  template <class E>
  std::vector<E> told() const {  // events since `begin`
    std::vector<E> found;
    for (const rally::Event& event : events_)
      if (const E* e = std::get_if<E>(&event)) found.push_back(*e);
    return found;
  }

 private:
  UnitId add(rally::Unit unit, std::string_view hex);
  void ready();

  rally::Scenario scenario_;
  rally::Position position_;
  rally::EventLog events_;
  bool ready_ = false;
};

}  // namespace longroll::kit
