-- Closes the requirements of a member that are met or whose time has passed; a stopped account waits. Returns how many.
CREATE OR REPLACE FUNCTION close_due_rollovers(p_member uuid, p_book book) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account := lock_account(p_member, p_book);
  o rollover;
  v_closed integer := 0;
BEGIN
  IF a.status = 'STOPPED' THEN RETURN 0; END IF;
  FOR o IN SELECT * FROM rollover WHERE member_id = p_member AND book = p_book AND status = 'OPEN'
              AND (done = required OR expires_at <= clock_timestamp()) ORDER BY opened_at, id LOOP
    v_closed := v_closed + 1;
    IF o.done = o.required AND o.max_cash_out IS NULL THEN
      UPDATE rollover SET status = 'DONE', closed_at = clock_timestamp() WHERE id = o.id;
    ELSE
      PERFORM close_rollover(o, CASE WHEN o.done = o.required THEN 'DONE' ELSE 'EXPIRED' END::rollover_status, 'wallet',
        'rollover:' || o.id || ':end', '\x', CASE WHEN o.done = o.required THEN 'beyond the cash-out limit' ELSE 'expired' END, NULL);
    END IF;
  END LOOP;
  RETURN v_closed;
END $$;
