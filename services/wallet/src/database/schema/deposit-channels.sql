-- What operators set for each channel that members deposit by. Amounts are minor units.
CREATE TABLE deposit_channel (
  code       text PRIMARY KEY,
  position   integer NOT NULL,
  enabled    boolean NOT NULL DEFAULT true,
  min_amount bigint NOT NULL CHECK (min_amount > 0),
  max_amount bigint NOT NULL,
  changed_by text,
  changed_at timestamptz,
  CONSTRAINT deposit_channel_bounds CHECK (min_amount <= max_amount)
);
-- The largest amounts are those of one instant transfer, and of one payment by an e-wallet.
INSERT INTO deposit_channel (code, position, min_amount, max_amount) VALUES
  ('BANK',    1, 5000000, 49999999900),
  ('MOMO',    2, 1000000, 5000000000),
  ('ZALOPAY', 3, 1000000, 5000000000);

ALTER TABLE bank_arrival ADD COLUMN channel text NOT NULL DEFAULT 'BANK';
