#include "app/interrupt.h"

#include <csignal>

namespace longroll {
namespace {

std::atomic<bool> stopped{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal may come at any moment");

}  // namespace

std::atomic<bool>& stop_on_interrupt() {
  struct sigaction action{};
  action.sa_handler = [](int) { stopped = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  return stopped;
}

}  // namespace longroll
