// Finds a thing by its name in a list that its ids count through.
#pragma once

#include <optional>
#include <string_view>

namespace longroll {

// The id of the first item whose `id` is this name; none: nothing has it.
template <class Id, class Items>
std::optional<Id> find_named(const Items& items, std::string_view name) {
  for (std::size_t i = 0; i < items.size(); ++i)
    if (items[i].id == name) return Id(i);
  return std::nullopt;
}

}  // namespace longroll
