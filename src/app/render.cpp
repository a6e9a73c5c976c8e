// render: a battle or a recorded game as a picture of its map with counters.
#include <cmath>
#include <cstdio>
#include <filesystem>

#include "app/commands.h"
#include "app/home.h"
#include "app/rally_roster.h"
#include "app/rally_sheet.h"
#include "app/roster.h"
#include "app/sheet.h"
#include "atlas/ground.h"
#include "format/json.h"
#include "match/session.h"
#include "picture/png.h"

namespace longroll {
namespace {

// The survey behind a map of the library lies beside it; without one the picture is made up from the hexes.
std::optional<atlas::Ground> ground_of(const std::string& scenario) {
  const Library library = embedded_library();
  const auto file = scenario_file(library, scenario);
  const Json json = Json::parse(file ? library.find(*file).value_or("") : "", nullptr, false);
  if (!json.is_object() || !json.contains("map") || !json["map"].is_string()) return std::nullopt;
  const std::string map = json["map"].get<std::string>();
  const std::string name = map.substr(0, map.rfind('/') + 1) + "battle.geojson";
  const auto text = library.find(name);
  std::vector<Diagnostic> faults;
  const auto node = text ? parse_document(*text, name, faults) : std::nullopt;
  return node ? atlas::read_ground(*node, name, faults) : std::nullopt;
}

// The number of answers after which a record is shown: all of them unless --at says fewer.
std::optional<Json> cut_record(const std::string& text, int at) {
  Json record = Json::parse(text, nullptr, false);
  if (record.is_discarded() || !record.is_object()) return std::nullopt;
  if (at >= 0 && record.contains("answers") && record["answers"].is_array() &&
      static_cast<std::size_t>(at) < record["answers"].size()) {
    auto& answers = record["answers"].get_ref<Json::array_t&>();
    answers.resize(static_cast<std::size_t>(at));
  }
  return record;
}

bool ends_with(const std::string& text, std::string_view ending) {
  return text.size() >= ending.size() &&
         text.compare(text.size() - ending.size(), ending.size(), ending) == 0;
}

picture::Tone tone_of(const RenderRequest& request) {
  return request.dark ? picture::Tone::Dark : picture::Tone::Light;
}

int write_picture(const RenderRequest& request, const std::string& svg) {
  bool written = false;
  if (ends_with(request.out, ".png"))
    written = picture::write_png(svg, request.out, request.scale);
  else if (ends_with(request.out, ".svg"))
    written = write_file(request.out, svg);
  else
    return complain("-o names a file that ends in .svg or .png");
  return written ? kGood : complain("\"" + request.out + "\" cannot be written");
}

template <class Match>
std::string draw_map(const RenderRequest& request, const Match& match) {
  picture::SheetOptions options;
  options.tone = tone_of(request);
  options.view = request.rules_view ? picture::View::Rules : picture::View::Period;
  options.hex_pixels = request.hex_pixels;
  options.margin = request.bare ? picture::Margin::None : picture::Margin::Furnished;
  if (request.north_up && match.scenario().map.anchor) {
    // Rows run down the sheet; turned so that they run as they do on the ground.
    const long quarters = std::lround((match.scenario().map.anchor->rows_toward - 180) / 90);
    options.turn = static_cast<picture::Turn>((quarters % 4 + 4) % 4);
  }
  options.pieces = request.ground ? picture::Pieces::LeftOut : picture::Pieces::Laid;
  const auto ground = ground_of(match.scenario().id);
  auto contents = sheet_of(match.scenario(), match.table().position().situation);
  if (request.ground) contents.counters.clear();  // so that no name makes way for them
  return picture::draw_sheet(match.scenario().map, ground ? &*ground : nullptr, contents, options);
}

}  // namespace

int run_render(const RenderRequest& request) {
  if (request.hex_pixels < 12 || request.hex_pixels > 400) return complain("--hex is 12 to 400 pixels");
  if (request.scale < 0.1 || request.scale > 8) return complain("--scale is 0.1 to 8");
  Session session(library_beside(request.what));
  Json open = {{"op", "open"}};
  const auto text =
      read_file(std::filesystem::is_directory(request.what) ? request.what + "/scenario.json" : request.what);
  if (!text) {
    open["scenario"] = request.what;
  } else if (const auto record = cut_record(*text, request.at);
             record && record->value("format", "") == kRecordFormat) {
    open["record"] = *record;
  } else {
    open["text"] = *text;
  }
  const Json opened = session.reply(open);
  if (!opened["ok"].get<bool>()) return complain(opened["error"]["reason"].get<std::string>());
  const AprilsMatch* aprils = session.match();
  const RallyMatch* rally = session.rally_match();
  const auto svg_of = [&](const auto& match) {
    return request.units ? picture::draw_roster(roster_of(match.scenario()), tone_of(request))
                         : draw_map(request, match);
  };
  const std::string svg = aprils != nullptr ? svg_of(*aprils) : svg_of(*rally);
  const int code = write_picture(request, svg);
  if (code == kGood && request.json)
    std::printf("%s\n", Json::object({{"ok", true}, {"file", request.out}}).dump().c_str());
  return code;
}

}  // namespace longroll
