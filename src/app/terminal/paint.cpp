#include "app/terminal/paint.h"

namespace longroll::terminal {
namespace {

// The sixteen colours that every terminal has, so that the person's own scheme decides how they look.
std::string_view code_of(Ink ink) {
  switch (ink) {
    case Ink::Plain:
      return "";
    case Ink::Dim:
      return "2";
    case Ink::Strong:
      return "1";
    case Ink::Union:
      return "1;94";
    case Ink::Confederate:
      return "1;33";
    case Ink::Woods:
      return "32";
    case Ink::Hill:
      return "33";
    case Ink::Water:
      return "36";
    case Ink::Road:
      return "1";
    case Ink::Gold:
      return "1;93";
    case Ink::Bad:
      return "31";
  }
  return "";
}

}  // namespace

std::string Paint::operator()(Ink ink, std::string_view text) const {
  const std::string_view code = code_of(ink);
  if (colour_ == Colour::Off || code.empty() || text.empty()) return std::string(text);
  return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

}  // namespace longroll::terminal
