// A list of choices that took over what still held of the last one is the list made afresh (docs/decisions/0003).
#pragma once

#include <gtest/gtest.h>

namespace longroll::kit {

template <class Table>
void expect_same_as_afresh(const Table& table) {
  const Table afresh(table.scenario(), table.position());
  ASSERT_EQ(afresh.position(), table.position());
  ASSERT_EQ(afresh.count_choices(), table.count_choices());
  for (std::size_t i = 0; i < table.count_choices(); ++i) ASSERT_EQ(afresh.choice(i), table.choice(i));
}

}  // namespace longroll::kit
