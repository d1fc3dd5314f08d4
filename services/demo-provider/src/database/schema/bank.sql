-- Orders of the simulated bank and the transfers that its payers make.
CREATE TABLE bank_order (
  seq         bigint GENERATED ALWAYS AS IDENTITY,
  order_no    text CONSTRAINT bank_order_once PRIMARY KEY,
  account     text NOT NULL,
  amount      bigint NOT NULL,
  content     text NOT NULL,
  notify_url  text NOT NULL,
  behaviour   text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE TABLE bank_transfer (
  bank_txn_id     text PRIMARY KEY,
  order_no        text NOT NULL REFERENCES bank_order,
  account         text NOT NULL,
  amount          bigint NOT NULL,
  content         text NOT NULL,
  booked_at       timestamptz NOT NULL,
  deliveries_left integer NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts        integer NOT NULL DEFAULT 0
);

CREATE INDEX bank_transfer_due ON bank_transfer (next_attempt_at) WHERE deliveries_left > 0;
