-- After a difference of a bet each requirement that still runs loses the part of what the bet had counted that the bet has lost: all of
-- it once nothing of the bet is left, or once its stake is above the maximal bet. The odd unit stays with the member.
CREATE OR REPLACE FUNCTION take_turnover_back(b rollover_progress) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  u record;
  v_back bigint;
BEGIN
  FOR u IN SELECT w.*, o.done, b.stake > o.max_bet AS is_above FROM rollover_use w JOIN rollover o ON o.id = w.rollover_id
            WHERE w.source_key = b.source_key AND o.status = 'ACTIVE' LOOP
    v_back := CASE WHEN u.is_above THEN u.amount ELSE floor(u.amount::numeric * b.lowered / b.valid_bet)::bigint END;
    v_back := least(v_back - u.counted_back, u.done);
    CONTINUE WHEN v_back <= 0;
    UPDATE rollover SET done = done - v_back WHERE id = u.rollover_id;
    UPDATE rollover_use SET counted_back = counted_back + v_back WHERE source_key = b.source_key AND rollover_id = u.rollover_id;
  END LOOP;
END $$;
