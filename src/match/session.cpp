#include "match/session.h"

#include "format/aprils_words.h"
#include "format/json_text.h"
#include "format/rally_words.h"
#include "match/aprils_adviser.h"
#include "match/aprils_views.h"
#include "match/rally_adviser.h"
#include "match/rally_views.h"
#include "match/replies.h"
#include "match/scenario_views.h"
#include "match/view_parts.h"

namespace longroll {

namespace {

constexpr std::size_t kLongestRequest = 16u * 1024u * 1024u;

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
    if (member(request, "roll") != nullptr && member(request, "choice") != nullptr)
      return bad(language_, "message.both-answers");
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

template <class Match>
Json Session::story(const Match& match) const {
  Json moments = Json::array();
  for (std::size_t i = 0; i < match.entries().size(); ++i)
    moments.push_back({{"asked", std::string(asked_name(match.asked_at(i)))},
                       {"entry", match.entries()[i]},
                       {"events", events_json(language_, match.scenario(), match.events_of(i))}});
  return succeeded(
      {{"opening", events_json(language_, match.scenario(), match.opening_events())}, {"moments", moments}});
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
  return succeeded({{"events", events_json(language_, match.scenario(), result.events)}});
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
