// Plans for a movement and their variations: every one can be carried out, and they are not all the same.
#include "ai/rally_plans.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "kit/rally_field.h"

namespace longroll::rally {
namespace {

using kit::RallyField;

class RallyPlans : public testing::Test {
 protected:
  RallyPlans() : field(9, 9) {
    field.objective("E2", 2, Side::Confederate);
    for (const char* hex : {"B8", "D8", "F8"}) brigades.push_back(field.brigade(hex, Side::Union, hex));
    field.brigade("gray", Side::Confederate, "H3");
    field.activate({brigades[0], brigades[1], brigades[2]});
  }
  // The position a line leads to; every answer must be legal.
  std::uint64_t end_of(const Line& line) {
    Table table(field.scenario(), field.position());
    for (const Choice& answer : line.answers) EXPECT_FALSE(table.answer(answer));
    return table.hash();
  }

  RallyField field;
  std::vector<UnitId> brigades;
};

TEST_F(RallyPlans, Variations_can_be_carried_out_and_lead_elsewhere) {
  const Script script(field.scenario());
  Planner planner(script, field.scenario());
  const Planner::Plan plan = planner.plan(field.position(), kSteady, 1);
  EXPECT_FALSE(plan.line.answers.empty());
  EXPECT_EQ(end_of(plan.line), plan.result);
  EXPECT_EQ(planner.take_nodes(), static_cast<long>(plan.line.answers.size()));
  int varied = 0, redirected = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const Planner::Plan other = planner.vary(field.position(), plan, kCautious, seed);
    EXPECT_EQ(end_of(other.line), other.result);
    varied += other.result != plan.result ? 1 : 0;
    const Planner::Plan sent = planner.redirect(field.position(), plan, seed);
    EXPECT_EQ(end_of(sent.line), sent.result);
    redirected += sent.result != plan.result ? 1 : 0;
  }
  EXPECT_GT(varied, 0);
  EXPECT_GT(redirected, 6);
}

}  // namespace
}  // namespace longroll::rally
