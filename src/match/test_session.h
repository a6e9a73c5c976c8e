// A session over the battles of data/, for tests; they run in the root folder of the repository.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <type_traits>

#include "kit/files.h"
#include "match/session.h"

namespace longroll {

inline Library files_library() {
  Library library;
  library.find = [](std::string_view name) -> std::optional<std::string> {
    std::string text = kit::read_file("data/" + std::string(name));
    return text.empty() ? std::nullopt : std::optional(std::move(text));
  };
  for (const char* battle :
       {"aprils/bentonville", "aprils/pea-ridge", "aprils/shiloh", "rally/perryville", "rally/stones-river",
        "rally/stones-river-2-january", "rally/stones-river-three-days"})
    library.scenarios.push_back(std::string(battle) + "/scenario.json");
  return library;
}

class TestSession {
 public:
  // A request as a program would write it, or as JSON.
  template <class Request>
  Json ask(const Request& request) {
    if constexpr (std::is_same_v<Request, Json>)
      return ask(to_line(request));
    else
      return Json::parse(session_->reply(std::string_view(request)), nullptr, false);
  }

  // The same, and the reply has to be a good one.
  template <class Request>
  Json good(const Request& request) {
    Json reply = ask(request);
    EXPECT_TRUE(reply.value("ok", false)) << to_line(reply);
    return reply;
  }
  void open() { good(R"({"op":"open","scenario":"pea-ridge"})"); }
  void answer(const Json& choice) { good(Json{{"op", "answer"}, {"choice", choice}}); }
  void roll(const Json& roll) { good(Json{{"op", "answer"}, {"roll", roll}}); }
  void place(std::string_view unit, std::string_view hex) {
    good(Json{{"op", "place"}, {"unit", std::string(unit)}, {"hex", std::string(hex)}});
  }
  Json question() { return good(R"({"op":"question"})"); }
  Json state() { return good(R"({"op":"state"})"); }
  Json record() { return good(R"({"op":"record"})")["record"]; }
  std::string hash() { return good(R"({"op":"hash"})").value("hash", ""); }
  Json unit(std::string_view id) {
    const Json now = state();
    for (const Json& unit : now["units"])
      if (unit["id"] == std::string(id)) return unit;
    return nullptr;
  }

  // Answers with the first thing offered, or the given outcome of the dice, so many times.
  void play(int answers, int seed = 1) {
    for (int i = 0; i < answers; ++i) {
      Json asked = question();
      if (asked["asked"] == "nobody") return;
      Json& list = asked["asked"] == "dice" ? asked["outcomes"] : asked["choices"];
      Json& taken = list[static_cast<std::size_t>(i * 7 + seed) % list.size()];
      if (asked["asked"] == "dice")
        roll(taken["roll"]);
      else
        answer(taken);
    }
  }

 private:
  std::unique_ptr<Session> session_ = std::make_unique<Session>(files_library());
};

}  // namespace longroll
