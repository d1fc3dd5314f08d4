-- How a draw is committed to. Draws from before the column, and those of the release before this one, are of scheme 1.
ALTER TABLE draw_commitment ADD scheme smallint NOT NULL DEFAULT 1
  CONSTRAINT draw_commitment_scheme CHECK (scheme IN (1, 2));

-- The database's clock, by which betting closes, against the rounds of the beacon. An own draw is drawn only if a check has
-- followed its close.
CREATE TABLE clock_check (
  is_only    boolean PRIMARY KEY DEFAULT true CONSTRAINT clock_check_only CHECK (is_only),
  checked_at timestamptz NOT NULL
);

-- Checks that found the clock late: bets may have been taken when a round was known. Times are those of this clock.
CREATE TABLE clock_fault (
  seen_at timestamptz PRIMARY KEY,
  behind  interval NOT NULL CONSTRAINT clock_fault_behind CHECK (behind > '0 seconds')
);
