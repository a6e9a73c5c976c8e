#include "lab/queue/queue.h"

#include <charconv>

#include "format/json.h"

namespace longroll::lab {
namespace {

constexpr const char* kTables = R"(
BEGIN;
SELECT pg_advisory_xact_lock(1819242343);  -- two that begin at once would trip over each other's CREATE
CREATE TABLE IF NOT EXISTS longroll_experiment (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  made timestamptz NOT NULL DEFAULT now(),
  described text NOT NULL,
  head text NOT NULL,
  games integer NOT NULL CHECK (games > 0)
);
CREATE TABLE IF NOT EXISTS longroll_batch (
  experiment bigint NOT NULL REFERENCES longroll_experiment ON DELETE CASCADE,
  number integer NOT NULL,
  first integer NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  worker text,
  lease timestamptz,
  tries integer NOT NULL DEFAULT 0,
  done timestamptz,
  PRIMARY KEY (experiment, number)
);
CREATE INDEX IF NOT EXISTS longroll_batch_open ON longroll_batch (experiment, number) WHERE done IS NULL;
CREATE TABLE IF NOT EXISTS longroll_game (
  experiment bigint NOT NULL REFERENCES longroll_experiment ON DELETE CASCADE,
  game integer NOT NULL,
  result text NOT NULL,
  worker text NOT NULL,
  PRIMARY KEY (experiment, game)
);
COMMIT;
)";

constexpr const char* kAdd = R"(
WITH added AS (
  INSERT INTO longroll_experiment (described, head, games) VALUES ($1, $2, $3::integer) RETURNING id
), batches AS (
  INSERT INTO longroll_batch (experiment, number, first, count)
  SELECT id, n, n * $4::integer, least($4::integer, $3::integer - n * $4::integer)
  FROM added, generate_series(0, ($3::integer - 1) / $4::integer) AS n
)
SELECT id FROM added)";

// SKIP LOCKED: two workers that ask at once get two batches, and neither waits for the other.
constexpr const char* kTake = R"(
UPDATE longroll_batch AS b
SET worker = $1, lease = now() + $2::float8 * interval '1 second', tries = tries + 1
FROM longroll_experiment AS e
WHERE e.id = b.experiment AND (b.experiment, b.number) = (
  SELECT experiment, number FROM longroll_batch
  WHERE done IS NULL AND (lease IS NULL OR lease < now()) AND tries < $3::integer
    AND experiment <> ALL ($4::bigint[])
  ORDER BY experiment, number
  LIMIT 1
  FOR UPDATE SKIP LOCKED)
RETURNING b.experiment, b.number, e.described, e.head,
  ARRAY(SELECT n FROM generate_series(b.first, b.first + b.count - 1) AS n
        WHERE NOT EXISTS (SELECT FROM longroll_game g WHERE g.experiment = b.experiment AND g.game = n)
        ORDER BY n))";

// The type json keeps a result letter by letter, so that it is read as it was written.
constexpr const char* kKeep = R"(
INSERT INTO longroll_game (experiment, game, result, worker)
SELECT $1::bigint, (e->>'game')::integer, e::text, $2 FROM json_array_elements($3::json) AS e
ON CONFLICT DO NOTHING)";

constexpr const char* kRenew = R"(
UPDATE longroll_batch AS b
SET lease = now() + $4::float8 * interval '1 second',
    done = CASE WHEN (SELECT count(*) FROM longroll_game AS g
                      WHERE g.experiment = b.experiment AND g.game >= b.first AND g.game < b.first + b.count)
                     = b.count THEN now() END
WHERE experiment = $1::bigint AND number = $2::integer AND done IS NULL
  AND (worker = $3 OR (SELECT count(*) FROM longroll_game AS g
                       WHERE g.experiment = b.experiment AND g.game >= b.first AND g.game < b.first + b.count)
                      = b.count)
RETURNING worker = $3)";

constexpr const char* kList = R"(
SELECT e.id, e.described, e.games,
  (SELECT count(*) FROM longroll_game AS g WHERE g.experiment = e.id),
  count(*), count(b.done),
  count(*) FILTER (WHERE b.done IS NULL AND b.lease >= now()),
  count(*) FILTER (WHERE b.done IS NULL AND b.tries >= $1::integer AND b.lease < now()),
  count(DISTINCT b.worker) FILTER (WHERE b.done IS NULL AND b.lease >= now())
FROM longroll_experiment AS e JOIN longroll_batch AS b ON b.experiment = e.id
GROUP BY e.id ORDER BY e.id)";

template <class Number>
Number number_of(const Cell& field) {
  Number number = 0;
  if (field) std::from_chars(field->data(), field->data() + field->size(), number);
  return number;
}

std::string array_of(std::span<const std::int64_t> numbers) {
  std::string text = "{";
  for (std::int64_t number : numbers) text += (text.size() > 1 ? "," : "") + std::to_string(number);
  return text + "}";
}

