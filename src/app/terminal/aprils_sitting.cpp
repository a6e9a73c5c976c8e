#include "app/terminal/aprils_sitting.h"

#include <algorithm>
#include <ostream>

#include "app/terminal/prompts.h"
#include "app/terminal/telling.h"
#include "app/terminal/text.h"
#include "format/aprils_words.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

// What makes a new map worth showing by itself: another phase, or another fight.
std::string scene_key(const Table& table) {
  const Situation& situation = table.position().situation;
  const Step* const step = question(table.position());
  std::string key = std::to_string(situation.turn);
  if (step == nullptr || table.asked() == Asked::Dice) return {};
  if (situation.fight && !std::holds_alternative<LendRating>(*step)) {
    for (HexId hex : situation.fight->targets) key += " " + hex_name(table.scenario(), hex);
    return "fight " + key;
  }
  if (const auto* move = std::get_if<MoveFormation>(step))
    return "move " + key + " " + std::to_string(move->formation.index());
  if (std::holds_alternative<DeclareCombat>(*step))
    return "combat " + key + (table.asked() == Asked::Union ? " u" : " c");
  return {};
}

}  // namespace

AprilsSitting::AprilsSitting(const PlayOptions& options, Desk& desk, const Words& words, std::string file,
                             std::istream& in, std::ostream& out)
    : Sitting(options, desk, words, std::move(file), in, out),
      map_(desk.scenario(), paint_),
      looks_(desk, words, map_, options.screen),
      parser_(desk.scenario()) {}

// Every draw waits, the opponent's too: there is time to read, and to take the last decision back.
bool AprilsSitting::dice_wait() const {
  return std::holds_alternative<DrawMarker>(*question(desk_.table().position())) || options_.people[roller()];
}

Side AprilsSitting::roller() const { return roller_of(desk_.table()); }

std::vector<std::string> AprilsSitting::status() const { return status_lines(words_, desk_.table()); }

std::optional<Sitting::RefusedChoice> AprilsSitting::answer_for_opponent() {
  const Choice choice = options_.opponent(desk_.table());
  const auto refusal = desk_.answer(choice);
  if (!refusal) return std::nullopt;
  return RefusedChoice{choice_text(words_, desk_.table(), choice), *refusal};
}

void AprilsSitting::show_map_if_new() {
  const std::string scene = scene_key(desk_.table());
  if (scene.empty() || scene == scene_) return;
  scene_ = scene;
  if (!maps_) return;
  Screen screen = options_.screen;
  // A fight needs its surroundings only.
  if (desk_.situation().fight) screen.height = std::min(screen.height, 34);
  out_ << "\n" << map_.near(desk_.situation(), scene_of_action(desk_.table()), screen);
}

void AprilsSitting::ask() {
  const Step* const step = question(desk_.table().position());
  const bool phase =
      std::holds_alternative<MoveFormation>(*step) || std::holds_alternative<DeclareCombat>(*step);
  const bool fresh = scene_key(desk_.table()) != scene_;
  show_map_if_new();
  // After a draw that was asked here the state has just been shown.
  const bool just_shown = stated_ && desk_.answers() <= *stated_ + 1;
  if (((phase && fresh) || std::holds_alternative<DrawMarker>(*step)) && !just_shown) {
    stated_ = desk_.answers();
    out_ << "\n";
    for (const std::string& text : status()) print(text, Ink::Dim);
  }
  put_question(question_for(words_, desk_.table()));
}

Sitting::After AprilsSitting::obey(const std::string& line) {
  const auto order = parser_.read(line, units_concerned(desk_.table()));
  if (!order) return complain(terminal::say(words_, order.error())), After::Ask;
  return carry_out(*order);
}

Sitting::After AprilsSitting::carry_out(const Order& order) {
  const bool dice = desk_.table().asked() == Asked::Dice;
  switch (order.verb) {
    case Verb::Draw:
      if (dice) return roll();
      // An empty line where a decision is asked only repeats the question.
      return ask(), After::Ask;
    case Verb::Undo:
      return undo(order.number.value_or(1));
    case Verb::Save:
      return save_as(order.text);
    case Verb::Quit:
      return leave();
    case Verb::Choices:
      return ask(), After::Ask;
    case Verb::Status:
      for (const std::string& text : status()) print(text);
      return After::Ask;
    case Verb::Map:
      if (!order.text.empty()) {
        maps_ = order.text == "on";
        return print(say(maps_ ? "maps.on" : "maps.off")), After::Ask;
      }
      break;
    default:
      break;
  }
  if (const std::string text = looks_.look(order); !text.empty()) {
    out_ << text;
    return After::Ask;
  }
  if (dice) return complain(say("order.dice-first")), After::Ask;
  const auto plan = plan_for(desk_.table(), order);
  if (!plan) return complain(terminal::say(words_, plan.error())), After::Ask;
  return carry_out(*plan);
}

Sitting::After AprilsSitting::carry_out(const Plan& plan) {
  const std::size_t before = desk_.answers();
  std::optional<std::string> refusal = try_all(plan.choices);
  if (!refusal && plan.rating && !desk_.table().over()) {
    const auto* lend = std::get_if<LendRating>(question(desk_.table().position()));
    if (lend != nullptr && lend->role == Role::Attacker)
      refusal = desk_.answer(Choice(Lend{static_cast<std::int8_t>(std::clamp(*plan.rating, -100, 100))}));
  }
  if (!refusal) return changed();
  take_back_to(before);
  complain(*refusal);
  return After::Ask;
}

}  // namespace longroll::terminal
