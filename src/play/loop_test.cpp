// The loop on a game small enough to see through: two sides take one or two stones in turn from a pile; whoever takes
// the last one holds the field. On an even pile a die of two faces may drop a stone first.
#include "play/loop.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "base/fixed_vector.h"
#include "play/umpire.h"

namespace longroll::stones {
namespace {

struct Scenario {
  int pile = 0;
};
struct Situation {
  int pile = 0;
  std::array<std::optional<Side>, 1> field{};
  friend bool operator==(const Situation&, const Situation&) = default;
};

struct NextTurn {
  static constexpr Who who = Who::Automatic;
  Side side = Side::Union;
  friend bool operator==(const NextTurn&, const NextTurn&) = default;
};
struct RollDrop {
  static constexpr Who who = Who::Rolled;
  friend bool operator==(const RollDrop&, const RollDrop&) = default;
};
struct TakeStones {
  static constexpr Who who = Who::Asked;
  Side side = Side::Union;
  friend bool operator==(const TakeStones&, const TakeStones&) = default;
};
using Step = std::variant<NextTurn, RollDrop, TakeStones>;

struct Position {
  Situation situation;
  FixedVector<Step, 8> agenda;
  friend bool operator==(const Position&, const Position&) = default;
};

struct Choice {
  int stones = 1;
};
enum class Reason : std::uint8_t { GameOver, NotAsked, UnknownOutcome, TooMany };
struct Refusal {
  Reason reason = Reason::NotAsked;
  std::string_view rule;
  std::optional<int> unit, hex;
  int number = 0;
};
struct ControlChanged {
  std::uint8_t objective = 0;
  std::optional<Side> side;
};
struct Dropped {};
using Event = std::variant<ControlChanged, Dropped>;
using EventLog = std::vector<Event>;
using Umpire = UmpireOf<Scenario, Position, EventLog>;

class Offers {
 public:
  void clear() { choices_.clear(); }
  void add(Choice choice) { choices_.push_back(choice); }
  bool empty() const { return choices_.empty(); }
  std::size_t size() const { return choices_.size(); }
  Choice at(std::size_t index) const { return choices_[index]; }

