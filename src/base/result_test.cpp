#include "base/result.h"

#include <gtest/gtest.h>

#include <string>

namespace longroll {
namespace {

using Count = Result<int, std::string>;

TEST(Result, a_value_is_ok) {
  Count count = 3;
  EXPECT_TRUE(count.ok());
  EXPECT_TRUE(count);
  EXPECT_EQ(*count, 3);
  EXPECT_EQ(count.value(), 3);
  *count = 4;
  EXPECT_EQ(count.value(), 4);
}

TEST(Result, an_error_tells_why) {
  const Count count = std::string("no such hex");
  EXPECT_FALSE(count.ok());
  EXPECT_FALSE(count);
  EXPECT_EQ(count.error(), "no such hex");
}

TEST(Result, an_arrow_looks_into_the_value) {
  const Result<std::string, int> text = std::string("fine");
  EXPECT_EQ(text->size(), 4u);
}

TEST(Result, the_value_of_an_error_is_our_fault) {
  Count count = std::string("no");
  EXPECT_DEATH(static_cast<void>(count.value()), "failed result");
}

TEST(Result, the_error_of_a_value_is_our_fault) {
  const Count count = 1;
  EXPECT_DEATH(static_cast<void>(count.error()), "good result");
}

}  // namespace
}  // namespace longroll
