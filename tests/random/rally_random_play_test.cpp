// Random play through whole games of Rally 'Round the Flag!, with what must hold at every question: offered is accepted,
// not offered is refused and changes nothing, no list is empty, every game ends, a record replays to the same position.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>

#include "format/rally_choice.h"
#include "kit/afresh.h"
#include "kit/effort.h"
#include "kit/files.h"
#include "kit/replay.h"
#include "play/dice.h"
#include "rally/table.h"

namespace longroll::rally {
namespace {

constexpr long kBound = 60'000;  // answers

// The map as the rules allow it: one side's combat units in a place, one chit in a place, nobody on closed ground; what
// is lost or captured stays so.
void expect_sound(const Scenario& scenario, const Situation& situation, const Situation& before) {
  std::vector<int> side(scenario.ground.size(), -1), guns(scenario.ground.size(), 0);
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    const Location now = situation.location[i], then = before.location[i];
    for (Location::Off end : {Location::Off::Lost, Location::Off::Captured, Location::Off::Absent}) {
      // S4: guns that a battle's own rule brings.
      if (end == Location::Off::Absent && scenario.units[i].kind == UnitKind::Artillery) continue;
      ASSERT_TRUE(!then.is(end) || now.is(end)) << scenario.units[i].id << " came back";
    }
    if (!now.on_map()) continue;
    ASSERT_LT(now.spot().index(), scenario.ground.size());
    ASSERT_TRUE(scenario.ground[now.spot()].passable);
    if (scenario.units[i].kind == UnitKind::Artillery) ASSERT_EQ(++guns[now.spot().index()], 1);
    if (!scenario.units[i].combat()) continue;
    int& owner = side[now.spot().index()];
    const int mine = static_cast<int>(index_of(scenario.units[i].side));
    ASSERT_TRUE(owner == -1 || owner == mine) << "two sides in " << scenario.name(now.spot());
    owner = mine;
  }
}

bool is_offered(const Table& table, const Choice& wanted) {
  const auto* march = std::get_if<March>(&wanted);
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const Choice choice = table.choice(i);
    if (choice == wanted) return true;
    const auto* listed = std::get_if<March>(&choice);
    // Marches are listed by the cheapest path; another path to the same place is as good.
    if (march != nullptr && listed != nullptr && listed->unit == march->unit && !march->path.empty() &&
        listed->path.back() == march->path.back())
      return true;
  }
  return false;
}

// A choice out of thin air, of any kind.
Choice wild_choice(const Scenario& scenario, Dice& dice) {
  const auto below = [&](std::size_t n) { return dice.below(static_cast<std::uint32_t>(n)); };
  const auto unit = [&] { return UnitId(below(scenario.units.size())); };
  const auto spot = [&] { return SpotId(below(scenario.ground.size())); };
  const auto formation = [&] { return FormationId(below(scenario.formations.size())); };
  switch (below(22)) {
    case 0:
      return March{unit(), Path{spot()}};
    case 1:
      return March{unit(), Path{spot(), spot()}};
    case 2:
      return PlaceGun{unit(), spot(), std::nullopt};
    case 3:
      return PlaceGun{unit(), spot(), spot()};
    case 4:
      return Counter{unit()};
    case 5:
      return ActivateLeader{unit()};
    case 6:
      return Recover{unit()};
    case 7:
      return ActivateUnit{unit()};
    case 8:
      return ActivateFormation{formation(), static_cast<std::uint8_t>(below(6))};
    case 9:
      return MoveTrain{};
    case 10:
      return WakeTrain{};
    case 11:
      return HurryGroup{};
    case 12:
      return Settle{spot()};
    case 13:
      return Attack{unit(), SpotList{spot()}};
    case 14:
      return Resolve{spot()};
    case 15:
      return BringGun{unit()};
    case 16:
      return FireAt{unit()};
    case 17:
      return Retreat{unit(), spot()};
    case 18:
      return Advance{unit(), spot()};
    case 19:
      return PickUnit{unit()};
    case 20:
      return PickFormation{formation()};
    default:
      return Press{unit()};
  }
}

// What is refused must leave everything as it was and name its rule; what is accepted must be on the list.
void probe(const Table& table, Dice& dice) {
  const Choice wild = wild_choice(table.scenario(), dice);
  Table copy = table;
  const auto refusal = copy.answer(wild);
  if (!refusal) {
    EXPECT_TRUE(is_offered(table, wild)) << to_line(choice_json(table.scenario(), wild));
    return;
  }
  EXPECT_FALSE(refusal->rule.empty());
  EXPECT_EQ(copy.position(), table.position());
  EXPECT_EQ(copy.hash(), table.hash());
  const auto* march = std::get_if<March>(&wild);
  if (march == nullptr) EXPECT_FALSE(is_offered(table, wild)) << to_line(choice_json(table.scenario(), wild));
}

