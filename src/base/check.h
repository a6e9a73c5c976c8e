// Asserts for our own bugs. A wrong answer or a wrong file never ends here: those are a Refusal or Diagnostics.
#pragma once

namespace longroll {

// Called once before the program stops; the program around the engine sets it to write the record so far.
using FailureHandler = void (*)(const char* what, const char* file, int line);
void set_failure_handler(FailureHandler handler);

[[noreturn]] void fail(const char* what, const char* file, int line);

}  // namespace longroll

#define LONGROLL_CHECK(condition, what) \
  ((condition) ? static_cast<void>(0) : ::longroll::fail((what), __FILE__, __LINE__))
