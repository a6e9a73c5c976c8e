#include "match/session.h"

#include <cstdio>

#include "format/aprils_event.h"
#include "format/aprils_words.h"
#include "format/json_text.h"
#include "format/rally_event.h"
#include "format/rally_words.h"
#include "match/aprils_views.h"
#include "match/rally_views.h"
#include "match/scenario_views.h"
#include "match/view_parts.h"

namespace longroll {

namespace {

constexpr std::size_t kLongestRequest = 16u * 1024u * 1024u;

Json failed(std::string reason, Json rule = nullptr) {
  return {{"ok", false}, {"error", {{"reason", std::move(reason)}, {"rule", std::move(rule)}}}};
}

// A request that makes no sense, in the words of the session's language.
Json bad(const Language& language, std::string_view key, const Blanks& blanks = {}) {
  return failed(language.say(key, blanks));
}
Json bad(const Language& language, const BadMessage& fault) { return failed(sentence(language, fault)); }

Json succeeded(Json content = Json::object()) {
  Json json = {{"ok", true}};
  for (auto& [key, value] : content.items()) json[key] = std::move(value);
  return json;
}

std::string hash_text(std::uint64_t hash) {
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

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

// The choice of a request; null if there is none, or what is there is another kind of entry.
const Json* choice_in(const Json& request) {
  const Json* choice = member(request, "choice");
  const bool good = choice != nullptr && member(*choice, "type") != nullptr &&
                    member(*choice, "edit") == nullptr && member(*choice, "roll") == nullptr;
  return good ? choice : nullptr;
}

template <class Scenario, class OptionSet>
Json options_json(const Scenario& scenario, const OptionSet& options) {
  Json list = Json::array();
  for (auto option : options) list.push_back(scenario.options[option.index()].id);
  return list;
}

template <class Match>
Json refused(const Language& language, const Match& match, const typename Match::Refusal& refusal) {
  return failed(sentence(language, match.scenario(), refusal), std::string(refusal.rule));
}

template <class Match>
Json why_not(const Language& language, const Match& match, const Json& request) {
  const Json* choice = choice_in(request);
  if (choice == nullptr) return bad(language, "message.why-not");
  const auto result = match.would_take(*choice);
  if (result.fault) return bad(language, *result.fault);
  if (!result.refusal) return succeeded({{"legal", true}});
  Json json = {{"legal", false}};
  json["refusal"] = std::string(name_of(*result.refusal));
  json["reason"] = sentence(language, match.scenario(), *result.refusal);
  json["rule"] = std::string(result.refusal->rule);
  return succeeded(json);
}

// The position now, or after so many entries.
template <class Match>
Json state(const Language& language, const Match& match, const Json& request) {
  if (member(request, "at") == nullptr) return succeeded(state_json(language, match.table()));
  const auto entries = integer_member(request, "at");
  const auto last = static_cast<std::int64_t>(match.entries().size());
  if (!entries || *entries < 0 || *entries > last)
    return bad(language, "message.at", {{"last", std::to_string(last)}});
  return succeeded(state_json(language, match.table_after(static_cast<std::size_t>(*entries))));
}

// An edit as it stands in the record: the op and what it speaks of.
Json edit_entry(const Json& request) {
  Json entry = {{"edit", *member(request, "op")}};
  for (const char* key : {"unit", "hex", "steps", "turn", "phase", "side", "formation", "cup", "damaged",
                          "replacement", "points"})
    if (const Json* value = member(request, key)) entry[key] = *value;
  return entry;
}

}  // namespace

Session::Session(Library library) : library_(std::move(library)) { load_language("en"); }
Session::~Session() = default;

bool Session::load_language(std::string_view name) {
  const auto text = library_.find ? library_.find("language/" + std::string(name) + ".json") : std::nullopt;
  if (!text) return false;
  std::vector<Diagnostic> faults;
  const auto node = parse_document(*text, name, faults);
  auto language = node ? read_language(*node, name, faults) : std::nullopt;
  if (!language) return false;
  language_ = std::move(*language);
  language_name_ = name;
  return true;
}

std::string Session::reply(std::string_view request) {
  if (request.size() > kLongestRequest) return to_line(bad(language_, "message.too-long"));
  const auto json = parse_message(request);
  if (!json) return to_line(bad(language_, "message.no-json"));
  return to_line(reply(*json));
}

Json Session::reply(const Json& request) {
  if (!request.is_object()) return bad(language_, "message.no-request");
  const std::string op = text_member(request, "op").value_or("");
  Json json = [&]() -> Json {
    if (op == "open") return open(request);
    if (op == "scenarios") return succeeded({{"scenarios", scenarios()}});
    if (op == "language") return set_language(request);
    if (op == "version") return succeeded({{"protocol", kProtocolVersion}, {"rules", kRulesVersion}});
    constexpr std::string_view known[] = {
        "map", "state", "question", "answer", "why_not", "reach", "sight", "odds",   "place",  "remove",
        "set", "undo",  "record",   "hash",   "battle",  "zones", "story", "advise", "command"};
    bool is_known = false;
    for (std::string_view name : known) is_known = is_known || name == op;
    if (!is_known) return bad(language_, "message.unknown-op", {{"name", json_text(op.substr(0, 40))}});
    if (auto* aprils = std::get_if<std::unique_ptr<AprilsMatch>>(&match_))
      return reply_of(**aprils, op, request);
    if (auto* rally = std::get_if<std::unique_ptr<RallyMatch>>(&match_))
      return reply_of(**rally, op, request);
    return bad(language_, "message.no-battle");
  }();
  if (const Json* id = member(request, "id")) json["id"] = *id;
  return json;
}

template <class Match>
Json Session::viewed(const Match& match, const ViewOf<typename Match::Refusal>& view) const {
  if (view.fault) return bad(language_, *view.fault);
  if (view.refusal) return refused(language_, match, *view.refusal);
  return succeeded(view.json);
}

// The ops about an open game, the same for both systems.
template <class Match>
Json Session::reply_of(Match& match, std::string_view op, const Json& request) {
  const auto& scenario = match.scenario();
  const auto& situation = match.table().position().situation;
  if (op == "map") return succeeded(map_json(scenario));
  if (op == "story") return story(match);
  if (op == "state") return state(language_, match, request);
  if (op == "battle") return succeeded(battle_json(language_, match.table()));
  if (op == "zones") return succeeded(zones_json(scenario, situation));
  if constexpr (std::is_same_v<Match, AprilsMatch>) {
    if (op == "command") return bad(language_, "message.not-of-this-game", {{"name", json_text(op)}});
  } else if (op == "command") {
    return viewed(match, command_view(scenario, situation, request));
  }
  if (op == "advise") return advise(match, request);
  if (op == "question") return succeeded(question_json(language_, match.table()));
  if (op == "why_not") return longroll::why_not(language_, match, request);
  if (op == "place" || op == "remove" || op == "set") return taken(match, match.take(edit_entry(request)));
  if (op == "record") return succeeded({{"record", record(match)}});
  if (op == "hash") return succeeded({{"hash", hash_text(match.table().hash())}});
  if (op == "undo") {
    if (!match.undo()) return bad(language_, "message.nothing-answered");
    return succeeded({{"entries", match.entries().size()}});
  }
  if (op == "answer") {
    if (const Json* roll = member(request, "roll")) return taken(match, match.take({{"roll", *roll}}));
    if (member(request, "choice") == nullptr) return bad(language_, "message.answer");
    const Json* choice = choice_in(request);
    return choice != nullptr ? taken(match, match.take(*choice)) : bad(language_, "message.no-choice");
  }
  const auto view = op == "reach"   ? reach_view(scenario, situation, request)
                    : op == "sight" ? sight_view(scenario, request)
                                    : odds_view(language_, scenario, situation, request);
  if constexpr (std::is_same_v<Match, AprilsMatch>)
    if (op == "odds" && !view.fault && !view.refusal) return full_odds(match, request, view.json);
  return viewed(match, view);
}

template <class Scenario, class Log>
Json Session::events(const Scenario& scenario, const Log& log) const {
  Json list = Json::array();
  for (const auto& event : log) list.push_back(event_json(language_, scenario, event));
  return list;
}

template <class Match>
Json Session::story(const Match& match) const {
  Json moments = Json::array();
  for (std::size_t i = 0; i < match.entries().size(); ++i)
    moments.push_back({{"asked", std::string(asked_name(match.asked_at(i)))},
                       {"entry", match.entries()[i]},
                       {"events", events(match.scenario(), match.events_of(i))}});
  return succeeded({{"opening", events(match.scenario(), match.opening_events())}, {"moments", moments}});
}

Json Session::advise(const AprilsMatch& match, const Json& request) {
  if (!adviser_) adviser_ = std::make_unique<AprilsAdviser>(match.scenario(), aids_);
  const auto advice = adviser_->advise(language_, match.table(), request);
  return advice ? succeeded(*advice) : bad(language_, advice.error());
}

// The odds, and if the request wants it all that can come of the attack, which has been found legal.
Json Session::full_odds(const AprilsMatch& match, const Json& request, Json odds) {
  const Json* full = member(request, "full");
  if (full != nullptr && !full->is_boolean()) return bad(language_, "message.full");
  if (full == nullptr || !full->get<bool>()) return succeeded(odds);
  if (!adviser_) adviser_ = std::make_unique<AprilsAdviser>(match.scenario(), aids_);
  const aprils::Attack attack{*read_units(match.scenario(), member(request, "attackers")),
                              *read_hexes(match.scenario(), member(request, "targets"))};
  odds.update(adviser_->full_odds(match.table().position().situation, attack));
  return succeeded(odds);
}

Json Session::advise(const RallyMatch& match, const Json& request) {
  if (!rally_adviser_) rally_adviser_ = std::make_unique<RallyAdviser>(match.scenario(), aids_);
  const auto advice = rally_adviser_->advise(language_, match.table(), request);
  return advice ? succeeded(*advice) : bad(language_, advice.error());
}

template <class Match>
Json Session::taken(const Match& match, const typename Match::Taken& result) const {
  if (result.fault) return bad(language_, *result.fault);
  if (result.refusal) return refused(language_, match, *result.refusal);
  return succeeded({{"events", events(match.scenario(), result.events)}});
}

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
                          {"events", events(match->scenario(), match->opening_events())}});
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

