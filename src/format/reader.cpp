#include "format/reader.h"

#include <algorithm>

#include "format/spelling.h"

namespace longroll {
namespace {

// Stands for an object that is missing or is no object: it has no members, and its own fault has been told
// already.
const Node kNothing{};

std::string short_number(double value) {
  if (value == static_cast<double>(static_cast<std::int64_t>(value)))
    return std::to_string(static_cast<std::int64_t>(value));
  return std::to_string(value);
}

}  // namespace

Reader::Reader(const Node& node, std::string_view what, std::string_view file,
               std::vector<Diagnostic>& faults)
    : node_(&node), line_(node.line()), what_(what), file_(file), faults_(&faults) {
  if (&node == &kNothing || node.kind() == Node::Kind::Object) return;
  fault(what_ + " is " + std::string(name_of(node.kind())), "write an object: {...}");
  node_ = &kNothing;
}

const Node* Reader::find(std::string_view key) {
  if (std::find(asked_.begin(), asked_.end(), key) == asked_.end()) asked_.push_back(key);
  return node_->find(key);
}

const Node* Reader::of_kind(const Node* member, Node::Kind kind) const {
  if (!member || member->kind() == kind) return member;
  if (kind == Node::Kind::Real && member->kind() == Node::Kind::Integer) return member;
  fault_at(member->line(),
           in_quotes(member->key()) + " of " + what_ + " is " + std::string(name_of(member->kind())),
           "write " + std::string(name_of(kind)));
  return nullptr;
}

const Node* Reader::required(std::string_view key, Node::Kind kind) {
  const Node* const member = find(key);
  if (!member && node_ != &kNothing)
    fault(what_ + " has no " + in_quotes(key),
          "add " + in_quotes(key) + " with " + std::string(name_of(kind)));
  return of_kind(member, kind);
}

std::string_view Reader::text(std::string_view key) {
  const Node* const member = required(key, Node::Kind::Text);
  return member ? *member->as_text() : std::string_view();
}

std::int64_t Reader::integer(std::string_view key, IntRange range) {
  const Node* const member = required(key, Node::Kind::Integer);
  if (!member) return range.low;
  const std::int64_t value = *member->as_integer();
  if (value >= range.low && value <= range.high) return value;
  fault(key, in_quotes(key) + " of " + what_ + " is " + std::to_string(value),
        "write a number from " + std::to_string(range.low) + " to " + std::to_string(range.high));
  return range.low;
}

double Reader::real(std::string_view key, RealRange range) {
  const Node* const member = required(key, Node::Kind::Real);
  if (!member) return range.low;
  const double value = *member->as_real();
  if (value >= range.low && value <= range.high) return value;
  fault(key, in_quotes(key) + " of " + what_ + " is out of range",
        "write a number from " + short_number(range.low) + " to " + short_number(range.high));
  return range.low;
}

bool Reader::flag(std::string_view key) {
  const Node* const member = required(key, Node::Kind::Bool);
  return member && *member->as_bool();
}

std::span<const Node> Reader::list(std::string_view key) {
  const Node* const member = required(key, Node::Kind::List);
  return member ? std::span<const Node>(member->items()) : std::span<const Node>();
}

Reader Reader::object(std::string_view key) {
  const Node* const member = required(key, Node::Kind::Object);
  Reader made(member ? *member : kNothing, in_quotes(key), file_, *faults_);
  if (!member) made.line_ = line_;
  return made;
}

std::vector<std::string> Reader::texts(std::string_view key) {
  std::vector<std::string> texts;
  for (const Node& item : list(key)) {
    if (const auto text = item.as_text()) {
      texts.emplace_back(*text);
    } else {
      fault_at(item.line(), "an item of " + in_quotes(key) + " is " + std::string(name_of(item.kind())),
               "write a text");
    }
  }
  return texts;
}

std::optional<std::size_t> Reader::one_of(std::string_view key, std::span<const std::string_view> names) {
  const Node* const member = required(key, Node::Kind::Text);
  if (!member) return std::nullopt;
  const std::string_view text = *member->as_text();
  const auto found = std::find(names.begin(), names.end(), text);
  if (found != names.end()) return static_cast<std::size_t>(found - names.begin());
  fault(key, "unknown " + std::string(key) + " " + in_quotes(text), spelling_remedy(text, names));
  return std::nullopt;
}

std::string_view Reader::text_or(std::string_view key, std::string_view fallback) {
  return find(key) ? text(key) : fallback;
}

std::int64_t Reader::integer_or(std::string_view key, IntRange range, std::int64_t fallback) {
  return find(key) ? integer(key, range) : fallback;
}

double Reader::real_or(std::string_view key, RealRange range, double fallback) {
  return find(key) ? real(key, range) : fallback;
}

bool Reader::flag_or(std::string_view key, bool fallback) { return find(key) ? flag(key) : fallback; }

std::span<const Node> Reader::list_or_empty(std::string_view key) {
  return find(key) ? list(key) : std::span<const Node>();
}

void Reader::no_more_members() {
  for (const Node& member : node_->items()) {
    if (std::find(asked_.begin(), asked_.end(), member.key()) != asked_.end()) continue;
    fault_at(member.line(), "unknown member " + in_quotes(member.key()) + " of " + what_,
             spelling_remedy(member.key(), asked_));
  }
}

void Reader::fault(std::string_view key, std::string what, std::string remedy) const {
  const Node* const member = node_->find(key);
  fault_at(member ? member->line() : line_, std::move(what), std::move(remedy));
}

void Reader::fault_at(int line, std::string what, std::string remedy) const {
  add_diagnostic(*faults_, {std::string(file_), line, std::move(what), std::move(remedy)});
}

}  // namespace longroll
