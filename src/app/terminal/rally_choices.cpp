#include "app/terminal/rally_choices.h"

#include <algorithm>

#include "app/terminal/text.h"
#include "app/terminal/verbs.h"
#include "format/rally_choice.h"
#include "format/rally_names.h"
#include "format/rally_words.h"
#include "match/rally_asking.h"
#include "rally/purchases.h"
#include "rally/reach.h"

namespace longroll::terminal {

using namespace rally;

namespace {

class ChoiceTeller {
 public:
  ChoiceTeller(const Words& words, const Table& table)
      : words_(words),
        table_(table),
        scenario_(table.scenario()),
        side_(table.asked() == Asked::Union ? Side::Union : Side::Confederate) {}

  std::string operator()(const March& c) const {
    return say("march", {{"unit", unit(c.unit)}, {"hex", place(c.path.back())}});
  }
  std::string operator()(const EndMovement&) const { return say("end-movement"); }
  std::string operator()(const GoFirst& c) const {
    return say("first-battery", {{"side", words_.say("side." + std::string(longroll::name_of(c.side)))}});
  }
  std::string operator()(const PlaceGun& c) const {
    return say(c.target ? "place-artillery" : "place-artillery.silent",
               {{"unit", unit(c.gun)},
                {"hex", place(c.spot)},
                {"target", c.target ? place(*c.target) : std::string()}});
  }
  std::string operator()(const Counter& c) const { return about("counter-battery", c.gun); }
  std::string operator()(const Pass&) const {
    const std::string own = "pass." + std::string(kind_of(*question(table_.position())));
    return say(words_.own.has("rally.choice." + own) ? own : "pass");
  }
  std::string operator()(const ActivateLeader& c) const { return about("leader", c.leader); }
  std::string operator()(const Recover& c) const { return bought("recover", unit(c.unit), c); }
  std::string operator()(const ActivateUnit& c) const { return bought("activate-unit", unit(c.unit), c); }
  std::string operator()(const ActivateFormation& c) const {
    return bought(c.price == 0 ? "activate.free" : "activate", formation(c.formation), c);
  }
  std::string operator()(const MoveTrain& c) const { return bought("move-train", "", c); }
  std::string operator()(const WakeTrain& c) const { return bought("wake-train", "", c); }
  std::string operator()(const HurryGroup&) const { return say("hurry"); }
  std::string operator()(const RollForGroup&) const { return say("roll-arrival"); }
  std::string operator()(const Settle& c) const { return say("place", {{"hex", place(c.spot)}}); }
  std::string operator()(const Attack& c) const {
    std::vector<std::string> names;
    for (SpotId spot : c.targets) names.push_back(place(spot));
    return say("attack", {{"unit", unit(c.unit)}, {"hexes", join_names(words_.game, names)}});
  }
  std::string operator()(const Resolve& c) const { return say("resolve", {{"hex", place(c.target)}}); }
  std::string operator()(const Surprise&) const { return say("surprise"); }
  std::string operator()(const BringGun& c) const { return about("bring-artillery", c.gun); }
  std::string operator()(const FireAt& c) const { return about("fire", c.unit); }
  std::string operator()(const Retreat& c) const {
    return c.to ? say("retreat", {{"unit", unit(c.unit)}, {"hex", place(*c.to)}})
                : about("no-retreat", c.unit);
  }
  std::string operator()(const Follow&) const { return say("follow"); }
  std::string operator()(const Advance& c) const {
    return say("advance", {{"unit", unit(c.unit)}, {"hex", place(c.to)}});
  }
  std::string operator()(const PickUnit& c) const { return about("pick-unit", c.unit); }
  std::string operator()(const PickFormation& c) const {
    return say("pick-formation", {{"formation", formation(c.formation)}});
  }
  std::string operator()(const GiveUp&) const { return say("give-field"); }
  std::string operator()(const Press& c) const { return about("press", c.unit); }

  std::string unit(UnitId id) const { return unit_name(words_.game, scenario_, id); }
  std::string formation(FormationId id) const { return words_.game.name(scenario_.formation(id).name); }
  std::string place(SpotId spot) const { return scenario_.name(spot); }
  int points(const Choice& choice) const {
    return points_for(scenario_, table_.position().situation, choice);
  }

 private:
  std::string say(std::string_view key, const Blanks& blanks = {}) const {
    return words_.say("rally.choice." + std::string(key), blanks);
  }
  std::string about(std::string_view key, UnitId id) const { return say(key, {{"unit", unit(id)}}); }
  std::string bought(std::string_view key, const std::string& whom, const Choice& choice) const {
    return say(key, {{"unit", whom}, {"formation", whom}, {"points", std::to_string(points(choice))}});
  }

