-- Payments that the platform ordered, and the notices that the simulated bank sends about them.
CREATE TABLE bank_payout (
  seq         bigint GENERATED ALWAYS AS IDENTITY,
  payout_no   text CONSTRAINT bank_payout_once PRIMARY KEY,
  channel     text NOT NULL,
  institution text NOT NULL,
  account     text NOT NULL,
  holder      text NOT NULL,
  amount      bigint NOT NULL,
  content     text NOT NULL,
  notify_url  text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE TABLE bank_payout_notice (
  notice_id       text PRIMARY KEY,
  payout_no       text NOT NULL REFERENCES bank_payout,
  outcome         text NOT NULL,
  amount          bigint NOT NULL,
  refers_to       text,
  deliveries_left integer NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts        integer NOT NULL DEFAULT 0
);
CREATE INDEX bank_payout_notice_due ON bank_payout_notice (next_attempt_at) WHERE deliveries_left > 0;
