#include "app/terminal/order_parser.h"

#include <algorithm>

#include "app/terminal/order_words.h"
#include "app/terminal/text.h"
#include "app/terminal/verbs.h"

namespace longroll::terminal {

using namespace aprils;

namespace {

bool takes_free_text(Verb verb) {
  return verb == Verb::Save || verb == Verb::Rules || verb == Verb::Units || verb == Verb::Help;
}
bool takes_number(Verb verb) { return verb == Verb::Lend || verb == Verb::Undo || verb == Verb::Log; }

// Reads the words one after the other; where a unit or a hex goes depends on the last small word.
class Reading {
 public:
  Reading(const Scenario& scenario, const RollCall& roll_call, const UnitSet& preferred,
          std::vector<std::string> words)
      : scenario_(scenario), roll_call_(roll_call), preferred_(preferred), words_(std::move(words)) {}

  std::optional<Complaint> read() {
    while (at_ < words_.size())
      if (auto complaint = next()) return complaint;
    settle_verb();
    return std::nullopt;
  }
  Order order;

 private:
  enum class Slot : std::uint8_t { Main, Via, With, Number, Stay, Bombarded };

  std::optional<Complaint> next() {
    const std::string& word = words_[at_];
    if (take_map_switch(word) || take_verb(word) || take_small(word) || take_letter(word)) return skip();
    if (const auto hex = hex_in(word)) {
      add(*hex);
      return skip();
    }
    if (const auto number = number_in(word); number && wants_number()) {
      order.number = number;
      slot_ = slot_ == Slot::Number ? Slot::Main : slot_;
      return skip();
    }
    return take_unit();
  }
  std::optional<Complaint> skip() {
    ++at_;
    return std::nullopt;
  }
  bool wants_number() const { return slot_ == Slot::Number || (verb_ && takes_number(*verb_)); }

  bool take_map_switch(std::string_view word) {
    if (verb_ != Verb::Map || (word != "off" && word != "on")) return false;
    order.text = word;
    return true;
  }

  bool take_verb(const std::string& word) {
    auto verb = verb_spelt(word);
    // A word that begins a verb is one only where it cannot be a unit.
    if (!verb && at_ == 0 && roll_call_.called(std::span(&words_[0], 1), preferred_).empty())
      verb = verb_begun(word);
    if (!verb) return false;
    if (!verb_) {
      verb_ = automatic_ && *verb == Verb::Retreat ? Verb::FallBack : *verb;
      return true;
    }
    if (*verb == Verb::Lend)
      slot_ = Slot::Number;
    else if (*verb == Verb::Stay && verb_ == Verb::FallBack)
      slot_ = Slot::Stay;
    else if (*verb == Verb::Bombard && verb_ == Verb::FallBack)
      slot_ = Slot::Bombarded;
    else
      return false;
    return true;
  }

  bool take_small(const std::string& word) {
    const auto small = small_word(word);
    if (!small) return false;
    switch (*small) {
      case Small::To:
        slot_ = Slot::Main;
        break;
      case Small::Via:
        slot_ = Slot::Via;
        break;
      case Small::With:
        slot_ = Slot::With;
        break;
      case Small::Morale:
        slot_ = Slot::Number;
        break;
      case Small::All:
        order.all = true;
        break;
      case Small::Nobody:
        order.nobody = true;
        break;
      case Small::Automatic:
        automatic_ = true;
        if (verb_ == Verb::Retreat) verb_ = Verb::FallBack;
        break;
      case Small::Back:
      case Small::Filler:
        break;
    }
    return true;
  }

  bool take_letter(std::string_view word) {
    if (verb_ == Verb::Build && !order.units.empty()) {
      std::string upper;
      for (char c : word) upper += static_cast<char>(c - ('a' <= c && c <= 'z' ? 'a' - 'A' : 0));
      order.facing = direction_named(upper);
      return order.facing.has_value();
    }
    if (verb_ != Verb::Enter || word.size() != 1 || word[0] < 'a' || word[0] > 'z') return false;
    order.letter = static_cast<char>(word[0] - 'a' + 'A');
    return true;
  }