Json Session::set_language(const Json& request) {
  const auto name = text_member(request, "name");
  if (!name || (*name != "en" && *name != "fr") || !load_language(*name))
    return bad(language_, "message.language");
  return succeeded({{"language", language_name_}});
}

template <class Match>
Json Session::record(const Match& match) const {
  const auto& scenario = match.scenario();
  Json json = {{"format", std::string(kRecordFormat)},
               {"game", std::string(Match::game)},
               {"scenario", scenario.id},
               {"scenario_hash", hash_text(scenario.hash)},
               {"rules", kRulesVersion},
               {"options", options_json(scenario, match.table().position().situation.options)}};
  if (!scenario_text_.empty()) json["scenario_text"] = scenario_text_;
  json["answers"] = match.entries();
  return json;
}

Json Session::scenarios() const {
  Json list = Json::array();
  for (const std::string& file : library_.scenarios) {
    const auto text = library_.find(file);
    std::vector<Diagnostic> faults;
    const AnyScenario loaded = text ? load_scenario(*text, file, library_.find, faults) : AnyScenario();
    if (const auto* aprils = std::get_if<aprils::Scenario>(&loaded))
      list.push_back(scenario_json(language_, *aprils));
    if (const auto* rally = std::get_if<rally::Scenario>(&loaded))
      list.push_back(scenario_json(language_, *rally));
  }
  return list;
}

}  // namespace longroll
