-- USDT on TRON: a locked rate (minor units for one USDT) and an address of its own for each order. Amounts are millionths.
ALTER TABLE deposit
  ADD COLUMN usdt_rate            bigint CHECK (usdt_rate > 0),
  ADD COLUMN usdt_amount          bigint CHECK (usdt_amount > 0),
  ADD COLUMN confirmations        integer NOT NULL DEFAULT 0 CHECK (confirmations >= 0),
  ADD COLUMN confirmations_needed integer,
  ADD CONSTRAINT deposit_usdt_quote CHECK (
    (usdt_rate IS NULL) = (usdt_amount IS NULL) AND (usdt_rate IS NULL) = (confirmations_needed IS NULL));
CREATE UNIQUE INDEX deposit_usdt_address ON deposit (payee_account) WHERE channel = 'USDT' AND payee_account <> '';

INSERT INTO deposit_channel (code, position, min_amount, max_amount) VALUES ('USDT', 4, 20000000, 100000000000);

ALTER TABLE deposit_review
  DROP CONSTRAINT deposit_review_reason,
  ADD CONSTRAINT deposit_review_reason CHECK (reason IN ('LATE', 'REPEATED', 'WRONG_AMOUNT', 'WRONG_ACCOUNT', 'UNMATCHED',
    'CLOSED', 'OVER_LIMIT', 'SELF_EXCLUDED', 'WRONG_NETWORK'));
