#include "lab/report/page.h"

#include <string_view>

namespace longroll::lab {
namespace {

constexpr std::string_view kStyle = R"css(
:root {
  color-scheme: light dark;
  --ink: #1c2224; --ink2: #4a5357; --ink3: #5f696e; --panel: #fbfbf9; --bg: #e9eae6; --line: #d3d5ce;
  --frame: #e6e7e1; --act: #1f5a4c; --us: #2b4f86; --cs: #7d5a35; --even: #8a8f88; --on: #fff; --edge: #878d85;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #edf0ec; --ink2: #bcc4c2; --ink3: #9aa4a5; --panel: #1d2325; --bg: #14181a; --line: #343d40;
    --frame: #2a3234; --act: #7fc7b1; --us: #8fb4ec; --cs: #dcb082; --even: #8d979a; --on: #12181a; --edge: #707d81;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; padding: 2.5rem 1rem 3rem; background: var(--bg); color: var(--ink);
  font: 16px/1.55 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif;
}
main { max-width: 50rem; margin: 0 auto; }
h1, h2 { font-family: 'EB Garamond', Garamond, 'Old Standard', Georgia, serif; font-weight: 600; line-height: 1.15; }
h1 { font-size: clamp(2.2rem, 6vw, 3.2rem); margin: 0.1em 0 0.15em; letter-spacing: -0.01em; }
h2 { font-size: 1.6rem; margin: 0 0 0.3rem; }
.over { margin: 0; color: var(--ink3); font-size: 0.8rem; letter-spacing: 0.09em; text-transform: uppercase; }
.sub { margin: 0 0 1.6rem; color: var(--ink2); font-size: 1.05rem; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(10.5rem, 1fr)); gap: 0.75rem; margin: 0 0 1.5rem; }
.facts > div { background: var(--panel); border: 1px solid var(--line); border-radius: 10px; padding: 0.9rem 1rem 0.8rem; }
.facts dt { color: var(--ink2); font-size: 0.85rem; }
.facts dd { margin: 0; }
.facts .value { font-family: 'EB Garamond', Garamond, 'Old Standard', Georgia, serif; font-size: 2rem; line-height: 1.2;
  font-variant-numeric: lining-nums; }
.facts .range { color: var(--ink3); font-size: 0.82rem; }
section { background: var(--panel); border: 1px solid var(--line); border-radius: 12px; padding: 1.4rem 1.5rem 1.1rem;
  margin: 0 0 1.1rem; }
section > p { margin: 0 0 0.9rem; color: var(--ink2); max-width: 42rem; }
.note { font-size: 0.92rem; margin: 0.6rem 0; }
.chart { overflow-x: auto; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; font: 14px 'Inter', system-ui, sans-serif; }
.word { fill: var(--ink); }
.value { fill: var(--ink); font-variant-numeric: tabular-nums; }
.mark { fill: var(--ink3); font-size: 12.5px; font-variant-numeric: tabular-nums; }
.inside { fill: var(--on); font-weight: 600; font-variant-numeric: tabular-nums; }
.grid { stroke: var(--line); } .middle { stroke: var(--edge); stroke-dasharray: 3 3; } .base { stroke: var(--edge); }
.frame { fill: var(--frame); } .error { stroke: var(--ink); stroke-width: 1.5; opacity: 0.75; }
.fill-us { fill: var(--us); } .fill-cs { fill: var(--cs); } .fill-even { fill: var(--even); } .fill-act { fill: var(--act); }
.whisker-us, .whisker-cs, .whisker-even, .whisker-act { stroke-width: 2.5; stroke-linecap: round; }
.whisker-us { stroke: var(--us); } .whisker-cs { stroke: var(--cs); } .whisker-even { stroke: var(--even); }
.whisker-act { stroke: var(--act); }
details { margin-top: 0.7rem; border-top: 1px solid var(--line); padding-top: 0.5rem; }
summary { cursor: pointer; color: var(--act); font-size: 0.9rem; width: fit-content; border-radius: 4px; }
summary:focus-visible { outline: 2px solid var(--act); outline-offset: 3px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; margin: 0.6rem 0 0.4rem; font-size: 0.92rem; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--ink3); font-size: 0.85rem; padding-bottom: 0.3rem; }
th, td { padding: 0.35rem 0.7rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
thead th { color: var(--ink2); font-weight: 500; border-bottom-color: var(--edge); }
tbody th { font-weight: 500; }
code { font: 0.88rem ui-monospace, 'DejaVu Sans Mono', monospace; white-space: nowrap; }
footer { color: var(--ink3); font-size: 0.88rem; padding: 0.4rem 0.2rem; }
footer code { display: block; overflow-x: auto; margin-top: 0.4rem; padding: 0.7rem 0.9rem; background: var(--panel); color: var(--ink);
  border: 1px solid var(--line); border-radius: 8px; }
@media print { body { background: none; padding: 0; } section { break-inside: avoid; } }
)css";

}  // namespace

void ReportPage::begin(const std::string& title, const std::string& subtitle,
                       const std::vector<Fact>& facts) {
  title_ = title;
  out_ = "<p class=\"over\">" + words_.say("report.over") + "</p>\n<h1>" + title +
         "</h1>\n<p class=\"sub\">" + subtitle + "</p>\n<dl class=\"facts\">\n";
  for (const Fact& fact : facts)
    out_ += "<div><dt>" + fact.name + "</dt><dd class=\"value\">" + fact.value + "</dd><dd class=\"range\">" +
            fact.note + "</dd></div>\n";
  out_ += "</dl>\n";
}

void ReportPage::section(const std::string& title, const std::string& lead) {
  if (in_section_) out_ += "</section>\n";
  in_section_ = true;
  out_ += "<section>\n<h2>" + title + "</h2>\n<p>" + lead + "</p>\n";
}

void ReportPage::table(const std::string& caption, const TableRow& head, const std::vector<TableRow>& rows,
                       Shown shown) {
  if (shown == Shown::Folded) out_ += "<details><summary>" + words_.say("report.numbers") + "</summary>\n";
  out_ += "<div class=\"scroll\"><table><caption>" + caption + "</caption>\n<thead><tr>";
  for (const std::string& cell : head) out_ += "<th scope=\"col\">" + cell + "</th>";
  out_ += "</tr></thead>\n<tbody>\n";
  for (const TableRow& row : rows) {
    out_ += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i)
      out_ += i == 0 ? "<th scope=\"row\">" + row[i] + "</th>" : "<td>" + row[i] + "</td>";
    out_ += "</tr>\n";
  }
  out_ += "</tbody></table></div>\n";
  if (shown == Shown::Folded) out_ += "</details>\n";
}

std::string ReportPage::finish(const std::string& reproduced_by) {
  if (in_section_) out_ += "</section>\n";
  in_section_ = false;
  return "<!doctype html>\n<html lang=\"" + words_.code() +
         "\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, "
         "initial-scale=1\">\n"
         "<title>" +
         title_ + " · Longroll</title>\n<style>" + std::string(kStyle) +
         "</style>\n</head>\n<body>\n<main>\n" + out_ + "<footer>" + words_.say("report.again") + "<code>" +
         reproduced_by + "</code></footer>\n</main>\n</body>\n</html>\n";
}

}  // namespace longroll::lab
