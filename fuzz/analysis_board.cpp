// Bytes as a hand on the analysis board of Pea Ridge: units are put anywhere in any number, phases begin at any time,
// and play goes on from there. Whatever is set up, what is offered is accepted.
#include "built_in.h"
#include "match/session.h"

namespace {

using namespace longroll;

class Hand {
 public:
  Hand(const std::uint8_t* data, std::size_t size) : data_(data), left_(size) {}
  bool empty() const { return left_ == 0; }
  std::size_t below(std::size_t bound) {
    std::size_t value = 0;
    for (int i = 0; i < (bound > 256 ? 2 : 1) && left_ > 0; ++i, --left_) value = value * 256 + *data_++;
    return value % bound;
  }

 private:
  const std::uint8_t* data_;
  std::size_t left_;
};

std::string unit(const aprils::Scenario& scenario, Hand& hand) {
  return scenario.units[hand.below(scenario.units.size())].id;
}

// Most edits fall into a small part of the map, so that there is something to fight for.
std::string hex(const aprils::Scenario& scenario, Hand& hand) {
  const Grid& grid = scenario.map.grid();
  const std::size_t at =
      hand.below(4) == 0 ? hand.below(grid.size()) : 90 + hand.below(4) * 21 + hand.below(4);
  return grid.name(HexId(at % grid.size()));
}

Json edit(const aprils::Scenario& scenario, Hand& hand) {
  switch (hand.below(10)) {
    case 0:
      return {{"edit", "remove"}, {"unit", unit(scenario, hand)}};
    case 1:
      return {{"edit", "set"}, {"phase", "combat"}, {"side", hand.below(2) == 0 ? "union" : "confederate"}};
    case 2:
      return {{"edit", "set"}, {"phase", "movement"}, {"formation", scenario.formations[hand.below(7)].id}};
    case 3:
      return {{"edit", "set"}, {"turn", 1 + hand.below(18)}, {"phase", "draw"}};
    case 4:
      return {{"edit", "set"}, {"turn", 1 + hand.below(18)}};
    case 5:
      return {{"edit", "set"},
              {"cup", {scenario.formations[hand.below(7)].id, "union-combat", "confederate-combat"}}};
    default:
      return {{"edit", "place"}, {"unit", unit(scenario, hand)}, {"hex", hex(scenario, hand)}};
  }
}

// An answer that is offered.
Json offered(const aprils::Table& table, Hand& hand) {
  if (const std::size_t count = table.chances().weights.size(); count > 0)
    return {{"roll", 1 + hand.below(count)}};
  return choice_json(table.scenario(), table.choice(hand.below(table.count_choices())));
}

constexpr std::size_t kMostAnswers = 400;

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static AprilsMatch match = [] {
    std::vector<Diagnostic> faults;
    const Library& library = fuzz::built_in_library();
    auto scenario =
        load_aprils_scenario(*library.find(library.scenarios[0]), "pea-ridge", library.find, faults);
    return AprilsMatch(std::make_unique<const aprils::Scenario>(std::move(*scenario)), {});
  }();
  const aprils::Scenario& scenario = match.scenario();
  match.rewind(0);
  Hand hand(data, size);
  for (std::size_t i = 0; i < kMostAnswers && !hand.empty(); ++i) {
    const bool edits = hand.below(3) == 0 || match.table().over();
    if (edits) {
      match.take(edit(scenario, hand));  // may be refused: the enemy stands there
      continue;
    }
    const aprils::Table& table = match.table();
    LONGROLL_CHECK(!table.chances().weights.empty() || table.count_choices() > 0,
                   "a question without a choice");
    LONGROLL_CHECK(match.take(offered(table, hand)).ok(), "what is offered is refused");
  }
  return 0;
}
