// The journal of an experiment: a line that says what it is, then a line for every finished game, in the order in which
// they were finished. Whoever stopped goes on where it ends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/arena.h"

namespace longroll::lab {

// The first line: everything that decides how the games go. How many are wanted is left out, so that a journal can be
// gone on with for longer.
std::string journal_head(const Experiment& experiment, const std::vector<BattleFacts>& battles);

struct Journal {
  std::vector<GameResult> games;  // by number
  std::size_t good_bytes = 0;     // what follows is a last line that was cut short
};

// The games of a journal with this head. The error is a sentence without its subject: "line 7 is damaged".
Result<Journal, std::string> read_journal(std::string_view text, std::string_view head);

// A journal on disk, open for one experiment at a time.
class JournalFile {
 public:
  // Opens or begins it; the error is a sentence. A torn last line is cut off.
  static Result<JournalFile, std::string> open(const std::string& path, std::string_view head);
  JournalFile(JournalFile&& other) noexcept;
  JournalFile& operator=(JournalFile&&) = delete;
  ~JournalFile();

  const std::vector<GameResult>& games() const { return games_; }
  // Writes one line at once. False: it could not be written.
  bool add(const GameResult& result);

 private:
  JournalFile(int file, std::vector<GameResult> games) : file_(file), games_(std::move(games)) {}
  int file_;
  std::vector<GameResult> games_;
};

}  // namespace longroll::lab
