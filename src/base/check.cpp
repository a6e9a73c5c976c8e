#include "base/check.h"

#include <cstdio>
#include <cstdlib>

namespace longroll {
namespace {
FailureHandler failure_handler = nullptr;
}

void set_failure_handler(FailureHandler handler) { failure_handler = handler; }

void fail(const char* what, const char* file, int line) {
  // The handler runs at most once, so that a fault inside it cannot loop.
  if (FailureHandler handler = failure_handler) {
    failure_handler = nullptr;
    handler(what, file, line);
  }
  std::fprintf(stderr, "longroll: our fault: %s (%s:%d)\n", what, file, line);
  std::abort();
}

}  // namespace longroll
