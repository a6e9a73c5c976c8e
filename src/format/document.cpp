#include "format/document.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>

#include "format/spelling.h"

namespace longroll {
namespace {

// Where the parser is: the number of line ends before the character it read last. A number is only known to
// have ended when the character after it has been read, so that one must not count yet.
struct ReadingPlace {
  int line = 1;
  bool line_ended = false;

  void read(char c) {
    if (line_ended) ++line;
    line_ended = c == '\n';
  }
};

class CountingIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  CountingIterator(const char* at, ReadingPlace& place) : at_(at), place_(&place) {}
  const char& operator*() const { return *at_; }
  CountingIterator& operator++() {
    place_->read(*at_++);
    return *this;
  }
  CountingIterator operator++(int) {
    CountingIterator before = *this;
    ++*this;
    return before;
  }
  friend bool operator==(const CountingIterator& a, const CountingIterator& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  ReadingPlace* place_;
};

bool contains(std::string_view text, std::string_view part) {
  return text.find(part) != std::string_view::npos;
}

// The parser's sentence without its number and its own count of lines.
std::string plain_reason(std::string_view what) {
  const std::size_t column = what.find(", column ");
  if (column != std::string_view::npos) {
    const std::size_t colon = what.find(": ", column);
    if (colon != std::string_view::npos) what.remove_prefix(colon + 2);
  } else if (const std::size_t bracket = what.find("] "); bracket != std::string_view::npos) {
    what.remove_prefix(bracket + 2);
  }
  if (what.substr(0, 14) == "syntax error w") what.remove_prefix(13);
  return "this is not JSON: " + std::string(what.substr(0, 200));
}

std::string remedy_for(std::string_view what) {
  if (contains(what, "UTF-8")) return "save the file as UTF-8";
  if (contains(what, "control character")) return "close the text with a quotation mark on its own line";
  if (contains(what, "missing closing quote")) return "close the text with a quotation mark";
  if (contains(what, "; expected end of input")) return "delete what stands after the end of the document";
  if (contains(what, "number overflow")) return "write a smaller number";
  if (contains(what, "unexpected end of input"))
    return "close what is open with ] or }, or restore the missing part";
  if (contains(what, "object key - unexpected '}'")) return "remove the comma before }";
  if (contains(what, "unexpected ']'")) return "remove the comma before ], or close what was opened with {";
  if (contains(what, "object key")) return "put the name of the member into quotation marks";
  if (contains(what, "invalid literal")) return "put texts into quotation marks; JSON has no comments";
  return "look for a missing comma, colon, quotation mark or bracket here or just before";
}

class Builder {
 public:
  Builder(std::string_view file, ReadingPlace& place, std::vector<Diagnostic>& faults)
      : file_(file), place_(place), faults_(faults) {}

  bool null() { return add(Node(Node::Kind::Null, place_.line)); }
  bool boolean(bool value) { return add(Node::of_bool(value, place_.line)); }
  bool number_integer(std::int64_t value) { return add(Node::of_integer(value, place_.line)); }
  bool number_unsigned(std::uint64_t value) {
    if (value > static_cast<std::uint64_t>(std::numeric_limits<std::int64_t>::max()))
      return add(Node::of_real(static_cast<double>(value), place_.line));
    return add(Node::of_integer(static_cast<std::int64_t>(value), place_.line));
  }
  bool number_float(double value, const std::string&) { return add(Node::of_real(value, place_.line)); }
  bool string(std::string& value) { return add(Node::of_text(std::move(value), place_.line)); }
  bool binary(std::vector<std::uint8_t>&) { return false; }  // never in a text

  bool start_object(std::size_t) { return open(Node::Kind::Object); }
  bool end_object() {
    drop_repeated_members(*open_.back());
    open_.pop_back();
    return true;
  }
  bool start_array(std::size_t) { return open(Node::Kind::List); }
  bool end_array() {
    open_.pop_back();
    return true;
  }
  bool key(std::string& name) {
    key_ = std::move(name);
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const nlohmann::detail::exception& error) {
    fault(place_.line, plain_reason(error.what()), remedy_for(error.what()));
    return false;
  }

  Node take_root() { return std::move(root_); }

 private:
  void fault(int line, std::string what, std::string remedy) {
    add_diagnostic(faults_, {std::string(file_), line, std::move(what), std::move(remedy)});
  }

  bool add(Node node) {
    if (++count_ > kMostNodes) {
      fault(node.line(), "the document holds more than " + std::to_string(kMostNodes) + " values",
            "divide it");
      return false;
    }
    if (open_.empty()) {
      root_ = std::move(node);
    } else if (open_.back()->kind() == Node::Kind::Object) {
      open_.back()->append(std::move(node), std::move(key_));
    } else {
      open_.back()->append(std::move(node));
    }
    return true;
  }

