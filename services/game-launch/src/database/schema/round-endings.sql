INSERT INTO approval_policy (kind, valid_days) VALUES ('ROUND_END', 7);

-- Two operators have decided how the part ends: its provider's calls no longer add to it.
ALTER TABLE game_round ADD COLUMN ended_by_operators boolean NOT NULL DEFAULT false;
