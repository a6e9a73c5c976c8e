#include "base/check.h"

#include <gtest/gtest.h>

#include <cstdio>

namespace longroll {
namespace {

TEST(Check, what_holds_goes_on) { LONGROLL_CHECK(1 + 1 == 2, "arithmetic"); }

TEST(Check, what_does_not_hold_stops_and_says_what) {
  EXPECT_DEATH(LONGROLL_CHECK(1 + 1 == 3, "arithmetic"), "our fault: arithmetic");
}

TEST(Check, the_handler_is_called_once_before_the_stop) {
  EXPECT_DEATH(
      {
        set_failure_handler([](const char* what, const char*, int) {
          std::fprintf(stderr, "saved before: %s\n", what);
          LONGROLL_CHECK(false, "a fault inside the handler");
        });
        LONGROLL_CHECK(false, "the cup is cracked");
      },
      "saved before: the cup is cracked\n.*a fault inside the handler");
}

}  // namespace
}  // namespace longroll
