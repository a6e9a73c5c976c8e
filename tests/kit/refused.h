// Asks whether an answer was taken, or refused for the reason, and by the rule, that a test names; in either system.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

namespace longroll::kit {

template <class Refusal, class Reason>
testing::AssertionResult refused(const std::optional<Refusal>& refusal, Reason reason,
                                 std::string_view rule) {
  if (!refusal) return testing::AssertionFailure() << "it was taken";
  if (refusal->reason == reason && refusal->rule == rule) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "refused for reason " << static_cast<int>(refusal->reason) << " by "
                                     << refusal->rule << ", not " << static_cast<int>(reason) << " by "
                                     << rule;
}

template <class Refusal>
testing::AssertionResult taken(const std::optional<Refusal>& refusal) {
  if (!refusal) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "refused for reason " << static_cast<int>(refusal->reason) << " by "
                                     << refusal->rule;
}

}  // namespace longroll::kit
