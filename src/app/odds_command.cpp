// odds: all that can come of an attack, and in Across Five Aprils who is likely to fight first.
#include <cstdio>
#include <map>

#include "app/commands.h"
#include "app/home.h"
#include "format/json.h"
#include "match/session.h"

namespace longroll {
namespace {

// A battle of the library, a scenario file, or a record as it stands after so many answers.
Json open_request(const OddsRequest& request) {
  const auto text = read_file(request.what);
  if (!text) return {{"op", "open"}, {"scenario", request.what}};
  const auto json = parse_message(*text);
  if (!json || text_member(*json, "format") != std::string(kRecordFormat))
    return {{"op", "open"}, {"text", *text}};
  Json record = *json;
  const Json* answers = member(record, "answers");
  if (request.at >= 0 && answers != nullptr && answers->is_array() &&
      static_cast<std::size_t>(request.at) < answers->size()) {
    Json first = Json::array();
    for (std::size_t i = 0; i < static_cast<std::size_t>(request.at); ++i) first.push_back((*answers)[i]);
    record["answers"] = first;
  }
  return {{"op", "open"}, {"record", record}};
}

std::string percent(const Json& chance) {
  char text[16];
  std::snprintf(text, sizeof text, "%5.1f %%", 100 * chance.get<double>());
  return text;
}

void print_outcomes(const Json& outcomes) {
  std::printf("   chance   attacker loses, falls back   defender loses, falls back   ground\n");
  for (const Json& outcome : outcomes) {
    const auto side = [&](const char* who) {
      const Json& lost = outcome[who];
      char text[40];
      std::snprintf(text, sizeof text, "%d steps, %d units, %d back", lost["steps"].get<int>(),
                    lost["units"].get<int>(), lost["fell_back"].get<int>());
      return std::string(text);
    };
    const char* ground = outcome["taken"].get<bool>()     ? "taken"
                         : outcome["cleared"].get<bool>() ? "left empty"
                                                          : "held";
    std::printf("  %s   %-26s   %-26s   %s\n", percent(outcome["chance"]).c_str(), side("attacker").c_str(),
                side("defender").c_str(), ground);
  }
}

void print_mean(const char* what, const Json& fight) {
  std::printf(
      "%s: the attacker loses %.2f steps on the average, the defender %.2f; ground cleared %s, taken %s, "
      "attacker thrown back %s\n",
      what, fight["mean_steps_lost"]["attacker"].get<double>(),
      fight["mean_steps_lost"]["defender"].get<double>(), percent(fight["cleared"]).c_str(),
      percent(fight["taken"]).c_str(), percent(fight["repulsed"]).c_str());
}

void print_column(const Json& odds) {
  std::printf("%d against %d, %s", odds["attack"].get<int>(), odds["defence"].get<int>(),
              odds["ratio"].get<std::string>().c_str());
  for (const Json& shift : odds["shifts"])
    std::printf(", %s %+d", shift["reason"].get<std::string>().c_str(), shift["value"].get<int>());
  std::printf(": column %s\n", odds["column"].get<std::string>().c_str());
}

void print_odds(const Json& odds) {
  print_column(odds);
  print_outcomes(odds["full"]["outcomes"]);
  print_mean("This attack", odds["full"]);
  const Json& cup = odds["cup"];
  std::printf(
      "The cup: this side fights first with chance %s; nothing of the enemy's comes before with chance %s\n",
      percent(cup["ours_first"]).c_str(), percent(cup["undisturbed"]).c_str());
  if (cup["their_attack"].is_null()) return;
  std::string who;
  for (const Json& unit : cup["their_attack"]["attackers"])
    who += (who.empty() ? "" : ", ") + unit.get<std::string>();
  print_mean(("If the enemy is first, his best attack (" + who + ")").c_str(), cup["their_attack"]);
}

// Rally: fire, then checks, by what they cost and who falls back.
void print_rally_odds(const Json& odds) {
  print_column(odds);
  std::printf("Checks of the attackers at %+d, of the defenders at %+d\n",
              odds["attacker_modifier"].get<int>(), odds["defender_modifier"].get<int>());
  for (const Json& fire : odds["defensive_fire"])
    std::printf("Defensive fire from %s at %s hits on %d faces of %d\n",
                fire["from"].get<std::string>().c_str(), fire["unit"].get<std::string>().c_str(),
                fire["hits"].get<int>(), fire["of"].get<int>());
  std::map<std::string, double> lines;
  for (const Json& outcome : odds["distribution"]) {
    const auto side = [&](const char* who) {
      char text[60];
      std::snprintf(text, sizeof text, "%d steps, %d shattered%s", outcome["losses"][who].get<int>(),
                    outcome["shattered"][who].get<int>() + outcome["lost_in_retreat"][who].get<int>(),
                    outcome["retreats"][who].get<bool>() ? ", all back" : "");
      return std::string(text);
    };
    char line[160];
    std::snprintf(line, sizeof line, "%-32s %-32s %s", side("attacker").c_str(), side("defender").c_str(),
                  outcome["vacated"].get<bool>() ? "taken" : "held");
    lines[line] += outcome["weight"].get<double>() / outcome["of"].get<double>();
  }
  std::printf("   chance   %-32s %-32s ground\n", "attacker loses", "defender loses");
  for (const auto& [line, chance] : lines) std::printf("  %s   %s\n", percent(chance).c_str(), line.c_str());
}

}  // namespace

int run_odds(const OddsRequest& request) {
  Session session(library_beside(request.what));
  const auto ask = [&](const Json& message) { return session.reply(message); };
  const auto wrong = [](const Json& reply) { return complain(reply["error"]["reason"].get<std::string>()); };
  if (const Json opened = ask(open_request(request)); !opened["ok"].get<bool>()) return wrong(opened);
  for (const std::string& place : request.place) {
    const std::size_t at = place.find('@');
    if (at == std::string::npos) return complain("--place is UNIT@HEX, as in hebert@3816");
    const Json placed = ask({{"op", "place"}, {"unit", place.substr(0, at)}, {"hex", place.substr(at + 1)}});
    if (!placed["ok"].get<bool>()) return wrong(placed);
  }
  Json wanted = {{"op", "odds"}, {"attackers", request.attackers}, {"targets", request.targets}};
  if (session.match() != nullptr) wanted["full"] = true;
  const Json odds = ask(wanted);
  if (!odds["ok"].get<bool>()) return wrong(odds);
  if (request.json)
    std::printf("%s\n", odds.dump(1).c_str());
  else if (session.match() != nullptr)
    print_odds(odds);
  else
    print_rally_odds(odds);
  return kGood;
}

}  // namespace longroll
