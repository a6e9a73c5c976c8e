#include "picture/roster.h"

#include <gtest/gtest.h>

namespace longroll::picture {
namespace {

RosterUnit brigade(Side side, const std::string& name, bool two_steps) {
  RosterUnit unit;
  unit.front.side = side;
  unit.front.name = name;
  unit.front.figures = "4-4-4";
  unit.note = "in 0101";
  if (two_steps) {
    unit.back = unit.front;
    unit.back->figures = "2-3-4";
    unit.back->reduced = true;
  }
  return unit;
}

Roster small_battle() {
  return {"Two Farms",
          "Anywhere",
          "Union",
          "Confederate",
          {{Side::Union, "First Division", {brigade(Side::Union, "Abel", true)}},
           {Side::Confederate, "Left Wing", {brigade(Side::Confederate, "Baker", false)}}}};
}

double height_of(const std::string& svg) {
  const std::size_t at = svg.find(" height=\"") + 9;
  return std::stod(svg.substr(at));
}

TEST(Roster, every_unit_is_there_with_both_faces_its_note_and_its_formation) {
  const std::string svg = draw_roster(small_battle(), Tone::Light);
  for (const char* words : {">Two Farms<", ">First Division<", ">Left Wing<", ">Abel<", ">Baker<", ">4–4–4<",
                            ">2–3–4<", ">in 0101<"})
    EXPECT_NE(svg.find(words), std::string::npos) << words;
}

TEST(Roster, the_sheet_grows_with_the_longer_army) {
  Roster roster = small_battle();
  const double before = height_of(draw_roster(roster, Tone::Light));
  for (int i = 0; i < 9; ++i) roster.formations[1].units.push_back(brigade(Side::Confederate, "Cox", true));
  EXPECT_GT(height_of(draw_roster(roster, Tone::Light)), before);
}

}  // namespace
}  // namespace longroll::picture
