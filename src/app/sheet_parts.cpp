#include "app/sheet_parts.h"

namespace longroll {

picture::Side picture_side(Side side) {
  return side == Side::Union ? picture::Side::Union : picture::Side::Confederate;
}

void add_entry(picture::SheetContents& sheet, char letter, Side side) {
  if (std::none_of(sheet.entries.begin(), sheet.entries.end(),
                   [letter](const auto& entry) { return entry.letter == letter; }))
    sheet.entries.push_back({letter, picture_side(side)});
}

}  // namespace longroll
