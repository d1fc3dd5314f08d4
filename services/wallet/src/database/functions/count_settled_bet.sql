-- Counts a settled bet, or a difference of one, once: its valid bet towards requirements, its stake and win towards the round of a
-- running bonus; its caller closes what is due. A bet of a member without a requirement is not recorded: requirements opened later
-- do not count it.
CREATE OR REPLACE FUNCTION count_settled_bet(
  p_source text, p_refers_to text, p_member uuid, p_round text, p_stake bigint, p_win bigint, p_valid_bet bigint, p_category text,
  p_game text, p_placed_at timestamptz, p_settled_at timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account;
  b rollover_progress;
BEGIN
  IF NOT EXISTS (SELECT FROM rollover WHERE member_id = p_member AND book = 'REAL' AND status IN ('ACTIVE', 'EXPIRING')) THEN
    RETURN;
  END IF;
  a := lock_account(p_member, 'REAL');
  INSERT INTO rollover_progress (caller, source_key, member_id, book, valid_bet, stake)
  VALUES ('bets', p_source, p_member, 'REAL', p_valid_bet, p_stake) ON CONFLICT DO NOTHING RETURNING * INTO b;
  IF NOT FOUND THEN RETURN; END IF;

  IF a.has_bonus THEN PERFORM settle_bonus_round(p_member, p_round, p_refers_to IS NOT NULL, p_stake, p_win, p_placed_at); END IF;
  IF p_refers_to IS NOT NULL THEN b := add_difference(b, p_refers_to); END IF;
  IF p_valid_bet > 0 THEN
    PERFORM give_turnover(b, p_valid_bet, p_category, p_game, p_settled_at);
  END IF;
  IF p_refers_to IS NOT NULL THEN PERFORM take_turnover_back(b); END IF;
END $$;
