#include "app/terminal/sitting.h"

#include <algorithm>
#include <istream>
#include <ostream>

#include "app/home.h"
#include "app/terminal/game_file.h"
#include "app/terminal/text.h"

namespace longroll::terminal {
namespace {

// Longer than any order; a file sent in by mistake is not worth reading to its end.
constexpr std::size_t kLongestLine = 1000;

}  // namespace

Sitting::Sitting(const PlayOptions& options, Desk& desk, const Words& words, std::string file,
                 std::istream& in, std::ostream& out)
    : options_(options),
      desk_(desk),
      words_(words),
      out_(out),
      paint_(options.colour),
      file_(std::move(file)),
      in_(in) {}

void Sitting::print(std::string_view text, Ink ink) {
  out_ << paint_(ink, wrapped(text, static_cast<std::size_t>(options_.screen.width), 2)) << "\n";
}

int Sitting::play() {
  print(desk_.visit([&](const auto& table) {
    return say("welcome", {{"battle", words_.game.name(table.scenario().title)},
                           {"place", words_.game.name(table.scenario().place)},
                           {"dates", words_.game.name(table.scenario().dates)}});
  }),
        Ink::Strong);
  print(say(desk_.answers() > 0 ? "welcome.back" : "welcome.help",
            {{"count", std::to_string(desk_.answers())}, {"file", file_}}));
  // What was played before is not told again; the log has it.
  if (desk_.answers() > 0) told_ = desk_.log().size();
  while (!desk_.over()) {
    tell_news();
    if (somebody_asked()) {
      if (serve() == After::Leave) return kGood;
      continue;
    }
    if (desk_.asked() == Asked::Dice) {
      desk_.roll();
    } else if (const auto refused = answer_for_opponent()) {
      keep();
      complain(say("opponent-refused",
                   {{"choice", refused->choice}, {"reason", refused->reason}, {"file", file_}}));
      return kFaults;
    }
    keep();
  }
  tell_news();
  for (const std::string& text : status()) print(text);
  print(say(keep() ? "saved" : "not-saved", {{"file", file_}}));
  return kGood;
}

bool Sitting::somebody_asked() const {
  return desk_.asked() == Asked::Dice ? dice_wait() : options_.people[side_of(desk_.asked())];
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
  const bool dice = desk_.asked() == Asked::Dice;
  const Side side = dice ? roller() : side_of(desk_.asked());
  return paint_(ink_of(side), say(side == Side::Union ? "prompt.union" : "prompt.confederate") +
                                  (dice ? say("prompt.dice") : "")) +
         "> ";
}

void Sitting::put_question(const Question& asked) {
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
    if (line.size() > kLongestLine) {
      complain(say("order.too-long"));
      continue;
    }
    const After after = obey(cleaned(line));
    if (after != After::Ask) return after;
  }
}

void Sitting::take_back_to(std::size_t answers) {
  while (desk_.answers() > answers && desk_.undo(BySide<bool>{{true, true}}) == Desk::Undone::Done) {
  }
}

std::optional<std::string> Sitting::try_all(const std::vector<Json>& choices) {
  for (const Json& choice : choices)
    if (auto refusal = desk_.answer(choice)) return refusal;
  return std::nullopt;
}

Sitting::After Sitting::give(const std::vector<Json>& choices) {
  const std::size_t before = desk_.answers();
  const auto refusal = try_all(choices);
  if (!refusal) return changed();
  take_back_to(before);
  complain(*refusal);
  return After::Ask;
}

Sitting::After Sitting::changed() {
  if (!keep()) complain(say("not-saved", {{"file", file_}}));
  return After::Changed;
}

Sitting::After Sitting::roll() {
  desk_.roll();
  return changed();
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
