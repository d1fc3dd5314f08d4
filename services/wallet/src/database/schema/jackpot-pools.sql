-- Each pool of a vendor is a sub-account of 2200, and its balance is the sum of its movements.
-- Rows are only added, so that plays that feed one pool do not wait for each other.
CREATE TABLE jackpot_movement (
  posting_id  uuid PRIMARY KEY,
  book        book NOT NULL,
  vassalage   text NOT NULL,
  pool        text NOT NULL CONSTRAINT jackpot_movement_pool CHECK (pool ~ '^[\w.-]{1,32}$'),
  kind        posting_kind NOT NULL CONSTRAINT jackpot_movement_kind CHECK (kind IN ('JACKPOT', 'JACKPOT_SHARE')),
  delta       bigint NOT NULL CONSTRAINT jackpot_movement_delta CHECK (delta <> 0 AND (kind = 'JACKPOT_SHARE' OR delta < 0)),
  recorded_at timestamptz NOT NULL
);

CREATE INDEX jackpot_movement_of_pool ON jackpot_movement (book, vassalage, pool) INCLUDE (delta);
