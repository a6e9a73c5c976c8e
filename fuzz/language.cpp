// Any text as a language file, and every sentence of it said.
#include "format/language.h"

#include "built_in.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace longroll;
  std::vector<Diagnostic> faults;
  const auto node = parse_document(fuzz::text_of(data, size), "language", faults);
  if (!faults.empty()) return 0;
  const auto language = node ? read_language(*node, "language", faults) : std::nullopt;
  LONGROLL_CHECK(language.has_value() == faults.empty(), "a language and its faults disagree");
  if (!language) return 0;
  for (const auto& [key, text] : language->sentences()) {
    language->say(key);
    language->say(key, {{"unit", "Dodge"}, {"hex", "{hex}"}, {"", text}});
    join_names(*language, {key, text, language->name(text)});
  }
  return 0;
}
