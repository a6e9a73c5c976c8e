// The colours of a sheet, by day and by night. Names are those of the ground they paint.
#pragma once

#include <array>
#include <string_view>

#include "board/terrain.h"

namespace longroll::picture {

enum class Tone { Light, Dark };

using Colour = std::string_view;

struct Theme {
  Colour sheet, paper, fleck, ink, quiet_ink, frame;
  Colour hill_foot, hill_slope, hill_top, hachure, hill_text;
  Colour woods, woods_edge, tree_light, tree_dark, tree_ink, woods_mark, woods_text;
  Colour swamp, tuft, rough, rough_ink;
  Colour water, bank, ripple, water_text;
  Colour road, road_case, track, rail, embankment;
  Colour town, block, building, furrow;
  Colour grid, hex_number, halo, outside, flagpole;
  double side_opacity, corner_opacity, number_opacity, halo_opacity;
  std::array<Colour, kTerrains> rules_view;  // by Terrain
  Colour night_box, night_ink;               // turns of darkness on the track
};

const Theme& theme(Tone tone);

}  // namespace longroll::picture
