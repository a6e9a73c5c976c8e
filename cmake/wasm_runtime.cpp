// What Debian's wasi-libc expects of a program and nobody provides: it is compiled with the stack protector.
#include <cstdint>

extern "C" {
std::uintptr_t __stack_chk_guard = 0x5afe57ac;
[[noreturn]] void __stack_chk_fail() { __builtin_trap(); }
}