  bool open(Node::Kind kind) {
    if (open_.size() >= kDeepestDocument) {
      fault(place_.line, "lists and objects stand more than " + std::to_string(kDeepestDocument) + " deep",
            "write the document with fewer levels");
      return false;
    }
    Node* const parent = open_.empty() ? nullptr : open_.back();
    if (!add(Node(kind, place_.line))) return false;
    open_.push_back(parent ? &parent->item(parent->size() - 1) : &root_);
    return true;
  }

  void drop_repeated_members(Node& object) {
    std::vector<std::size_t> order(object.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    const auto key = [&](std::size_t i) -> const std::string& { return object.items()[i].key(); };
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return key(a) != key(b) ? key(a) < key(b) : a < b; });
    std::vector<std::size_t> repeated;
    for (std::size_t i = 1; i < order.size(); ++i)
      if (key(order[i]) == key(order[i - 1])) repeated.push_back(order[i]);
    std::sort(repeated.begin(), repeated.end());
    for (std::size_t i : repeated)
      fault(object.items()[i].line(), "member " + in_quotes(key(i)) + " stands twice in one object",
            "keep one of the two");
    object.remove_items(repeated);
  }

  std::string_view file_;
  ReadingPlace& place_;
  std::vector<Diagnostic>& faults_;
  Node root_;
  std::vector<Node*> open_;  // a parent's items do not move while a child is open
  std::string key_;
  std::size_t count_ = 0;
};

}  // namespace

Node Node::of_bool(bool value, int line) {
  Node node(Kind::Bool, line);
  node.bool_ = value;
  return node;
}

Node Node::of_integer(std::int64_t value, int line) {
  Node node(Kind::Integer, line);
  node.integer_ = value;
  return node;
}

Node Node::of_real(double value, int line) {
  Node node(Kind::Real, line);
  node.real_ = value;
  return node;
}

Node Node::of_text(std::string value, int line) {
  Node node(Kind::Text, line);
  node.text_ = std::move(value);
  return node;
}

std::optional<bool> Node::as_bool() const {
  return kind_ == Kind::Bool ? std::optional<bool>(bool_) : std::nullopt;
}

std::optional<std::int64_t> Node::as_integer() const {
  return kind_ == Kind::Integer ? std::optional<std::int64_t>(integer_) : std::nullopt;
}

std::optional<double> Node::as_real() const {
  if (kind_ == Kind::Integer) return static_cast<double>(integer_);
  return kind_ == Kind::Real ? std::optional<double>(real_) : std::nullopt;
}

std::optional<std::string_view> Node::as_text() const {
  return kind_ == Kind::Text ? std::optional<std::string_view>(text_) : std::nullopt;
}

const Node* Node::find(std::string_view key) const {
  if (kind_ != Kind::Object) return nullptr;
  for (const Node& member : items_)
    if (member.key_ == key) return &member;
  return nullptr;
}

void Node::append(Node item, std::string key) {
  item.key_ = std::move(key);
  items_.push_back(std::move(item));
}

void Node::remove_items(const std::vector<std::size_t>& sorted) {
  std::size_t kept = 0, next = 0;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    if (next < sorted.size() && sorted[next] == i) {
      ++next;
      continue;
    }
    if (kept != i) items_[kept] = std::move(items_[i]);
    ++kept;
  }
  items_.resize(kept);
}

std::string_view name_of(Node::Kind kind) {
  switch (kind) {
    case Node::Kind::Null:
      return "null";
    case Node::Kind::Bool:
      return "true or false";
    case Node::Kind::Integer:
      return "a whole number";
    case Node::Kind::Real:
      return "a number";
    case Node::Kind::Text:
      return "a text";
    case Node::Kind::List:
      return "a list";
    case Node::Kind::Object:
      return "an object";
  }
  return "nothing";
}

std::optional<Node> parse_document(std::string_view text, std::string_view file,
                                   std::vector<Diagnostic>& faults) {
  if (text.size() > kLargestDocument) {
    add_diagnostic(faults, {std::string(file), 1, "the file is larger than 8 MB", "divide it"});
    return std::nullopt;
  }
  // The parser takes a zero byte for the end of the text.
  if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
    const auto lines = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(zero), '\n');
    add_diagnostic(faults, {std::string(file), static_cast<int>(lines) + 1,
                            "this is not JSON: it holds a zero byte", "save the file as UTF-8 text"});
    return std::nullopt;
  }
  ReadingPlace place;
  Builder builder(file, place, faults);
  const char* const first =
      text.data();  // NOLINT(bugprone-suspicious-stringview-data-usage): a range, not a C text
  const CountingIterator begin(first, place), end(first + text.size(), place);
  if (!nlohmann::json::sax_parse(begin, end, &builder)) return std::nullopt;
  return builder.take_root();
}

}  // namespace longroll
