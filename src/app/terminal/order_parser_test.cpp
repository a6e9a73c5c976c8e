#include "app/terminal/order_parser.h"

#include "app/terminal/test_game.h"

namespace longroll::terminal {
namespace {

using namespace aprils;

Result<Order, Complaint> read(std::string_view line, const UnitSet& preferred = {}) {
  static const OrderParser parser(pea_ridge());
  return parser.read(line, preferred);
}
std::string ids(const std::vector<UnitId>& units) {
  std::string text;
  for (UnitId unit : units) text += (text.empty() ? "" : " ") + pea_ridge().unit(unit).id;
  return text;
}
std::string names(const std::vector<HexId>& hexes) {
  std::string text;
  for (HexId hex : hexes) text += (text.empty() ? "" : " ") + pea_ridge().map.grid().name(hex);
  return text;
}
UnitId unit(std::string_view id) { return *pea_ridge().unit_named(id); }

// Verb, units and hexes of an order, in one text to compare.
std::string read_as(std::string_view line) {
  const auto order = read(line);
  if (!order) return order.error().key;
  std::string text = std::to_string(static_cast<int>(order->verb));
  for (const std::string& part :
       {ids(order->units), names(order->hexes), names(order->via), ids(order->with), ids(order->stay),
        order->bombarded ? names({*order->bombarded}) : std::string(),
        order->number ? std::to_string(*order->number) : std::string()})
    text += "|" + part;
  return text + (order->nobody ? "|nobody" : "") + (order->all ? "|all" : "");
}
std::string verb(Verb v, const std::string& rest) { return std::to_string(static_cast<int>(v)) + rest; }

TEST(OrderParser, a_unit_and_a_hex_are_a_march) {
  EXPECT_EQ(read_as("dodge 3707"), verb(Verb::March, "|dodge|3707|||||"));
  EXPECT_EQ(read_as("DODGE to 3707"), verb(Verb::March, "|dodge|3707|||||"));
  EXPECT_EQ(read_as("va dodge en 3707"), verb(Verb::March, "|dodge|3707|||||"));
  EXPECT_EQ(read_as("greusel, ost. guns to 4117"),
            verb(Verb::March, "|greusel osterhaus-artillery|4117|||||"));
}

TEST(OrderParser, via_names_the_way_before_or_after_the_end) {
  EXPECT_EQ(read_as("price to 3505 via 3305"), verb(Verb::March, "|price|3505|3305||||"));
  EXPECT_EQ(read_as("slack via 3503 to 3602"), verb(Verb::March, "|slack|3602|3503||||"));
  EXPECT_EQ(read_as("price en 3505 par 3305"), verb(Verb::March, "|price|3505|3305||||"));
}

TEST(OrderParser, an_accented_a_is_a_small_word_and_a_plain_one_a_battery) {
  EXPECT_EQ(read_as("price à 3505"), verb(Verb::March, "|price|3505|||||"));
  EXPECT_EQ(read_as("price a 3505"), verb(Verb::March, "|price-a|3505|||||"));
}

TEST(OrderParser, enter_takes_a_letter) {
  const auto order = read("white enter d to 4216");
  ASSERT_TRUE(order);
  EXPECT_EQ(order->verb, Verb::Enter);
  EXPECT_EQ(order->letter, 'D');
  EXPECT_EQ(names(order->hexes), "4216");
  EXPECT_EQ(read("white entre d")->letter, 'D');
  EXPECT_EQ(ids(read("enter price a b")->units), "price-a");
}

TEST(OrderParser, combat_in_both_languages) {
  EXPECT_EQ(read_as("attack 3604 with price slack morale -1"),
            verb(Verb::Attack, "||3604||price slack|||-1"));
  EXPECT_EQ(read_as("attaque 3604 avec price et slack moral −1"),
            verb(Verb::Attack, "||3604||price slack|||-1"));
  EXPECT_EQ(read_as("price slack attack 3604"), verb(Verb::Attack, "||3604||price slack|||"));
  EXPECT_EQ(read_as("attack 3604 3605 with price"), verb(Verb::Attack, "||3604 3605||price|||"));
  EXPECT_EQ(read_as("bombard 3705 with price-a"), verb(Verb::Bombard, "||3705||price-a|||"));
  EXPECT_EQ(read_as("bombarde 3705 avec price a"), verb(Verb::Bombard, "||3705||price-a|||"));
}

TEST(OrderParser, automatic_retreats_by_every_name) {
  for (const char* line : {"fall back 3505", "automatic retreat 3505", "retreat automatic 3505", "repli 3505",
                           "retraite automatique 3505"})
    EXPECT_EQ(read_as(line), verb(Verb::FallBack, "||3505|||||")) << line;
  EXPECT_EQ(read_as("fall back 3505 bombard 3504 with price-a stay slack"),
            verb(Verb::FallBack, "||3505||price-a|slack|3504|"));
}

TEST(OrderParser, what_follows_a_fight) {
  EXPECT_EQ(read_as("retreat price 3404"), verb(Verb::Retreat, "|price|3404|||||"));
  EXPECT_EQ(read_as("retraite price en 3404"), verb(Verb::Retreat, "|price|3404|||||"));
  EXPECT_EQ(read_as("lose slack price"), verb(Verb::Lose, "|slack price||||||"));
  EXPECT_EQ(read_as("perd slack"), verb(Verb::Lose, "|slack||||||"));
  EXPECT_EQ(read_as("check price"), verb(Verb::Check, "|price||||||"));
  EXPECT_EQ(read_as("teste price"), verb(Verb::Check, "|price||||||"));
  EXPECT_EQ(read_as("advance dodge 3604"), verb(Verb::Advance, "|dodge|3604|||||"));
  EXPECT_EQ(read_as("avance personne"), verb(Verb::Advance, "||||||||nobody"));
  EXPECT_EQ(read_as("advance nobody"), verb(Verb::Advance, "||||||||nobody"));
  EXPECT_EQ(read_as("morale -1"), verb(Verb::Lend, "|||||||-1"));
  EXPECT_EQ(read_as("moral +1"), verb(Verb::Lend, "|||||||1"));
}

TEST(OrderParser, short_orders) {
  EXPECT_EQ(read("")->verb, Verb::Draw);
  EXPECT_EQ(read("   ")->verb, Verb::Draw);
  for (const auto& [line, v] : std::vector<std::pair<std::string, Verb>>{{"draw", Verb::Draw},
                                                                         {"tire", Verb::Draw},
                                                                         {"roll", Verb::Draw},
                                                                         {"lance", Verb::Draw},
                                                                         {"end", Verb::End},
                                                                         {"fin", Verb::End},
                                                                         {"undo", Verb::Undo},
                                                                         {"annule", Verb::Undo},
                                                                         {"zones", Verb::Zones},
                                                                         {"zdc", Verb::Zones},
                                                                         {"cup", Verb::Cup},
                                                                         {"tasse", Verb::Cup},
                                                                         {"log", Verb::Log},
                                                                         {"journal", Verb::Log},
                                                                         {"legend", Verb::Legend},
                                                                         {"légende", Verb::Legend},
                                                                         {"help", Verb::Help},
                                                                         {"aide", Verb::Help},
                                                                         {"?", Verb::Help},
                                                                         {"quit", Verb::Quit},
                                                                         {"quitte", Verb::Quit},
                                                                         {"status", Verb::Status},
                                                                         {"état", Verb::Status},
                                                                         {"choices", Verb::Choices},
                                                                         {"choix", Verb::Choices},
                                                                         {"stay all", Verb::Stay},
                                                                         {"reste", Verb::Stay},
                                                                         {"units", Verb::Units},
                                                                         {"unités price", Verb::Units},
                                                                         {"règle 13.1", Verb::Rules}})
    EXPECT_EQ(read(line)->verb, v) << line;
}

TEST(OrderParser, looking) {
  EXPECT_EQ(read_as("why price 3604"), verb(Verb::Why, "|price|3604|||||"));
  EXPECT_EQ(read_as("pourquoi price 3604"), verb(Verb::Why, "|price|3604|||||"));
  EXPECT_EQ(read_as("odds 3604 with price slack"), verb(Verb::Odds, "||3604||price slack|||"));
  EXPECT_EQ(read_as("rapport 3604 avec price"), verb(Verb::Odds, "||3604||price|||"));
  EXPECT_EQ(read_as("sight 3505 3705"), verb(Verb::Sight, "||3505 3705|||||"));
  EXPECT_EQ(read_as("vue 3505 3705"), verb(Verb::Sight, "||3505 3705|||||"));
  EXPECT_EQ(read_as("3604"), verb(Verb::Who, "||3604|||||"));
  EXPECT_EQ(read_as("price"), verb(Verb::Who, "|price||||||"));
  EXPECT_EQ(read_as("portée dodge"), verb(Verb::Reach, "|dodge||||||"));
  EXPECT_EQ(read_as("carte tout"), verb(Verb::Map, "||||||||all"));
  EXPECT_EQ(read_as("map 3605"), verb(Verb::Map, "||3605|||||"));
}

TEST(OrderParser, free_text_is_kept_as_typed) {
  EXPECT_EQ(read("save My Game.json")->text, "My Game.json");
  EXPECT_EQ(read("rules 13.4b")->text, "13.4b");
}

TEST(OrderParser, a_number_alone_picks_a_choice) {
  const auto order = read("3");
  EXPECT_EQ(order->verb, Verb::Pick);
  EXPECT_EQ(order->number, 3);
}

TEST(OrderParser, any_unique_beginning_is_enough) {
  EXPECT_EQ(ids(read("vand 3707")->units), "vandever");
  EXPECT_EQ(ids(read("24 3306")->units), "24-missouri");
  EXPECT_EQ(ids(read("Hébert 3816")->units), "hebert");
  EXPECT_EQ(ids(read("asb cav 3816")->units), "asboth-cavalry");
  EXPECT_EQ(ids(read("att 3604 with price")->with), "price") << "a verb may be cut short as well";
}

TEST(OrderParser, an_ambiguous_name_is_asked_back) {
  const auto order = read("asboth 3707");
  ASSERT_FALSE(order);
  EXPECT_EQ(order.error().key, "order.ambiguous");
  EXPECT_EQ(order.error().blanks[1].text, "asboth-cavalry, asboth-artillery");
  EXPECT_EQ(ids(read("gre 3707", UnitSet{unit("greusel")})->units), "greusel")
      << "the unit that can act is meant";
}

TEST(OrderParser, garbage_gets_a_remedy) {
  EXPECT_EQ(read_as("xyzzy"), "order.unknown");
  EXPECT_EQ(read_as("atack 3604"), "order.unknown.near");
  EXPECT_EQ(read_as("attack 3604 with prise"), "order.unknown-unit.near");
  EXPECT_EQ(read_as("dodge 9999"), "order.no-hex");
  EXPECT_EQ(read_as("\xff\xfe 3604"), "order.unknown");
  EXPECT_EQ(read_as("💥"), "order.unknown");
}

}  // namespace
}  // namespace longroll::terminal
