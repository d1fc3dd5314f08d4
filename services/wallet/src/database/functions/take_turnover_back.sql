-- A difference lowers a bet: each requirement that still runs loses its part of what the bet had counted, all of it once nothing of
-- the bet is left. The odd unit stays with the member.
CREATE OR REPLACE FUNCTION take_turnover_back(p_refers_to text, p_lowered bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  p rollover_progress;
  u record;
  v_back bigint;
BEGIN
  UPDATE rollover_progress SET lowered = least(valid_bet, lowered + p_lowered)
   WHERE caller = 'bets' AND source_key = p_refers_to AND valid_bet > 0 RETURNING * INTO p;
  IF NOT FOUND THEN RETURN; END IF;
  FOR u IN SELECT w.*, o.done FROM rollover_use w JOIN rollover o ON o.id = w.rollover_id
            WHERE w.source_key = p_refers_to AND o.status = 'ACTIVE' LOOP
    v_back := least(floor(u.amount::numeric * p.lowered / p.valid_bet)::bigint - u.counted_back, u.done);
    CONTINUE WHEN v_back <= 0;
    UPDATE rollover SET done = done - v_back WHERE id = u.rollover_id;
    UPDATE rollover_use SET counted_back = counted_back + v_back WHERE source_key = p_refers_to AND rollover_id = u.rollover_id;
  END LOOP;
END $$;
