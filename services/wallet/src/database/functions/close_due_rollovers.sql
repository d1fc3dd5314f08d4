-- Closes the requirements of a member that are met, and ends or starts bonuses that are due; a stopped account waits.
CREATE OR REPLACE FUNCTION close_due_rollovers(p_member uuid, p_book book) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account := lock_account(p_member, p_book);
BEGIN
  IF a.status = 'STOPPED' THEN RETURN; END IF;
  UPDATE rollover SET status = 'DONE', closed_at = clock_timestamp()
   WHERE member_id = p_member AND book = p_book AND status = 'ACTIVE' AND NOT is_bonus AND done = required;
  PERFORM settle_bonus(a);
END $$;
