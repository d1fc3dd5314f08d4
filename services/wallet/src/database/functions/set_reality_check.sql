-- The newer notification counts, whichever arrives first.
CREATE OR REPLACE FUNCTION set_reality_check(p_member uuid, p_book book, p_due timestamptz, p_notified timestamptz)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM lock_account(p_member, p_book);
  UPDATE player_account SET reality_due_at = p_due, reality_notified_at = p_notified
   WHERE member_id = p_member AND book = p_book AND (reality_notified_at IS NULL OR reality_notified_at <= p_notified);
  IF FOUND THEN PERFORM update_restricted(p_member, p_book); END IF;
END $$;
