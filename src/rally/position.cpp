#include "rally/position.h"

#include "base/hash.h"

namespace longroll::rally {
namespace {

// Feeds values to the hash one by one; every field of the situation is named here, those of a step by the step itself.
class Feed {
 public:
  void operator()(bool value) { hasher_.add(value ? 1 : 0); }
  void operator()(std::uint8_t value) { hasher_.add(value); }
  void operator()(std::uint16_t value) { hasher_.add(value); }
  void operator()(std::int8_t value) { hasher_.add(static_cast<std::uint64_t>(value + 128)); }
  void operator()(Location value) { hasher_.add(value.bits()); }
  template <class E>
    requires std::is_enum_v<E>
  void operator()(E value) {
    hasher_.add(static_cast<std::uint64_t>(value));
  }
  template <class Tag, class Rep>
  void operator()(Id<Tag, Rep> value) {
    hasher_.add(value.value());
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
  void operator()(const Outcome& o) { all(o.winner, o.level, o.points, o.gave_field); }
  void operator()(const BattleMemory& m) {
    all(m.alerted, m.released, m.release_turn, m.freed, m.massed, m.may_cross, m.plan_spent, m.others_spent);
  }
  void operator()(const Combat& c) { all(c.attackers, c.targets); }
  void operator()(const Fight& f) {
    all(f.attacker, f.attackers, f.defenders, f.targets, f.leaders, f.surprise, f.stopped, f.column, f.losses,
        f.one_hex, f.dice, f.distance, f.retreated, f.advanced, f.entered);
  }
  void operator()(const Situation& s) {
    all(s.turn, s.initiative, s.event_side, s.location, s.returns, s.allowance, s.damaged, s.replaced,
        s.shattered_today, s.points, s.kept, s.passed, s.commander_left, s.activated, s.active, s.limited,
        s.fighters, s.moved, s.stepped, s.train_used, s.arrivals, s.guns_passed, s.fired, s.fired_close,
        s.lost_duel, s.guns_removed, s.used_today, s.weather_until, s.obtuse, s.blundering, s.blunder_turn,
        s.surging_unit, s.surging_division, s.surprising, s.free_division, s.combats, s.assigned, s.fought,
        s.fight, s.due, s.settled, s.control, s.leader_points, s.memory, s.options, s.outcome);
  }
  void operator()(const RetreatOn& s) { std::apply(All{*this}, s.parts()); }
  void operator()(const Step& step) {
    hasher_.add(step.index());
    std::visit([this](const auto& s) { std::apply(All{*this}, s.parts()); }, step);
  }

  std::uint64_t value() const { return hasher_.value(); }

 private:
  struct All {
    Feed& feed;
    template <class... Values>
    void operator()(const Values&... values) const {
      feed.all(values...);
    }
  };
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

}  // namespace longroll::rally
