-- Counts a valid bet, or what raises one, towards the requirements that allow its category, oldest first. Of a bonus only the share of
-- the game counts, and nothing above its maximal bet; what a requirement takes is used up in proportion.
CREATE OR REPLACE FUNCTION give_turnover(
  b rollover_progress, p_valid_bet bigint, p_category text, p_game text, p_settled_at timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  o rollover;
  v_left bigint := p_valid_bet;
  v_share bigint;
  v_step bigint;
BEGIN
  FOR o IN SELECT * FROM rollover WHERE member_id = b.member_id AND book = 'REAL' AND status = 'ACTIVE'
              AND (categories IS NULL OR p_category = ANY (categories))
              AND opened_at <= p_settled_at AND (expires_at > clock_timestamp()) IS NOT FALSE
            ORDER BY opened_at, id LOOP
    EXIT WHEN v_left <= 0;
    v_share := CASE WHEN NOT o.is_bonus THEN 1000000 WHEN b.stake > o.max_bet THEN 0 ELSE contribution_of(p_category, p_game) END;
    v_step := least(floor(v_left::numeric * v_share / 1000000)::bigint, o.required - o.done);
    CONTINUE WHEN v_step <= 0;
    UPDATE rollover SET done = done + v_step WHERE id = o.id;
    INSERT INTO rollover_use AS u (source_key, rollover_id, amount) VALUES (b.source_key, o.id, v_step)
    ON CONFLICT ON CONSTRAINT rollover_use_once DO UPDATE SET amount = u.amount + excluded.amount;
    v_left := v_left - least(v_left, ceil(v_step::numeric * 1000000 / v_share)::bigint);
  END LOOP;
  UPDATE rollover_progress SET used = used + p_valid_bet - v_left WHERE caller = 'bets' AND source_key = b.source_key;
END $$;
