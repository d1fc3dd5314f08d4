-- How far postings have been summed into the accounts of the chart, and the sums of each account that a roll-up touched.
CREATE TABLE account_rollup (
  seq        bigint PRIMARY KEY CHECK (seq > 0),
  after_id   uuid NOT NULL CONSTRAINT account_rollup_follows UNIQUE,
  through_id uuid NOT NULL CONSTRAINT account_rollup_through UNIQUE,
  postings   integer NOT NULL CHECK (postings > 0),
  made_at    timestamptz NOT NULL DEFAULT clock_timestamp(),
  CONSTRAINT account_rollup_forwards CHECK (through_id > after_id)
);

CREATE TABLE rollup_checkpoint (
  account integer NOT NULL,
  seq     bigint NOT NULL,
  debits  numeric(30) NOT NULL CHECK (debits >= 0),
  credits numeric(30) NOT NULL CHECK (credits >= 0),
  CONSTRAINT rollup_checkpoint_once PRIMARY KEY (account, seq)
);
CREATE INDEX rollup_checkpoint_of_rollup ON rollup_checkpoint (seq);
