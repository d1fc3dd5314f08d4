CREATE OR REPLACE FUNCTION set_status(p_member uuid, p_book book, p_status account_status, p_reason text, p_by text)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account := lock_account(p_member, p_book);
BEGIN
  IF a.status = p_status THEN RETURN; END IF;
  UPDATE player_account SET status = p_status WHERE member_id = p_member AND book = p_book;
  INSERT INTO account_change (member_id, book, what, value, changed_by, reason)
  VALUES (p_member, p_book, 'STATUS', jsonb_build_object('from', a.status, 'to', p_status), p_by, p_reason);
  IF a.status = 'STOPPED' THEN PERFORM close_due_rollovers(p_member, p_book); END IF;
END $$;
