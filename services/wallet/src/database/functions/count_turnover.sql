-- Counts settled bets towards open requirements. A bet of a member without one is not recorded: requirements opened later do
-- not count it. An adjustment that lowers a bet counts back what the bet had counted, at most.
CREATE OR REPLACE FUNCTION count_turnover(
  p_source text, p_refers_to text, p_member uuid, p_valid_bet bigint, p_category text, p_settled_at timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_valid_bet bigint := p_valid_bet;
  v_answer progress_answer;
BEGIN
  IF p_valid_bet = 0 OR NOT EXISTS (
    SELECT FROM rollover WHERE member_id = p_member AND book = 'REAL' AND status = 'OPEN') THEN RETURN; END IF;
  IF p_valid_bet < 0 THEN
    PERFORM lock_account(p_member, 'REAL');
    SELECT -least(-p_valid_bet, used) INTO v_valid_bet FROM rollover_progress
     WHERE caller = 'bets' AND source_key = p_refers_to;
    IF coalesce(v_valid_bet, 0) = 0 THEN RETURN; END IF;
  END IF;
  v_answer := advance_rollover('bets', p_source, p_member, 'REAL', v_valid_bet, p_category, p_settled_at);
  IF v_valid_bet < 0 AND NOT v_answer.replayed THEN
    UPDATE rollover_progress SET used = used + v_valid_bet WHERE caller = 'bets' AND source_key = p_refers_to;
  END IF;
END $$;
