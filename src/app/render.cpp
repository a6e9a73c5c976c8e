// render: a battle or a recorded game as a picture of its map with counters.
#include <cstdio>
#include <filesystem>

#include "app/commands.h"
#include "app/home.h"
#include "app/sheet.h"
#include "atlas/ground.h"
#include "format/json.h"
#include "match/session.h"
#include "picture/png.h"

namespace longroll {
namespace {

// The survey behind a built-in battle's map; without one the picture is made up from the hexes.
std::optional<atlas::Ground> ground_of(const std::string& scenario) {
  const Library library = embedded_library();
  const auto file = scenario_file(library, scenario);
  if (!file) return std::nullopt;
  const std::string name = file->substr(0, file->rfind('/')) + "/battle.geojson";
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

  if (session.match() == nullptr) return complain("there are no pictures of Rally 'Round the Flag! yet");
  const aprils::Scenario& scenario = session.match()->scenario();
  picture::SheetOptions options;
  options.tone = request.dark ? picture::Tone::Dark : picture::Tone::Light;
  options.view = request.rules_view ? picture::View::Rules : picture::View::Period;
  options.hex_pixels = request.hex_pixels;
  options.margin = request.bare ? picture::Margin::None : picture::Margin::Furnished;
  const auto ground = ground_of(scenario.id);
  const auto contents = sheet_of(scenario, session.match()->table().position().situation);
  const int code = write_picture(
      request, picture::draw_sheet(scenario.map, ground ? &*ground : nullptr, contents, options));
  if (code == kGood && request.json)
    std::printf("%s\n", Json::object({{"ok", true}, {"file", request.out}}).dump().c_str());
  return code;
}

}  // namespace longroll
