#include "app/terminal/desk.h"

#include "app/terminal/text.h"
#include "format/aprils_choice.h"
#include "format/rally_choice.h"

namespace longroll::terminal {

std::string refusal_text(const Json& reply) {
  const Json* const fault = member(reply, "error");
  if (fault == nullptr) return {};
  const std::string reason = text_member(*fault, "reason").value_or("");
  const std::string rule = text_member(*fault, "rule").value_or("");
  return rule.empty() ? reason : reason + " (" + rule + ")";
}

Result<std::unique_ptr<Desk>, std::string> Desk::open(const Library& library, const Opening& opening,
                                                      std::string_view language, std::uint64_t seed) {
  std::unique_ptr<Desk> desk(new Desk(library, seed));
  desk->session_.reply(Json{{"op", "language"}, {"name", std::string(language)}});
  Json request = {{"op", "open"}, {"options", opening.options}};
  if (!opening.scenario_text.empty())
    request["text"] = opening.scenario_text;
  else
    request["scenario"] = opening.scenario;
  if (opening.record) {
    // The session judges the whole record first; then it is played again from its beginning, to hear what happened.
    const Json judged = desk->session_.reply(Json{{"op", "open"}, {"record", *opening.record}});
    if (!judged["ok"].get<bool>()) return refusal_text(judged);
    request = {{"op", "open"}};
    if (const Json* options = member(*opening.record, "options")) request["options"] = *options;
    if (const auto text = text_member(*opening.record, "scenario_text"))
      request["text"] = *text;
    else
      request["scenario"] = text_member(*opening.record, "scenario").value_or("");
  }
  const Json opened = desk->session_.reply(request);
  if (!opened["ok"].get<bool>()) return refusal_text(opened);
  desk->note(opened);
  if (opening.record)
    if (auto fault = desk->replay(*opening.record)) return *fault;
  return desk;
}

// Dice of the record use up dice of the seed: a game broken off and continued has the dice it would have had.
std::optional<std::string> Desk::replay(const Json& record) {
  for (const Json& entry : *member(record, "answers")) {
    Json request = {{"op", "answer"}};
    if (const Json* roll = member(entry, "roll")) {
      request["roll"] = *roll;
      dice_.next();
    } else if (member(entry, "edit") != nullptr) {
      request = entry;
      request["op"] = entry["edit"];
    } else {
      request["choice"] = entry;
    }
    if (auto fault = take(request)) return fault;
  }
  return std::nullopt;
}

void Desk::note(const Json& reply) {
  if (const Json* const events = member(reply, "events"))
    for (const Json& event : *events)
      log_.push_back({text_member(event, "type").value_or(""),
                      capitalised(text_member(event, "sentence").value_or("")),
                      text_member(event, "rule").value_or(""), event});
  log_ends_.push_back(log_.size());
}

std::optional<std::string> Desk::take(const Json& request) {
  const Asked who = asked();
  const Json reply = session_.reply(request);
  if (!reply["ok"].get<bool>()) return refusal_text(reply);
  answered_.push_back(who);
  note(reply);
  return std::nullopt;
}

std::optional<std::string> Desk::answer(const Json& choice) {
  return take(Json{{"op", "answer"}, {"choice", choice}});
}

std::optional<std::string> Desk::answer(const aprils::Choice& choice) {
  return answer(choice_json(scenario(), choice));
}
std::optional<std::string> Desk::answer(const rally::Choice& choice) {
  return answer(choice_json(rally_table().scenario(), choice));
}

void Desk::roll() {
  LONGROLL_CHECK(asked() == Asked::Dice, "dice that nobody asked for");
  const std::size_t outcome = visit([&](const auto& at) { return at.chances().roll(dice_); });
  take(Json{{"op", "answer"}, {"roll", outcome + 1}});
}

Desk::Undone Desk::undo(const BySide<bool>& of) {
  std::size_t to = answered_.size();
  for (;;) {
    if (to == 0) return Undone::NothingYet;
    const Asked who = answered_[--to];
    if (who == Asked::Dice || who == Asked::Nobody) return Undone::DiceFell;
    if (of[who == Asked::Union ? Side::Union : Side::Confederate]) break;
  }
  while (answered_.size() > to) {
    session_.reply(Json{{"op", "undo"}});
    answered_.pop_back();
    log_ends_.pop_back();
  }
  log_.resize(log_ends_.back());
  return Undone::Done;
}

}  // namespace longroll::terminal
