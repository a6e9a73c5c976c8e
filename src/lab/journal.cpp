#include "lab/journal.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace longroll::lab {
namespace {

constexpr std::string_view kKind = "longroll journal 1";

bool write_whole(int file, std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(file, text.data(), text.size());
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::optional<std::string> read_whole(int file) {
  std::string text;
  std::array<char, 1 << 16> piece;
  while (true) {
    const ssize_t got = ::read(file, piece.data(), piece.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return std::nullopt;
    if (got == 0) return text;
    text.append(piece.data(), static_cast<std::size_t>(got));
  }
}

// What sets another journal apart, for whoever named the wrong file.
std::string difference(const Json& ours, const Json& theirs) {
  for (const auto& [key, value] : ours.items()) {
    const Json* other = member(theirs, key);
    if (other == nullptr || *other != value)
      return "belongs to another experiment: its " + key + (value.is_array() ? " are " : " is ") +
             (other == nullptr ? std::string("missing") : to_line(*other)) + ", not " + to_line(value);
  }
  return "belongs to another experiment";
}

std::optional<std::string> fault_in_head(std::string_view line, std::string_view head) {
  if (line == head) return std::nullopt;
  const auto theirs = parse_message(line);
  if (!theirs || text_member(*theirs, "journal") != std::string(kKind))
    return "is no journal of an experiment";
  return difference(*parse_message(head), *theirs);
}

}  // namespace

std::string journal_head(const Experiment& experiment, const std::vector<BattleFacts>& battles) {
  Json head = {{"journal", kKind}};
  Json described = to_json(experiment);
  described.erase("rounds");
  head.update(described);
  Json hashes = Json::array();
  for (const BattleFacts& battle : battles) hashes.push_back(battle.hash);
  head["fingerprints"] = std::move(hashes);
  return to_line(head);
}

Result<Journal, std::string> read_journal(std::string_view text, std::string_view head) {
  Journal journal;
  std::vector<bool> seen;
  for (std::size_t number = 1, begin = 0; begin < text.size(); ++number) {
    const std::size_t end = text.find('\n', begin);
    if (end == std::string_view::npos) {
      // Cut short. Of a first line there must be enough to tell that it was ours.
      if (number == 1 && !(std::string(head) + "\n").starts_with(text))
        return std::string("is no journal of an experiment");
      break;
    }
    const std::string_view line = text.substr(begin, end - begin);
    begin = end + 1;
    if (number == 1) {
      if (const auto fault = fault_in_head(line, head)) return *fault;
    } else {
      const auto json = parse_message(line);
      auto result = json ? read_game_result(*json) : std::nullopt;
      if (!result) return "is damaged in line " + std::to_string(number);
      const auto game = static_cast<std::size_t>(result->game);
      if (game >= seen.size()) seen.resize(game + 1);
      if (seen[game])
        return "has game " + std::to_string(game) + " twice, again in line " + std::to_string(number);
      seen[game] = true;
      journal.games.push_back(std::move(*result));
    }
    journal.good_bytes = begin;
  }
  std::sort(journal.games.begin(), journal.games.end(),
            [](const GameResult& a, const GameResult& b) { return a.game < b.game; });
  return journal;
}

Result<JournalFile, std::string> JournalFile::open(const std::string& path, std::string_view head) {
  const auto failed = [&](const std::string& what) { return path + " " + what; };
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
  if (file < 0) return failed(std::string("cannot be opened: ") + std::strerror(errno));
  JournalFile opened(file, {});  // closes the file whatever happens
  struct stat about{};
  if (::fstat(file, &about) != 0 || !S_ISREG(about.st_mode)) return failed("is not a plain file");
  if (::flock(file, LOCK_EX | LOCK_NB) != 0) return failed("is in use by another run");
  const auto text = read_whole(file);
  if (!text) return failed("cannot be read");
  auto journal = read_journal(*text, head);
  if (!journal) return failed(journal.error());
  if (journal->good_bytes < text->size() && ::ftruncate(file, static_cast<off_t>(journal->good_bytes)) != 0)
    return failed("cannot be written");
  if (::lseek(file, 0, SEEK_END) < 0) return failed("cannot be written");
  if (journal->good_bytes == 0 && !write_whole(file, std::string(head) + "\n"))
    return failed("cannot be written");
  opened.games_ = std::move(journal->games);
  return opened;
}

JournalFile::JournalFile(JournalFile&& other) noexcept
    : file_(std::exchange(other.file_, -1)), games_(std::move(other.games_)) {}

JournalFile::~JournalFile() {
  if (file_ >= 0) ::close(file_);
}

bool JournalFile::add(const GameResult& result) {
  return write_whole(file_, to_line(to_json(result)) + "\n");
}

}  // namespace longroll::lab
