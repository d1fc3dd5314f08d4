CREATE TYPE rollover_status AS ENUM ('OPEN', 'DONE', 'EXPIRED', 'FORFEITED');

-- The turnover that a credit requires before it can be withdrawn, in minor units of valid bets.
CREATE TABLE rollover (
  id           uuid PRIMARY KEY,
  member_id    uuid NOT NULL,
  book         book NOT NULL,
  requested_by text NOT NULL,
  credit_key   text NOT NULL,
  posting_id   uuid NOT NULL,
  amount       bigint NOT NULL CHECK (amount > 0),
  multiplier   numeric(9, 4) NOT NULL CHECK (multiplier > 0),
  required     bigint NOT NULL CHECK (required > 0),
  done         bigint NOT NULL DEFAULT 0 CHECK (done BETWEEN 0 AND required),
  status       rollover_status NOT NULL DEFAULT 'OPEN',
  opened_at    timestamptz NOT NULL,
  CONSTRAINT rollover_once UNIQUE (requested_by, credit_key)
);
-- Consumed oldest first.
CREATE INDEX rollover_open ON rollover (member_id, book, opened_at, id) WHERE status = 'OPEN';
