-- Points are a function of their sources. The old projection is dropped: a replay of the owners' bets fills the new one.
DROP TABLE point_ledger, point_remainder, point_account, point_config;

-- The history of ratios; a row is added, never changed, so that a replay uses the ratio of each bet's own time.
CREATE TABLE point_ratio (
  merchant_code text NOT NULL DEFAULT '',
  point_type    text NOT NULL,
  valid_from    timestamptz NOT NULL,
  ratio         bigint NOT NULL CHECK (ratio >= 0),
  changed_by    uuid,
  changed_at    timestamptz NOT NULL,
  CONSTRAINT point_ratio_once PRIMARY KEY (point_type, merchant_code, valid_from)
);
COMMENT ON COLUMN point_ratio.merchant_code IS 'empty: every brand without a ratio of its own';
COMMENT ON COLUMN point_ratio.ratio IS
  'minor units of valid bet (or deposit) for one point, 0 is off; for redeem: points for one unit of currency';
COMMENT ON COLUMN point_ratio.changed_by IS 'the operator; null for the ratios that the service starts with';

-- Every bet, adjustment and deposit that has been counted: inserted first, and what is here already is skipped.
CREATE TABLE point_source (
  source_key text NOT NULL,
  settled_at timestamptz NOT NULL,
  member_id  uuid NOT NULL,
  point_type text NOT NULL,
  amount     bigint NOT NULL,
  ratio      bigint NOT NULL,
  CONSTRAINT point_source_once PRIMARY KEY (source_key, settled_at)
) PARTITION BY RANGE (settled_at);
CREATE TABLE point_source_other PARTITION OF point_source DEFAULT;

-- Valid bet that has not yet made a whole point.
CREATE TABLE point_remainder (
  member_id  uuid NOT NULL,
  point_type text NOT NULL,
  amount     bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, point_type)
) WITH (fillfactor = 70);

CREATE TABLE point_ledger (
  source_key  text NOT NULL,
  recorded_at timestamptz NOT NULL,
  member_id   uuid NOT NULL,
  kind        text NOT NULL CHECK (kind IN ('EARN', 'REDEEM', 'REFUND', 'CONVERT', 'ADJUST')),
  delta       bigint NOT NULL CHECK (delta <> 0),
  point_type  text,
  CONSTRAINT point_ledger_once PRIMARY KEY (source_key, recorded_at)
) PARTITION BY RANGE (recorded_at);
CREATE TABLE point_ledger_other PARTITION OF point_ledger DEFAULT;
CREATE INDEX point_ledger_history ON point_ledger (member_id, recorded_at DESC);
COMMENT ON COLUMN point_ledger.recorded_at IS 'of an EARN line when its source was settled';

CREATE TABLE point_account (
  member_id uuid PRIMARY KEY,
  balance   bigint NOT NULL DEFAULT 0 CONSTRAINT point_balance_not_negative CHECK (balance >= 0)
) WITH (fillfactor = 70);