  std::optional<HexId> hex_in(std::string_view word) const {
    std::string upper(word);
    for (char& c : upper)
      if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    return scenario_.map.grid().named(upper);
  }

  void add(HexId hex) {
    if (slot_ == Slot::Via)
      order.via.push_back(hex);
    else if (slot_ == Slot::Bombarded)
      order.bombarded = hex;
    else
      order.hexes.push_back(hex);
  }
  void add(UnitId unit) {
    std::vector<UnitId>& list = slot_ == Slot::With || slot_ == Slot::Bombarded ? order.with
                                : slot_ == Slot::Stay                           ? order.stay
                                                                                : order.units;
    if (std::find(list.begin(), list.end(), unit) == list.end()) list.push_back(unit);
  }

  std::optional<Complaint> take_unit() {
    std::vector<UnitId> several;
    for (std::size_t count = std::min(kLongestName, words_.size() - at_); count > 0; --count) {
      const auto called = roll_call_.called(std::span(&words_[at_], count), preferred_);
      if (called.size() == 1) {
        add(called.front());
        at_ += count;
        return std::nullopt;
      }
      if (several.empty()) several = called;
    }
    return several.empty() ? unknown(words_[at_]) : ambiguous(words_[at_], several);
  }

  Complaint ambiguous(const std::string& word, const std::vector<UnitId>& units) const {
    std::string ids;
    for (UnitId unit : units) ids += (ids.empty() ? "" : ", ") + scenario_.unit(unit).id;
    return {"order.ambiguous", {{"word", word}, {"units", ids}}};
  }
  Complaint unknown(const std::string& word) const {
    if (all_digits(word) && word.size() == 4) return {"order.no-hex", {{"hex", word}}};
    const bool first = at_ == 0;
    const auto verb = first ? nearest_verb(word) : std::nullopt;
    const auto unit = roll_call_.nearest(word);
    const std::string near = unit ? *unit : verb ? std::string(*verb) : std::string();
    const std::string key = first ? "order.unknown" : "order.unknown-unit";
    if (near.empty()) return {key, {{"word", shown_back(word)}}};
    return {key + ".near", {{"word", shown_back(word)}, {"near", near}}};
  }

  void settle_verb() {
    if (verb_)
      order.verb = *verb_;
    else
      order.verb =
          !order.units.empty() && !(order.hexes.empty() && order.via.empty()) ? Verb::March : Verb::Who;
    // "attack 3604 price slack" and "odds price 3604" mean the same with and without "with".
    if ((order.verb == Verb::Attack || order.verb == Verb::Bombard || order.verb == Verb::Odds) &&
        order.with.empty())
      order.with.swap(order.units);
  }

  const Scenario& scenario_;
  const RollCall& roll_call_;
  const UnitSet& preferred_;
  std::vector<std::string> words_;
  std::size_t at_ = 0;
  std::optional<Verb> verb_;
  Slot slot_ = Slot::Main;
  bool automatic_ = false;
};

}  // namespace

Result<Order, Complaint> OrderParser::read(std::string_view line, const UnitSet& preferred) const {
  std::vector<std::string> words = order_words(line);
  Order order;
  if (words.empty()) return order;
  if (words.size() == 1 && all_digits(words[0]) && words[0].size() < 4) {
    order.verb = Verb::Pick;
    order.number = number_in(words[0]);
    return order;
  }
  if (const auto verb = verb_spelt(words[0]); verb && takes_free_text(*verb)) {
    order.verb = *verb;
    order.text = rest_of(line);
    return order;
  }
  Reading reading(*scenario_, roll_call_, preferred, std::move(words));
  if (auto complaint = reading.read()) return *complaint;
  return reading.order;
}

}  // namespace longroll::terminal
