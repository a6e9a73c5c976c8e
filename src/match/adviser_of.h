// What a computer player of any level would answer, and why: for the protocol, in either game.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "match/adviser.h"
#include "play/dice.h"

namespace longroll {

// Words puts into words what a game has of its own: a choice (`choice`), an aim (`aim`), and the score of a battle won
// (`kWhole`).
template <class ComputerPlayer, class Words>
class AdviserOf {
 public:
  using Scenario = typename ComputerPlayer::Scenario;
  using Script = typename ComputerPlayer::Script;
  using Table = typename ComputerPlayer::Table;

  // The scenario must outlive it.
  AdviserOf(const Scenario& scenario, ThinkingAids aids)
      : scenario_(scenario), script_(scenario), aids_(std::move(aids)) {}

  // The members of the reply to a request as docs/protocol.md tells it, or what is wrong with the request.
  Result<Json, BadMessage> advise(const Language& language, const Table& table, const Json& request) {
    const auto asking = asking_in(request, aids_);
    if (!asking) return asking.error();
    const Asked who = table.asked();
    if (who != Asked::Union && who != Asked::Confederate) return BadMessage{"message.no-side-asked"};
    const Level& level = asking->level;
    if (!player_ || player_->level() != level) sit_down(level);
    if (level.milliseconds) *over_ = aids_.clock(*level.milliseconds);
    Dice dice(asking->seed);
    const auto choice = player_->choose(table, dice);
    const auto thought = player_->thought(table.position(), choice);

    Json why = Json::array();
    why.push_back(Words::aim(language, scenario_, thought.aim));
    Json reply = {{"choice", Words::choice(scenario_, choice)}, {"level", name_of(level)}};
    if (thought.prospect) {
      add_prospect(language, *thought.prospect, feared_name(language, *thought.prospect), why);
      reply["expects"] = expects_json(*thought.prospect, Words::kWhole);
    }
    reply["why"] = why;
    return reply;
  }

 protected:
  const Scenario& scenario() const { return scenario_; }
  const Script& script() const { return script_; }

 private:
  void sit_down(const Level& level) {
    Effort effort{0, nullptr, aids_.crew};
    if (level.milliseconds) effort.stop = [over = over_] { return (*over)(); };
    player_ = std::make_unique<ComputerPlayer>(script_, scenario_, level, std::move(effort));
  }
  std::string feared_name(const Language& language, const Prospect& prospect) const {
    if (!prospect.feared_for) return {};
    return language.name(scenario_.objectives[*prospect.feared_for].name);
  }

  const Scenario& scenario_;
  Script script_;
  ThinkingAids aids_;
  // The player asked last: he remembers what he is about, as long as nobody else is asked.
  std::unique_ptr<ComputerPlayer> player_;
  std::shared_ptr<std::function<bool()>> over_ = std::make_shared<std::function<bool()>>();
};

}  // namespace longroll
