# How a folder becomes a target. Every folder src/<name>/ is one library <name>; its unit tests stand beside the code.

# longroll_library(<name> [NO_EXCEPTIONS] [EXCEPT <file>...] [LINKS <target>...] [TEST_LINKS <target>...])
#
# Makes the library from src/<name>/**/*.cpp (an INTERFACE library if there is none), and <name>_test from the *_test.cpp
# among them. Files come and go without editing a list. NO_EXCEPTIONS is for all that must also run as WebAssembly.
# EXCEPT names files that hold a main, TEST_LINKS what only the tests need. A folder that does not exist is left out, here and in LINKS.
function(longroll_library name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "NO_EXCEPTIONS" "" "EXCEPT;LINKS;TEST_LINKS;HEADERS;TEST_HEADERS")
  if(arg_UNPARSED_ARGUMENTS)
    message(FATAL_ERROR "longroll_library(${name}): what is ${arg_UNPARSED_ARGUMENTS}?")
  endif()
  set(folder ${PROJECT_SOURCE_DIR}/src/${name})
  set_property(GLOBAL APPEND PROPERTY LONGROLL_LIBRARIES ${name})
  if(NOT EXISTS ${folder})
    return()
  endif()

  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  set(tests ${sources})
  list(FILTER tests INCLUDE REGEX "_test\\.cpp$")
  list(FILTER sources EXCLUDE REGEX "_test\\.cpp$")
  foreach(file IN LISTS arg_EXCEPT)
    list(REMOVE_ITEM sources ${folder}/${file})
  endforeach()

  set(links longroll_flags)
  foreach(link IN LISTS arg_LINKS)
    if(TARGET ${link})
      list(APPEND links ${link})
    elseif(EXISTS ${PROJECT_SOURCE_DIR}/src/${link} OR link MATCHES "::")
      message(FATAL_ERROR "longroll_library(${name}): declare ${link} before it")
    endif()
  endforeach()

  if(sources)
    add_library(${name} STATIC ${sources})
    target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} PUBLIC ${links})
    longroll_precompile(${name} ${arg_HEADERS})
  else()
    add_library(${name} INTERFACE)
    target_include_directories(${name} INTERFACE ${PROJECT_SOURCE_DIR}/src)
    target_link_libraries(${name} INTERFACE ${links})
  endif()

  if(arg_NO_EXCEPTIONS)
    set(no_exceptions NO_EXCEPTIONS)
    if(sources)
      target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
    endif()
  endif()
  if(tests)
    longroll_test(${name}_test ${no_exceptions} QUICK_TO_COMPILE SOURCES ${tests} LINKS ${name} ${arg_TEST_LINKS})
    if(LONGROLL_TESTS)
      longroll_precompile(${name}_test ${arg_TEST_HEADERS})
    endif()
  endif()
endfunction()

# longroll_precompile(<target> <header>...): reads these headers once for the whole target, in builds that want it
# (LONGROLL_PRECOMPILE). Every file still includes what it needs: the builds without it, WebAssembly and g++, say so.
function(longroll_precompile target)
  if(NOT LONGROLL_PRECOMPILE OR NOT ARGN)
    return()
  endif()
  list(TRANSFORM ARGN PREPEND "<")
  list(TRANSFORM ARGN APPEND ">")
  target_precompile_headers(${target} PRIVATE ${ARGN})
  # Without its time of birth in it, ccache knows the same precompiled header again.
  target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp")
endfunction()

# longroll_test(<name> [NO_EXCEPTIONS] [QUICK_TO_COMPILE] SOURCES <file>... [LINKS <target>...])
#
# QUICK_TO_COMPILE leaves the test's own files unoptimised, which halves the time they take to compile, and that is most
# of a cold ./test. What plays whole games is better off without it.
# Makes one GoogleTest program and registers it with CTest. It runs in the root folder, so that a test may read data/...,
# and leaves its counts in build/<preset>/test-results/, where ./test sums them up.
function(longroll_test name)
  if(NOT LONGROLL_TESTS)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "NO_EXCEPTIONS;QUICK_TO_COMPILE" "" "SOURCES;LINKS")
  add_executable(${name} ${arg_SOURCES})
  if(arg_QUICK_TO_COMPILE)
    target_compile_options(${name} PRIVATE -O0)
  endif()
  target_link_libraries(${name} PRIVATE longroll_flags ${arg_LINKS} GTest::gtest_main)
  if(arg_NO_EXCEPTIONS)
    target_compile_options(${name} PRIVATE -fno-exceptions -fno-rtti)
  endif()
  add_test(NAME ${name}
    COMMAND ${name} --gtest_output=json:${PROJECT_BINARY_DIR}/test-results/${name}.json
    WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
endfunction()

# longroll_fuzzer(<name> SOURCES <file>... [LINKS <target>...])
#
# Makes a libFuzzer target in build/fuzz/fuzzers/, where ./test --long finds it. Its corpus, if any, is fuzz/corpus/<name>/.
function(longroll_fuzzer name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LINKS")
  add_executable(${name} ${arg_SOURCES})
  target_link_libraries(${name} PRIVATE longroll_flags ${arg_LINKS})
  target_link_options(${name} PRIVATE -fsanitize=fuzzer)
  set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzzers)
endfunction()

# longroll_embedded_data(<target>): a library with every data/**/*.json inside, declared in src/app/embedded_data.h. What
# only pictures need (surveys, *.geojson), the terminal or the laboratory is left out where every kilobyte is downloaded.
function(longroll_embedded_data name)
  set(patterns ${PROJECT_SOURCE_DIR}/data/*.json)
  if(NOT LONGROLL_WASM)
    list(APPEND patterns ${PROJECT_SOURCE_DIR}/data/*.geojson)
  endif()
  file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}/data ${patterns})
  if(LONGROLL_WASM)
    list(FILTER files EXCLUDE REGEX "^language/(report|terminal)-")
  endif()
  list(TRANSFORM files PREPEND ${PROJECT_SOURCE_DIR}/data/ OUTPUT_VARIABLE inputs)
  # The list is a file of its own, so that taking a battle away makes the source anew, too.
  list(JOIN files "\n" lines)
  set(list ${PROJECT_BINARY_DIR}/embedded_data.txt)
  file(CONFIGURE OUTPUT ${list} CONTENT "${lines}\n" @ONLY)

  set(output ${PROJECT_BINARY_DIR}/embedded_data.cpp)
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_COMMAND} -D DATA=${PROJECT_SOURCE_DIR}/data -D LIST=${list} -D OUTPUT=${output}
      -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${inputs} ${list} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    COMMENT "Embedding data/"
    VERBATIM)
  add_library(${name} STATIC ${output})
  target_include_directories(${name} PUBLIC ${PROJECT_SOURCE_DIR}/src)
  target_link_libraries(${name} PRIVATE longroll_flags)
endfunction()
