#include "rally/position.h"

#include "kit/files.h"
#include "kit/rally_field.h"
#include "play/dice.h"
#include "play/perft.h"
#include "play/random_player.h"
#include "rally/table.h"

namespace longroll::rally {
namespace {

TEST(RallyPosition, a_position_fits_into_eight_kilobytes_and_can_be_copied_byte_by_byte) {
  static_assert(sizeof(Position) <= 8192);
  static_assert(std::is_trivially_copyable_v<Position>);
  SUCCEED() << sizeof(Position);
}

TEST(RallyPosition, equal_positions_have_equal_hashes_and_every_answer_changes_it) {
  const Scenario& scenario = kit::two_banks();
  Table a(scenario), b(scenario);
  EXPECT_EQ(a.hash(), b.hash());
  Dice dice(7);
  for (int i = 0; i < 200 && !a.over(); ++i) {
    const std::uint64_t before = a.hash();
    play_at_random(a, dice);
    EXPECT_NE(a.hash(), before);
  }
}

// Any change of what is offered changes these numbers.
TEST(RallyPosition, lines_of_play_from_the_opening_of_the_small_battle) {
  const Table table(kit::two_banks());
  const std::uint64_t lines[] = {6, 36, 96, 1686, 11916};
  for (int depth = 1; depth <= 5; ++depth)
    EXPECT_EQ(count_lines(table, depth), lines[depth - 1]) << "depth " << depth;
}

TEST(RallyPosition, the_same_dice_lead_to_the_same_end) {
  const Scenario& scenario = kit::two_banks();
  Table a(scenario), b(scenario);
  Dice one(3), two(3);
  EXPECT_EQ(play_out(a, one, 100'000), play_out(b, two, 100'000));
  EXPECT_EQ(a.position(), b.position());
  EXPECT_TRUE(a.position().situation.outcome.has_value());
}

}  // namespace
}  // namespace longroll::rally
