// Random play through whole games, with what must hold at every question: offered is accepted, not offered is refused
// and changes nothing, no list is empty, every game ends, strength never grows, a record replays to the same position.
#include <gtest/gtest.h>

#include <cstdlib>

#include "aprils/table.h"
#include "format/aprils_choice.h"
#include "kit/afresh.h"
#include "kit/effort.h"
#include "kit/files.h"
#include "kit/replay.h"
#include "play/random_player.h"

namespace longroll::aprils {
namespace {

constexpr long kBound = 20'000;  // answers; a random game of the largest battle has a few thousand

int steps_of(const Scenario& scenario, const Situation& situation) {
  int sum = 0;
  for (std::size_t i = 0; i < scenario.units.size(); ++i) sum += situation.steps[i];
  return sum;
}

// The map as the rules allow it: one side a hex, stacks without gaps, nobody on it without steps.
void expect_sound(const Scenario& scenario, const Situation& situation) {
  std::vector<std::uint32_t> depths(scenario.map.grid().size(), 0);
  std::vector<int> count(scenario.map.grid().size(), 0), side(scenario.map.grid().size(), -1);
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    const Location location = situation.location[i];
    const bool may_leave = scenario.units[i].has_special("15.3d");  // goes with its steps
    ASSERT_TRUE(location.is_gone() || situation.steps[i] > 0) << scenario.units[i].id;
    ASSERT_TRUE(!location.is_gone() || situation.steps[i] == 0 || may_leave) << scenario.units[i].id;
    if (!location.on_map()) continue;
    const std::size_t hex = location.hex().index();
    ASSERT_LT(hex, scenario.map.grid().size());
    const int mine = static_cast<int>(index_of(scenario.units[i].side));
    ASSERT_TRUE(side[hex] == -1 || side[hex] == mine)
        << "two sides in " << scenario.map.grid().name(location.hex());
    side[hex] = mine;
    ++count[hex];
    depths[hex] |= 1u << situation.depth[i];
  }
  for (std::size_t hex = 0; hex < count.size(); ++hex) ASSERT_EQ(depths[hex], (1u << count[hex]) - 1u);
}

bool is_offered(const Table& table, const Choice& wanted) {
  for (std::size_t i = 0; i < table.count_choices(); ++i)
    if (table.choice(i) == wanted) return true;
  return false;
}

// Marches are listed by the cheapest path; another path to the same hex is as good.
bool leads_where_offered(const Table& table, const Choice& wanted) {
  const auto* march = std::get_if<March>(&wanted);
  for (std::size_t i = 0; march != nullptr && i < table.count_choices(); ++i) {
    const Choice choice = table.choice(i);
    const auto* listed = std::get_if<March>(&choice);
    if (listed != nullptr && listed->unit == march->unit && listed->path.back() == march->path.back())
      return true;
  }
  return is_offered(table, wanted);
}

// A choice out of thin air, of any kind.
Choice wild_choice(const Scenario& scenario, Dice& dice) {
  const auto unit = [&] { return UnitId(dice.below(static_cast<std::uint32_t>(scenario.units.size()))); };
  const auto hex = [&] { return HexId(dice.below(static_cast<std::uint32_t>(scenario.map.grid().size()))); };
  switch (dice.below(11)) {
    case 0:
      return March{unit(), Path{hex()}};
    case 1:
      return Attack{UnitSet{unit(), unit()}, HexList{hex()}};
    case 2:
      return FallBack{HexList{hex()}, std::nullopt, {}, {}};
    case 3:
      return Lend{static_cast<std::int8_t>(static_cast<int>(dice.below(9)) - 4)};
    case 4:
      return Lose{unit()};
    case 5:
      return Retreat{unit(), hex()};
    case 6:
      return Check{unit()};
    case 7:
      return Advance{unit(), hex()};
    case 8:
      return Build{unit(), Direction::North};
    case 9:
      return SpecialChoice{static_cast<std::uint8_t>(dice.below(3)), unit(), hex()};
    default:
      return EndMovement{};
  }
}

// What is refused must leave everything as it was; what is accepted must be on the list, or one of the families that
// the list only samples (declarations of combat).
void probe(const Table& table, Dice& dice) {
  const Choice wild = wild_choice(table.scenario(), dice);
  Table copy = table;
  const auto refusal = copy.answer(wild);
  if (!refusal) {
    const bool sampled = std::holds_alternative<Attack>(wild) || std::holds_alternative<FallBack>(wild);
    EXPECT_TRUE(sampled || leads_where_offered(table, wild)) << to_line(choice_json(table.scenario(), wild));
    return;
  }
  EXPECT_FALSE(refusal->rule.empty());
  EXPECT_EQ(copy.position(), table.position());
  EXPECT_FALSE(is_offered(table, wild)) << to_line(choice_json(table.scenario(), wild));
}

void play_one(const Scenario& scenario, std::uint64_t seed) {
  OptionSet options;
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if ((seed >> i & 1) != 0) options.insert(OptionId(i));
  Table table(scenario, options);
  Dice dice(seed), prober(~seed);
  std::vector<Json> answers;
  int steps = steps_of(scenario, table.position().situation);
  long given = 0;
  for (; !table.over() && given < kBound; ++given) {
    const Chances chances = table.chances();
    const std::size_t count = table.count_choices();
    ASSERT_TRUE(chances.weights.empty() != (count == 0)) << "somebody is asked, and only one";
    if (prober.below(16) == 0) probe(table, prober);
    if (prober.below(16) == 0) kit::expect_same_as_afresh(table);
    if (!chances.weights.empty()) {
      ASSERT_GT(chances.weights.size(), 1u);
      const auto outcome =
          static_cast<std::size_t>(dice.below(static_cast<std::uint32_t>(chances.weights.size())));
      answers.push_back({{"roll", outcome + 1}});
      ASSERT_FALSE(table.answer(outcome));
    } else {
      const bool declares = std::holds_alternative<DeclareCombat>(*question(table.position()));
      ASSERT_TRUE(count > 1 || declares) << "a question with one answer is no question";
      const Choice choice = table.choice(dice.below(static_cast<std::uint32_t>(count)));
      const Json json = choice_json(scenario, choice);
      answers.push_back(json);
      const auto read = read_choice(scenario, json);
      ASSERT_TRUE(read) << to_line(json);
      ASSERT_EQ(read->choice, choice) << to_line(json);
      const auto refusal = table.answer(choice);
      ASSERT_FALSE(refusal) << to_line(json) << " refused by " << refusal->rule << " in game " << seed;
    }
    const int now = steps_of(scenario, table.position().situation);
    ASSERT_LE(now, steps);
    steps = now;
    if (given % 32 == 0) expect_sound(scenario, table.position().situation);
  }
  ASSERT_TRUE(table.over()) << "game " << seed << " does not end";
  ASSERT_TRUE(table.position().situation.outcome.has_value());
  if (seed % 8 != 0) return;
  kit::expect_same_from_record(table, options, answers);
}

// A battle, and how many games of it: the larger ones take longer.
struct Season {
  const char* battle;
  long games, in_the_long_run;
};

class RandomPlay : public ::testing::TestWithParam<Season> {};

TEST_P(RandomPlay, games_keep_every_promise) {
  const Scenario& scenario = kit::battle(std::string("aprils/") + GetParam().battle);
  const long games = kit::games(GetParam().games, GetParam().in_the_long_run);
  for (long game = 0; game < games; ++game) {
    play_one(scenario, static_cast<std::uint64_t>(game));
    if (HasFatalFailure()) FAIL() << "in game " << game;
  }
}

INSTANTIATE_TEST_SUITE_P(Battles, RandomPlay,
                         ::testing::Values(Season{"bull-run", 2'000, 20'000},
                                           Season{"pea-ridge", 20'000, 100'000},
                                           Season{"shiloh", 500, 20'000},
                                           Season{"bentonville", 2'000, 20'000},
                                           Season{"gettysburg", 200, 20'000}),
                         [](const auto& info) {
                           std::string name = info.param.battle;
                           for (char& c : name) c = c == '-' ? '_' : c;
                           return name;
                         });

}  // namespace
}  // namespace longroll::aprils
