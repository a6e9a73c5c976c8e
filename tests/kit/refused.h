// Asks whether an answer was refused for the reason, and by the rule, that a test names.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string_view>

#include "aprils/refusal.h"

namespace longroll::kit {

inline testing::AssertionResult refused(const std::optional<aprils::Refusal>& refusal, aprils::Reason reason,
                                        std::string_view rule) {
  if (!refusal) return testing::AssertionFailure() << "it was accepted";
  if (refusal->reason == reason && refusal->rule == rule) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "it was refused for reason " << static_cast<int>(refusal->reason)
                                     << " by " << refusal->rule << ", not " << static_cast<int>(reason)
                                     << " by " << rule;
}

}  // namespace longroll::kit
