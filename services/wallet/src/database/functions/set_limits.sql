-- Under the player's lock: once this has committed, no bet passes the new limits.
CREATE OR REPLACE FUNCTION set_limits(p_member uuid, p_book book, p_limits jsonb, p_zone text, p_by text) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE v_now timestamptz;
BEGIN
  PERFORM lock_account(p_member, p_book);
  v_now := clock_timestamp();
  DELETE FROM player_limit WHERE member_id = p_member AND book = p_book;
  INSERT INTO player_limit (member_id, book, kind, period, zone, amount, used, resets_at)
  SELECT p_member, p_book, l.kind, l.period, p_zone, l.amount,
         limit_used(p_member, p_book, l.kind, period_start(l.period, p_zone, v_now)), period_end(l.period, p_zone, v_now)
    FROM jsonb_to_recordset(p_limits) AS l(kind text, period text, amount bigint);
  PERFORM update_restricted(p_member, p_book);
  INSERT INTO account_change (member_id, book, what, value, changed_by)
  VALUES (p_member, p_book, 'LIMITS', p_limits, p_by);
END $$;
