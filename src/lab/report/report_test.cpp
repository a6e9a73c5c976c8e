#include "lab/report/report.h"

#include <gtest/gtest.h>

#include <set>

#include "lab/report/words.h"
#include "lab/runner.h"
#include "lab/summary.h"
#include "lab/test_experiment.h"

namespace longroll::lab {
namespace {

Language language(const std::string& code) {
  const std::string file = "data/language/report-" + code + ".json";
  std::vector<Diagnostic> faults;
  const auto node = parse_document(kit::read_file(file), file, faults);
  return *read_language(*node, file, faults);
}

Json played(const Experiment& experiment) {
  const Arena arena = arena_of(experiment);
  std::vector<GameResult> results;
  const std::atomic<bool> stop = false;
  for (long game = 0; game < experiment.games(); ++game) results.push_back(*arena.play(game, stop));
  return summarise(arena, results);
}

// Every element that is opened is closed, in its order.
void expect_balanced(const std::string& html) {
  const std::set<std::string> alone = {"meta", "rect", "line", "circle", "!doctype"};
  std::vector<std::string> open;
  for (std::size_t at = html.find('<'); at != std::string::npos; at = html.find('<', at + 1)) {
    const bool closes = html[at + 1] == '/';
    const std::size_t begin = at + (closes ? 2 : 1);
    const std::string name = html.substr(begin, html.find_first_of(" >/\n", begin) - begin);
    if (alone.contains(name)) continue;
    if (!closes) {
      open.push_back(name);
      continue;
    }
    ASSERT_FALSE(open.empty());
    ASSERT_EQ(open.back(), name);
    open.pop_back();
  }
  EXPECT_TRUE(open.empty());
}

TEST(Report, both_languages_have_the_same_sentences) {
  const Language english = language("en"), french = language("fr");
  for (const auto& [key, sentence] : english.sentences()) EXPECT_TRUE(french.has(key)) << key;
  EXPECT_EQ(english.sentences().size(), french.sentences().size());
}

TEST(Report, of_every_kind_is_whole_and_leaves_no_word_out) {
  Experiment ladder = random_against_random({"pea-ridge", "perryville"}, 2);
  ladder.players = {"random", "random", "random"};
  for (const Experiment& experiment :
       {random_against_random({"pea-ridge"}, 3, false), random_against_random({"perryville"}, 3), ladder}) {
    const Json summary = played(experiment);
    for (const char* code : {"en", "fr"}) {
      const std::string html = html_report(summary, language(code), code);
      expect_balanced(html);
      EXPECT_NE(html.find("<html lang=\"" + std::string(code)), std::string::npos);
      for (const char* gap : {"report.", "grade.", "side.", "number.", "nan", "inf", "<script", "http"})
        EXPECT_EQ(html.find(gap), std::string::npos) << gap;
      for (char blank : {'{', '}'})
        EXPECT_EQ(html.find(blank, html.find("</style>")), std::string::npos) << "a blank was left open";
    }
  }
}

TEST(Report, says_what_the_summary_says) {
  const Json summary = played(random_against_random({"pea-ridge"}, 4, false));
  const std::string html = html_report(summary, language("en"), "en");
  EXPECT_NE(html.find("<h1>Pea Ridge</h1>"), std::string::npos);
  EXPECT_NE(html.find("longroll simulate pea-ridge --union random --confederate random --games 4 --seed 7"),
            std::string::npos);
  for (const Json& formation : summary["losses"]["formations"])
    EXPECT_NE(html.find(escaped(formation["name"].get<std::string>())), std::string::npos);
}

TEST(Report, a_name_cannot_smuggle_in_markup) {
  Json summary = played(random_against_random({"pea-ridge"}, 1));
  summary["title"] = "<img src=x>";
  summary["players"]["union"] = "\"><b>bold";
  const std::string html = html_report(summary, language("en"), "en");
  EXPECT_EQ(html.find("<img"), std::string::npos);
  EXPECT_EQ(html.find("<b>"), std::string::npos);
}

TEST(Report, numbers_are_written_as_the_language_does) {
  const Language english = language("en"), french = language("fr");
  EXPECT_EQ(ReportWords(english, "en").number(-1234.56, 1), "−1,234.6");
  EXPECT_EQ(ReportWords(french, "fr").number(1234567.5, 1), "1\u202f234\u202f567,5");
  EXPECT_EQ(ReportWords(english, "en").number(123, 0), "123");
  EXPECT_EQ(ReportWords(english, "en").signed_number(3, 0), "+3");
}

}  // namespace
}  // namespace longroll::lab
