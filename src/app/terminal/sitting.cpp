#include "app/terminal/sitting.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "app/home.h"
#include "app/terminal/game_file.h"
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

// Longer than any order; a file sent in by mistake is not worth reading to its end.
constexpr std::size_t kLongestLine = 1000;

}  // namespace

Sitting::Sitting(const PlayOptions& options, Desk& desk, const Words& words, std::string file,
                 std::istream& in, std::ostream& out)
    : options_(options),
      desk_(desk),
      words_(words),
      file_(std::move(file)),
      in_(in),
      out_(out),
      paint_(options.colour),
      map_(desk.scenario(), paint_),
      looks_(desk, words, map_, options.screen),
      parser_(desk.scenario()) {}

void Sitting::print(std::string_view text, Ink ink) {
  out_ << paint_(ink, wrapped(text, static_cast<std::size_t>(options_.screen.width), 2)) << "\n";
}

int Sitting::play() {
  print(say("welcome", {{"battle", words_.game.name(desk_.scenario().title)},
                        {"place", words_.game.name(desk_.scenario().place)},
                        {"dates", words_.game.name(desk_.scenario().dates)}}),
        Ink::Strong);
  print(say(desk_.answers() > 0 ? "welcome.back" : "welcome.help",
            {{"count", std::to_string(desk_.answers())}, {"file", file_}}));
  // What was played before is not told again; the log has it.
  if (desk_.answers() > 0) told_ = desk_.log().size();
  while (!desk_.table().over()) {
    tell_news();
    if (!somebody_asked()) {
      if (!answer_for_opponent()) return kFaults;
      keep();
      continue;
    }
    if (serve() == After::Leave) return kGood;
  }
  tell_news();
  for (const std::string& text : status_lines(words_, desk_.table())) print(text);
  print(say(keep() ? "saved" : "not-saved", {{"file", file_}}));
  return kGood;
}

bool Sitting::somebody_asked() const {
  const Asked who = desk_.table().asked();
  if (who != Asked::Dice) return options_.people[who == Asked::Union ? Side::Union : Side::Confederate];
  // Every draw waits, the opponent's too: there is time to read, and to take the last decision back.
  if (std::holds_alternative<DrawMarker>(*question(desk_.table().position()))) return true;
  return options_.people[roller_of(desk_.table())];
}

bool Sitting::answer_for_opponent() {
  if (desk_.table().asked() == Asked::Dice) {
    desk_.roll();
    return true;
  }
  const Choice choice = options_.opponent(desk_.table());
  const auto refusal = desk_.answer(choice);
  if (!refusal) return true;
  keep();
  complain(
      say("opponent-refused",
          {{"choice", choice_text(words_, desk_.table(), choice)}, {"reason", *refusal}, {"file", file_}}));
  return false;
}

void Sitting::tell_news() {
  for (; told_ < desk_.log().size(); ++told_) {
    const LogLine& news = desk_.log()[told_];
    if (news.type == "turn") {
      out_ << "\n";
      print("── " + news.sentence + " ──", Ink::Strong);
    } else if (news.type == "draw" || news.type == "game-over") {
      print("» " + news.sentence, Ink::Gold);
    } else {
      print("  " + news.sentence);
    }
  }
}

bool Sitting::keep() { return write_file(file_, record_text(desk_.record())); }

std::string Sitting::prompt() const {
  const Asked who = desk_.table().asked();
  const bool dice = who == Asked::Dice;
  const Side side = dice ? roller_of(desk_.table()) : who == Asked::Union ? Side::Union : Side::Confederate;
  return paint_(ink_of(side), say(side == Side::Union ? "prompt.union" : "prompt.confederate") +
                                  (dice ? say("prompt.dice") : "")) +
         "> ";
}

void Sitting::show_map_if_new() {
  const std::string scene = scene_key(desk_.table());
  if (scene.empty() || scene == scene_) return;
  scene_ = scene;
  if (!maps_) return;
  Screen screen = options_.screen;
  // A fight needs its surroundings only.
  if (desk_.situation().fight) screen.height = std::min(screen.height, 34);
  out_ << "\n" << map_.near(desk_.situation(), scene_of_action(desk_.table()), screen);
}

