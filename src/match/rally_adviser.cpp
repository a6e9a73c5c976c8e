#include "match/rally_adviser.h"

#include "ai/rally_recruit.h"
#include "format/json_text.h"

namespace longroll {

using namespace rally;

Result<Json, BadMessage> RallyAdviser::advise(const Table& table, const Json& request) const {
  const std::string player = text_member(request, "player").value_or("script");
  const bool recruit = player == "recruit";
  if (!recruit && player != "script" && player != "regular")
    return BadMessage{"there is no player " + json_text(player.substr(0, 40))};
  const auto seed = integer_member(request, "seed");
  if (member(request, "seed") != nullptr && !seed) return BadMessage{"\"seed\" is a whole number"};
  const Asked who = table.asked();
  if (who != Asked::Union && who != Asked::Confederate) return BadMessage{"no side is asked now"};
  Dice dice(static_cast<std::uint64_t>(seed.value_or(1)));
  const Choice choice = recruit ? recruits_choice(table, dice) : script_.choose(table, dice);
  return Json{{"choice", choice_json(table.scenario(), choice)}};
}

}  // namespace longroll
