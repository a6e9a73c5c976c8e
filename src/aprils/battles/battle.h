// The named points at which a battle's own rules (12 to 16) take part. A null entry means that the battle has none.
#pragma once

#include <array>
#include <string_view>

#include "aprils/choice.h"
#include "aprils/movement.h"
#include "aprils/odds.h"
#include "aprils/offers.h"
#include "aprils/refusal.h"
#include "aprils/reinforcements.h"
#include "aprils/retreat.h"
#include "aprils/step.h"
#include "aprils/umpire.h"

namespace longroll::aprils {

struct BattleRules {
  std::string_view battle;

  // Sequence. Done before the cup is filled; may push steps that come before it.
  void (*begin_turn)(const Umpire&) = nullptr;
  // Ruling A46: keeps a formation's or a side's marker out of the cup of a turn, as things stand now.
  bool (*holds_marker)(const Scenario&, const Situation&, int turn, const Marker&) = nullptr;
  // How many of a formation's markers go in, in place of the printed number.
  int (*markers)(const Scenario&, const Situation&, FormationId, int printed) = nullptr;
  void (*end_turn)(const Umpire&) = nullptr;

  // Movement. Nullopt: the unit may move; else why it may not move at all.
  std::optional<Refusal> (*bars_unit)(const Scenario&, const Situation&, UnitId) = nullptr;
  // Closes hexes or hexsides to this unit's march.
  void (*limit_march)(const Scenario&, const Situation&, UnitId, MarchLimits&) = nullptr;
  // The rule to cite where limit_march closed a hex; march_rule_at where it depends on the hex.
  std::string_view march_rule;
  std::string_view (*march_rule_at)(const Scenario&, const Situation&, UnitId, HexId) = nullptr;
  // Half points that a hex costs beyond its terrain. Asked once, when the battle is loaded.
  int (*extra_cost)(const Map&, HexId) = nullptr;
  // Closes steps to retreat and advance too.
  bool (*bars_step)(const Scenario&, const Situation&, UnitId, HexId from, HexId to) = nullptr;
  // Closes steps to the advance alone.
  bool (*bars_advance)(const Scenario&, const Situation&, UnitId, HexId from, HexId to) = nullptr;
  // A unit has marched, retreated or advanced into the hex where it now stands.
  void (*unit_came)(const Umpire&, UnitId) = nullptr;
  // Works that may be built (10): offers and checks.
  void (*offer_works)(const Scenario&, const Situation&, const Field&, UnitId, Offers&) = nullptr;
  std::optional<Refusal> (*refuse_work)(const Scenario&, const Situation&, const Field&,
                                        const Build&) = nullptr;
  void (*build_work)(const Umpire&, const Build&) = nullptr;

  // A formation has done moving; may push steps that still belong to its phase.
  void (*end_movement)(const Umpire&, FormationId) = nullptr;

  // Reinforcements: turn and letters in place of the printed ones.
  Arrival (*arrival)(const Scenario&, const Situation&, UnitId) = nullptr;

  // Combat. Nullopt: the unit may attack; else why it may not.
  std::optional<Refusal> (*bars_attack)(const Scenario&, const Situation&, UnitId) = nullptr;
  // Hexes that never block the sight of a gunboat.
  HexSet (*open_to_gunboats)(const Scenario&) = nullptr;
  int (*attack_of)(const Scenario&, const Situation&, UnitId, int printed) = nullptr;
  void (*add_shifts)(const Scenario&, const Situation&, const Battle&, ShiftList&) = nullptr;
  // Units that must check though no step was lost.
  UnitSet (*must_check)(const Scenario&, const Situation&, Role) = nullptr;
  // Added to the die of a morale check.
  int (*check_bonus)(const Scenario&, const Situation&, const RollCheck&) = nullptr;
  // Judges the hexes around a retreating unit in place of the priorities of 6.5; false: it leaves the unit to them.
  bool (*judge_retreats)(const Scenario&, const Situation&, UnitId, RetreatHexes&) = nullptr;
  void (*after_fight)(const Umpire&) = nullptr;

  // The battle's own dice and questions.
  void (*rolled)(const Umpire&, const SpecialRoll&, int die) = nullptr;
  void (*offer)(const Scenario&, const Situation&, const SpecialQuestion&, Offers&) = nullptr;
  std::optional<Refusal> (*refuse)(const Scenario&, const Situation&, const SpecialQuestion&,
                                   const SpecialChoice&) = nullptr;
  void (*answered)(const Umpire&, const SpecialQuestion&, const SpecialChoice&) = nullptr;
};

const BattleRules& no_special_rules();
const BattleRules& bull_run_rules();
const BattleRules& pea_ridge_rules();
const BattleRules& bentonville_rules();
const BattleRules& shiloh_rules();
const BattleRules& gettysburg_rules();

// The rules a scenario names ("pea-ridge"), or null.
const BattleRules* battle_rules_named(std::string_view name);

}  // namespace longroll::aprils
