#include "picture/inscriptions.h"

#include "picture/layers.h"

namespace longroll::picture {

Inscriptions::Inscriptions(const Scene& scene, const std::vector<Box>& held)
    : room_(scene.frame.grown(kBeyondFrame), 0), taken_(scene.frame.grown(kBeyondFrame), 0) {
  // From cheap to dear: a later mark overrides an earlier one.
  for (std::size_t i = 0; i < scene.map.grid().size(); ++i)
    room_.fill(box_at(scene.lay.centre(HexId(i)) + Point{0, 0.035}, 0.6, 0.61), Clutter::kMiddle);
  const auto line = [&](const Course& course, double tree_clearance) {
    room_.fill(course.line, 0.05, Clutter::kLine);
    taken_.fill(course.line, tree_clearance, 1);
  };
  for (const Course& course : scene.side_lines)
    line(course, course.feature == Feature::River ? 0.12 : course.feature == Feature::Stream ? 0.07 : 0.08);
  for (const Course& way : scene.ways) line(way, way.feature == Feature::Track ? 0.08 : 0.11);
  if (!scene.shapes.water.empty())
    for (std::size_t i = 0; i < taken_.cells().size(); ++i)
      if (scene.shapes.water.depth.cells()[i] > -0.04) taken_.cells()[i] = 1;
  if (scene.detail >= Detail::Full)
    for (std::size_t i = 0; i < scene.map.grid().size(); ++i) {
      const Box box = number_box(scene, HexId(i));
      room_.fill(box, Clutter::kNumber);
      taken_.fill(box.grown(0.02), 1);
    }
  for (const Box& box : held) room_.fill(box, Clutter::kCounter);
}

Box Inscriptions::box_of(const SetLetter& letter, const Hand& hand) const {
  const double height = hand.size * 0.7 / kUnits;
  const double side = std::max(letter.width, height);
  return box_at(letter.foot + left_of(letter.along) * (height / 2), side, side);
}

double Inscriptions::cost(const std::vector<SetLetter>& letters, const Hand& hand) const {
  double total = 0;
  for (const SetLetter& letter : letters) total += cost(box_of(letter, hand));
  return total;
}

void Inscriptions::take(const Box& box, float cost) {
  room_.fill(box, cost);
  taken_.fill(box.grown(0.03), 1);
}

Svg& Inscriptions::words_in(const Hand& hand, std::map<std::string, Svg>& hands) const {
  return hands[font(hand.face, hand.size, hand.spacing) + fill(hand.colour)];
}

void Inscriptions::put(const Hand& hand, Point foot, Anchor anchor, std::string_view words, const Box& box) {
  words_in(hand, words_).text(foot.x * kUnits, foot.y * kUnits, words, anchored(anchor));
  take(box, Clutter::kName);
}

void Inscriptions::add_letters(std::map<std::string, Svg>& hands, const Hand& hand,
                               const std::vector<SetLetter>& letters, std::string_view words) {
  // Letters stand one by one, so they need no spacing; the whole word is there for those who listen.
  Hand single = hand;
  single.spacing = 0;
  Svg& svg = words_in(single, hands);
  const auto group = svg.group(attribute("text-anchor", "middle") + attribute("aria-label", words));
  write_letters(svg, letters);
  for (const SetLetter& letter : letters) take(box_of(letter, hand), Clutter::kName);
}

void Inscriptions::put(const Hand& hand, const std::vector<SetLetter>& letters, std::string_view words) {
  add_letters(words_, hand, letters, words);
}

void Inscriptions::put_without_halo(const Hand& hand, const std::vector<SetLetter>& letters,
                                    std::string_view words) {
  add_letters(bare_words_, hand, letters, words);
}

void Inscriptions::put_symbol(std::string_view markup, const Box& box) {
  symbols_.raw(markup);
  take(box, Clutter::kSpot);
}

void Inscriptions::write(Svg& svg, const Theme& theme, double halo_width) const {
  svg.raw(symbols_.str());
  for (const auto& [look, words] : bare_words_) {
    const auto group = svg.group(look);
    svg.raw(words.str());
  }
  if (words_.empty()) return;
  {
    const auto halo =
        svg.group(attribute("stroke", theme.halo) + attribute("stroke-width", halo_width) +
                  attribute("stroke-opacity", theme.halo_opacity) + attribute("stroke-linejoin", "round"));
    const auto names = svg.group(attribute("id", "names"));
    for (const auto& [look, words] : words_) {
      const auto group = svg.group(look);
      svg.raw(words.str());
    }
  }
  svg.raw("<use href=\"#names\"/>");
}

}  // namespace longroll::picture
