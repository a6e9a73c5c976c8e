#include "app/terminal/rally_sitting.h"

#include <ostream>

#include "app/terminal/order_words.h"
#include "app/terminal/plan.h"
#include "app/terminal/rally_choices.h"
#include "app/terminal/rally_prompts.h"
#include "app/terminal/text.h"
#include "app/terminal/verbs.h"
#include "format/rally_choice.h"

namespace longroll::terminal {

using namespace rally;

RallySitting::RallySitting(const PlayOptions& options, RallyOpponent opponent, Desk& desk, const Words& words,
                           std::string file, std::istream& in, std::ostream& out)
    : Sitting(options, desk, words, std::move(file), in, out),
      opponent_(std::move(opponent)),
      looks_(desk, words, paint_, options.screen) {}

std::vector<std::string> RallySitting::status() const { return status_lines(words_, desk_.rally_table()); }

std::optional<Sitting::RefusedChoice> RallySitting::answer_for_opponent() {
  const Choice choice = opponent_(desk_.rally_table());
  const auto refusal = desk_.answer(choice);
  if (!refusal) return std::nullopt;
  return RefusedChoice{choice_text(words_, desk_.rally_table(), choice), *refusal};
}

void RallySitting::ask() {
  const Table& table = desk_.rally_table();
  if (const std::string scene = scene_key(table); !scene.empty() && scene != scene_) {
    scene_ = scene;
    out_ << "\n";
    if (maps_) out_ << looks_.near(scene_of_action(table), options_.screen);
    if (scene.starts_with("turn"))
      for (const std::string& text : status()) print(text, Ink::Dim);
  }
  listed_.clear();
  if (table.count_choices() <= kMostListed)
    for (std::size_t i = 0; i < table.count_choices(); ++i) listed_.push_back(i);
  put_question(question_for(words_, table));
}

Sitting::After RallySitting::obey(const std::string& line) {
  const std::vector<std::string> words = order_words(line);
  if (words.empty()) return ask(), After::Ask;
  const std::vector<std::string> after(words.begin() + 1, words.end());
  const auto verb = verb_spelt(words.front());
  if (verb == Verb::Undo) return undo(after.empty() ? 1 : number_in(after.front()).value_or(1));
  if (verb == Verb::Save) return save_as(rest_of(line));
  if (verb == Verb::Quit) return leave();
  if (verb == Verb::Choices) return ask(), After::Ask;
  if (verb == Verb::Status) {
    for (const std::string& text : status()) print(text);
    return After::Ask;
  }
  if (verb == Verb::Map && after.size() == 1 && (after[0] == "on" || after[0] == "off")) {
    maps_ = after[0] == "on";
    return print(say(maps_ ? "maps.on" : "maps.off")), After::Ask;
  }
  if (verb)
    if (const auto text = looks_.look(*verb, after, rest_of(line))) {
      out_ << *text;
      return After::Ask;
    }
  // Several orders in one line are carried out together, or none of them.
  const std::size_t before = desk_.answers();
  std::string rest = line;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find(','), rest.size());
    const std::string order = cleaned(rest.substr(0, end));
    rest.erase(0, end + 1);
    if (order.empty()) continue;
    const bool asked = desk_.asked() == Asked::Union || desk_.asked() == Asked::Confederate;
    const auto choice = asked ? choice_in(order) : std::nullopt;
    if (!asked) complain(say("rally.order.dice-between"));
    const auto refusal = choice ? desk_.answer(*choice) : std::nullopt;
    if (choice && !refusal) continue;
    if (refusal) complain(*refusal);
    if (desk_.answers() == before) return After::Ask;
    // What was numbered belongs to a question that is taken back with the orders before it.
    listed_.clear();
    take_back_to(before);
    return desk_.answers() > before ? changed() : After::Ask;
  }
  return desk_.answers() > before ? changed() : After::Ask;
}

std::optional<Json> RallySitting::picked(int number) {
  if (listed_.empty()) {
    complain(say("order.nothing-numbered"));
  } else if (number < 1 || static_cast<std::size_t>(number) > listed_.size()) {
    complain(say("order.no-such-number", {{"count", std::to_string(listed_.size())}}));
  } else {
    const Table& table = desk_.rally_table();
    return choice_json(table.scenario(), table.choice(listed_[static_cast<std::size_t>(number - 1)]));
  }
  return std::nullopt;
}

std::optional<Json> RallySitting::choice_in(const std::string& order) {
  const std::vector<std::string> typed = order_words(order);
  if (typed.size() == 1 && all_digits(typed[0])) return picked(number_in(typed[0]).value_or(0));
  const Table& table = desk_.rally_table();
  const std::vector<std::size_t> meant = choices_meant(words_, table, typed);
  if (meant.size() == 1) return choice_json(table.scenario(), table.choice(meant.front()));
  if (meant.empty()) {
    explain(typed);
    return std::nullopt;
  }
  if (meant.size() <= kMostListed) {
    listed_ = meant;
    show_listed();
    return std::nullopt;
  }
  // One unit with many places to go to: where they are.
  const RallyNames names = looks_.read(typed);
  if (!names.fault && names.units.size() == 1 && names.spots.empty()) out_ << looks_.reach(names);
  print(say("rally.order.many", {{"count", std::to_string(meant.size())}}));
  return std::nullopt;
}

void RallySitting::show_listed() {
  const Table& table = desk_.rally_table();
  print(say("rally.order.which"));
  for (std::size_t i = 0; i < listed_.size(); ++i)
    print((i < 9 ? "  " : " ") + std::to_string(i + 1) + "  " +
          choice_text(words_, table, table.choice(listed_[i])));
}

// Nothing that is offered has these words: the rules say why not, if a unit and a place can be told from them.
void RallySitting::explain(const std::vector<std::string>& typed) {
  std::vector<std::string> names;
  for (const std::string& word : typed)
    if (!verb_spelt(word)) names.push_back(word);
  const RallyNames named = looks_.read(names);
  if (!named.fault && named.units.size() == 1) {
    const std::string text = looks_.why(
        named.units.front(), named.spots.empty() ? std::nullopt : std::optional(named.spots.front()));
    if (!text.empty()) {
      out_ << text;
      return;
    }
  }
  complain(named.fault ? terminal::say(words_, *named.fault) : say("order.not-an-answer"));
}

}  // namespace longroll::terminal
