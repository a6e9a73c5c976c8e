#include "format/scenario_file.h"

#include <algorithm>

#include "format/side_names.h"

namespace longroll {

void check_kind(Reader& top, const FileKind& kind) {
  if (top.text("format") != kind.format && top.has("format"))
    top.fault("format", std::string(kind.not_the_format), "write " + json_text(kind.format));
  if (top.text("game") != kind.game && top.has("game"))
    top.fault("game", std::string(kind.not_the_game), "write " + json_text(kind.game));
}

void check_id(Reader& row, std::string_view key, std::string_view id) {
  if (!row.has(key)) return;
  const bool good = !id.empty() && id.size() <= 40 && std::all_of(id.begin(), id.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
  });
  if (!good) row.fault(key, "this is no id", "use 1 to 40 lower-case letters, digits and hyphens");
}

bool is_text(Reader& row, std::string_view key) {
  const Node* const member = row.find(key);
  return member != nullptr && member->as_text();
}

std::optional<Side> side_in(Reader& row, std::string_view key) {
  const auto side = row.one_of(key, kSideNames);
  return side ? std::optional(static_cast<Side>(*side)) : std::nullopt;
}

std::optional<HexId> hex_in(Reader& row, std::string_view key, const Grid* grid) {
  const std::string_view name = row.text(key);
  if (grid == nullptr || !is_text(row, key)) return std::nullopt;
  const std::optional<HexId> hex = grid->named(name);
  if (!hex) row.fault(key, "hex " + json_text(name) + " is not on the map", "name a hex of the map");
  return hex;
}

void read_included(Reader& top, std::string_view key, std::string_view file, const TextFinder& find,
                   std::vector<Diagnostic>& faults,
                   const std::function<void(const Node&, std::string_view file)>& read) {
  const Node* member = top.find(key);
  if (member == nullptr)
    return top.fault("the scenario has no " + json_text(key), "name a file or write it out");
  if (member->kind() == Node::Kind::Object) return read(*member, file);
  const auto name = member->as_text();
  if (!name)
    return top.fault(key, "this is neither a file's name nor an object", "name a file or write it out");
  const std::optional<std::string> text = find ? find(*name) : std::nullopt;
  if (!text)
    return top.fault(key, "there is no file " + json_text(*name), "check its name, or write it out here");
  if (const auto node = parse_document(*text, *name, faults)) read(*node, *name);
}

std::uint8_t turn_in(Reader& row, std::string_view key, std::size_t turns) {
  const std::int64_t last = turns == 0 ? kMostTurns : static_cast<std::int64_t>(turns);
  return static_cast<std::uint8_t>(row.integer(key, {1, last}));
}

}  // namespace longroll
