// Marks a hot function that gains from wide vectors: on x86 a second copy is compiled for AVX2 and chosen at start.
#pragma once

#if defined(__x86_64__) && defined(__linux__) && !defined(__SANITIZE_ADDRESS__) && \
    !defined(LONGROLL_NO_CLONES)
#if defined(__has_feature)
#if !__has_feature(address_sanitizer) && !__has_feature(undefined_behavior_sanitizer)
#define LONGROLL_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#else
#define LONGROLL_WIDE __attribute__((target_clones("avx2", "default")))
#endif
#endif
#ifndef LONGROLL_WIDE
#define LONGROLL_WIDE
#endif

// Everything a wide function calls must become part of it.
#define LONGROLL_INLINE inline __attribute__((always_inline))