 private:
  std::vector<Choice> choices_;
};

void carry_out(const Umpire& umpire, const NextTurn& step) {
  if (umpire.situation.pile == 0) return;
  umpire.next({TakeStones{step.side}, NextTurn{enemy_of(step.side)}});
  if (umpire.situation.pile % 2 == 0) umpire.next({RollDrop{}});
}
void carry_out(const Umpire& umpire, const RollDrop&, int die) {
  if (die == 1) return;
  --umpire.situation.pile;
  umpire.tell(Dropped{});
}
Side side_asked(const Scenario&, const Situation&, const TakeStones& step) { return step.side; }
void offer(const Scenario&, const Situation& situation, const TakeStones&, Offers& offers) {
  for (int stones = 1; stones <= 2 && stones <= situation.pile; ++stones) offers.add({stones});
}
std::optional<Refusal> refuse(const Scenario&, const Situation& situation, const TakeStones&,
                              const Choice& choice) {
  if (choice.stones >= 1 && choice.stones <= 2 && choice.stones <= situation.pile) return std::nullopt;
  return Refusal{Reason::TooMany, "1", std::nullopt, std::nullopt, choice.stones};
}
void carry_out(const Umpire& umpire, const TakeStones& step, const Choice& choice) {
  umpire.situation.pile -= choice.stones;
  if (umpire.situation.pile == 0) umpire.situation.field[0] = step.side;
}

struct Game {
  using Scenario = stones::Scenario;
  using Position = stones::Position;
  using Choice = stones::Choice;
  using Refusal = stones::Refusal;
  using EventLog = stones::EventLog;
  using Offers = stones::Offers;
  using Umpire = stones::Umpire;
  using ControlChanged = stones::ControlChanged;
  static constexpr std::size_t kObjectives = 1;
  static const auto& controllers(const Scenario&, const Situation& situation) { return situation.field; }
  static std::size_t count_outcomes(const Scenario&, const Position&) { return 2; }
  static std::optional<Choice> only_choice(const Scenario&, const Situation&, const Offers& offers) {
    return offers.size() == 1 ? std::optional(offers.at(0)) : std::nullopt;
  }
};
using Play = Loop<Game>;

struct Table {
  explicit Table(int pile) : scenario{pile} {
    position.situation.pile = pile;
    position.agenda.push_back(NextTurn{});
    Play::settle(scenario, position, &log, offers);
  }
  Asked asked() const { return Play::asked(scenario, position); }
  std::optional<Refusal> take(int stones) {
    return Play::answer(scenario, position, Choice{stones}, &log, offers);
  }
  std::optional<Refusal> roll(std::size_t outcome) {
    return Play::answer(scenario, position, outcome, &log, offers);
  }
  Scenario scenario;
  Position position;
  EventLog log;
  Offers offers;
};

TEST(Loop, automatic_steps_are_settled_until_somebody_is_needed) {
  Table table(5);
  EXPECT_EQ(table.asked(), Asked::Union);
  EXPECT_EQ(table.offers.size(), 2u) << "the list of the question that stands";
  EXPECT_FALSE(table.take(1));
  EXPECT_EQ(table.asked(), Asked::Dice) << "four are left";
  EXPECT_TRUE(table.offers.empty());
}

TEST(Loop, an_answer_goes_to_the_step_that_asked_and_the_next_question_follows) {
  Table table(7);
  EXPECT_FALSE(table.take(2));
  EXPECT_EQ(table.position.situation.pile, 5);
  EXPECT_EQ(table.asked(), Asked::Confederate);
}

TEST(Loop, what_is_refused_leaves_position_and_list_untouched) {
  Table table(5);
  const Position before = table.position;
  const auto too_many = table.take(3);
  ASSERT_TRUE(too_many);
  EXPECT_EQ(too_many->reason, Reason::TooMany);
  const auto no_die = table.roll(0);
  ASSERT_TRUE(no_die);
  EXPECT_EQ(no_die->reason, Reason::NotAsked);
  EXPECT_EQ(table.position, before);
  EXPECT_EQ(table.offers.size(), 2u);
  EXPECT_TRUE(table.log.empty());
}

TEST(Loop, the_dice_show_only_what_they_can_and_take_no_choice) {
  Table table(6);
  const auto unknown = table.roll(2);
  ASSERT_TRUE(unknown);
  EXPECT_EQ(unknown->reason, Reason::UnknownOutcome);
  EXPECT_EQ(unknown->number, 2);
  const auto choice = table.take(1);
  ASSERT_TRUE(choice);
  EXPECT_EQ(choice->reason, Reason::NotAsked);
  EXPECT_FALSE(table.roll(1));
  EXPECT_EQ(table.position.situation.pile, 5) << "the second face drops a stone";
  EXPECT_EQ(table.asked(), Asked::Union);
}

TEST(Loop, a_question_with_one_answer_is_answered_by_itself) {
  Table table(3);
  EXPECT_FALSE(table.take(2));
  EXPECT_EQ(table.position.situation.pile, 0) << "the last stone is the only choice left";
  EXPECT_EQ(table.asked(), Asked::Nobody);
  const auto over = table.take(1);
  ASSERT_TRUE(over);
  EXPECT_EQ(over->reason, Reason::GameOver);
}

TEST(Loop, whoever_listens_hears_of_control_once_and_in_its_place) {
  Table table(3);
  EXPECT_FALSE(table.take(2));
  ASSERT_EQ(table.log.size(), 1u);
  const auto* changed = std::get_if<ControlChanged>(&table.log[0]);
  ASSERT_NE(changed, nullptr);
  EXPECT_EQ(changed->side, Side::Confederate);
}

TEST(Loop, nobody_has_to_listen) {
  Table heard(4), unheard(4);
  EXPECT_FALSE(heard.roll(0));
  EXPECT_FALSE(Play::answer(unheard.scenario, unheard.position, std::size_t{0}, nullptr, unheard.offers));
  EXPECT_EQ(heard.position, unheard.position);
}

}  // namespace
}  // namespace longroll::stones
