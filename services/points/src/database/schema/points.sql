CREATE TABLE point_config (
  point_type text PRIMARY KEY,
  ratio      bigint NOT NULL CHECK (ratio >= 0)
);
COMMENT ON COLUMN point_config.ratio IS
  'minor units of valid bet (or deposit) for one point, 0 is off; for redeem: points for one unit of currency';

CREATE TABLE point_account (
  member_id text PRIMARY KEY,
  balance   bigint NOT NULL DEFAULT 0 CONSTRAINT point_balance_not_negative CHECK (balance >= 0),
  version   bigint NOT NULL DEFAULT 0
) WITH (fillfactor = 70);

-- Valid bet that has not yet made a whole point.
CREATE TABLE point_remainder (
  member_id  text NOT NULL,
  point_type text NOT NULL,
  amount     bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, point_type)
) WITH (fillfactor = 70);

CREATE TABLE point_ledger (
  id            uuid PRIMARY KEY,
  member_id     text NOT NULL,
  kind          text NOT NULL CHECK (kind IN ('EARN', 'REDEEM', 'REFUND', 'CONVERT', 'ADJUST')),
  delta         bigint NOT NULL CHECK (delta <> 0),
  balance_after bigint NOT NULL,
  point_type    text,
  source_key    text NOT NULL CONSTRAINT point_source_once UNIQUE,
  recorded_at   timestamptz NOT NULL
);
CREATE INDEX point_ledger_history ON point_ledger (member_id, recorded_at DESC);
