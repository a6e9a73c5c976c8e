# Script: writes OUTPUT, a C++ source that holds the files named in LIST (one a line, relative to DATA).
# Raw string literals, because a compiler reads them as fast as the file itself; an array of numbers takes seconds. The
# length is taken from the array: a constexpr string_view would count it letter by letter and hit the compiler's limit.
file(STRINGS ${LIST} files)
set(entries "")
file(WRITE ${OUTPUT}.new [[// Made by cmake/embed.cmake from data/; do not edit.
#include "app/embedded_data.h"

#include <array>

// The standard asks compilers for literals of 64 KB only; clang and gcc take any length.
#pragma GCC diagnostic ignored "-Woverlength-strings"

namespace longroll {
namespace {
]])
set(number 0)
foreach(file IN LISTS files)
  file(READ ${DATA}/${file} text)
  if(text MATCHES "\\)longroll\"")
    message(FATAL_ERROR "data/${file} holds the text )longroll\", which ends an embedded file")
  endif()
  file(APPEND ${OUTPUT}.new "constexpr char kText${number}[] = R\"longroll(" "${text}" ")longroll\";\n")
  string(APPEND entries "    EmbeddedFile{\"${file}\", {kText${number}, sizeof kText${number} - 1}},\n")
  math(EXPR number "${number} + 1")
endforeach()
file(APPEND ${OUTPUT}.new "constexpr std::array<EmbeddedFile, ${number}> kFiles = {\n${entries}};
}  // namespace

std::span<const EmbeddedFile> embedded_files() { return kFiles; }

}  // namespace longroll
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
