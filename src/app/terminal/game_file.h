// Records on disk.
#pragma once

#include <optional>
#include <string>

#include "format/json.h"

namespace longroll::terminal {

// The record as text, one answer a line, so that two games can be compared with any tool.
std::string record_text(const Json& record);

struct ReadRecord {
  std::optional<Json> record;
  std::string fault;  // if there is none: why
};
ReadRecord read_record(const std::string& path);

// The path itself if nothing is there yet, else the first of "game-2.json", "game-3.json" ... that is free.
std::string free_path(const std::string& path);

}  // namespace longroll::terminal