  const Words& words_;
  const Table& table_;
  const Scenario& scenario_;
  Side side_;
};

// Letters and digits in runs, folded: "E13/east" is two words.
std::vector<std::string> plain_words(std::string_view text) {
  std::string plain = folded(text);
  for (char& c : plain)
    if (static_cast<unsigned char>(c) < 0x80 && !(c >= '0' && c <= '9') && !(c >= 'a' && c <= 'z')) c = ' ';
  return words_in(plain);
}

// Everything that may be said to mean the choice: its sentence, its names in files, its type.
std::vector<std::string> words_of(const Words& words, const Table& table, const Choice& choice) {
  std::string text = choice_text(words, table, choice);
  const Json json = choice_json(table.scenario(), choice);
  for (std::string_view key : {"type", "unit", "formation"})
    if (const auto value = text_member(json, key)) text += " " + *value;
  if (std::holds_alternative<EndMovement>(choice) || std::holds_alternative<Pass>(choice))
    text += " end fin pass passe no non stop";
  return plain_words(text);
}

// 2: the very word; 1: the beginning of one; 0: not meant. Hexes and numbers are not cut short.
int match(const std::vector<std::string>& known, const std::string& typed) {
  const bool name = typed.size() >= 2 && typed.find_first_of("0123456789") == std::string::npos;
  int best = 0;
  for (const std::string& word : known) {
    if (word == typed) return 2;
    if (name && word.starts_with(typed)) best = 1;
  }
  return best;
}

bool says_nothing(const std::string& word) {
  const auto small = small_word(word);
  return small && *small != Small::Nobody && *small != Small::All;
}

}  // namespace

std::string choice_text(const Words& words, const Table& table, const Choice& choice) {
  return std::visit(ChoiceTeller(words, table), choice);
}

std::vector<std::size_t> choices_meant(const Words& words, const Table& table,
                                       const std::vector<std::string>& typed) {
  std::vector<std::string> wanted;
  for (const std::string& word : typed)
    if (!says_nothing(word))
      for (std::string& part : plain_words(word)) wanted.push_back(std::move(part));
  std::vector<std::size_t> meant;
  if (wanted.empty()) return meant;
  int best = 0;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const std::vector<std::string> known = words_of(words, table, table.choice(i));
    int sum = 0;
    for (const std::string& word : wanted) {
      const int fit = match(known, word);
      if (fit == 0) {
        sum = -1;
        break;
      }
      sum += fit;
    }
    if (sum < 0 || sum < best) continue;
    if (sum > best) meant.clear();
    best = sum;
    meant.push_back(i);
  }
  return meant;
}

namespace {

// Whom each kind of choice concerns, in the order of the list.
class Summary {
 public:
  Summary(const Words& words, const Table& table) : words_(words), table_(table), teller_(words, table) {}

  void add(const Choice& choice) {
    if (const auto* c = std::get_if<March>(&choice)) return note("march", marching(c->unit));
    if (const auto* c = std::get_if<PlaceGun>(&choice)) return note("place-artillery", teller_.unit(c->gun));
    if (const auto* c = std::get_if<ActivateLeader>(&choice)) return note("leader", teller_.unit(c->leader));
    if (const auto* c = std::get_if<Recover>(&choice)) return note("recover", priced(c->unit, choice));
    if (const auto* c = std::get_if<ActivateUnit>(&choice))
      return note("activate-unit", priced(c->unit, choice));
    if (const auto* c = std::get_if<ActivateFormation>(&choice)) return note_formation(*c);
    if (const auto* c = std::get_if<Settle>(&choice)) return note("place", teller_.place(c->spot));
    if (const auto* c = std::get_if<Attack>(&choice))
      for (SpotId spot : c->targets) note("attack", teller_.place(spot));
    else if (const auto* retreat = std::get_if<Retreat>(&choice))
      note("retreat", teller_.unit(retreat->unit));
    else if (const auto* advance = std::get_if<Advance>(&choice))
      note("advance", teller_.unit(advance->unit));
    else
      note("others", choice_text(words_, table_, choice));
  }

  std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    std::vector<Kind> kinds = kinds_;
    // What concerns nobody by name comes last.
    std::partition(kinds.begin(), kinds.end(), [](const Kind& kind) { return kind.key != "others"; });
    for (const Kind& kind : kinds) {
      std::string names;
      for (const std::string& name : kind.names)
        names += (names.empty() ? "" : kind.key == "others" ? " · " : ", ") + name;
      lines.push_back(words_.say("rally.sum." + kind.key, {{"names", names}}));
    }
    return lines;
  }

 private:
  struct Kind {
    std::string key;
    std::vector<std::string> names;
  };

  Kind& kind(const std::string& key) {
    for (Kind& known : kinds_)
      if (known.key == key) return known;
    return kinds_.emplace_back(Kind{key, {}});
  }
  void note(const std::string& key, const std::string& name) {
    std::vector<std::string>& names = kind(key).names;
    if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
  }
  // "Cheatham's Division (1, 2, 3)": one name with all its prices.
  void note_formation(const ActivateFormation& choice) {
    std::vector<std::string>& names = kind("activate").names;
    const std::string name = teller_.formation(choice.formation);
    const std::string price = std::to_string(teller_.points(choice));
    if (!names.empty() && names.back().starts_with(name + " (")) {
      names.back().pop_back();
      names.back() += ", " + price + ")";
    } else {
      names.push_back(name + " (" + price + ")");
    }
  }
  std::string priced(UnitId unit, const Choice& choice) const {
    const int points = teller_.points(choice);
    return teller_.unit(unit) + (points == 1 ? "" : " (" + std::to_string(points) + ")");
  }
  std::string marching(UnitId unit) const {
    const Situation& situation = table_.position().situation;
    if (!situation.on_map(unit)) return teller_.unit(unit);
    return words_.say("ask.unit",
                      {{"unit", teller_.unit(unit)},
                       {"hex", teller_.place(situation.spot(unit))},
                       {"points", points_text(mover_of(table_.scenario(), situation, unit).budget)}});
  }

  const Words& words_;
  const Table& table_;
  ChoiceTeller teller_;
  std::vector<Kind> kinds_;
};

}  // namespace

std::vector<std::string> summed_up(const Words& words, const Table& table) {
  Summary summary(words, table);
  for (std::size_t i = 0; i < table.count_choices(); ++i) summary.add(table.choice(i));
  return summary.lines();
}

}  // namespace longroll::terminal
