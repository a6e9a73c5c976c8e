#include "format/language.h"

#include "format/reader.h"

namespace longroll {

std::string Language::say(std::string_view key, const Blanks& blanks) const {
  const auto found = sentences_.find(key);
  if (found == sentences_.end()) return std::string(key);
  std::string said;
  std::string_view rest = found->second;
  for (;;) {
    const std::size_t open = rest.find('{');
    const std::size_t close = open == std::string_view::npos ? open : rest.find('}', open);
    if (close == std::string_view::npos) return said + std::string(rest);
    said += rest.substr(0, open);
    const std::string_view name = rest.substr(open + 1, close - open - 1);
    bool filled = false;
    for (const Blank& blank : blanks) {
      if (blank.name != name) continue;
      said += blank.text;
      filled = true;
      break;
    }
    if (!filled) said += rest.substr(open, close - open + 1);
    rest.remove_prefix(close + 1);
  }
}

std::string Language::text(std::string_view key, std::string_view otherwise) const {
  const auto found = sentences_.find(key);
  return found == sentences_.end() ? std::string(otherwise) : found->second;
}

std::string Language::name(std::string_view text) const {
  const auto found = names_.find(text);
  return found == names_.end() ? std::string(text) : found->second;
}

std::optional<Language> read_language(const Node& node, std::string_view file,
                                      std::vector<Diagnostic>& faults) {
  const std::size_t before = faults.size();
  Reader top(node, "the language", file, faults);
  if (top.text("format") != "longroll language 1" && top.has("format"))
    top.fault("format", "this is no language file", "write \"longroll language 1\"");
  top.text("language");
  Language language;
  const auto take = [&](std::string_view key, auto& into) {
    const Node* const part = top.find(key);
    if (part == nullptr || part->kind() != Node::Kind::Object)
      return top.fault(key, "the language has no " + std::string(key), "add an object of texts");
    for (const Node& member : part->items()) {
      if (const auto text = member.as_text())
        into.emplace(member.key(), std::string(*text));
      else
        top.fault_at(member.line(), "this is no text", "write a sentence in quotation marks");
    }
  };
  take("sentences", language.sentences_);
  take("names", language.names_);
  top.no_more_members();
  if (faults.size() != before || before >= kMostDiagnostics) return std::nullopt;
  return language;
}

std::string join_names(const Language& language, const std::vector<std::string>& names) {
  std::string text;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (i > 0) text += i + 1 == names.size() ? language.say("list.and") : std::string(", ");
    text += names[i];
  }
  return text;
}

}  // namespace longroll
