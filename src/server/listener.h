// Serves the page over HTTP until it is told to stop. One thread: the page is small, and games run in the browser.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "server/page_files.h"

namespace longroll::server {

struct Limits {
  std::uint32_t header_bytes = 8 * 1024;
  std::uint64_t body_bytes = 1024;  // nothing is sent to us; a little is read only to refuse it in words
  std::chrono::milliseconds patience{10'000};  // for a whole request, and for taking a whole reply
  int connections = 512;
};

struct Address {
  std::string host = "127.0.0.1";
  std::uint16_t port = 8061;  // 0: any free one
};

// Calls ready(port) once it listens and returns when interrupted (SIGINT, SIGTERM) or when stop() of the handle given
// to `ready` is called. Returns why it could not begin, or an empty text.
std::string serve(const PageFiles& files, const Address& address, const Limits& limits,
                  const std::function<void(std::uint16_t port, std::function<void()> stop)>& ready);

}  // namespace longroll::server