// Every second game is played by people who look for a fight: of a handful of choices they take the one that brings most
// units nearest to the enemy, so that combat is seen as often as marching.
int eagerness(const Table& table, const Choice& choice) {
  if (const auto* march = std::get_if<March>(&choice)) {
    const Unit& unit = table.scenario().unit(march->unit);
    if (!unit.combat()) return 10;
    return 60 - nearest_enemy(table.scenario(), table.position().situation, march->path.back(), unit.side);
  }
  if (std::holds_alternative<ActivateFormation>(choice)) return 80;
  if (std::holds_alternative<Pass>(choice) || std::holds_alternative<EndMovement>(choice) ||
      std::holds_alternative<GiveUp>(choice))
    return 0;
  return 20;
}

Choice pick(const Table& table, Dice& dice, bool eager) {
  const auto any = [&] {
    return table.choice(dice.below(static_cast<std::uint32_t>(table.count_choices())));
  };
  Choice best = any();
  for (int i = 0; eager && i < 6; ++i) {
    const Choice other = any();
    if (eagerness(table, other) > eagerness(table, best)) best = other;
  }
  return best;
}

void play_one(const Scenario& scenario, std::uint64_t seed) {
  OptionSet options;
  for (std::size_t i = 0; i < scenario.options.size(); ++i)
    if ((seed >> (i + 1) & 1) != 0) options.insert(OptionId(i));
  Table table(scenario, options);
  Dice dice(seed), prober(~seed);
  std::vector<Json> answers;
  Situation before = table.position().situation;
  for (long given = 0; !table.over() && given < kBound; ++given) {
    const Chances chances = table.chances();
    const std::size_t count = table.count_choices();
    ASSERT_TRUE(chances.weights.empty() != (count == 0)) << "somebody is asked, and only one";
    if (prober.below(8) == 0) probe(table, prober);
    if (prober.below(16) == 0) kit::expect_same_as_afresh(table);
    if (!chances.weights.empty()) {
      ASSERT_GT(chances.weights.size(), 1u);
      const std::size_t outcome = dice.below(static_cast<std::uint32_t>(chances.weights.size()));
      answers.push_back({{"roll", outcome + 1}});
      ASSERT_FALSE(table.answer(outcome));
    } else {
      ASSERT_GT(count, 1u) << "a question with one answer is no question";
      const Choice choice = pick(table, dice, seed % 2 == 1);
      const Json json = choice_json(scenario, choice);
      answers.push_back(json);
      const auto read = read_choice(scenario, json);
      ASSERT_TRUE(read) << to_line(json);
      ASSERT_EQ(read->choice, choice) << to_line(json);
      const auto refusal = table.answer(choice);
      ASSERT_FALSE(refusal) << to_line(json) << " refused by " << refusal->rule << " for "
                            << static_cast<int>(refusal->reason) << " in game " << seed;
    }
    if (given % 16 == 0) {
      expect_sound(scenario, table.position().situation, before);
      if (testing::Test::HasFatalFailure()) return;
      before = table.position().situation;
    }
  }
  ASSERT_TRUE(table.over()) << "game " << seed << " does not end";
  ASSERT_TRUE(table.position().situation.outcome.has_value());
  if (seed % 8 != 0) return;
  kit::expect_same_from_record(table, options, answers);
}

// The small battle of the tests, and every battle of data/rally.
std::vector<std::string> battles() {
  std::vector<std::string> files;
  std::error_code ignored;
  for (const auto& entry : std::filesystem::directory_iterator("data/rally", ignored))
    if (std::filesystem::exists(entry.path() / "scenario.json"))
      files.push_back((entry.path() / "scenario.json").string());
  std::sort(files.begin(), files.end());
  files.insert(files.begin(), "tests/data/rally/two-banks.json");
  return files;
}

class RallyRandomPlay : public ::testing::TestWithParam<std::string> {};

TEST_P(RallyRandomPlay, games_keep_every_promise) {
  const Scenario& scenario = kit::rally_battle(GetParam());
  // The battles themselves are played most; their other scenarios share map and counters with them.
  const bool small = scenario.id == "two-banks";
  const bool whole = small || scenario.id == "perryville" || scenario.id == "stones-river";
  const long games = kit::games(small ? 1000 : whole ? 300 : 60, whole ? 20'000 : 5'000);
  for (long game = 0; game < games; ++game) {
    play_one(scenario, static_cast<std::uint64_t>(game));
    if (HasFatalFailure()) FAIL() << "in game " << game;
  }
}

INSTANTIATE_TEST_SUITE_P(Battles, RallyRandomPlay, ::testing::ValuesIn(battles()), [](const auto& info) {
  std::string name = std::filesystem::path(info.param).parent_path().filename().string();
  for (char& c : name) c = std::isalnum(static_cast<unsigned char>(c)) != 0 ? c : '_';
  return name == "rally" ? std::string("two_banks") : name;
});

}  // namespace
}  // namespace longroll::rally
