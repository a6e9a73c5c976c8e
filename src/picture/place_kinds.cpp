#include "picture/place_kinds.h"

#include <vector>

#include "picture/random.h"
#include "picture/svg.h"

namespace longroll::picture {
namespace {

bool holds(std::string_view text, std::string_view word) { return text.find(word) != std::string_view::npos; }
bool ends(std::string_view text, std::string_view word) {
  return text.size() >= word.size() && text.substr(text.size() - word.size()) == word;
}

std::string in_small_letters(std::string_view words) {
  std::string out(words);
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

// A kind and the words that tell it. The first line with a word in the name decides; a word after '$' has to end it.
struct Telling {
  PlaceKind kind;
  std::vector<std::string_view> words;
};

const std::vector<Telling>& tellings() {
  static const std::vector<Telling> kTellings = {
      {PlaceKind::Hollow, {"hollow", "$ravine", "valley"}},
      {PlaceKind::Event, {"killed", "taken", "death site", "charge", "high tide"}},
      {PlaceKind::Crossing, {"bridge", "$ford"}},
      {PlaceKind::Woods, {"woods", "$timber", "$grove", "$thicket", "copse", "forest"}},
      {PlaceKind::Pond, {"$pond"}},
      {PlaceKind::Water, {"river"}},
      {PlaceKind::Knoll, {"overlook", "mounds", "$knoll", "$hill", "$ridge"}},
      {PlaceKind::Church, {"church", "meeting"}},
      {PlaceKind::Graves, {"cemetery", "burial", "graves"}},
      {PlaceKind::House,
       {"house",   "farm",    "tavern",   "mill",      "headquarters", "$hq",     "cabin",
        "store",   "school",  "college",  "seminary",  "depot",        "station", "gate",
        "tanyard", "landing", "hospital", "institute", "barn",         "kiln",    "courthouse"}},
      {PlaceKind::Spring, {"$spring", "$springs"}},
      {PlaceKind::Camp, {"$camp", "$camps", "wagon"}},
      {PlaceKind::Guns, {"battery", "guns", "gun line"}},
  };
  return kTellings;
}

}  // namespace

PlaceKind kind_of(std::string_view name) {
  const std::string low = in_small_letters(name.substr(0, name.find(" (")));
  if (names_a_field(name)) return PlaceKind::Field;
  if (low.starts_with("to ")) return PlaceKind::Direction;
  for (const Telling& telling : tellings())
    for (std::string_view word : telling.words)
      if (word[0] == '$' ? ends(low, word.substr(1)) : holds(low, word)) return telling.kind;
  return PlaceKind::Spot;
}

bool names_a_field(std::string_view name) {
  const std::string low = in_small_letters(name.substr(0, name.find(" (")));
  return ends(low, "field") || ends(low, "fields") || ends(low, "orchard") || ends(low, "clearing") ||
         low.starts_with("clearing");
}

std::string sign_of(const Theme& theme, PlaceKind kind, const Spot& spot) {
  Svg svg;
  {
    const auto group = svg.group(attribute("transform", translate(spot.at.x * kUnits, spot.at.y * kUnits)));
    const std::string solid =
        fill(theme.building) + attribute("stroke", theme.halo) + attribute("stroke-width", 1);
    Random random(spot.name);
    std::string houses = "M-3.6-2.6h7.2v5.2h-7.2z";
    switch (kind) {
      case PlaceKind::House:
        if (random.unit() < 0.7)
          houses += "M" + number(random.between(4.8, 6)) + " " + number(random.between(-6, 2)) + "h4v3.6h-4z";
        if (random.unit() < 0.5) houses += "M-8.2 " + number(random.between(1, 4)) + "h3.2v3h-3.2z";
        svg.path(houses, solid);
        break;
      case PlaceKind::Church:
        svg.path(houses, solid);
        svg.path("M0-3V-10M-2.6-7.6H2.6", stroke(theme.building, 1.5));
        break;
      case PlaceKind::Graves:
        svg.path("M0-5V5M-3-1.8H3", stroke(theme.building, 1.7));
        break;
      case PlaceKind::Pond:
        svg.path("M-6 0Q-5-4 0-3.4Q6-4 6.4 0Q6 3.6 1 3.2Q-5 4-6 0Z",
                 fill(theme.water) + attribute("stroke", theme.bank) + attribute("stroke-width", 1.3));
        break;
      case PlaceKind::Guns:
        svg.path("M-6 1L6-2M-4 3.5a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0-4.8 0", stroke(theme.building, 1.6));
        break;
      case PlaceKind::Spot:
        svg.circle(0, 0, 2, fill(theme.building));
        break;
      case PlaceKind::Spring:
        svg.circle(0, 0, 2.8,
                   fill(theme.water) + attribute("stroke", theme.bank) + attribute("stroke-width", 1.5));
        svg.path("M2 2q3 1 3 5", stroke(theme.bank, 1.5));
        break;
      case PlaceKind::Camp:
        svg.path("M-7 3L-3.5-3L0 3ZM1 3L4.5-3L8 3Z", fill(theme.paper) + attribute("stroke", theme.building) +
                                                         attribute("stroke-width", 1.1) +
                                                         attribute("stroke-linejoin", "round"));
        break;
      case PlaceKind::Knoll:
        svg.path("M-4 3L0-4L4 3Z", fill(theme.hachure));
        break;
      case PlaceKind::Event:
        svg.path("M-3.2-3.2l6.4 6.4m0-6.4l-6.4 6.4",
                 stroke(theme.block, 1.8) + attribute("stroke-linecap", "round"));
        break;
      default:
        return {};
    }
  }
  return svg.str();
}

}  // namespace longroll::picture
