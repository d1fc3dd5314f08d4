-- Real and play money are apart: a member has a part of a round in each book.
ALTER TABLE game_round
  DROP CONSTRAINT game_round_once,
  ADD CONSTRAINT game_round_once UNIQUE (vassalage, round_id, member_id, mode);
