// Any text as the journal of an experiment; without a first line of its own it is taken to follow ours.
#include "lab/journal.h"
#include "built_in.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace longroll;
  static const std::string head =
      lab::journal_head(lab::Experiment{{"pea-ridge"}, {}, {"script", "random"}, true, 1, 1}, {});
  std::string text(fuzz::text_of(data, size));
  if (!text.starts_with("{\"journal")) text = head + "\n" + text;
  const auto journal = lab::read_journal(text, head);
  if (!journal) return 0;
  LONGROLL_CHECK(journal->good_bytes <= text.size(), "more of a journal is good than there is");
  // What is read can be written down and is read the same again.
  std::string again = head + "\n";
  for (const lab::GameResult& game : journal->games) again += to_line(lab::to_json(game)) + "\n";
  const auto reread = lab::read_journal(again, head);
  LONGROLL_CHECK(reread.ok() && reread->games == journal->games, "a journal is read as another one");
  return 0;
}
