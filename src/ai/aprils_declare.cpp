#include "ai/aprils_declare.h"

#include <algorithm>

#include "ai/aprils_clash.h"
#include "ai/aprils_worth.h"
#include "aprils/automatic_retreat.h"
#include "aprils/combat.h"
#include "aprils/retreat.h"

namespace longroll::aprils {
namespace {

constexpr int kFineness = 4;  // chance tells values apart in quarters of a point

// Judges a declaration by what it brings and by what it leaves to be fought with.
class Declarer {
 public:
  explicit Declarer(const Outlook& outlook)
      : outlook_(outlook),
        contacts_(find_contacts(outlook.scenario, outlook.situation, outlook.field, outlook.side)) {}

  int worth(const Choice& choice) const {
    if (const auto* attack = std::get_if<Attack>(&choice)) return worth_of_attack(*attack);
    if (const auto* fall_back = std::get_if<FallBack>(&choice)) return worth_of_falling_back(*fall_back);
    return 0;
  }

 private:
  int worth_of_attack(const Attack& attack) const {
    const Battle battle =
        battle_of(outlook_.scenario, outlook_.situation, outlook_.field, outlook_.side, attack);
    return worth_of(outlook_, clash_of(outlook_, battle)) + worth_of_rest(attack.attackers, attack.targets);
  }

  int worth_of_falling_back(const FallBack& choice) const {
    const UnitSet retreating =
        units_in_zones_of(outlook_.scenario, outlook_.situation, outlook_.side, choice.targets) - choice.stay;
    HexList left;
    int worth = 0;
    for (UnitId unit : retreating) {
      const HexId hex = outlook_.situation.hex(unit);
      if (!has_way_back(outlook_.scenario, outlook_.situation, outlook_.field, unit))
        worth -= loss_of_step(outlook_.scenario, outlook_.situation, unit);
      if (left.contains(hex) || left.full()) continue;
      left.push_back(hex);
      worth -= outlook_.worth_of_place(hex);
    }
    if (choice.bombarded) {
      const Battle fire{outlook_.side, {}, choice.guns, HexList{*choice.bombarded}};
      worth += worth_of(outlook_, clash_of(outlook_, fire));
    }
    return worth + worth_of_rest(retreating | choice.guns, choice.targets);
  }

  // A rough sum over the enemies who then still have to be fought, by those who then still can.
  int worth_of_rest(const UnitSet& used, const HexList& done) const {
    std::array<Outlook::Force, kMaxUnits> forces{};
    TargetSet open;
    for (std::size_t i = 0; i < contacts_.targets.size(); ++i)
      if (contacts_.targets[i].duty && !done.contains(contacts_.targets[i].hex)) open.insert(TargetId(i));
    int worth = 0;
    for (const Contacts::Striker& striker : contacts_.strikers) {
      if (used.contains(striker.unit)) continue;
      const TargetSet targets = striker.can & open;
      if (targets.empty()) {
        if (striker.mode == AttackMode::Bombarding) worth += worth_of_spare_gun(striker, done);
        continue;
      }
      const int share = striker.attack * 2 / static_cast<int>(targets.size());  // in halves
      for (TargetId target : targets) add_to(forces[target.index()], striker, share);
    }
    for (TargetId target : open)
      worth += worth_of_target(contacts_.targets[target.index()], forces[target.index()]);
    return worth;
  }

  void add_to(Outlook::Force& force, const Contacts::Striker& striker, int halves) const {
    if (striker.mode == AttackMode::Bombarding) {
      force.strength += halves / 2;
      return;
    }
    const HexId hex = outlook_.situation.hex(striker.unit);
    const int step = loss_of_step(outlook_.scenario, outlook_.situation, striker.unit);
    const int rating = outlook_.scenario.unit(striker.unit).morale;
    force.rating = force.step == 0 ? rating : std::max(force.rating, rating);
    force.step = force.step == 0 ? step : std::min(force.step, step);
    force.ground = std::max(force.ground, outlook_.worth_of_place(hex));
    force.strength += halves;
    ++force.units;
  }

  // The strength of `force` is in halves.
  int worth_of_target(const Contacts::Target& target, Outlook::Force force) const {
    force.strength /= 2;
    const Stack* enemy = outlook_.enemy.in(target.hex);
    if (enemy == nullptr) return 0;
    const Outlook::Force defender{target.defence, enemy->rating, enemy->step,
                                  outlook_.worth_of_place(target.hex), enemy->units};
    return outlook_.worth_of_assault(force, defender, outlook_.shelter(target.hex));
  }

  // 7.2: a gun that nobody needs can fire at what it sees.
  int worth_of_spare_gun(const Contacts::Striker& gun, const HexList& done) const {
    int best = 0;
    for (TargetId id : gun.can) {
      const Contacts::Target& target = contacts_.targets[id.index()];
      if (done.contains(target.hex) || 2 * gun.attack < target.defence) continue;
      const int halves = gun.attack / 2 * 2;  // worth_of_target counts in halves
      const int rating = outlook_.scenario.unit(gun.unit).morale;
      best = std::max(best, worth_of_target(target, {halves, rating, 0, 0, 1}));
    }
    return best;
  }

  const Outlook& outlook_;
  Contacts contacts_;
};

}  // namespace

std::vector<Weighed> weigh_declarations(const Outlook& outlook, const Table& table, Dice& dice) {
  const Declarer declarer(outlook);
  const auto sway = static_cast<std::uint32_t>(kFineness * outlook.temper.sway);
  std::vector<Weighed> weighed;
  for (std::size_t i = 0; i < table.count_choices(); ++i) {
    const Choice choice = table.choice(i);
    weighed.push_back({choice, declarer.worth(choice) * kFineness + static_cast<int>(dice.below(sway))});
  }
  return weighed;
}

}  // namespace longroll::aprils
