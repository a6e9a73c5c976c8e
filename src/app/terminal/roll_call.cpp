#include "app/terminal/roll_call.h"

#include <algorithm>

#include "app/terminal/text.h"
#include "format/spelling.h"

namespace longroll::terminal {
namespace {

std::vector<std::string> name_words(std::string_view name) {
  std::string plain = folded(name);
  for (char& c : plain)
    if (c == '-' || c == '.' || c == ',' || c == '(' || c == ')') c = ' ';
  return words_in(plain);
}

// What people call a kind, in both languages.
std::vector<std::string_view> kind_words(aprils::UnitKind kind) {
  using aprils::UnitKind;
  switch (kind) {
    case UnitKind::Infantry:
      return {"infantry", "infanterie"};
    case UnitKind::Cavalry:
      return {"cavalry", "cavalerie"};
    case UnitKind::Artillery:
      return {"artillery", "artillerie", "guns", "canons"};
    case UnitKind::Gunboat:
      return {"gunboat", "canonniere"};
  }
  return {};
}

std::vector<std::string_view> kind_words(rally::UnitKind kind) {
  using rally::UnitKind;
  switch (kind) {
    case UnitKind::Infantry:
      return {"infantry", "infanterie"};
    case UnitKind::Cavalry:
      return {"cavalry", "cavalerie"};
    case UnitKind::Leader:
      return {"leader", "general", "chef"};
    case UnitKind::Artillery:
      return {"artillery", "artillerie", "guns", "canons"};
    case UnitKind::Train:
      return {"train", "baggage", "bagages"};
  }
  return {};
}

bool begins(std::span<const std::string> words, const std::vector<std::string>& name) {
  if (words.size() > name.size()) return false;
  for (std::size_t i = 0; i < words.size(); ++i)
    if (!name[i].starts_with(words[i])) return false;
  return true;
}

}  // namespace

template <class Scenario, class UnitId, class UnitSet>
RollCallOf<Scenario, UnitId, UnitSet>::RollCallOf(const Scenario& scenario) {
  for (std::size_t i = 0; i < scenario.units.size(); ++i) {
    const auto& unit = scenario.units[i];
    names_.push_back({UnitId(i), name_words(unit.id)});
    const std::vector<std::string> name = name_words(unit.name);
    names_.push_back({UnitId(i), name});
    for (std::string_view kind : kind_words(unit.kind)) {
      std::vector<std::string> with_kind = name;
      with_kind.emplace_back(kind);
      names_.push_back({UnitId(i), with_kind});
    }
  }
}

template <class Scenario, class UnitId, class UnitSet>
std::vector<UnitId> RollCallOf<Scenario, UnitId, UnitSet>::called(std::span<const std::string> words,
                                                                  const UnitSet& preferred) const {
  UnitSet exact, begun;
  for (const Name& name : names_) {
    if (!begins(words, name.words)) continue;
    begun.insert(name.unit);
    if (std::equal(words.begin(), words.end(), name.words.begin(), name.words.end())) exact.insert(name.unit);
  }
  UnitSet found = exact.empty() ? begun : exact;
  if (found.size() > 1 && !(found & preferred).empty()) found = found & preferred;
  std::vector<UnitId> units;
  for (UnitId unit : found) units.push_back(unit);
  return units;
}

template <class Scenario, class UnitId, class UnitSet>
std::optional<std::string> RollCallOf<Scenario, UnitId, UnitSet>::nearest(std::string_view word) const {
  std::vector<std::string_view> known;
  for (const Name& name : names_)
    if (!name.words.empty()) known.push_back(name.words.front());
  const auto near = nearest_name(word, known);
  return near ? std::optional(std::string(*near)) : std::nullopt;
}

template class RollCallOf<aprils::Scenario, aprils::UnitId, aprils::UnitSet>;
template class RollCallOf<rally::Scenario, rally::UnitId, rally::UnitSet>;

}  // namespace longroll::terminal
