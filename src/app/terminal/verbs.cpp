#include "app/terminal/verbs.h"

#include <array>
#include <vector>

#include "format/spelling.h"

namespace longroll::terminal {
namespace {

struct SpeltVerb {
  std::string_view word;
  Verb verb;
};
constexpr std::array kVerbs = {SpeltVerb{"march", Verb::March},      SpeltVerb{"move", Verb::March},
                               SpeltVerb{"go", Verb::March},         SpeltVerb{"va", Verb::March},
                               SpeltVerb{"marche", Verb::March},     SpeltVerb{"bouge", Verb::March},
                               SpeltVerb{"enter", Verb::Enter},      SpeltVerb{"entre", Verb::Enter},
                               SpeltVerb{"entrer", Verb::Enter},     SpeltVerb{"stay", Verb::Stay},
                               SpeltVerb{"reste", Verb::Stay},       SpeltVerb{"stand", Verb::Stay},
                               SpeltVerb{"tient", Verb::Stay},       SpeltVerb{"rester", Verb::Stay},
                               SpeltVerb{"build", Verb::Build},      SpeltVerb{"batit", Verb::Build},
                               SpeltVerb{"construit", Verb::Build},  SpeltVerb{"attack", Verb::Attack},
                               SpeltVerb{"attaque", Verb::Attack},   SpeltVerb{"attaquer", Verb::Attack},
                               SpeltVerb{"bombard", Verb::Bombard},  SpeltVerb{"bombarde", Verb::Bombard},
                               SpeltVerb{"fall", Verb::FallBack},    SpeltVerb{"fallback", Verb::FallBack},
                               SpeltVerb{"repli", Verb::FallBack},   SpeltVerb{"replie", Verb::FallBack},
                               SpeltVerb{"retreat", Verb::Retreat},  SpeltVerb{"retraite", Verb::Retreat},
                               SpeltVerb{"lose", Verb::Lose},        SpeltVerb{"perd", Verb::Lose},
                               SpeltVerb{"perds", Verb::Lose},       SpeltVerb{"check", Verb::Check},
                               SpeltVerb{"test", Verb::Check},       SpeltVerb{"teste", Verb::Check},
                               SpeltVerb{"advance", Verb::Advance},  SpeltVerb{"avance", Verb::Advance},
                               SpeltVerb{"lend", Verb::Lend},        SpeltVerb{"morale", Verb::Lend},
                               SpeltVerb{"moral", Verb::Lend},       SpeltVerb{"engage", Verb::Lend},
                               SpeltVerb{"draw", Verb::Draw},        SpeltVerb{"roll", Verb::Draw},
                               SpeltVerb{"tire", Verb::Draw},        SpeltVerb{"lance", Verb::Draw},
                               SpeltVerb{"end", Verb::End},          SpeltVerb{"fin", Verb::End},
                               SpeltVerb{"finir", Verb::End},        SpeltVerb{"why", Verb::Why},
                               SpeltVerb{"pourquoi", Verb::Why},     SpeltVerb{"odds", Verb::Odds},
                               SpeltVerb{"rapport", Verb::Odds},     SpeltVerb{"sight", Verb::Sight},
                               SpeltVerb{"vue", Verb::Sight},        SpeltVerb{"who", Verb::Who},
                               SpeltVerb{"qui", Verb::Who},          SpeltVerb{"zones", Verb::Zones},
                               SpeltVerb{"zone", Verb::Zones},       SpeltVerb{"zdc", Verb::Zones},
                               SpeltVerb{"reach", Verb::Reach},      SpeltVerb{"portee", Verb::Reach},
                               SpeltVerb{"cup", Verb::Cup},          SpeltVerb{"tasse", Verb::Cup},
                               SpeltVerb{"units", Verb::Units},      SpeltVerb{"unites", Verb::Units},
                               SpeltVerb{"log", Verb::Log},          SpeltVerb{"journal", Verb::Log},
                               SpeltVerb{"rules", Verb::Rules},      SpeltVerb{"rule", Verb::Rules},
                               SpeltVerb{"regles", Verb::Rules},     SpeltVerb{"regle", Verb::Rules},
                               SpeltVerb{"map", Verb::Map},          SpeltVerb{"carte", Verb::Map},
                               SpeltVerb{"legend", Verb::Legend},    SpeltVerb{"legende", Verb::Legend},
                               SpeltVerb{"status", Verb::Status},    SpeltVerb{"etat", Verb::Status},
                               SpeltVerb{"choices", Verb::Choices},  SpeltVerb{"choix", Verb::Choices},
                               SpeltVerb{"help", Verb::Help},        SpeltVerb{"aide", Verb::Help},
                               SpeltVerb{"?", Verb::Help},           SpeltVerb{"undo", Verb::Undo},
                               SpeltVerb{"annule", Verb::Undo},      SpeltVerb{"annuler", Verb::Undo},
                               SpeltVerb{"save", Verb::Save},        SpeltVerb{"enregistre", Verb::Save},
                               SpeltVerb{"sauve", Verb::Save},       SpeltVerb{"quit", Verb::Quit},
                               SpeltVerb{"exit", Verb::Quit},        SpeltVerb{"quitte", Verb::Quit},
                               SpeltVerb{"quitter", Verb::Quit},     SpeltVerb{"leaders", Verb::Leaders},
                               SpeltVerb{"generals", Verb::Leaders}, SpeltVerb{"generaux", Verb::Leaders},
                               SpeltVerb{"chefs", Verb::Leaders}};

struct SpeltSmall {
  std::string_view word;
  Small small;
};
constexpr std::array kSmall = {SpeltSmall{"to", Small::To},
                               SpeltSmall{"in", Small::To},
                               SpeltSmall{"into", Small::To},
                               SpeltSmall{"at", Small::To},
                               SpeltSmall{"en", Small::To},
                               SpeltSmall{"vers", Small::To},
                               SpeltSmall{"via", Small::Via},
                               SpeltSmall{"by", Small::Via},
                               SpeltSmall{"par", Small::Via},
                               SpeltSmall{"with", Small::With},
                               SpeltSmall{"avec", Small::With},
                               SpeltSmall{"morale", Small::Morale},
                               SpeltSmall{"moral", Small::Morale},
                               SpeltSmall{"all", Small::All},
                               SpeltSmall{"tout", Small::All},
                               SpeltSmall{"tous", Small::All},
                               SpeltSmall{"toute", Small::All},
                               SpeltSmall{"nobody", Small::Nobody},
                               SpeltSmall{"none", Small::Nobody},
                               SpeltSmall{"personne", Small::Nobody},
                               SpeltSmall{"automatic", Small::Automatic},
                               SpeltSmall{"automatique", Small::Automatic},
                               SpeltSmall{"back", Small::Back},
                               SpeltSmall{"and", Small::Filler},
                               SpeltSmall{"et", Small::Filler},
                               SpeltSmall{"the", Small::Filler},
                               SpeltSmall{"le", Small::Filler},
                               SpeltSmall{"la", Small::Filler},
                               SpeltSmall{"les", Small::Filler},
                               SpeltSmall{"from", Small::Filler},
                               SpeltSmall{"de", Small::Filler},
                               SpeltSmall{"se", Small::Filler},
                               SpeltSmall{"is", Small::Filler}};

}  // namespace

std::optional<Verb> verb_spelt(std::string_view word) {
  for (const SpeltVerb& spelt : kVerbs)
    if (spelt.word == word) return spelt.verb;
  return std::nullopt;
}

std::optional<Verb> verb_begun(std::string_view word) {
  if (word.size() < 3) return std::nullopt;
  std::optional<Verb> found;
  for (const SpeltVerb& spelt : kVerbs) {
    if (!spelt.word.starts_with(word)) continue;
    if (found && *found != spelt.verb) return std::nullopt;
    found = spelt.verb;
  }
  return found;
}

std::optional<Small> small_word(std::string_view word) {
  for (const SpeltSmall& spelt : kSmall)
    if (spelt.word == word) return spelt.small;
  return std::nullopt;
}

std::optional<std::string_view> nearest_verb(std::string_view word) {
  std::vector<std::string_view> known;
  known.reserve(kVerbs.size());
  for (const SpeltVerb& spelt : kVerbs) known.push_back(spelt.word);
  return nearest_name(word, known);
}

}  // namespace longroll::terminal
