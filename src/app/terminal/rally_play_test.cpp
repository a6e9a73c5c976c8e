// Rally 'Round the Flag! at the terminal, by the lines that somebody types.
#include "app/rally_players.h"
#include "app/terminal/rally_map.h"
#include "app/terminal/replay.h"
#include "app/terminal/test_game.h"
#include "app/terminal/text.h"
#include "kit/files.h"

namespace longroll::terminal {
namespace {

// The Confederates of Perryville begin: the first battery is theirs, then both sides place none.
const std::vector<std::string> kToFirstOrders = {"1", "pass", "pass"};

PlayOptions perryville() {
  PlayOptions options;
  options.scenario = "perryville";
  options.seed = 3;
  return options;
}

PlayOptions two_banks() {
  PlayOptions options;
  options.scenario_text = kit::read_file("tests/data/rally/two-banks.json");
  options.seed = 4;
  return options;
}

std::vector<std::string> after_start(std::vector<std::string> lines) {
  lines.insert(lines.begin(), kToFirstOrders.begin(), kToFirstOrders.end());
  return lines;
}

void give_opponent(PlayOptions& options, const char* name) {
  options.rally_opponent = [name](const rally::Scenario& scenario) -> Result<RallyOpponent, std::string> {
    auto player = player_named(scenario, name);
    if (!player) return player.error();
    return RallyOpponent(
        [dice = Dice(7), made = *player](const rally::Table& table) mutable { return made(table, dice); });
  };
}

TEST(RallyPlay, orders_are_names_with_a_price_or_a_hex) {
  const Played played = play_lines(perryville(), after_start({"cheatham 3", "donelson d5", "end", "undo"}));
  EXPECT_EQ(played.code, kGood);
  for (const char* line :
       {"Perryville, Kentucky, 8 October 1862.", "1  The first battery: Confederates",
        "Batteries: Carnes, Stanford", "Command points: Union 0, Confederates 0.",
        "Leaders who may ride, free: Bragg, Polk, Hardee, Cheatham, Buckner, Anderson.",
        "Cheatham's Division (1, 2, 3)", "Or: The baggage train moves, points: 1 · Pass: no more orders",
        "Orders for Cheatham's Division (3).", "Donelson in D4 (5), Stewart in E3 (5)",
        "Donelson marches from D4 to D5", "<Donel4>", "Taken back: 1.", "Confederates> "})
    EXPECT_TRUE(played.shows(line)) << line << played.text;
}

TEST(RallyPlay, words_that_fit_several_choices_are_answered_by_a_numbered_list) {
  const Played played = play_lines(perryville(), after_start({"cheatham", "9", "4"}));
  EXPECT_TRUE(played.shows("Several choices fit. Which?"));
  EXPECT_TRUE(played.shows("1  Cheatham rides"));
  EXPECT_TRUE(played.shows("The choices have numbers from 1 to 4."));
  EXPECT_TRUE(played.shows("Orders for Cheatham's Division (3)."));
}

TEST(RallyPlay, a_name_alone_shows_where_its_unit_can_go) {
  const Played played = play_lines(perryville(), after_start({"cheatham 3", "donelson"}));
  EXPECT_TRUE(played.shows("Donelson has 5 points."));
  EXPECT_TRUE(played.shows("Say more: a unit, a hex, a price."));
}

TEST(RallyPlay, several_orders_in_a_line_are_done_together_or_not_at_all) {
  const std::vector<std::string> activated = after_start({"cheatham 3"});
  const std::size_t before = play_lines(perryville(), activated).answers;
  const auto with = [&](const char* line) {
    std::vector<std::string> lines = activated;
    lines.emplace_back(line);
    PlayOptions options = perryville();
    options.save = fresh_file(std::string(line).substr(0, 8) + std::to_string(std::string(line).size()));
    return play_lines(options, lines);
  };
  EXPECT_EQ(with("donelson d5, maney e2").answers, before + 2);
  const Played half = with("donelson d5, maney p17");
  EXPECT_EQ(half.answers, before);
  EXPECT_EQ(half.record.find("\"D5\""), std::string::npos);
}

TEST(RallyPlay, a_refused_order_names_its_rule_and_changes_nothing) {
  const Played played = play_lines(
      perryville(), after_start({"cheatham 3", "donelson p17", "adams k8", "xyzzy", "why donelson p17", "99",
                                 std::string(5000, 'x'), "\x1b[A\x01", "odds", "reach", "who", "sight d4",
                                 ",,,", "rules nonsense", "units nobody-here"}));
  const Played untouched = play_lines(perryville(), after_start({"cheatham 3"}));
  EXPECT_EQ(played.answers, untouched.answers);
  EXPECT_TRUE(played.shows("Adams may not move now. (8.0)"));
  EXPECT_TRUE(played.shows("There is no unit \"xyzzy\""));
  EXPECT_TRUE(played.shows("(8.0)"));
  EXPECT_TRUE(played.shows("That is longer than any order."));
}

TEST(RallyPlay, looks_change_nothing) {
  const Played played = play_lines(
      perryville(), after_start({"map k7", "map all", "map off", "map on", "legend", "who d4", "who adams",
                                 "units cheatham", "leaders", "reach adams", "zones", "sight k7 i9", "log 3",
                                 "rules", "rules p1", "status", "choices", "help", "odds i9 with adams"}));
  EXPECT_EQ(played.answers, play_lines(perryville(), kToFirstOrders).answers);
  for (const char* line :
       {"D4: clear", "Donelson, infantry: strength 4, quality 4; in D4.", "4-3-2-1 at ranges 0, 1, 2-3, 4-5",
        "Cheatham in D4: combat 1, quality 1, range 3, initiative 4.", "Out of command: P. Smith.",
        "Adams has 5 points.", "[z] is in a zone of control", "From K7 one sees I9: 3 hexes.",
        "P1     Buell does not hear the battle", "P1 Buell does not hear the battle. Buell stands", "♣ woods",
        "several orders, all or none", "Perryville, turn 1 of 6, day 1, 13:00.",
        "The map is shown only when you say \"map\"."})
    EXPECT_TRUE(played.shows(line)) << line;
}

TEST(RallyPlay, odds_tell_what_becomes_of_every_unit) {
  const std::string record = record_file(
      {R"({"op":"place","unit":"adams","hex":"I8"})", R"({"op":"place","unit":"jones","hex":"J9"})"},
      "perryville");
  const Played played = play_on(record, {"odds i9", "odds i9 with adams", "odds g9"});
  for (const char* line : {"Adams and Jones against I9: 7 to 6", "column", "Lytle: damaged ",
                           " %, falls back ", "Nobody stands next to an enemy in G9."})
    EXPECT_TRUE(played.shows(line)) << line << played.text;
}

TEST(RallyPlay, French_throughout) {
  PlayOptions options = perryville();
  options.language = "fr";
  const Played played = play_lines(options, {"1", "passe", "passe", "cheatham 3", "donelson", "donelson d5",
                                             "annule", "xyzzy", "aide", "chefs", "légende", "fin", "passe"});
  for (const char* line :
       {"La première batterie : Confédérés", "Points de commandement : Union",
        "Divisions et corps, avec leurs prix", "Donelson a 5 points.", "Repris : 1.",
        "Les dés tombent d'eux-mêmes.", "Sous commandement : Donelson", "♦ chef", "Confédérés> "})
    EXPECT_TRUE(played.shows(line)) << line;
  EXPECT_FALSE(played.shows("rally.")) << "a key is no sentence";
  EXPECT_FALSE(played.shows("order.")) << "a key is no sentence";
}

TEST(RallyPlay, an_opponent_plays_the_other_side) {
  PlayOptions options = perryville();
  options.people = BySide<bool>{{false, true}};
  give_opponent(options, "regular");
  std::vector<std::string> lines = {"1"};
  for (int i = 0; i < 60; ++i) lines.emplace_back(i % 2 == 0 ? "pass" : "1");
  const Played played = play_lines(options, lines);
  EXPECT_EQ(played.code, kGood);
  EXPECT_TRUE(played.shows("── Turn 2, day 1, 14:00. ──")) << played.text;
  EXPECT_FALSE(played.shows("Union> "));
}

TEST(RallyPlay, an_opponent_that_this_system_does_not_have_is_refused_in_a_sentence) {
  PlayOptions options = perryville();
  options.people = BySide<bool>{{false, true}};
  give_opponent(options, "nobody");
  EXPECT_EQ(play_lines(options, {}).code, kBadRequest);
  options.rally_opponent = nullptr;
  EXPECT_EQ(play_lines(options, {}).code, kBadRequest);
}

TEST(RallyPlay, a_game_without_people_plays_itself_to_the_end_and_is_told_again) {
  PlayOptions options = two_banks();
  options.people = BySide<bool>{{false, false}};
  give_opponent(options, "regular");
  options.save = fresh_file("whole.json");
  const Played played = play_lines(options, {});
  EXPECT_EQ(played.code, kGood);
  EXPECT_TRUE(played.shows("The battle is over"));
  ReplayOptions replay;
  replay.record = options.save;
  std::ostringstream story;
  EXPECT_EQ(replay_record(replay, embedded_library(), story), kGood);
  EXPECT_NE(story.str().find("The battle is over"), std::string::npos);
  replay.at = 3;
  std::ostringstream position;
  EXPECT_EQ(replay_record(replay, embedded_library(), position), kGood);
  EXPECT_NE(position.str().find("After answer 3"), std::string::npos);
  EXPECT_NE(position.str().find("Command points: Union"), std::string::npos);
}

TEST(RallyPlay, a_game_broken_off_and_continued_is_the_same_game) {
  std::vector<std::string> lines;
  for (int i = 0; i < 20; ++i)
    for (const char* line : {"1", "pass", "end"}) lines.emplace_back(line);
  PlayOptions whole = two_banks();
  const Played at_once = play_lines(whole, lines);
  PlayOptions part = two_banks();
  part.save = fresh_file("part.json");
  play_lines(part, {lines.begin(), lines.begin() + 15});
  part.record = part.save;
  const Played continued = play_lines(part, {lines.begin() + 15, lines.end()});
  EXPECT_GT(at_once.answers, 10u);
  EXPECT_EQ(continued.record, at_once.record);
}

TEST(RallyMap, a_counter_in_a_river_hex_bears_the_letter_of_its_bank) {
  auto loaded = load_any_battle("stones-river");
  const rally::Scenario& scenario = std::get<rally::Scenario>(loaded);
  rally::Situation situation = set_up(scenario, {});
  const auto spot = [&](std::string_view name) { return *scenario.ground.named(scenario.map, name); };
  put(scenario, situation, *scenario.unit_named("liddell"), spot("E13/east"));
  put(scenario, situation, *scenario.unit_named("price"), spot("E13/west"));
  const RallyScene scene(scenario, situation);
  const HexId hex = *scenario.map.grid().named("E13");
  const std::vector<Label> lines = scene.lines(hex, 2, 8);
  ASSERT_EQ(lines.size(), 2u);
  EXPECT_EQ(lines[0].text, "e<Lidd4>");
  EXPECT_EQ(lines[1].text, "w[Pric5]");
  EXPECT_EQ(scene.label(hex, 7).text, "e<4>w[5");
  const std::string near = draw_near(scene, Paint(Colour::Off), {hex}, {80, 40});
  EXPECT_NE(near.find("D13 o"), std::string::npos) << "the ford";
  EXPECT_NE(near.find("E13 ▒"), std::string::npos) << "the river";
}

TEST(RallyMap, every_hex_stands_on_the_whole_map_at_any_width) {
  auto loaded = load_any_battle("perryville");
  const rally::Scenario& scenario = std::get<rally::Scenario>(loaded);
  const rally::Situation situation = set_up(scenario, {});
  const RallyScene scene(scenario, situation);
  for (int width : {40, 80, 140}) {
    const std::string text = draw_whole(scene, Paint(Colour::Off), {width, 40});
    for (std::size_t i = 0; i < scenario.map.grid().size(); ++i)
      EXPECT_NE(text.find(scenario.map.grid().name(HexId(i))), std::string::npos);
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);)
      EXPECT_LE(width_of(line), static_cast<std::size_t>(width));
  }
}

}  // namespace
}  // namespace longroll::terminal
