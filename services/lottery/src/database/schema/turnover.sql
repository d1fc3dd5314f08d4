-- Settled tickets and corrections as they were published, so that readers can be fed again.
CREATE TABLE published_turnover (
  source_key   text PRIMARY KEY,
  event_type   text NOT NULL,
  published_at timestamptz NOT NULL,
  payload      jsonb NOT NULL
);
CREATE INDEX published_turnover_by_time ON published_turnover (published_at, source_key);
