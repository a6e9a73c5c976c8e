#include "match/adviser.h"

#include "format/json_text.h"

namespace longroll {
namespace {

Result<Level, BadMessage> level_in(const Json& request) {
  for (const char* key : {"level", "player", "temperament"})
    if (const Json* given = member(request, key); given != nullptr && !given->is_string())
      return BadMessage{"message.is-a-name", {{"member", json_text(key)}}};
  std::string name =
      text_member(request, "level").value_or(text_member(request, "player").value_or("regular"));
  if (const auto temperament = text_member(request, "temperament")) name += ":" + *temperament;
  for (const char* key : {"nodes", "time"}) {
    if (member(request, key) == nullptr) continue;
    const auto number = integer_member(request, key);
    if (!number) return BadMessage{"message.is-a-whole-number", {{"member", json_text(key)}}};
    name += ":" + std::string(key) + "=" + std::to_string(*number);
  }
  const auto level = read_level(name);
  if (!level) return BadMessage{level.error()};
  return *level;
}

std::string percent(int score) { return std::to_string((score + 50) / 100); }

std::string tenths(const Language& language, int number) {
  const int size = number < 0 ? -number : number;
  return (number < 0 ? "-" : "") + std::to_string(size / 10) + language.say("why.decimal-mark") +
         std::to_string(size % 10);
}

}  // namespace

Result<Asking, BadMessage> asking_in(const Json& request, const ThinkingAids& aids) {
  const auto level = level_in(request);
  if (!level) return level.error();
  const auto seed = integer_member(request, "seed");
  if (member(request, "seed") != nullptr && !seed) return BadMessage{"message.seed"};
  if (level->milliseconds && !aids.clock) return BadMessage{"message.no-clock"};
  return Asking{*level, static_cast<std::uint64_t>(seed.value_or(1))};
}

void add_prospect(const Language& language, const Prospect& prospect, const std::string& feared_for,
                  Json& sentences) {
  const bool better = prospect.expected > prospect.instead;
  const std::string when = prospect.last_turn
                               ? language.say("why.by-turn", {{"turn", std::to_string(*prospect.last_turn)}})
                               : language.say("why.by-impulses");
  sentences.push_back(language.say(better ? "why.expects-more" : "why.expects",
                                   {{"chance", percent(prospect.expected)},
                                    {"instead", percent(prospect.instead)},
                                    {"lost", tenths(language, prospect.steps_lost)},
                                    {"taken", tenths(language, prospect.steps_taken)},
                                    {"when", when}}));
  if (prospect.feared_for && prospect.feared >= 10)
    sentences.push_back(language.say("why.fears-for", {{"objective", feared_for},
                                                       {"chance", std::to_string(prospect.feared)},
                                                       {"worst", percent(prospect.worst)}}));
  else
    sentences.push_back(language.say("why.fears", {{"worst", percent(prospect.worst)}}));
}

Json expects_json(const Prospect& prospect, int whole) {
  return {{"score", prospect.expected}, {"instead", prospect.instead},
          {"worst", prospect.worst},    {"of", whole},
          {"lines", prospect.lines},    {"fates", prospect.fates}};
}

}  // namespace longroll
