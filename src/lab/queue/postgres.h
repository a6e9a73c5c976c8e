// PostgreSQL as the queue needs it: one statement at a time, parameters apart from the text, errors as values.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.h"

struct pg_conn;

namespace longroll::lab {

struct Trouble {
  enum class Kind {
    Lost,     // the connection is gone, or there was none: wait, connect again and repeat
    Refused,  // the database understood and said no
  };
  Kind kind = Kind::Lost;
  std::string what;  // one line
  std::string code;  // SQLSTATE, if the database gave one
};

using Cell = std::optional<std::string>;  // none: NULL
using Row = std::vector<Cell>;
using Rows = std::vector<Row>;

class Postgres {
 public:
  // What is wrong with an address before anybody is called; nothing: it can be tried.
  static std::optional<std::string> fault_in(const std::string& url);
  static Result<Postgres, Trouble> connect(const std::string& url);

  Postgres(Postgres&& other) noexcept;
  Postgres& operator=(Postgres&& other) noexcept;
  ~Postgres();

  // One statement, $1 ... standing for the parameters.
  Result<Rows, Trouble> run(const char* sql, const std::vector<std::string>& parameters = {});
  // Several statements without parameters.
  Result<Rows, Trouble> run_script(const char* sql);

 private:
  explicit Postgres(pg_conn* connection) : connection_(connection) {}
  pg_conn* connection_;
};

}  // namespace longroll::lab
