-- Counts a valid bet towards the open requirements that allow its category, oldest first; each source counts once.
-- A negative one (a bet that was taken back) counts back from those still open, newest first.
CREATE OR REPLACE FUNCTION advance_rollover(
  p_caller text, p_source text, p_member uuid, p_book book, p_valid_bet bigint, p_category text DEFAULT NULL,
  p_settled_at timestamptz DEFAULT NULL)
RETURNS progress_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  p rollover_progress;
  o rollover;
  v_left bigint := p_valid_bet;
  v_step bigint;
  v_remaining bigint;
BEGIN
  INSERT INTO rollover_progress (caller, source_key, member_id, book, valid_bet)
  VALUES (p_caller, p_source, p_member, p_book, p_valid_bet) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN
    SELECT * INTO STRICT p FROM rollover_progress WHERE caller = p_caller AND source_key = p_source;
    SELECT coalesce(sum(required - done), 0) INTO v_remaining FROM rollover
     WHERE member_id = p_member AND book = p_book AND status = 'OPEN';
    RETURN (true, (p.member_id, p.book, p.valid_bet) <> (p_member, p_book, p_valid_bet), p.used, v_remaining)::progress_answer;
  END IF;
  PERFORM lock_account(p_member, p_book);
  FOR o IN SELECT * FROM rollover WHERE member_id = p_member AND book = p_book AND status = 'OPEN'
              AND (categories IS NULL OR p_category = ANY (categories))
              AND opened_at <= coalesce(p_settled_at, 'infinity') AND (expires_at > clock_timestamp()) IS NOT FALSE
            ORDER BY CASE WHEN p_valid_bet > 0 THEN 1 ELSE -1 END * extract(epoch FROM opened_at), id LOOP
    EXIT WHEN v_left = 0;
    v_step := CASE WHEN v_left > 0 THEN least(v_left, o.required - o.done) ELSE -least(-v_left, o.done) END;
    UPDATE rollover SET done = done + v_step WHERE id = o.id;
    v_left := v_left - v_step;
  END LOOP;
  UPDATE rollover_progress SET used = p_valid_bet - v_left WHERE caller = p_caller AND source_key = p_source;
  PERFORM close_due_rollovers(p_member, p_book);
  SELECT coalesce(sum(required - done), 0) INTO v_remaining FROM rollover
   WHERE member_id = p_member AND book = p_book AND status = 'OPEN';
  RETURN (false, false, p_valid_bet - v_left, v_remaining)::progress_answer;
END $$;
