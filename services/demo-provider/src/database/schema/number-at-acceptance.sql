-- A round takes its number when the platform has accepted its bet. One that was refused or cancelled keeps apart the number
-- that it would have had, which the next accepted bet takes; rounds from before keep the numbers they have taken.
ALTER TABLE round
  ALTER COLUMN nonce DROP NOT NULL,
  ADD COLUMN unused_nonce integer,
  ADD CONSTRAINT round_has_number
    CHECK (nonce IS NOT NULL OR state NOT IN ('BET_ACCEPTED', 'OUTCOME', 'WIN_SENT', 'CLOSED'));

CREATE INDEX round_of_seed ON round (player_state_id, seed_ordinal, id DESC);
