// What purchases are weighed by: the ways that brigades could march hang on the position only, and so does what they promise.
#include "ai/rally_promise.h"

#include <gtest/gtest.h>

#include "ai/rally_script.h"
#include "kit/files.h"
#include "play/dice.h"

namespace longroll::rally {
namespace {

// Visits every question about points in a battle of the script against itself.
template <class Visit>
void at_every_impulse(const char* file, Visit&& visit) {
  const Scenario& scenario = kit::rally_battle(file);
  const Script script(scenario);
  Notes notes;
  Table table(scenario);
  Dice dice(11);
  while (!table.over()) {
    if (table.asked() == Asked::Dice) {
      table.answer(table.chances().roll(dice));
      continue;
    }
    if (std::holds_alternative<Impulse>(*question(table.position()))) visit(script, table, notes);
    table.answer(script.choose(table, dice));
  }
}

TEST(RallyPromise, Notes_of_earlier_marches_change_nothing) {
  int compared = 0;
  at_every_impulse("data/rally/perryville/scenario.json",
                   [&](const Script& script, const Table& table, Notes& notes) {
                     const Situation& situation = table.position().situation;
                     const Side side = table.asked() == Asked::Union ? Side::Union : Side::Confederate;
                     const Outlook noted(table.scenario(), script.lore(), situation, side, kSteady, notes);
                     const Outlook afresh(table.scenario(), script.lore(), situation, side, kSteady);
                     for (UnitId brigade : table.scenario().brigades & table.scenario().of_side[side]) {
                       if (!situation.on_map(brigade)) continue;
                       ++compared;
                       ASSERT_EQ(Promises(noted).of(UnitSet{brigade}), Promises(afresh).of(UnitSet{brigade}));
                       ASSERT_EQ(noted.ends_in_command(brigade), afresh.ends_in_command(brigade));
                     }
                   });
  EXPECT_GT(compared, 1000);
}

}  // namespace
}  // namespace longroll::rally
