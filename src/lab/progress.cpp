#include "lab/progress.h"

#include <unistd.h>

#include <array>
#include <cmath>
#include <cstdio>

namespace longroll::lab {

std::string duration_text(double seconds) {
  const long whole = std::lround(seconds);
  std::array<char, 64> text;
  if (whole >= 3600)
    std::snprintf(text.data(), text.size(), "%ld h %02ld min", whole / 3600, whole % 3600 / 60);
  else if (whole >= 60)
    std::snprintf(text.data(), text.size(), "%ld min %02ld s", whole / 60, whole % 60);
  else
    std::snprintf(text.data(), text.size(), "%ld s", whole);
  return text.data();
}

Progress::Progress(long total, long done)
    : total_(total), at_start_(done), terminal_(::isatty(STDERR_FILENO) == 1) {}

void Progress::tell(long done) {
  const auto now = Clock::now();
  if (done == at_start_ ||
      now - last_ < (terminal_ ? std::chrono::milliseconds(400) : std::chrono::seconds(30)))
    return;
  last_ = now;
  const double spent = std::chrono::duration<double>(now - start_).count();
  const double left = spent * static_cast<double>(total_ - done) / static_cast<double>(done - at_start_);
  std::fprintf(stderr, "%s%ld of %ld games, about %s left%s", terminal_ ? "\r\033[K" : "", done, total_,
               duration_text(left).c_str(), terminal_ ? "" : "\n");
  written_ = terminal_;
}

Progress::~Progress() {
  if (written_) std::fputs("\r\033[K", stderr);
}

}  // namespace longroll::lab
