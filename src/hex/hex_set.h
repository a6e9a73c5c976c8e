// A set of hexes as bit rows: one 64-bit word a column, one bit a row. Neighbours of a whole set are a few shifts.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "hex/grid.h"

namespace longroll {

class HexSet {
 public:
  using Word = std::uint64_t;

  void insert(const Grid& grid, HexId hex) { words_[column(grid, hex)] |= bit(grid, hex); }
  void erase(const Grid& grid, HexId hex) { words_[column(grid, hex)] &= ~bit(grid, hex); }
  bool contains(const Grid& grid, HexId hex) const {
    return (words_[column(grid, hex)] & bit(grid, hex)) != 0;
  }

  // The first `count` rows of a column.
  static Word first_rows(int count) { return count >= 64 ? ~Word{0} : (Word{1} << count) - 1; }

  Word& word(int column) { return words_[static_cast<std::size_t>(column)]; }
  Word word(int column) const { return words_[static_cast<std::size_t>(column)]; }

  bool empty() const {
    Word any = 0;
    for (Word w : words_) any |= w;
    return any == 0;
  }
  int size() const {
    int count = 0;
    for (Word w : words_) count += std::popcount(w);
    return count;
  }

  HexSet& operator|=(const HexSet& other) {
    for (std::size_t c = 0; c < words_.size(); ++c) words_[c] |= other.words_[c];
    return *this;
  }
  HexSet& operator&=(const HexSet& other) {
    for (std::size_t c = 0; c < words_.size(); ++c) words_[c] &= other.words_[c];
    return *this;
  }
  HexSet& operator-=(const HexSet& other) {
    for (std::size_t c = 0; c < words_.size(); ++c) words_[c] &= ~other.words_[c];
    return *this;
  }
  friend HexSet operator|(HexSet a, const HexSet& b) { return a |= b; }
  friend HexSet operator&(HexSet a, const HexSet& b) { return a &= b; }
  friend HexSet operator-(HexSet a, const HexSet& b) { return a -= b; }
  friend bool operator==(const HexSet&, const HexSet&) = default;

  // Calls visit(HexId) for each hex, by column and then row, which is the order of ids.
  template <class Visit>
  void for_each(const Grid& grid, Visit&& visit) const {
    for (int c = 0; c < grid.shape().columns; ++c)
      for (Word rest = word(c); rest != 0; rest &= rest - 1)
        visit(HexId(static_cast<std::size_t>(c * grid.shape().rows + std::countr_zero(rest))));
  }

  // The n-th hex in that order; n is below size().
  HexId nth(const Grid& grid, int n) const {
    int c = 0;
    for (int here = std::popcount(words_[0]); n >= here; here = std::popcount(word(c))) {
      n -= here;
      ++c;
    }
    Word rest = word(c);
    while (n-- > 0) rest &= rest - 1;
    return HexId(static_cast<std::size_t>(c * grid.shape().rows + std::countr_zero(rest)));
  }

 private:
  static std::size_t column(const Grid& grid, HexId hex) {
    return static_cast<std::size_t>(grid.column(hex));
  }
  static Word bit(const Grid& grid, HexId hex) { return Word{1} << grid.row(hex); }
  std::array<Word, Grid::kMaxColumns> words_{};
};

// The set with every hex beside it.
HexSet grown(const Grid& grid, const HexSet& set);

}  // namespace longroll
