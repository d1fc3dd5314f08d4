INSERT INTO approval_policy (kind, valid_days) VALUES ('VALID_BET', 7);

-- Counts the changes: a proposal names the version that it was made from, 0 for the defaults.
ALTER TABLE valid_bet_setting ADD COLUMN version integer NOT NULL DEFAULT 1;