void Sitting::ask() {
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
    for (const std::string& text : status_lines(words_, desk_.table())) print(text, Ink::Dim);
  }
  const Question asked = question_for(words_, desk_.table());
  print(asked.sentence, Ink::Strong);
  for (const std::string& detail : asked.details) print("  " + detail);
  for (std::size_t i = 0; i < asked.choices.size(); ++i)
    print((i < 9 ? "  " : " ") + std::to_string(i + 1) + "  " + asked.choices[i]);
  if (hinted_.insert(asked.hint_key).second && !asked.hint.empty()) print("  " + asked.hint, Ink::Dim);
}

Sitting::After Sitting::serve() {
  ask();
  for (;;) {
    out_ << prompt() << std::flush;
    std::string line;
    if (!std::getline(in_, line)) {
      out_ << "\n";
      print(say(keep() ? "saved.end-of-input" : "not-saved", {{"file", file_}}));
      return After::Leave;
    }
    const After after = obey(line);
    if (after != After::Ask) return after;
  }
}

Sitting::After Sitting::obey(const std::string& line) {
  if (line.size() > kLongestLine) return complain(say("order.too-long")), After::Ask;
  const auto order = parser_.read(cleaned(line), units_concerned(desk_.table()));
  if (!order) return complain(terminal::say(words_, order.error())), After::Ask;
  return carry_out(*order);
}

Sitting::After Sitting::carry_out(const Order& order) {
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
      for (const std::string& text : status_lines(words_, desk_.table())) print(text);
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

Sitting::After Sitting::carry_out(const Plan& plan) {
  const std::size_t before = desk_.answers();
  const auto take_back = [&] {
    while (desk_.answers() > before && desk_.undo(BySide<bool>{{true, true}}) == Desk::Undone::Done) {
    }
  };
  std::optional<std::string> refusal;
  for (const Json& choice : plan.choices) {
    refusal = desk_.answer(choice);
    if (refusal) break;
  }
  if (!refusal && plan.rating && !desk_.table().over()) {
    const auto* lend = std::get_if<LendRating>(question(desk_.table().position()));
    if (lend != nullptr && lend->role == Role::Attacker)
      refusal = desk_.answer(Choice(Lend{static_cast<std::int8_t>(std::clamp(*plan.rating, -100, 100))}));
  }
  if (refusal) {
    take_back();
    complain(*refusal);
    return After::Ask;
  }
  if (!keep()) complain(say("not-saved", {{"file", file_}}));
  return After::Changed;
}

Sitting::After Sitting::roll() {
  desk_.roll();
  if (!keep()) complain(say("not-saved", {{"file", file_}}));
  return After::Changed;
}

Sitting::After Sitting::undo(int times) {
  const bool watching = !options_.people[Side::Union] && !options_.people[Side::Confederate];
  std::size_t undone = 0;
  auto result = Desk::Undone::NothingYet;
  for (int i = 0; i < std::max(1, times); ++i) {
    result = desk_.undo(watching ? BySide<bool>{{true, true}} : options_.people);
    if (result != Desk::Undone::Done) break;
    ++undone;
  }
  if (undone == 0)
    return complain(say(result == Desk::Undone::DiceFell ? "undo.dice" : "undo.nothing")), After::Ask;
  told_ = std::min(told_, desk_.log().size());
  print(say("undo.done", {{"count", std::to_string(undone)}}));
  keep();
  return After::Changed;
}

Sitting::After Sitting::save_as(const std::string& path) {
  if (path.empty()) {
    print(say(keep() ? "saved" : "not-saved", {{"file", file_}}));
    return After::Ask;
  }
  const bool done = write_file(path, record_text(desk_.record()));
  if (!done) return complain(say("not-saved", {{"file", path}})), After::Ask;
  return print(say("saved", {{"file", path}})), After::Ask;
}

Sitting::After Sitting::leave() {
  if (keep()) {
    print(say("saved.go-on", {{"file", file_}}));
    return After::Leave;
  }
  // The file cannot be written: the person names another, or says that the game may be lost.
  for (;;) {
    complain(say("leave.where", {{"file", file_}}));
    out_ << "> " << std::flush;
    std::string line;
    if (!std::getline(in_, line)) return After::Leave;
    const std::string path = cleaned(line);
    if (path == "no" || path == "non") return After::Leave;
    if (path.empty()) return After::Ask;
    file_ = path;
    if (keep()) return print(say("saved.go-on", {{"file", file_}})), After::Leave;
  }
}

}  // namespace longroll::terminal
