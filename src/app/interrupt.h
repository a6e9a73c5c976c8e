// Ctrl-C and a polite kill ask for an end; whoever works looks at the flag. A second Ctrl-C ends at once.
#pragma once

#include <atomic>

namespace longroll {

// Begins to listen; the flag that is set then.
std::atomic<bool>& stop_on_interrupt();

}  // namespace longroll
