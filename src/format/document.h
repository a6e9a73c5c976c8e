// A JSON text as a tree of nodes that know their line, for files that people write. Safe against any input.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "format/diagnostic.h"

namespace longroll {

class Node {
 public:
  enum class Kind : std::uint8_t { Null, Bool, Integer, Real, Text, List, Object };

  Node() = default;
  Node(Kind kind, int line) : kind_(kind), line_(line) {}
  static Node of_bool(bool value, int line);
  static Node of_integer(std::int64_t value, int line);
  static Node of_real(double value, int line);
  static Node of_text(std::string value, int line);

  Kind kind() const { return kind_; }
  int line() const { return line_; }  // where it begins, counted from 1

  // The value, or none where the node is of another kind. A whole number is a real one too.
  std::optional<bool> as_bool() const;
  std::optional<std::int64_t> as_integer() const;
  std::optional<double> as_real() const;
  std::optional<std::string_view> as_text() const;

  // The items of a list or the members of an object, in the order of the file; none in the other kinds.
  std::size_t size() const { return items_.size(); }
  const std::vector<Node>& items() const { return items_; }
  // The name of this member in its object; empty elsewhere.
  const std::string& key() const { return key_; }
  const Node* find(std::string_view key) const;  // null: no such member

  void append(Node item, std::string key = {});
  void remove_items(const std::vector<std::size_t>& sorted);
  Node& item(std::size_t index) { return items_[index]; }

 private:
  Kind kind_ = Kind::Null;
  bool bool_ = false;
  int line_ = 0;
  union {
    std::int64_t integer_ = 0;
    double real_;
  };
  std::string text_;
  std::string key_;
  std::vector<Node> items_;
};

// "a list", "a text": for diagnostics.
std::string_view name_of(Node::Kind kind);

inline constexpr std::size_t kDeepestDocument = 64;                  // lists and objects within one another
inline constexpr std::size_t kLargestDocument = 8u * 1024u * 1024u;  // bytes
inline constexpr std::size_t kMostNodes = 400'000;

// The document, or none where the text is not JSON; each fault is added with its line and a remedy. A member
// that stands twice is a fault too; the first one counts.
std::optional<Node> parse_document(std::string_view text, std::string_view file,
                                   std::vector<Diagnostic>& faults);

}  // namespace longroll
