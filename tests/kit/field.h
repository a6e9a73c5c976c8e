// A small battle on paper for tests: a map drawn in the test, a few units, dice written out.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "aprils/combat.h"
#include "aprils/game.h"
#include "aprils/scenario.h"

namespace longroll::kit {

using aprils::Reason;
using aprils::Refusal;
using aprils::Side;
using aprils::Strengths;
using aprils::UnitId;
using aprils::UnitKind;

// The charts of the game, read from data/aprils/charts.json.
const aprils::Charts& printed_charts();

// Hexes are 0101, 0102 ... as on the printed sheets; even columns lie half a hex toward higher rows. Everything is
// clear, retreat is free in no direction, and both sides have one formation: "blue" and "gray". Turn 1 is a day turn.
class Field {
 public:
  Field(int columns, int rows);
  // Takes a loaded battle instead; the drawing calls are then not for it.
  explicit Field(const aprils::Scenario& scenario);

  // Drawing. Lists of hexes are written "0101 0203".
  Field& terrain(std::string_view hexes, Terrain terrain);
  Field& hill(std::string_view hexes, std::string_view name, Terrain terrain = Terrain::Hill);
  Field& side(std::string_view a, std::string_view b, Feature feature);
  Field& cut(std::string_view a, std::string_view b);  // not connected, though the same hill
  Field& entry(char letter, std::string_view hex, std::optional<Feature> by = std::nullopt);
  Field& objective(std::string_view hex, std::optional<Side> held_by = std::nullopt);
  Field& compass(Side side, std::string_view directions);  // "N NE"
  Field& night();                                          // every turn is a night turn
  Field& turn(int number);                                 // the turn that phases below take place on
  Field& rules(const aprils::BattleRules& rules);
  Field& formation(std::string_view id, Side side, int markers = 1);
  aprils::Scenario& draft() { return scenario_; }  // anything else, before the first phase

  // Units. Two steps unless `reduced` is none; morale 0; in the side's one formation unless named.
  UnitId unit(std::string_view id, Side side, UnitKind kind, Strengths full, std::string_view hex,
              int morale = 0, std::optional<Strengths> reduced = Strengths{1, 1, 4});
  UnitId one_step(std::string_view id, Side side, UnitKind kind, Strengths full, std::string_view hex,
                  int morale = 0);
  UnitId reinforcement(std::string_view id, Side side, UnitKind kind, Strengths full, int turn,
                       std::string_view letters);
  void join(UnitId unit, std::string_view formation);

  // Phases. Each begins with the map as it is; whatever was going on is dropped.
  void movement(Side side);
  void movement(std::string_view formation);
  void combat(Side side);
  void whole_turn();  // from the filling of the cup

  // Answers; the refusal if there is one, else the game has gone on to the next question.
  std::optional<Refusal> march(UnitId unit, std::string_view path);
  std::optional<Refusal> attack(const std::vector<UnitId>& attackers, std::string_view targets);
  std::optional<Refusal> fall_back(std::string_view targets);
  std::optional<Refusal> fall_back(std::string_view targets, std::string_view bombarded,
                                   const std::vector<UnitId>& guns, const std::vector<UnitId>& stay = {});
  std::optional<Refusal> end_movement();
  std::optional<Refusal> end_combat();
  std::optional<Refusal> lend(int rating);
  std::optional<Refusal> lose(UnitId unit);
  std::optional<Refusal> retreat(UnitId unit, std::string_view hex);
  std::optional<Refusal> cannot_retreat(UnitId unit);
  std::optional<Refusal> check(UnitId unit);
  std::optional<Refusal> stand_fast();
  std::optional<Refusal> advance(UnitId unit, std::string_view hex);
  std::optional<Refusal> no_advance();
  std::optional<Refusal> answer(const aprils::Choice& choice);
  void roll(int die);                     // the dice must be asked
  void draw(std::string_view formation);  // a movement marker
  void draw_combat(Side side);
  std::optional<Refusal> why_not(const aprils::Choice& choice);

  // Looking.
  const aprils::Scenario& scenario();
  aprils::Situation& situation() { return position_.situation; }
  aprils::Position& position() { return position_; }
  const aprils::EventLog& events() const { return events_; }            // of the last answer
  const std::vector<std::string>& answers() const { return answers_; }  // all so far, as lines of a record
  aprils::Asked asked();
  bool over() { return asked() == aprils::Asked::Nobody; }  // the phase begun above has ended
  template <class Step>
  bool at() const {  // the question at hand is of this kind
    return !position_.agenda.empty() && std::holds_alternative<Step>(position_.agenda.back());
  }
  std::vector<aprils::Choice> choices();
  bool offered(const aprils::Choice& choice);
  std::string where(UnitId unit) const;                           // "0304", "waiting" or "gone"
  std::string reach(UnitId unit);                                 // the hexes it can end in, "0101 0102 ..."
  std::optional<int> cost_to(UnitId unit, std::string_view hex);  // half points
  aprils::Odds odds(const std::vector<UnitId>& attackers, std::string_view targets, Side side);
  HexId hex(std::string_view name) const;
  template <class E>
  std::vector<E> told() const {  // the events of one kind from the last answer
    std::vector<E> found;
    for (const aprils::Event& event : events_)
      if (const E* e = std::get_if<E>(&event)) found.push_back(*e);
    return found;
  }

 private:
  void begin(const aprils::Agenda& agenda);
  void ready();
  aprils::HexList hexes(std::string_view names) const;

  aprils::Scenario scenario_;
  aprils::Position position_;
  aprils::EventLog events_;
  std::vector<std::string> answers_;
  std::optional<Side> compass_given_;
  int turn_ = 1;
  bool ready_ = false;
};

}  // namespace longroll::kit
