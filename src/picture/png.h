// A sheet as PNG, drawn by librsvg. Good fonts have to be installed: see the font families in lettering.cpp.
#pragma once

#include <string>
#include <string_view>

namespace longroll::picture {

// Writes the file; false where the text is no SVG or the file cannot be written. `scale` is in pixels per SVG pixel.
[[nodiscard]] bool write_png(std::string_view svg, const std::string& path, double scale);

}  // namespace longroll::picture
