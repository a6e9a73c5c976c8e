#include "picture/lettering.h"

#include <array>

namespace longroll::picture {
namespace {

// Advance of the printable ASCII letters in thousandths of the size: for each hand the wider of its first
// face and of the one that Debian carries.
using Widths = std::array<short, 95>;
constexpr Widths kRoman = {272, 301, 370, 674, 537, 807, 812, 218,  305, 305, 481, 550, 263, 465,  262, 363,
                           640, 465, 579, 554, 582, 547, 590, 493,  595, 591, 284, 286, 550, 566,  550, 435,
                           895, 744, 699, 774, 810, 692, 650, 808,  857, 374, 362, 783, 656, 1012, 828, 836,
                           663, 836, 733, 599, 754, 774, 721, 1090, 787, 709, 676, 356, 364, 356,  518, 696,
                           392, 525, 602, 535, 607, 560, 351, 514,  619, 300, 280, 591, 289, 907,  611, 616,
                           615, 602, 415, 435, 350, 598, 566, 849,  579, 572, 513, 327, 272, 327,  588};
constexpr Widths kItalic = {283, 336, 372, 667, 577, 961, 931, 220,  318, 329, 487, 527, 289, 480, 282, 345,
                            645, 444, 607, 593, 556, 543, 578, 520,  621, 578, 327, 331, 589, 628, 582, 483,
                            920, 748, 715, 742, 805, 713, 644, 798,  859, 392, 414, 743, 695, 994, 815, 804,
                            653, 804, 740, 589, 735, 778, 734, 1029, 744, 716, 697, 364, 627, 363, 518, 718,
                            392, 604, 575, 498, 603, 485, 324, 527,  595, 340, 306, 560, 316, 891, 629, 557,
                            566, 571, 455, 441, 339, 618, 614, 905,  568, 546, 556, 359, 311, 358, 587};
constexpr Widths kBold = {253, 327, 376, 667, 565, 1014, 825, 220,  316, 316, 483, 537, 277, 445,  280, 378,
                          644, 514, 597, 571, 599, 558,  604, 527,  622, 603, 300, 301, 512, 551,  512, 430,
                          988, 781, 751, 813, 878, 731,  684, 855,  923, 425, 409, 807, 699, 1073, 878, 869,
                          694, 869, 778, 647, 778, 821,  781, 1212, 840, 745, 730, 397, 378, 397,  518, 676,
                          392, 585, 658, 571, 674, 604,  422, 584,  681, 360, 330, 668, 356, 1008, 684, 642,
                          677, 663, 494, 469, 406, 664,  631, 978,  656, 630, 571, 340, 284, 340,  568};
constexpr Widths kEngraved = {280, 280, 394, 684, 580, 860, 786, 240,  370, 370, 502, 940, 280, 370, 280, 450,
                              580, 580, 580, 580, 580, 580, 580, 580,  580, 580, 280, 280, 940, 940, 940, 470,
                              820, 764, 690, 670, 780, 690, 676, 720,  788, 394, 540, 756, 670, 838, 770, 700,
                              680, 700, 716, 620, 714, 780, 772, 1068, 750, 728, 652, 380, 450, 380, 580, 520,
                              440, 494, 512, 436, 522, 460, 330, 540,  544, 270, 320, 520, 270, 794, 540, 496,
                              518, 502, 410, 434, 350, 534, 530, 776,  520, 530, 440, 420, 284, 420, 660};
constexpr Widths kEngravedItalic = {
    280, 280, 394, 684, 580, 860, 740, 240, 370, 370, 580, 940, 280, 370, 280, 440, 580, 580,  580,
    580, 580, 580, 580, 580, 580, 580, 280, 280, 940, 940, 940, 436, 820, 728, 690, 670, 750,  700,
    680, 740, 800, 400, 540, 756, 680, 894, 790, 710, 654, 710, 720, 620, 690, 784, 752, 1078, 840,
    720, 680, 380, 440, 380, 580, 520, 440, 536, 480, 424, 530, 410, 320, 480, 512, 334, 326,  490,
    290, 806, 572, 462, 540, 480, 430, 420, 320, 572, 472, 716, 564, 512, 440, 420, 284, 420,  660};
constexpr Widths kEngravedBold = {
    280, 280, 394, 712, 580, 860, 786, 240, 370, 370, 502, 940, 280, 370, 280, 450, 580, 580,  580,
    580, 580, 580, 580, 580, 580, 580, 280, 280, 940, 940, 940, 470, 820, 754, 710, 660, 786,  690,
    670, 720, 824, 440, 540, 770, 670, 890, 764, 712, 702, 712, 730, 620, 716, 794, 772, 1076, 750,
    736, 652, 380, 450, 380, 580, 520, 440, 508, 528, 468, 538, 472, 350, 554, 560, 296, 320,  560,
    308, 800, 556, 504, 544, 524, 434, 430, 364, 550, 530, 776, 520, 524, 460, 420, 284, 420,  660};
constexpr Widths kNarrow = {230, 279, 346, 616, 506, 766, 603, 170, 323, 324, 454, 475, 246, 363, 292, 415,
                            506, 506, 506, 506, 506, 506, 506, 506, 506, 506, 275, 255, 447, 503, 454, 448,
                            766, 598, 562, 570, 565, 491, 476, 585, 614, 271, 491, 553, 479, 758, 612, 604,
                            569, 604, 554, 540, 543, 571, 578, 749, 560, 543, 530, 345, 415, 345, 422, 421,
                            332, 471, 495, 460, 496, 479, 328, 503, 492, 252, 246, 479, 252, 742, 492, 498,
                            495, 497, 332, 454, 307, 492, 449, 633, 453, 446, 453, 344, 253, 344, 557};

struct FaceFacts {
  const Widths& widths;
  std::string_view family;
  std::string_view weight;
  bool italic;
};

constexpr std::string_view kEngravedFamily = "'Old Standard TT','Bodoni MT',Didot,serif";
constexpr std::string_view kRomanFamily =
    "'Libre Caslon Text','Linux Libertine O','EB Garamond',Georgia,serif";
constexpr std::string_view kNarrowFamily = "'Barlow Condensed','Roboto Condensed','Arial Narrow',sans-serif";

const FaceFacts& facts(Face face) {
  static constexpr std::array<FaceFacts, 7> kFacts = {{{kEngraved, kEngravedFamily, "400", false},
                                                       {kEngravedItalic, kEngravedFamily, "400", true},
                                                       {kEngravedBold, kEngravedFamily, "700", false},
                                                       {kRoman, kRomanFamily, "400", false},
                                                       {kItalic, kRomanFamily, "400", true},
                                                       {kBold, kRomanFamily, "700", false},
                                                       {kNarrow, kNarrowFamily, "700", false}}};
  return kFacts[static_cast<std::size_t>(face)];
}

bool continues_letter(char c) { return (static_cast<unsigned char>(c) & 0xC0u) == 0x80u; }

double letter_width(std::string_view letter, Face face) {
  const char c = letter[0];
  // Beyond ASCII there are accented letters, dashes and curled quotes: a middling width serves.
  if (c < ' ' || c > '~') return letter == "’" ? 0.28 : 0.55;
  return facts(face).widths[static_cast<std::size_t>(c - ' ')] / 1000.0;
}

}  // namespace

std::string font(Face face, double size, double spacing) {
  const FaceFacts& f = facts(face);
  return attribute("font-family", f.family) + attribute("font-weight", f.weight) +
         (f.italic ? attribute("font-style", "italic") : "") + attribute("font-size", size) +
         (spacing != 0 ? attribute("letter-spacing", spacing) : "");
}

std::string anchored(Anchor anchor) {
  return attribute("text-anchor", anchor == Anchor::Start ? "start"
                                  : anchor == Anchor::End ? "end"
                                                          : "middle");
}

std::vector<std::string_view> letters_of(std::string_view words) {
  std::vector<std::string_view> out;
  for (std::size_t i = 0; i < words.size();) {
    std::size_t next = i + 1;
    while (next < words.size() && continues_letter(words[next])) ++next;
    out.push_back(words.substr(i, next - i));
    i = next;
  }
  return out;
}

double width_of(std::string_view words, Face face, double size, double spacing) {
  double width = 0;
  for (std::string_view letter : letters_of(words)) width += letter_width(letter, face) * size + spacing;
  return words.empty() ? 0 : width - spacing;
}

std::vector<SetLetter> set_along(const Polyline& line, std::string_view words, const Hand& hand) {
  const Measured measured(line);
  const double total = width_of(words, hand.face, hand.size, hand.spacing) / kUnits;
  const Point first = measured.direction(0), last = measured.direction(measured.length());
  double reached = (measured.length() - total) / 2;
  std::vector<SetLetter> out;
  for (std::string_view letter : letters_of(words)) {
    const double width = letter_width(letter, hand.face) * hand.size / kUnits;
    const double middle = reached + width / 2;
    reached += width + hand.spacing / kUnits;
    if (letter == " ") continue;
    if (middle < 0) {
      out.push_back({letter, measured.at(0) + first * middle, first, width});
    } else if (middle > measured.length()) {
      out.push_back(
          {letter, measured.at(measured.length()) + last * (middle - measured.length()), last, width});
    } else {
      out.push_back({letter, measured.at(middle), measured.direction(middle), width});
    }
  }
  return out;
}

void write_letters(Svg& svg, const std::vector<SetLetter>& letters) {
  for (const SetLetter& set : letters)
    svg.raw("<text transform=\"" + translate(set.foot.x * kUnits, set.foot.y * kUnits) + "rotate(" +
            number(degrees(set.along)) + ")\">" + escaped(set.letter) + "</text>");
}

std::string in_capitals(std::string_view words) {
  std::string out(words);
  for (char& c : out)
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
  return out;
}

std::string typographic(std::string_view words) {
  std::string out;
  for (char c : words) c == '\'' ? out += "’" : out += c;
  return out;
}

}  // namespace longroll::picture
