#include "lab/queue/postgres.h"

#include <libpq-fe.h>

#include <array>
#include <memory>
#include <string_view>
#include <utility>

namespace longroll::lab {
namespace {

// libpq speaks in lines; a sentence of ours has one.
std::string one_line(const char* message) {
  std::string line = message == nullptr ? "" : message;
  while (!line.empty() && (line.back() == '\n' || line.back() == ' ')) line.pop_back();
  for (char& c : line)
    if (c == '\n' || c == '\t') c = ' ';
  return line;
}

struct FreeResult {
  void operator()(PGresult* result) const { PQclear(result); }
};
using ResultPointer = std::unique_ptr<PGresult, FreeResult>;

Result<Rows, Trouble> read(PGconn* connection, const ResultPointer& result) {
  const ExecStatusType status = PQresultStatus(result.get());
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
    Rows rows;
    for (int i = 0; i < PQntuples(result.get()); ++i) {
      Row& row = rows.emplace_back();
      for (int k = 0; k < PQnfields(result.get()); ++k)
        row.push_back(PQgetisnull(result.get(), i, k) != 0 ? Cell() : Cell(PQgetvalue(result.get(), i, k)));
    }
    return rows;
  }
  Trouble trouble;
  trouble.kind = PQstatus(connection) == CONNECTION_OK ? Trouble::Kind::Refused : Trouble::Kind::Lost;
  trouble.what = one_line(result ? PQresultErrorMessage(result.get()) : PQerrorMessage(connection));
  if (trouble.what.empty()) trouble.what = "the connection was closed";
  if (const char* code = result ? PQresultErrorField(result.get(), PG_DIAG_SQLSTATE) : nullptr)
    trouble.code = code;
  // 57P0x: the server goes down or comes up, whatever the connection looks like.
  if (trouble.code.starts_with("57P")) trouble.kind = Trouble::Kind::Lost;
  return trouble;
}

}  // namespace

std::optional<std::string> Postgres::fault_in(const std::string& url) {
  if (!url.starts_with("postgresql://") && !url.starts_with("postgres://"))
    return "a queue is named as postgresql://USER@HOST/DATABASE";
  char* message = nullptr;
  PQconninfoOption* parts = PQconninfoParse(url.c_str(), &message);
  if (parts != nullptr) {
    PQconninfoFree(parts);
    return std::nullopt;
  }
  std::string fault = "the queue's address cannot be read: " + one_line(message);
  PQfreemem(message);
  return fault;
}

Result<Postgres, Trouble> Postgres::connect(const std::string& url) {
  const std::array<const char*, 5> keys = {"dbname", "connect_timeout", "fallback_application_name",
                                           "client_encoding", nullptr};
  const std::array<const char*, 5> values = {url.c_str(), "10", "longroll", "UTF8", nullptr};
  PGconn* connection = PQconnectdbParams(keys.data(), values.data(), 1);
  Postgres opened(connection);  // closes it whatever happens
  if (PQstatus(connection) != CONNECTION_OK)
    return Trouble{Trouble::Kind::Lost, one_line(PQerrorMessage(connection)), {}};
  PQsetNoticeProcessor(connection, [](void*, const char*) {}, nullptr);  // "already exists, skipping"
  return opened;
}

Postgres::Postgres(Postgres&& other) noexcept : connection_(std::exchange(other.connection_, nullptr)) {}
Postgres& Postgres::operator=(Postgres&& other) noexcept {
  std::swap(connection_, other.connection_);
  return *this;
}
Postgres::~Postgres() {
  if (connection_ != nullptr) PQfinish(connection_);
}

Result<Rows, Trouble> Postgres::run(const char* sql, const std::vector<std::string>& parameters) {
  std::vector<const char*> values;
  values.reserve(parameters.size());
  for (const std::string& parameter : parameters) values.push_back(parameter.c_str());
  const ResultPointer result(PQexecParams(connection_, sql, static_cast<int>(values.size()), nullptr,
                                          values.data(), nullptr, nullptr, 0));
  return read(connection_, result);
}

Result<Rows, Trouble> Postgres::run_script(const char* sql) {
  const ResultPointer result(PQexec(connection_, sql));
  return read(connection_, result);
}

}  // namespace longroll::lab
