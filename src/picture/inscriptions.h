// The words of a sheet: collected while room is found for them, written in one go with their halo under all of them.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "picture/field.h"
#include "picture/lettering.h"
#include "picture/scene.h"

namespace longroll::picture {

// What a word should keep off, and how much it costs not to: per square hex.
struct Clutter {
  static constexpr float kMiddle = 2.2f;  // of a hex, where counters stand
  static constexpr float kLine = 20;
  static constexpr float kNumber = 54;
  static constexpr float kCounter = 87;
  static constexpr float kSpot = 90;
  static constexpr float kName = 132;
};

class Inscriptions {
 public:
  // `held` are boxes that counters and flags will cover.
  Inscriptions(const Scene& scene, const std::vector<Box>& held);

  double cost(const Box& box) const { return room_.sum(box); }
  double cost(const std::vector<SetLetter>& letters, const Hand& hand) const;

  // Words on one level line; `foot` is where the anchor stands. The room they take is `box`.
  void put(const Hand& hand, Point foot, Anchor anchor, std::string_view words, const Box& box);
  void put(const Hand& hand, const std::vector<SetLetter>& letters, std::string_view words);
  void put_without_halo(const Hand& hand, const std::vector<SetLetter>& letters, std::string_view words);
  // A small drawing at a spot, in units.
  void put_symbol(std::string_view markup, const Box& box);

  void write(Svg& svg, const Theme& theme, double halo_width) const;
  // 1 where a tree would stand on a word, a number, a line or a crossing.
  Field taken() const { return taken_; }

 private:
  Box box_of(const SetLetter& letter, const Hand& hand) const;
  void take(const Box& box, float cost);
  Svg& words_in(const Hand& hand, std::map<std::string, Svg>& hands) const;
  void add_letters(std::map<std::string, Svg>& hands, const Hand& hand, const std::vector<SetLetter>& letters,
                   std::string_view words);

  Field room_;
  Field taken_;
  std::map<std::string, Svg> words_;  // by the attributes of their hand
  std::map<std::string, Svg> bare_words_;
  Svg symbols_;
};

}  // namespace longroll::picture
