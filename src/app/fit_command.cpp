// fit: weights for the evaluation of a battle, from games.
#include "app/fits.h"
#include "app/home.h"

namespace longroll {

int run_fit(const FitRequest& request) {
  if (request.games < 20 || request.games > 1'000'000) return complain("--games is 20 to 1000000");
  std::optional<Level> level;
  if (!request.players.empty()) {
    auto read = read_level(request.players);
    if (!read) return complain(read.error());
    level = *read;
  }
  const AnyScenario scenario = load_any_battle(request.scenario);
  if (const auto* battle = std::get_if<aprils::Scenario>(&scenario)) {
    fit_battle(request, level, *battle);
    return kGood;
  }
  const auto* other = std::get_if<rally::Scenario>(&scenario);
  if (other == nullptr) return kBadRequest;
  if (level)
    return complain(
        "battles of Rally 'Round the Flag! are fitted to games that the script ends; leave --players out");
  fit_battle(request, *other);
  return kGood;
}

}  // namespace longroll
