// How a session comes by a game: from the library, from a text, from a record. Until all of it has proved good, the game
// that was open stays.
#include "format/aprils_words.h"
#include "format/json_text.h"
#include "format/rally_words.h"
#include "match/aprils_adviser.h"
#include "match/rally_adviser.h"
#include "match/replies.h"
#include "match/session.h"

namespace longroll {
namespace {

Json bad_scenario(const Language& language, const std::vector<Diagnostic>& faults) {
  std::string text;
  for (std::size_t i = 0; i < faults.size() && i < 5; ++i) text += (i > 0 ? " | " : "") + to_text(faults[i]);
  if (faults.size() > 5)
    text += " | " + language.say("message.more-faults", {{"count", std::to_string(faults.size() - 5)}});
  return bad(language, "message.scenario-faults", {{"faults", text}});
}

// Options by case, ["13.4a"].
template <class OptionSet, class Scenario>
Result<OptionSet, BadMessage> read_options(const Scenario& scenario, const Json* json) {
  OptionSet options;
  if (json == nullptr) return options;
  if (!json->is_array()) return BadMessage{"message.options"};
  for (const Json& item : *json) {
    bool known = false;
    for (std::size_t i = 0; i < scenario.options.size(); ++i) {
      if (!item.is_string() || scenario.options[i].id != item.get<std::string>()) continue;
      options.insert(decltype(options.first())(i));
      known = true;
    }
    if (!known) return BadMessage{"message.unknown-option", {{"name", to_line(item).substr(0, 40)}}};
  }
  return options;
}

}  // namespace

template <class Match>
Json Session::open_scenario(std::optional<typename Match::Scenario> scenario,
                            const std::vector<Diagnostic>& faults, const Json& request) {
  if (!scenario) return bad_scenario(language_, faults);
  const auto options = read_options<typename Match::OptionSet>(*scenario, member(request, "options"));
  if (!options) return bad(language_, options.error());
  auto match = std::make_unique<Match>(std::make_unique<const typename Match::Scenario>(std::move(*scenario)),
                                       *options);
  Json reply = succeeded({{"game", std::string(Match::game)},
                          {"scenario", match->scenario().id},
                          {"title", match->scenario().title},
                          {"hash", hash_text(match->table().hash())},
                          {"events", events_json(language_, match->scenario(), match->opening_events())}});
  adviser_.reset();
  rally_adviser_.reset();
  match_ = std::move(match);
  return reply;
}

Json Session::open(const Json& request) {
  if (const Json* given = member(request, "record")) {
    if (!given->is_string()) return open_record(*given);
    const auto parsed = parse_message(given->get<std::string>());
    return parsed ? open_record(*parsed) : bad(language_, "message.record-no-json");
  }
  std::string text, name;
  bool own_text = false;
  if (const auto given = text_member(request, "text")) {
    text = *given;
    name = "text";
    own_text = true;
  } else if (const auto id = text_member(request, "scenario")) {
    const auto file = scenario_file(library_, *id);
    const auto found = file && library_.find ? library_.find(*file) : std::nullopt;
    if (!found) return bad(language_, "message.unknown-scenario", {{"name", json_text(id->substr(0, 60))}});
    text = *found;
    name = *file;
  } else {
    return bad(language_, "message.open");
  }
  std::vector<Diagnostic> faults;
  AnyScenario loaded = load_scenario(text, name, library_.find, faults);
  Json reply = std::visit(
      [&](auto& scenario) -> Json {
        using Kind = std::decay_t<decltype(scenario)>;
        if constexpr (std::is_same_v<Kind, aprils::Scenario>)
          return open_scenario<AprilsMatch>(std::move(scenario), faults, request);
        else if constexpr (std::is_same_v<Kind, rally::Scenario>)
          return open_scenario<RallyMatch>(std::move(scenario), faults, request);
        else
          return bad_scenario(language_, faults);
      },
      loaded);
  if (reply["ok"].get<bool>()) scenario_text_ = own_text ? text : std::string();
  return reply;
}

// Plays the answers of a record; what is wrong with the first that does not fit.
template <class Match>
Json Session::replay(Match& match, const Json& answers) {
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const auto result = match.take(answers[i]);
    if (result.ok()) continue;
    const std::string why = result.fault ? sentence(language_, *result.fault)
                                         : sentence(language_, match.scenario(), *result.refusal);
    return failed(language_.say("message.record-answer", {{"number", std::to_string(i + 1)}, {"why", why}}),
                  result.refusal ? Json(std::string(result.refusal->rule)) : Json(nullptr));
  }
  return succeeded({{"game", std::string(Match::game)},
                    {"scenario", match.scenario().id},
                    {"title", match.scenario().title},
                    {"entries", match.entries().size()},
                    {"hash", hash_text(match.table().hash())}});
}

Json Session::open_record(const Json& given) {
  if (text_member(given, "format") != std::string(kRecordFormat))
    return bad(language_, "message.no-record", {{"format", json_text(kRecordFormat)}});
  if (integer_member(given, "rules") != kRulesVersion)
    return bad(language_, "message.record-rules", {{"version", std::to_string(kRulesVersion)}});
  const Json* answers = member(given, "answers");
  if (answers == nullptr || !answers->is_array()) return bad(language_, "message.record-answers");
  Session trial(library_);
  trial.language_ = language_;
  Json request = {{"op", "open"}};
  if (const auto text = text_member(given, "scenario_text"))
    request["text"] = *text;
  else
    request["scenario"] = text_member(given, "scenario").value_or("");
  if (const Json* options = member(given, "options")) request["options"] = *options;
  Json opened = trial.open(request);
  if (!opened["ok"].get<bool>()) return opened;
  Json reply = std::visit(
      [&](auto& match) -> Json {
        if constexpr (std::is_same_v<std::decay_t<decltype(match)>, std::monostate>) {
          return bad(language_, "message.record-no-battle");
        } else {
          if (text_member(given, "scenario_hash") != hash_text(match->scenario().hash))
            return bad(language_, "message.record-changed");
          return replay(*match, *answers);
        }
      },
      trial.match_);
  if (!reply["ok"].get<bool>()) return reply;
  adviser_.reset();
  rally_adviser_.reset();
  match_ = std::move(trial.match_);
  scenario_text_ = std::move(trial.scenario_text_);
  return reply;
}

}  // namespace longroll
