// The only file that knows librsvg and cairo.
#include "picture/png.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <memory>

namespace longroll::picture {
namespace {

template <auto Release>
struct Releaser {
  template <class T>
  void operator()(T* pointer) const {
    Release(pointer);
  }
};
using Handle = std::unique_ptr<RsvgHandle, Releaser<g_object_unref>>;
using Surface = std::unique_ptr<cairo_surface_t, Releaser<cairo_surface_destroy>>;
using Context = std::unique_ptr<cairo_t, Releaser<cairo_destroy>>;

}  // namespace

bool write_png(std::string_view svg, const std::string& path, double scale) {
  const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
  const Handle handle(rsvg_handle_new_from_data(bytes, svg.size(), nullptr));
  if (!handle) return false;
  double width = 0, height = 0;
  if (!rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &width, &height)) return false;
  const RsvgRectangle page = {0, 0, std::ceil(width * scale), std::ceil(height * scale)};
  const Surface surface(cairo_image_surface_create(CAIRO_FORMAT_RGB24, static_cast<int>(page.width),
                                                   static_cast<int>(page.height)));
  const Context context(cairo_create(surface.get()));
  if (!rsvg_handle_render_document(handle.get(), context.get(), &page, nullptr)) return false;
  return cairo_surface_write_to_png(surface.get(), path.c_str()) == CAIRO_STATUS_SUCCESS;
}

}  // namespace longroll::picture
