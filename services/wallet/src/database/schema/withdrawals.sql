ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS 'FEE';
ALTER TYPE posting_kind ADD VALUE IF NOT EXISTS 'PAYOUT_RETURN';
ALTER TYPE posting_outcome ADD VALUE IF NOT EXISTS 'DEBT_OPEN';
ALTER TYPE posting_outcome ADD VALUE IF NOT EXISTS 'TURNOVER_REQUIRED';
ALTER TYPE posting_outcome ADD VALUE IF NOT EXISTS 'EXCEEDS_PAYOUT';

-- One account per channel that pays out; a further channel is a further row `channel:<NAME>`.
INSERT INTO chart_account (number, book, code, nature, name_vi, name_en) VALUES
  (1120, 'REAL', 'channel:MOMO',      'ASSET',  'Tiền tại MoMo',             'Money at MoMo'),
  (1130, 'REAL', 'channel:ZALOPAY',   'ASSET',  'Tiền tại ZaloPay',          'Money at ZaloPay'),
  (1140, 'REAL', 'channel:USDT',      'ASSET',  'Tiền tại ví USDT',          'Money in the USDT wallet'),
  (1590, 'REAL', 'payout-difference', 'ASSET',  'Chênh lệch chi trả',        'Paid out beyond what was held'),
  (4910, 'REAL', 'fee',               'INCOME', 'Phí rút tiền',              'Withdrawal fees');

-- A withdrawal may be paid in parts: its hold stays open until the last one, and never expires.
ALTER TABLE hold
  DROP CONSTRAINT hold_captured,
  ADD CONSTRAINT hold_captured CHECK (captured BETWEEN 0 AND amount AND CASE status
    WHEN 'OPEN' THEN captured < amount WHEN 'CAPTURED' THEN captured > 0 WHEN 'RELEASED' THEN captured = 0 ELSE true END),
  ADD CONSTRAINT hold_without_expiry CHECK (kind <> 'WITHDRAWAL' OR expires_at IS NULL);

-- Payouts that a channel has made: `taken` and `fee` came from the hold, `difference` did not fit it.
CREATE TABLE payout (
  caller              text COLLATE "C" NOT NULL,
  external_id         text COLLATE "C" NOT NULL,
  hold_id             uuid NOT NULL REFERENCES hold,
  amount              bigint NOT NULL CHECK (amount > 0),
  taken               bigint NOT NULL CHECK (taken >= 0),
  fee                 bigint NOT NULL CHECK (fee >= 0),
  difference          bigint NOT NULL CHECK (difference >= 0),
  returned            bigint NOT NULL DEFAULT 0,
  returned_difference bigint NOT NULL DEFAULT 0,
  recorded_at         timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT payout_once PRIMARY KEY (caller, external_id),
  CONSTRAINT payout_parts CHECK (amount = taken + difference),
  CONSTRAINT payout_returned CHECK (returned BETWEEN returned_difference AND amount AND returned_difference BETWEEN 0 AND difference)
);
CREATE INDEX payout_of_hold ON payout (hold_id);

-- An answer to a request of which a part could be done: `taken` of it was, `rest` was not.
CREATE TYPE partial_answer AS (
  outcome    posting_outcome,
  balance    bigint,
  version    bigint,
  posting_id uuid,
  replayed   boolean,
  differs    text[],
  taken      bigint,
  rest       bigint
);

-- The parts of an accepted request that took less than it asked for; a replay answers with them.
CREATE TABLE partial_posting (
  caller      text COLLATE "C" NOT NULL,
  external_id text COLLATE "C" NOT NULL,
  taken       bigint NOT NULL CHECK (taken >= 0),
  rest        bigint NOT NULL CHECK (rest >= 0),
  CONSTRAINT partial_posting_once PRIMARY KEY (caller, external_id)
);
