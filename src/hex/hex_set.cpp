#include "hex/hex_set.h"

namespace longroll {

HexSet grown(const Grid& grid, const HexSet& set) {
  using Word = HexSet::Word;
  const GridShape& shape = grid.shape();
  const Word sheet = HexSet::first_rows(shape.rows);
  HexSet result;
  for (int c = 0; c < shape.columns; ++c) {
    const Word here = set.word(c);
    const Word sides = (c > 0 ? set.word(c - 1) : 0) | (c + 1 < shape.columns ? set.word(c + 1) : 0);
    // Side columns lie half a row lower if they are shifted, else half a row higher.
    const Word beside = sides | (grid.shifted(c) ? sides >> 1 : sides << 1);
    result.word(c) = (here | here << 1 | here >> 1 | beside) & sheet;
  }
  return result;
}

}  // namespace longroll
