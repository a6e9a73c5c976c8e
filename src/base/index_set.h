// A set of small ids as bits; iteration is by id, so every loop over it has one order on every machine.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

namespace longroll {

template <class IdType, std::size_t Capacity>
class IndexSet {
  static constexpr std::size_t kWords = (Capacity + 63) / 64;

 public:
  constexpr IndexSet() = default;
  constexpr IndexSet(std::initializer_list<IdType> ids) {
    for (IdType id : ids) insert(id);
  }

  constexpr void insert(IdType id) { words_[id.index() / 64] |= bit(id); }
  constexpr void erase(IdType id) { words_[id.index() / 64] &= ~bit(id); }
  constexpr bool contains(IdType id) const { return (words_[id.index() / 64] & bit(id)) != 0; }
  constexpr void clear() { words_ = {}; }

  constexpr bool empty() const {
    for (std::uint64_t word : words_)
      if (word != 0) return false;
    return true;
  }
  constexpr std::size_t size() const {
    std::size_t count = 0;
    for (std::uint64_t word : words_) count += static_cast<std::size_t>(std::popcount(word));
    return count;
  }
  constexpr IdType first() const { return *begin(); }

  constexpr IndexSet& operator|=(const IndexSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  constexpr IndexSet& operator&=(const IndexSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  constexpr IndexSet& operator-=(const IndexSet& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend constexpr IndexSet operator|(IndexSet a, const IndexSet& b) { return a |= b; }
  friend constexpr IndexSet operator&(IndexSet a, const IndexSet& b) { return a &= b; }
  friend constexpr IndexSet operator-(IndexSet a, const IndexSet& b) { return a -= b; }
  friend constexpr bool operator==(const IndexSet&, const IndexSet&) = default;

  constexpr const std::array<std::uint64_t, kWords>& words() const { return words_; }

  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = IdType;
    using difference_type = std::ptrdiff_t;
    using pointer = const IdType*;
    using reference = IdType;

    constexpr Iterator(const std::array<std::uint64_t, kWords>& words, std::size_t word)
        : words_(&words), word_(word), rest_(word < kWords ? words[word] : 0) {
      skip_empty();
    }
    constexpr IdType operator*() const {
      return IdType(word_ * 64 + static_cast<std::size_t>(std::countr_zero(rest_)));
    }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      skip_empty();
      return *this;
    }
    friend constexpr bool operator==(const Iterator& a, const Iterator& b) {
      return a.word_ == b.word_ && a.rest_ == b.rest_;
    }

   private:
    constexpr void skip_empty() {
      while (rest_ == 0 && word_ < kWords) {
        ++word_;
        rest_ = word_ < kWords ? (*words_)[word_] : 0;
      }
    }
    const std::array<std::uint64_t, kWords>* words_;
    std::size_t word_;
    std::uint64_t rest_;
  };
  constexpr Iterator begin() const { return Iterator(words_, 0); }
  constexpr Iterator end() const { return Iterator(words_, kWords); }

 private:
  static constexpr std::uint64_t bit(IdType id) { return std::uint64_t{1} << (id.index() % 64); }
  std::array<std::uint64_t, kWords> words_{};
};

}  // namespace longroll
