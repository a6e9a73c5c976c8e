// The protocol: one JSON request in, one JSON reply out. Whoever plays speaks it: a program on standard input, the page
// in a worker, the server over a socket. docs/protocol.md tells it all.
#pragma once

#include <memory>
#include <string>

#include "ai/aprils_script.h"
#include "match/aprils_match.h"
#include "match/library.h"

namespace longroll {

inline constexpr int kProtocolVersion = 1;
inline constexpr int kRulesVersion = 1;
inline constexpr std::string_view kRecordFormat = "longroll record 1";

class Session {
 public:
  explicit Session(Library library);
  ~Session();

  // Always a reply of one line with "ok"; a bad request changes nothing.
  std::string reply(std::string_view request);
  Json reply(const Json& request);

  const AprilsMatch* match() const { return match_.get(); }
  const Language& language() const { return language_; }

 private:
  Json open(const Json& request);
  Json open_record(const Json& record);
  Json answer(const Json& request);
  Json why_not(const Json& request) const;
  Json state(const Json& request) const;
  Json story() const;
  Json advise(const Json& request);
  Json edit(const Json& request);
  Json set_language(const Json& request);
  Json record() const;
  Json scenarios() const;
  Json refused(const aprils::Refusal& refusal) const;
  Json events(const aprils::EventLog& log) const;
  Json taken(const AprilsMatch::Taken& result) const;
  bool load_language(std::string_view name);

  Library library_;
  Language language_;
  std::string language_name_;
  std::string scenario_text_;  // of a battle that is not in the library
  std::unique_ptr<AprilsMatch> match_;
  std::unique_ptr<const aprils::Script> script_;  // the computer player of this battle, once it was asked
};

}  // namespace longroll
