-- False if an open finding keeps the account stopped: the requested status is kept, and the release sets it. The lock comes first,
-- so a finding being written is waited for.
CREATE OR REPLACE FUNCTION change_status(p_member uuid, p_book book, p_status account_status, p_reason text, p_by text)
RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account := lock_account(p_member, p_book);
BEGIN
  IF a.status = 'STOPPED' AND p_status <> 'STOPPED' AND EXISTS (
       SELECT 1 FROM audit_finding f WHERE f.member_id = p_member AND f.book = p_book AND f.fault <> 'ROLLBACK_AFTER_WIN'
          AND NOT EXISTS (SELECT 1 FROM audit_closure c WHERE c.finding_id = f.id)) THEN
    INSERT INTO account_change (member_id, book, what, value, changed_by, reason)
    VALUES (p_member, p_book, 'STATUS', jsonb_build_object('requested', p_status), p_by, p_reason);
    RETURN false;
  END IF;
  PERFORM set_status(p_member, p_book, p_status, p_reason, p_by);
  RETURN true;
END $$;
