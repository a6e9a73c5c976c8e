# Toolchain file: clang-19 with Debian's wasi-libc and libc++ for wasm32.
#
# The triple must be wasm32-wasi: it is the only one whose headers Debian's packages install where clang looks for them.
# The host's /usr/include stays on the search path behind them; that is how the header-only JSON library is found, and
# why a header that does not exist for wasm may be picked from the host without a word.
set(CMAKE_SYSTEM_NAME Generic)  # CMake 3.25 does not know WASI and would warn at every start
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(LONGROLL_WASM ON)

set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
set(CMAKE_AR llvm-ar-19)  # the host's ar writes no symbol table for wasm objects
set(CMAKE_RANLIB llvm-ranlib-19)

# Compiler checks must not link: a linked program would need a main and the WASI imports.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti")

# Link flags of the module; the root CMakeLists.txt puts them on its target.
set(LONGROLL_WASM_LINK_FLAGS
  -mexec-model=reactor       # a library that is called: it exports _initialize and has no main
  -Wl,-z,stack-size=1048576  # the default of 64 KB is too little for a search that copies positions
  -Wl,--stack-first          # so that a stack overflow traps and does not overwrite data
  -Wl,--strip-all)          # symbol names would be four fifths of the file
