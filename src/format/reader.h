// Reads the members of one object and collects every fault, so that a loader stays short and never stops at
// the first.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "format/document.h"

namespace longroll {

struct IntRange {
  std::int64_t low = 0;
  std::int64_t high = 0;
};

struct RealRange {
  double low = 0;
  double high = 0;
};

// What a Reader returns after a fault is harmless (empty, lowest, false), so reading goes on; whoever called
// looks at the list of faults in the end. Keys must outlive the reader: use literals.
class Reader {
 public:
  // `what` names the object in diagnostics: "a hex", "the grid".
  Reader(const Node& node, std::string_view what, std::string_view file, std::vector<Diagnostic>& faults);

  int line() const { return line_; }
  bool has(std::string_view key) const { return node_->find(key) != nullptr; }
  const Node* find(std::string_view key);  // null: no such member; no fault either

  // Required members.
  std::string_view text(std::string_view key);
  std::int64_t integer(std::string_view key, IntRange range);
  double real(std::string_view key, RealRange range);
  bool flag(std::string_view key);
  std::span<const Node> list(std::string_view key);
  Reader object(std::string_view key);
  std::vector<std::string> texts(std::string_view key);  // a list of texts
  // The place of the text among the names; none after a fault, which suggests the nearest name.
  std::optional<std::size_t> one_of(std::string_view key, std::span<const std::string_view> names);

  // Members that may be left out.
  std::string_view text_or(std::string_view key, std::string_view fallback);
  std::int64_t integer_or(std::string_view key, IntRange range, std::int64_t fallback);
  double real_or(std::string_view key, RealRange range, double fallback);
  bool flag_or(std::string_view key, bool fallback);
  std::span<const Node> list_or_empty(std::string_view key);

  // A reader for one item of a list.
  Reader item(const Node& node, std::string_view what) const { return Reader(node, what, file_, *faults_); }

  // To be called last: reports each member that was never asked for.
  void no_more_members();

  // A fault of this object, of one of its members (the object's line where there is none), or of any node.
  void fault(std::string what, std::string remedy) const {
    fault_at(line_, std::move(what), std::move(remedy));
  }
  void fault(std::string_view key, std::string what, std::string remedy) const;
  void fault_at(int line, std::string what, std::string remedy) const;

 private:
  const Node* required(std::string_view key, Node::Kind kind);
  const Node* of_kind(const Node* member, Node::Kind kind) const;

  const Node* node_;
  int line_;  // of the object, or of the one that should hold it
  std::string what_;
  std::string_view file_;
  std::vector<Diagnostic>* faults_;
  std::vector<std::string_view> asked_;
};

}  // namespace longroll
