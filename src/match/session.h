// The protocol: one JSON request in, one JSON reply out. Whoever plays speaks it: a program on standard input, the page
// in a worker, the server over a socket. docs/protocol.md tells it all.
#pragma once

#include <memory>
#include <string>
#include <variant>

#include "match/adviser.h"
#include "match/aprils_match.h"
#include "match/library.h"
#include "match/rally_match.h"
#include "match/view.h"

namespace longroll {

// Defined in headers of their own: whoever speaks to a session need not know how its players think.
class AprilsAdviser;
class RallyAdviser;

inline constexpr int kProtocolVersion = 1;
inline constexpr int kRulesVersion = 1;
inline constexpr std::string_view kRecordFormat = "longroll record 1";

class Session {
 public:
  explicit Session(Library library);
  ~Session();

  // Threads and a clock for computer players, from the next game on.
  void lend(ThinkingAids aids) { aids_ = std::move(aids); }

  // Always a reply of one line with "ok"; a bad request changes nothing.
  std::string reply(std::string_view request);
  Json reply(const Json& request);

  // The open game, if it is one of this system.
  const AprilsMatch* match() const { return open_as<AprilsMatch>(); }
  const RallyMatch* rally_match() const { return open_as<RallyMatch>(); }
  const Language& language() const { return language_; }

 private:
  // Nothing is open, or a game of one of the two systems.
  using AnyMatch = std::variant<std::monostate, std::unique_ptr<AprilsMatch>, std::unique_ptr<RallyMatch>>;
  template <class Match>
  const Match* open_as() const {
    const auto* match = std::get_if<std::unique_ptr<Match>>(&match_);
    return match == nullptr ? nullptr : match->get();
  }

  Json open(const Json& request);
  Json open_record(const Json& record);
  template <class Match>
  Json open_scenario(std::optional<typename Match::Scenario> scenario, const std::vector<Diagnostic>& faults,
                     const Json& request);
  template <class Match>
  Json replay(Match& match, const Json& answers);
  template <class Match>
  Json story(const Match& match) const;
  Json advise(const AprilsMatch& match, const Json& request);
  Json advise(const RallyMatch& match, const Json& request);
  Json full_odds(const AprilsMatch& match, const Json& request, Json odds);
  template <class Match>
  Json reply_of(Match& match, std::string_view op, const Json& request);
  template <class Match>
  Json viewed(const Match& match, const ViewOf<typename Match::Refusal>& view) const;
  Json set_language(const Json& request);
  template <class Match>
  Json record(const Match& match) const;
  Json scenarios() const;
  template <class Match>
  Json taken(const Match& match, const typename Match::Taken& result) const;
  bool load_language(std::string_view name);

  Library library_;
  Language language_;
  std::string language_name_;
  std::string scenario_text_;  // of a battle that is not in the library
  AnyMatch match_;
  ThinkingAids aids_;
  // The computer player of this battle, once it was asked.
  std::unique_ptr<AprilsAdviser> adviser_;
  std::unique_ptr<RallyAdviser> rally_adviser_;
};

}  // namespace longroll
