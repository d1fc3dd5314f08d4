-- The trial balance of each day and book. `control` is account 2000, `members` the sum of the members' balances.
CREATE TABLE ledger_closing (
  day      date NOT NULL,
  book     book NOT NULL,
  debits   numeric NOT NULL,
  credits  numeric NOT NULL,
  control  numeric NOT NULL,
  members  numeric NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (day, book)
);

-- What the orders say of each channel, and what the ledger does, up to the same instant.
CREATE TABLE channel_closing (
  day      date NOT NULL,
  channel  text NOT NULL,
  arrived  numeric NOT NULL,
  refused  numeric NOT NULL,
  paid     numeric NOT NULL,
  returned numeric NOT NULL,
  ledger   numeric NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (day, channel)
);
