#include "app/terminal/play.h"

#include "app/terminal/test_game.h"

namespace longroll::terminal {
namespace {

using namespace aprils;

// Draws a marker and gives orders that fit one formation or another; the rest are refused and change nothing.
std::vector<std::string> two_turns() {
  std::vector<std::string> lines;
  for (int draw = 0; draw < 14; ++draw)
    for (const char* line : {"", "dodge 4211", "price 3103", "end"}) lines.emplace_back(line);
  return lines;
}

std::vector<std::string> fight(const std::string& rating, const std::vector<std::string>& dice) {
  std::vector<std::string> requests = at_leetown(kConfederateCombat);
  requests.emplace_back(
      R"({"op":"answer","choice":{"type":"attack","attackers":["hebert","hill","watie"],"targets":["3916"]}})");
  requests.emplace_back(R"({"op":"answer","choice":{"type":"rating","rating":)" + rating + "}}");
  for (const std::string& die : dice) requests.push_back(R"({"op":"answer","roll":)" + die + "}");
  return requests;
}

TEST(Play, two_turns_of_Pea_Ridge_in_typed_orders) {
  PlayOptions options;
  options.seed = 5;
  const Played played = play_lines(options, two_turns());
  EXPECT_EQ(played.code, kGood);
  for (const char* line :
       {"Pea Ridge, Arkansas, 7-8 March 1862.", "── Turn 1, day 1, 10:00. ──",
        "Draw a marker. In the cup: 7.", "Enter draws a marker.",
        "Carr's Division (4th) moves. Choose a unit.", "To move, with their points: Dodge in 4312 (4).",
        "Dodge marches from 4312 to 4211", "Price enters in 3104 and marches to 3103",
        "── Turn 2, day 1, 11:00. ──",
        "Held: Elkhorn Tavern 3605 (Union), Union HQ 4009 (Union), Leetown 4117 (Union).",
        "Victory points: Union 0, Confederates 0.", "Union (Enter)> ", "Confederates> "})
    EXPECT_TRUE(played.shows(line)) << line;
}

TEST(Play, a_game_broken_off_and_continued_is_the_same_game) {
  PlayOptions whole;
  whole.seed = 5;
  const std::vector<std::string> lines = two_turns();
  const Played at_once = play_lines(whole, lines);
  PlayOptions part = whole;
  part.save = fresh_file("part.json");
  play_lines(part, {lines.begin(), lines.begin() + 26});
  part.record = part.save;
  const Played continued = play_lines(part, {lines.begin() + 26, lines.end()});
  EXPECT_GT(at_once.answers, 14u);
  EXPECT_EQ(continued.record, at_once.record);
}

TEST(Play, the_end_of_input_keeps_the_game) {
  const Played played = play_lines(PlayOptions{}, {});
  EXPECT_EQ(played.code, kGood);
  EXPECT_TRUE(played.shows("The input has ended. The game is in"));
  EXPECT_NE(played.record.find("\"scenario\": \"pea-ridge\""), std::string::npos);
}

TEST(Play, a_new_game_never_overwrites_an_older_one) {
  PlayOptions options;
  options.save = fresh_file("kept.json");
  write_file(options.save, "an older game");
  play_lines(options, {});
  EXPECT_EQ(read_file(options.save), "an older game");
  EXPECT_TRUE(read_record(options.save.substr(0, options.save.size() - 5) + "-2.json").record);
}

TEST(Play, undo_takes_decisions_back_but_never_dice) {
  const std::string record = record_file(at_leetown(kMcCullochMoves));
  const Played played =
      play_on(record, {"mcintosh 3817", "hill 3716", "undo", "undo", "undo", "mcintosh 3817"});
  EXPECT_TRUE(played.shows("Taken back: 1."));
  EXPECT_TRUE(played.shows("Dice have fallen since. Nothing before them can be taken back."));
  EXPECT_EQ(played.answers, 11u) << "ten to set up and one march";
  EXPECT_EQ(played.record.find("3716"), std::string::npos);
}

TEST(Play, nothing_can_be_undone_before_the_first_answer) {
  EXPECT_TRUE(play_lines(PlayOptions{}, {"undo"}).shows("Nothing has been answered yet."));
}

TEST(Play, a_refused_order_names_its_rule_and_changes_nothing) {
  const std::string record = record_file(at_leetown(kMcCullochMoves));
  const Played played = play_on(
      record, {"mcintosh 4521", "price 3303", "xyzzy", "hill 3816", "mcintosh greer 3916", "5", "attack 3916",
               std::string(5000, 'x'), "\x1b[A\x01", "retreat hill 3716", "lose hill"});
  EXPECT_EQ(played.answers, 10u);
  EXPECT_TRUE(played.shows("McIntosh lacks"));
  EXPECT_TRUE(played.shows("(4.2)"));
  EXPECT_TRUE(played.shows("\"xyzzy\" is neither an order nor a unit here."));
  EXPECT_TRUE(played.shows("That is longer than any order."));
  EXPECT_TRUE(played.shows("That is no answer to this question."));
}

TEST(Play, several_units_march_together_or_not_at_all) {
  const std::string record = record_file(at_leetown(kMcCullochMoves));
  EXPECT_EQ(play_on(record, {"mcintosh greer 3518"}).answers, 12u);
  EXPECT_EQ(play_on(record, {"undo 2", "mcintosh greer watie 3518"}).answers, 10u)
      << "Watie would be the third in the hex";
}

TEST(Play, a_march_leads_through_the_hexes_named) {
  const std::string record = record_file(at_leetown(kMcCullochMoves));
  const Played played = play_on(record, {"greer 3516 via 3518 3517"});
  EXPECT_NE(played.record.find(R"("unit":"greer","path":["3518","3517","3516"])"), std::string::npos)
      << played.text;
}

TEST(Play, reinforcements_enter_by_letter) {
  const std::string record = record_file(at_leetown(kMcCullochMoves));
  const Played played = play_on(record, {"drew enter b", "drew enter a"});
  EXPECT_TRUE(played.shows("Drew cannot enter there now."));
  EXPECT_TRUE(played.shows("Drew enters in 3120"));
}

TEST(Play, an_attack_may_name_its_morale) {
  const std::string record = record_file(at_leetown(kConfederateCombat));
  const Played refused = play_on(record, {"attack 3916 with hebert hill watie morale 3"});
  EXPECT_TRUE(refused.shows("No unit that counts has a rating of +3. (6.2.5)"));
  EXPECT_EQ(refused.answers, 10u) << "the attack is taken back with it";
  const Played declared = play_on(record, {"attack 3916 morale -1"});
  EXPECT_TRUE(declared.shows("8 to 4, 2-1; woods −1: column 1-1."));
  EXPECT_TRUE(declared.shows("Morale lent by the Confederates: −1."));
  EXPECT_TRUE(declared.shows("Roll for the Confederates."));
}

TEST(Play, combat_lists_its_duties) {
  const Played played = play_on(record_file(at_leetown(kConfederateCombat)),
                                {"end", "bombard 3916 with hebert", "bombard 3916 with mcculloch"});
  EXPECT_TRUE(played.shows("Must be attacked: 3916 Greusel."));
  EXPECT_TRUE(played.shows("Must attack: Hebert, Hill, Watie."));
  EXPECT_TRUE(played.shows("1  Attack 3916 with Hebert, Hill and Watie: 8 to 4, column 1-1"));
  EXPECT_TRUE(played.shows("Hebert is no artillery."));
  EXPECT_TRUE(played.shows("McCulloch has no line of sight to 3916. (7.1)"));
  EXPECT_EQ(played.answers, 10u);
}

TEST(Play, an_automatic_retreat_is_named_by_enemy_hex_own_hex_or_unit) {
  for (const char* line : {"fall back 3916", "automatic retreat hebert", "fall back 3816", "2"})
    EXPECT_TRUE(play_on(record_file(at_leetown(kConfederateCombat)), {line})
                    .shows("Hebert, Hill and Watie: automatic retreat before 3916."))
        << line;
}

TEST(Play, losses_retreats_and_checks_in_words_and_numbers) {
  // Attack 3, with morale 2: no effect on Greusel, who may still be pulled back; defence 5: a step and a retreat.
  const std::string record = record_file(fight("-1", {"3", "5"}));
  const Played played = play_on(record, {"stay", "lose hill", "retreat hebert 3717", "retreat hill",
                                         "retreat hill 3817", "retreat hill 3717", "2", "check hill", ""});
  for (const char* line :
       {"1  Everybody holds", "2  Greusel falls back to 4015", "Hill in 3816 loses a step.",
        "Hebert retreats from 3816 to 3717.", "There are several hexes.", "Hill retreats from 3816 to 3717.",
        "Watie retreats from 3815 to 3715.", "Hill checks morale: die"})
    EXPECT_TRUE(played.shows(line)) << line << played.text;
}

TEST(Play, advances_in_words) {
  // Attack 6: a step and a retreat; the check passes; defence 1: no effect.
  const std::string record = record_file(fight("0", {"6", "1", "6"}));
  const Played played = play_on(record, {"advance mcintosh", "advance hebert"});
  EXPECT_TRUE(played.shows("McIntosh cannot advance now.")) << played.text;
  EXPECT_TRUE(played.shows("Hebert advances from 3816 into 3916."));
  EXPECT_TRUE(play_on(record_file(fight("0", {"6", "1", "6"})), {"advance nobody"}).shows("In the cup"));
}

TEST(Play, looks_change_nothing) {
  const std::string record = record_file(at_leetown(kConfederateCombat));
  const Played played =
      play_on(record, {"odds 3916 with hebert hill", "sight 3617 3916", "who 3916", "zones", "reach mcintosh",
                       "cup", "units mccull", "log", "rules", "rules 13.1", "legend", "help", "map all",
                       "map 3605", "why hebert 3918", "why hebert 3916", "status"});
  EXPECT_EQ(played.answers, 10u);
  for (const char* line :
       {"Hebert and Hill against 3916: 7 to 4, 1-1.", "−1  woods 3916 (6.2.4)", "column 1-2",
        "50 % ##########", "no loss", "From 3617 one does not see 3916: 3717 is in the way.",
        "3916: woods, Morgan's Woods.",
        "[Gre] Greusel, infantry: attack 4, defence 4, movement 4, morale 0; in 3916.", "[z]<z>",
        "McIntosh has 6 points.", "14 %", "<Heb> Hebert", "13.1   Indians", "Units marked 13.1", "♣ woods",
        "attack 3604 with price slack morale -1", "Hebert cannot reach 3918. (6.1)"})
    EXPECT_TRUE(played.shows(line)) << line;
}

TEST(Play, French_throughout) {
  const std::string record = record_file(at_leetown(kMcCullochMoves));
  const Played played = play_on(record,
                                {"portée mcintosh", "McIntosh à 3817", "annule", "pourquoi greer 3917",
                                 "xyzzy", "mcintosh 4521", "aide", "fin"},
                                "fr");
  for (const char* line :
       {"Division McCulloch bouge. Choisissez une unité.", "McIntosh a 6 points. À portée : 61.",
        "McIntosh marche de 3618 à 3817", "Repris : 1.", "ZDC",
        "« xyzzy » n'est ici ni un ordre ni une unité.", "attaque 3604 avec price slack moral -1",
        "Tirez un marqueur.", "Confédérés (Entrée)> "})
    EXPECT_TRUE(played.shows(line)) << line;
  EXPECT_FALSE(played.shows("order.")) << "a key is no sentence";
}

TEST(Play, an_opponent_plays_the_other_side) {
  PlayOptions options;
  options.people = BySide<bool>{{false, true}};
  options.opponent = [](const Table& table) { return table.choice(0); };
  const Played played = play_lines(options, two_turns());
  EXPECT_EQ(played.code, kGood);
  EXPECT_TRUE(played.shows("── Turn 2, day 1, 11:00. ──"));
  EXPECT_FALSE(played.shows("Union> "));
}

TEST(Play, who_watches_goes_from_draw_to_draw) {
  PlayOptions options;
  options.people = BySide<bool>{{false, false}};
  options.opponent = [](const Table& table) { return table.choice(0); };
  EXPECT_TRUE(play_lines(options, std::vector<std::string>(8)).shows("── Turn 2, day 1, 11:00. ──"));
}

TEST(Play, an_opponent_who_breaks_the_rules_ends_the_sitting_and_loses_nothing) {
  PlayOptions options;
  options.people = BySide<bool>{{false, false}};
  options.opponent = [](const Table&) { return Choice(NoAdvance{}); };
  const Played played = play_lines(options, std::vector<std::string>(8));
  EXPECT_EQ(played.code, kFaults);
  EXPECT_GT(played.answers, 0u);
}

TEST(Play, what_cannot_be_opened_is_told_in_a_sentence) {
  PlayOptions options;
  options.people = BySide<bool>{{true, false}};
  EXPECT_EQ(play_lines(options, {}).code, kBadRequest) << "nobody plays the Confederates";
  EXPECT_EQ(play_on(fresh_file("missing.json"), {}).code, kBadRequest);
  const std::string broken = fresh_file("broken.json");
  write_file(broken, "{ no json");
  EXPECT_TRUE(play_on(broken, {}).shows("is no record of a game"));
  write_file(broken, "[]");
  EXPECT_EQ(play_on(broken, {}).code, kBadRequest);
  PlayOptions nowhere;
  nowhere.scenario = "waterloo";
  EXPECT_EQ(play_lines(nowhere, {}).code, kBadRequest);
  PlayOptions klingon;
  klingon.language = "tlh";
  EXPECT_EQ(play_lines(klingon, {}).code, kBadRequest);
}

TEST(Play, quit_keeps_the_game_or_asks_where) {
  PlayOptions options;
  options.save = fresh_file("no-folder") + "/game.json";
  const std::string other = fresh_file("other.json");
  EXPECT_TRUE(play_lines(options, {"", "quit", other}).shows("The game is in " + other));
  EXPECT_TRUE(read_record(other).record);
  EXPECT_TRUE(play_lines(PlayOptions{}, {"quit"}).shows("go on with it when you like"));
}

TEST(Play, save_writes_a_copy) {
  const std::string copy = fresh_file("copy.json");
  const Played played = play_lines(PlayOptions{}, {"", "save " + copy});
  EXPECT_EQ(read_file(copy), played.record);
}

}  // namespace
}  // namespace longroll::terminal