// "{3,4,5}"
std::vector<long> numbers_in(const Cell& field) {
  std::vector<long> numbers;
  if (!field) return numbers;
  const char* at = field->data();
  const char* const end = at + field->size();
  while (at != end) {
    long number = 0;
    const auto [next, error] = std::from_chars(at, end, number);
    if (error == std::errc()) numbers.push_back(number);
    at = error == std::errc() ? next : at + 1;
  }
  return numbers;
}

}  // namespace

Result<Rows, Trouble> Queue::prepare() { return database_.run_script(kTables); }

Result<std::int64_t, Trouble> Queue::add(const std::string& described, const std::string& head, long games,
                                         long batch) {
  auto rows = database_.run(kAdd, {described, head, std::to_string(games), std::to_string(batch)});
  if (!rows) return rows.error();
  return number_of<std::int64_t>((*rows)[0][0]);
}

Result<std::vector<ExperimentStatus>, Trouble> Queue::list() {
  auto rows = database_.run(kList, {std::to_string(kMostTries)});
  if (!rows) return rows.error();
  std::vector<ExperimentStatus> list;
  for (const Row& row : *rows) {
    ExperimentStatus& status = list.emplace_back();
    status.experiment = number_of<std::int64_t>(row[0]);
    status.described = row[1].value_or("");
    status.games = number_of<long>(row[2]);
    status.finished = number_of<long>(row[3]);
    status.batches = number_of<long>(row[4]);
    status.done = number_of<long>(row[5]);
    status.taken = number_of<long>(row[6]);
    status.given_up = number_of<long>(row[7]);
    status.workers = number_of<long>(row[8]);
  }
  return list;
}

Result<bool, Trouble> Queue::drop(std::int64_t experiment) {
  auto rows = database_.run("DELETE FROM longroll_experiment WHERE id = $1::bigint RETURNING id",
                            {std::to_string(experiment)});
  if (!rows) return rows.error();
  return !rows->empty();
}

Result<std::optional<Batch>, Trouble> Queue::take(const std::string& worker, double lease,
                                                  std::span<const std::int64_t> except) {
  auto rows =
      database_.run(kTake, {worker, std::to_string(lease), std::to_string(kMostTries), array_of(except)});
  if (!rows) return rows.error();
  if (rows->empty()) return std::optional<Batch>();
  const Row& row = (*rows)[0];
  Batch batch;
  batch.experiment = number_of<std::int64_t>(row[0]);
  batch.number = number_of<int>(row[1]);
  batch.described = row[2].value_or("");
  batch.head = row[3].value_or("");
  batch.to_play = numbers_in(row[4]);
  return std::optional(std::move(batch));
}

Result<bool, Trouble> Queue::report(const Batch& batch, const std::string& worker, double lease,
                                    std::span<const GameResult> results) {
  const std::string experiment = std::to_string(batch.experiment);
  if (!results.empty()) {
    Json list = Json::array();
    for (const GameResult& result : results) list.push_back(to_json(result));
    auto kept = database_.run(kKeep, {experiment, worker, to_line(list)});
    if (!kept) return kept.error();
  }
  auto rows =
      database_.run(kRenew, {experiment, std::to_string(batch.number), worker, std::to_string(lease)});
  if (!rows) return rows.error();
  return !rows->empty() && (*rows)[0][0] == "t";
}

Result<Rows, Trouble> Queue::give_back(const Batch& batch, const std::string& worker) {
  return database_.run(
      "UPDATE longroll_batch SET lease = NULL, worker = NULL, tries = tries - 1 "
      "WHERE experiment = $1::bigint AND number = $2::integer AND worker = $3 AND done IS NULL",
      {std::to_string(batch.experiment), std::to_string(batch.number), worker});
}

Result<long, Trouble> Queue::open_batches(std::span<const std::int64_t> except) {
  auto rows = database_.run(
      "SELECT count(*) FROM longroll_batch WHERE done IS NULL AND (tries < $1::integer OR lease >= now()) "
      "AND experiment <> ALL ($2::bigint[])",
      {std::to_string(kMostTries), array_of(except)});
  if (!rows) return rows.error();
  return number_of<long>((*rows)[0][0]);
}

Result<std::optional<Queue::Collected>, Trouble> Queue::collect(std::int64_t experiment) {
  const std::string id = std::to_string(experiment);
  auto head = database_.run("SELECT described, head FROM longroll_experiment WHERE id = $1::bigint", {id});
  if (!head) return head.error();
  if (head->empty()) return std::optional<Collected>();
  Collected collected{(*head)[0][0].value_or(""), (*head)[0][1].value_or(""), {}};
  auto rows =
      database_.run("SELECT result FROM longroll_game WHERE experiment = $1::bigint ORDER BY game", {id});
  if (!rows) return rows.error();
  for (Row& row : *rows) collected.results.push_back(row[0].value_or(""));
  return std::optional(std::move(collected));
}

}  // namespace longroll::lab
