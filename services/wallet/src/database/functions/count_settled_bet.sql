-- Counts a settled bet, or a difference of one, once: its valid bet towards the requirements that allow its category, oldest first,
-- and its stake and win towards the round of a running bonus; its caller closes what is due. A difference that lowers a bet counts back what the bet had counted.
-- A bet of a member without a requirement is not recorded: requirements opened later do not count it.
CREATE OR REPLACE FUNCTION count_settled_bet(
  p_source text, p_refers_to text, p_member uuid, p_round text, p_stake bigint, p_win bigint, p_valid_bet bigint, p_category text,
  p_settled_at timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account;
  o rollover;
  v_counted bigint := p_valid_bet;
  v_left bigint;
  v_step bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM rollover WHERE member_id = p_member AND book = 'REAL' AND status IN ('ACTIVE', 'EXPIRING')) THEN
    RETURN;
  END IF;
  a := lock_account(p_member, 'REAL');
  INSERT INTO rollover_progress (caller, source_key, member_id, book, valid_bet)
  VALUES ('bets', p_source, p_member, 'REAL', p_valid_bet) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;

  UPDATE bonus_round SET settled = least(counted, settled + greatest(p_stake, 0)), reported = reported + p_win
   WHERE a.has_bonus AND member_id = p_member AND book = 'REAL' AND round_id = p_round;
  IF p_valid_bet < 0 THEN
    SELECT -least(-p_valid_bet, used) INTO v_counted FROM rollover_progress WHERE caller = 'bets' AND source_key = p_refers_to;
    v_counted := coalesce(v_counted, 0);
  END IF;
  v_left := v_counted;
  FOR o IN SELECT * FROM rollover WHERE member_id = p_member AND book = 'REAL' AND status = 'ACTIVE'
              AND (categories IS NULL OR p_category = ANY (categories))
              AND opened_at <= p_settled_at AND (expires_at > clock_timestamp()) IS NOT FALSE
            ORDER BY CASE WHEN v_counted > 0 THEN 1 ELSE -1 END * extract(epoch FROM opened_at), id LOOP
    EXIT WHEN v_left = 0;
    v_step := CASE WHEN v_left > 0 THEN least(v_left, o.required - o.done) ELSE -least(-v_left, o.done) END;
    UPDATE rollover SET done = done + v_step WHERE id = o.id;
    v_left := v_left - v_step;
  END LOOP;
  UPDATE rollover_progress SET used = v_counted - v_left WHERE caller = 'bets' AND source_key = p_source;
  IF v_counted < 0 THEN
    UPDATE rollover_progress SET used = used + v_counted WHERE caller = 'bets' AND source_key = p_refers_to;
  END IF;
END $$;
