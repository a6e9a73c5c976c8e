// Short names of units for the map: three letters that no other unit of the battle has, or as much of the name as fits.
#pragma once

#include <string>
#include <vector>

#include "aprils/situation.h"

namespace longroll::terminal {

class Labels {
 public:
  explicit Labels(const aprils::Scenario& scenario);

  // "[Dod]", "<Pri*>": the form of the side, a star if reduced, a plus if others lie below.
  std::string label(const aprils::Situation& situation, aprils::UnitId unit, int others,
                    std::size_t width) const;
  // "[Dodge]", "<PricA•*>": with the mark of the kind, at most `width` letters.
  std::string long_label(const aprils::Situation& situation, aprils::UnitId unit, std::size_t width) const;
  const std::string& code(aprils::UnitId unit) const { return codes_[unit.index()]; }

 private:
  std::string in_form(aprils::UnitId unit, const std::string& text) const;

  const aprils::Scenario* scenario_;
  std::vector<std::string> codes_;
};

// "Price A" in five letters is "PricA": the last word tells units of one name apart.
std::string shortened(std::string_view name, std::size_t room);
// "[Dodge]" for the Union, "<Price>" for the Confederates.
std::string in_form_of(Side side, std::string_view text);

// "" infantry, "/" cavalry, "•" artillery, "~" gunboat.
std::string_view kind_mark(aprils::UnitKind kind);

bool is_reduced(const aprils::Scenario& scenario, const aprils::Situation& situation, aprils::UnitId unit);

}  // namespace longroll::terminal
