#include "lab/game_result.h"

#include <cmath>

#include "format/side_names.h"
#include "lab/experiment.h"

namespace longroll::lab {
namespace {

constexpr std::size_t kMostFormations = 64;
constexpr std::int64_t kMostSteps = 1000;
constexpr std::size_t kLongestGrade = 40;

// A whole number between bounds.
std::optional<int> number_in(const Json& json, std::int64_t low, std::int64_t high) {
  if (!json.is_number_integer()) return std::nullopt;
  const auto value = json.get<std::int64_t>();
  return value < low || value > high ? std::nullopt : std::optional(static_cast<int>(value));
}
std::optional<int> number_in(const Json& json, std::string_view key, std::int64_t low, std::int64_t high) {
  const Json* value = member(json, key);
  return value == nullptr ? std::nullopt : number_in(*value, low, high);
}

const Json* list_of(const Json& json, std::string_view key, std::size_t least, std::size_t most) {
  const Json* list = member(json, key);
  const bool good = list != nullptr && list->is_array() && list->size() >= least && list->size() <= most;
  return good ? list : nullptr;
}

bool read_losses(const Json& json, GameResult& result) {
  const Json* lost = list_of(json, "lost", 0, kMostFormations);
  if (lost == nullptr) return false;
  for (const Json& pair : *lost) {
    if (!pair.is_array() || pair.size() != 2) return false;
    const auto steps = number_in(pair[0], 0, kMostSteps), units = number_in(pair[1], 0, kMostSteps);
    if (!steps || !units) return false;
    result.lost.push_back({*steps, *units});
  }
  return true;
}

bool read_luck(const Json& json, GameResult& result) {
  const Json* luck = list_of(json, "luck", kLuckKinds, kLuckKinds);
  if (luck == nullptr) return false;
  for (std::size_t i = 0; i < kLuckKinds; ++i) {
    if (!(*luck)[i].is_number()) return false;
    result.luck.of[i] = (*luck)[i].get<double>();
    if (!std::isfinite(result.luck.of[i]) || std::abs(result.luck.of[i]) > 1e9) return false;
  }
  return true;
}

}  // namespace

Json to_json(const GameResult& result) {
  Json lost = Json::array(), luck = Json::array();
  for (const Toll& toll : result.lost) lost.push_back({toll.steps, toll.units});
  for (double part : result.luck.of) luck.push_back(part);
  Json json = {
      {"game", result.game},       {"winner", result.winner ? Json(name_of(*result.winner)) : Json(nullptr)},
      {"grade", result.grade},     {"turns", result.turns},
      {"answers", result.answers}, {"points", {result.points[Side::Union], result.points[Side::Confederate]}},
      {"lost", std::move(lost)},   {"luck", std::move(luck)}};
  if (!result.ended) json["ended"] = false;
  return json;
}

std::optional<GameResult> read_game_result(const Json& json) {
  GameResult result;
  const auto game = number_in(json, "game", 0, kMostGames - 1);
  const auto turns = number_in(json, "turns", 0, 1000);
  const auto answers = number_in(json, "answers", 0, 1'000'000'000);
  const auto grade = text_member(json, "grade");
  const Json* winner = member(json, "winner");
  const Json* points = list_of(json, "points", 2, 2);
  if (!game || !turns || !answers || !grade || winner == nullptr || points == nullptr) return std::nullopt;
  if (grade->size() > kLongestGrade || (winner->is_null() != (*grade == "draw"))) return std::nullopt;
  if (!winner->is_null()) {
    if (winner->is_string()) result.winner = side_named(winner->get<std::string>());
    if (!result.winner) return std::nullopt;
  }
  for (Side side : kSides) {
    const auto value = number_in((*points)[index_of(side)], -10'000, 10'000);
    if (!value) return std::nullopt;
    result.points[side] = *value;
  }
  if (const Json* ended = member(json, "ended")) {
    if (!ended->is_boolean()) return std::nullopt;
    result.ended = ended->get<bool>();
  }
  if (!read_losses(json, result) || !read_luck(json, result)) return std::nullopt;
  result.game = *game;
  result.turns = *turns;
  result.answers = *answers;
  result.grade = *grade;
  return result;
}

}  // namespace longroll::lab
