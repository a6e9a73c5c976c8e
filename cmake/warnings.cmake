# The flags that every target of ours is compiled with: warnings, and the sanitizers of the debug and fuzz presets.
option(LONGROLL_WERROR "Treat our own warnings as errors" ON)
set(LONGROLL_SANITIZE "" CACHE STRING "Sanitizers to compile and link with, as for -fsanitize=")

add_library(longroll_flags INTERFACE)
target_compile_options(longroll_flags INTERFACE
  -Wall -Wextra -Wpedantic -Wconversion -Wshadow
  $<$<BOOL:${LONGROLL_WERROR}>:-Werror>
  # An assert names src/base/check.cpp, not the folder in which somebody happened to build.
  -fmacro-prefix-map=${PROJECT_SOURCE_DIR}/=)

# nlohmann's functions are inline: compiled here with and there without exceptions, the linker would pick either. So
# they are without everywhere, and every parse asks for the non-throwing form.
target_compile_definitions(longroll_flags INTERFACE JSON_NOEXCEPTION)

if(LONGROLL_SANITIZE)
  # Without the second flag UBSan reports and exits 0. The engine has no RTTI, which the vptr check would need.
  target_compile_options(longroll_flags INTERFACE
    -fsanitize=${LONGROLL_SANITIZE} -fno-sanitize-recover=all -fno-sanitize=vptr)
  target_link_options(longroll_flags INTERFACE -fsanitize=${LONGROLL_SANITIZE})
endif()
