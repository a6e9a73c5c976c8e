#include "aprils/position.h"

#include "base/hash.h"

namespace longroll::aprils {
namespace {

// Feeds values to the hash one by one; every field of the situation and of every step is named here.
class Feed {
 public:
  void operator()(bool value) { hasher_.add(value ? 1 : 0); }
  void operator()(std::uint8_t value) { hasher_.add(value); }
  void operator()(std::int8_t value) { hasher_.add(static_cast<std::uint64_t>(value + 128)); }
  void operator()(Side value) { hasher_.add(index_of(value)); }
  void operator()(Role value) { hasher_.add(index_of(value)); }
  void operator()(HexId value) { hasher_.add(value.value()); }
  void operator()(UnitId value) { hasher_.add(value.value()); }
  void operator()(FormationId value) { hasher_.add(value.value()); }
  void operator()(Location value) { hasher_.add(value.bits()); }
  void operator()(Direction value) { hasher_.add(longroll::index_of(value)); }
  void operator()(RetreatCause value) { hasher_.add(static_cast<std::uint64_t>(value)); }
  void operator()(FightKind value) { hasher_.add(static_cast<std::uint64_t>(value)); }
  void operator()(VictoryLevel value) { hasher_.add(static_cast<std::uint64_t>(value)); }
  void operator()(CombatResult value) { hasher_.add(value.losses * 2u + (value.retreat ? 1u : 0u)); }
  void operator()(const Footprint& value) {
    (*this)(value.unit);
    (*this)(value.hex);
  }
  void operator()(const Fortification& value) {
    (*this)(value.hex);
    (*this)(value.facing);
    (*this)(value.entrenchment);
    (*this)(value.builder);
    (*this)(value.turn);
  }
  template <class IdType, std::size_t N>
  void operator()(const IndexSet<IdType, N>& set) {
    for (std::uint64_t word : set.words()) hasher_.add(word);
  }
  template <class T>
  void operator()(const std::optional<T>& value) {
    (*this)(value.has_value());
    if (value) (*this)(*value);
  }
  template <class T, std::size_t N>
  void operator()(const FixedVector<T, N>& list) {
    hasher_.add(list.size());
    for (const T& item : list) (*this)(item);
  }
  template <class T, std::size_t N>
  void operator()(const std::array<T, N>& list) {
    for (const T& item : list) (*this)(item);
  }
  template <class T>
  void operator()(const BySide<T>& both) {
    (*this)(both.of);
  }
  template <class T>
  void operator()(const ByRole<T>& both) {
    (*this)(both.of);
  }
  void operator()(const Outcome& value) { all(value.winner, value.level, value.line); }
  void operator()(const BattleMemory& m) {
    all(m.generals_fallen, m.general_fell_on_turn);
    all(m.union_fights, m.awake, m.wallace_turned_back);
    all(m.cavalry_released);
  }
  void operator()(const Fight& f) {
    all(f.kind, f.attacker, f.attackers, f.guns, f.targets, f.hit, f.counted, f.column, f.attacker_rolls,
        f.defender_rolls, f.entrenched, f.rating, f.result, f.lost_step, f.retreated, f.advanced,
        f.lost_steps, f.vacated, f.footprints);
  }
  void operator()(const Situation& s) {
    all(s.turn, s.location, s.steps, s.depth, s.movement_markers, s.combat_marker, s.next_to_draw, s.moved,
        s.has_acted, s.attacked, s.defended, s.retreated, s.displaced, s.risen, s.fighting_begun, s.fight,
        s.last_in, s.works, s.memory, s.options, s.outcome);
  }

  void operator()(const MoveFormation& s) { (*this)(s.formation); }
  void operator()(const DeclareCombat& s) { (*this)(s.side); }
  void operator()(const LendRating& s) { (*this)(s.role); }
  void operator()(const RollCombat& s) { (*this)(s.role); }
  void operator()(const ApplyResult& s) { (*this)(s.role); }
  void operator()(const TakeLosses& s) { all(s.role, s.left, s.first); }
  void operator()(const BeginRetreats& s) { (*this)(s.role); }
  void operator()(const RetreatUnits& s) { all(s.left, s.cause); }
  void operator()(const BeginChecks& s) { (*this)(s.role); }
  void operator()(const CheckUnits& s) { (*this)(s.left); }
  void operator()(const RollCheck& s) { all(s.unit, s.entered_zone); }
  void operator()(const JudgeRetreat& s) { all(s.unit, s.cause); }
  void operator()(const ExtendRetreat& s) { all(s.unit, s.cause); }
  void operator()(const BeginAdvance& s) { (*this)(s.role); }
  void operator()(const OfferAdvance& s) { (*this)(s.role); }
  void operator()(const SpecialRoll& s) { (*this)(s.number); }
  void operator()(const SpecialQuestion& s) { all(s.number, s.side, s.units); }
  void operator()(const BeginTurn&) {}
  void operator()(const FillCup&) {}
  void operator()(const NextMarker&) {}
  void operator()(const DrawMarker&) {}
  void operator()(const EndTurn&) {}
  void operator()(const VoluntaryRetreats&) {}
  void operator()(const CoverFire&) {}
  void operator()(const EndFight&) {}
  void operator()(const Step& step) {
    hasher_.add(step.index());
    std::visit(*this, step);
  }

  std::uint64_t value() const { return hasher_.value(); }

 private:
  template <class... Values>
  void all(const Values&... values) {
    ((*this)(values), ...);
  }
  Hasher hasher_;
};

}  // namespace

Position opening(const Scenario& scenario, OptionSet options) {
  Position position;
  position.situation = set_up(scenario, options);
  position.agenda.push_back(BeginTurn{});
  return position;
}

std::uint64_t hash_of(const Position& position) {
  Feed feed;
  feed(position.situation);
  feed(position.agenda);
  return feed.value();
}

}  // namespace longroll::aprils
