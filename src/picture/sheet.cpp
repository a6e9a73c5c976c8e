// The order of layers: ground from the paper up, then the grid, names and pieces, then the margin.
#include "picture/sheet.h"

#include <algorithm>
#include <cmath>

#include "picture/furniture.h"
#include "picture/inscriptions.h"
#include "picture/layers.h"
#include "picture/names.h"
#include "picture/pieces.h"
#include "picture/rules_view.h"
#include "picture/symbols.h"

namespace longroll::picture {
namespace {

void draw_period_view(Svg& svg, const Scene& scene, const SheetContents& contents) {
  Inscriptions inscriptions(scene, held_by_pieces(scene, contents));
  std::vector<NamedHex> objectives;
  objectives.reserve(contents.objectives.size());
  for (const ObjectiveFlag& flag : contents.objectives) objectives.push_back({flag.name, flag.hex});
  set_names(inscriptions, scene, objectives);

  draw_paper(svg, scene, scene.frame);
  draw_hill_tints(svg, scene);
  draw_fields(svg, scene);
  draw_open_ground(svg, scene);
  draw_woods(svg, scene);
  draw_hachures(svg, scene);
  draw_water(svg, scene);
  draw_growth(svg, scene, inscriptions.taken());
  draw_hexsides(svg, scene);
  draw_embankments(svg, scene);
  draw_towns(svg, scene);
  draw_ways(svg, scene);
  draw_crossings(svg, scene);
  draw_veil(svg, scene);
  draw_hex_numbers(svg, scene);
  inscriptions.write(svg, scene.theme, 3.4 * std::sqrt(name_scale(scene.detail)));
}

// What the picture shows, in hexes.
Box shown(const Scene& scene, const SheetOptions& options) {
  if (!options.crop) return scene.frame;
  const Grid& grid = scene.map.grid();
  const auto clamped = [&](int column, int row) {
    return scene.lay.centre(
        *grid.at(std::clamp(column, 0, grid.shape().columns - 1), std::clamp(row, 0, grid.shape().rows - 1)));
  };
  const Crop& crop = *options.crop;
  const Point low = clamped(crop.first_column, crop.first_row),
              high = clamped(crop.last_column, crop.last_row);
  const Box box = {{low.x - kCornerRadius, std::floor(low.y) - 0.5},
                   {high.x + kCornerRadius, std::ceil(high.y) + 0.5}};
  return {{std::max(box.low.x, scene.frame.low.x), std::max(box.low.y, scene.frame.low.y)},
          {std::min(box.high.x, scene.frame.high.x), std::min(box.high.y, scene.frame.high.y)}};
}

void open_svg(Svg& svg, const Box& view, double scale, std::string_view title) {
  svg.raw("<svg xmlns=\"http://www.w3.org/2000/svg\"" + attribute("width", number(view.width() * scale, 0)) +
          attribute("height", number(view.height() * scale, 0)) +
          attribute("viewBox", number(view.low.x) + " " + number(view.low.y) + " " + number(view.width()) +
                                   " " + number(view.height())) +
          "><title>" + escaped(title) + "</title>");
}

}  // namespace

std::string draw_sheet(const Map& map, const atlas::Ground* ground, const SheetContents& contents,
                       const SheetOptions& options) {
  const Scene scene = scene_of(map, ground, theme(options.tone), detail_for(options.hex_pixels),
                               contents.battle, options.turn);
  const bool furnished = options.margin == Margin::Furnished && !options.crop && options.turn == Turn::None;
  const Margins margins = furnished ? margins_of(scene, contents) : Margins{};
  const Box field = units(shown(scene, options));
  const Box view = {{field.low.x - margins.left, field.low.y - margins.top},
                    {field.high.x + margins.right, field.high.y + margins.bottom}};

  Svg svg;
  open_svg(svg, view, options.hex_pixels / kUnits, contents.title.name);
  svg.raw("<defs>");
  define_ground_symbols(svg, scene.theme);
  if (options.pieces == Pieces::Laid || furnished) define_counters(svg);
  svg.raw("<clipPath id=\"field\">");
  svg.rect(field, "");
  svg.raw("</clipPath></defs>");
  // A little beyond the edge, which may fall within a pixel.
  svg.rect(view.grown(2), fill(furnished ? scene.theme.sheet : scene.theme.paper));
  if (furnished) draw_paper(svg, scene, {view.low * (1 / kUnits), view.high * (1 / kUnits)});
  {
    const auto clipped = svg.group(attribute("clip-path", "url(#field)"));
    svg.rect(field, fill(options.view == View::Rules ? scene.theme.outside : scene.theme.paper));
    if (options.view == View::Rules)
      draw_rules_view(svg, scene);
    else
      draw_period_view(svg, scene, contents);
    if (options.pieces == Pieces::Laid) {
      draw_fortifications(svg, scene, contents);
      draw_flags(svg, scene, contents);
      draw_counters(svg, scene, contents);
    }
  }
  if (furnished) draw_furniture(svg, scene, contents, margins);
  svg.raw("</svg>\n");
  return svg.str();
}

}  // namespace longroll::picture
