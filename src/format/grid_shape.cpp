#include "format/grid_shape.h"

#include <array>

#include "format/spelling.h"

namespace longroll {
namespace {

constexpr std::array<std::string_view, 2> kIdNames = {"CCRR", "A1"};
constexpr std::array<std::string_view, 2> kShiftNames = {"even", "odd"};

struct Span {
  int first = 1;
  int count = 1;
};

std::optional<Span> read_span(Reader& grid, std::string_view key, int most) {
  const std::span<const Node> ends = grid.list(key);
  if (!grid.has(key)) return std::nullopt;
  const auto first = ends.size() == 2 ? ends[0].as_integer() : std::nullopt;
  const auto last = ends.size() == 2 ? ends[1].as_integer() : std::nullopt;
  if (!first || !last || *first < 1 || *last < *first || *last > 99) {
    grid.fault(key, in_quotes(key) + " of the grid is not a first and a last number",
               "write two numbers from 1 to 99, the smaller one first");
    return std::nullopt;
  }
  const int count = static_cast<int>(*last - *first) + 1;
  if (count > most) {
    grid.fault(key, "the grid is too large: " + std::to_string(count) + " " + std::string(key),
               "use at most " + std::to_string(most));
    return std::nullopt;
  }
  return Span{static_cast<int>(*first), count};
}

}  // namespace

std::optional<GridShape> read_grid_shape(Reader& grid) {
  const auto ids = grid.one_of("ids", kIdNames);
  const auto shifted = grid.one_of("shifted_columns", kShiftNames);
  const auto columns = read_span(grid, "columns", Grid::kMaxColumns);
  const auto rows = read_span(grid, "rows", Grid::kMaxRows);
  if (!ids || !shifted || !columns || !rows) return std::nullopt;
  const bool letters = *ids == 1;
  if (letters && columns->first + columns->count - 1 > 26) {
    grid.fault("columns", "a column past Z has no letter", "use the ids \"CCRR\" or columns up to 26");
    return std::nullopt;
  }
  return GridShape{columns->first, columns->count, rows->first,
                   rows->count,    *shifted == 0,  letters ? HexNames::LetterRow : HexNames::ColumnRow};
}

}  // namespace longroll
