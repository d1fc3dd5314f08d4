-- Orders of the simulated custodian of USDT, and the transfers that its payers make.
CREATE TABLE usdt_order (
  seq         bigint GENERATED ALWAYS AS IDENTITY,
  order_no    text CONSTRAINT usdt_order_once PRIMARY KEY,
  address     text NOT NULL UNIQUE,
  rate        bigint NOT NULL,
  notify_url  text NOT NULL,
  received_at timestamptz NOT NULL
);

CREATE TABLE usdt_transfer (
  tx_id           text PRIMARY KEY,
  order_no        text NOT NULL REFERENCES usdt_order,
  network         text NOT NULL,
  address         text NOT NULL,
  amount          bigint NOT NULL,
  block_time      timestamptz NOT NULL,
  -- Confirmations that are still to be reported, in order.
  reports         integer[] NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts        integer NOT NULL DEFAULT 0
);
CREATE INDEX usdt_transfer_due ON usdt_transfer (next_attempt_at) WHERE cardinality(reports) > 0;
