// Steps: a game keeps what is still to be done as a stack of small structs in a variant. Each of them says with a
// constant `who` how it is carried out.
#pragma once

#include <cstdint>
#include <type_traits>
#include <variant>

namespace longroll {

// By a side's choice, by chance, or by itself.
enum class Who : std::uint8_t { Asked, Rolled, Automatic };

template <class... Steps>
Who who_acts(const std::variant<Steps...>& step) {
  return std::visit([](const auto& s) { return s.who; }, step);
}

// Calls `then` with the step if it is of the wanted sort, else returns `otherwise`.
template <Who Wanted, class... Steps, class R, class Then>
R with_step(const std::variant<Steps...>& step, R otherwise, Then&& then) {
  return std::visit(
      [&](const auto& s) -> R {
        if constexpr (std::decay_t<decltype(s)>::who == Wanted)
          return then(s);
        else
          return otherwise;
      },
      step);
}

}  // namespace longroll
