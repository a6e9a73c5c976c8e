// Plays the answers of a game again, as they would stand in a record.
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "format/aprils_choice.h"
#include "format/rally_choice.h"

namespace longroll::kit {

// The answers, written and read again, lead to the same position.
template <class Table, class OptionSet>
void expect_same_from_record(const Table& played, const OptionSet& options,
                             const std::vector<Json>& answers) {
  Table replay(played.scenario(), options);
  for (const Json& answer : answers) {
    const Json again = Json::parse(to_line(answer));
    if (again.contains("roll"))
      ASSERT_FALSE(replay.answer(again["roll"].template get<std::size_t>() - 1));
    else
      ASSERT_FALSE(replay.answer(read_choice(played.scenario(), again)->choice));
  }
  EXPECT_EQ(replay.position(), played.position());
  EXPECT_EQ(replay.hash(), played.hash());
}

}  // namespace longroll::kit
