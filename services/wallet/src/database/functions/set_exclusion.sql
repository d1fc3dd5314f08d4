-- False if it would end before the exclusion in force: an exclusion cannot be shortened.
CREATE OR REPLACE FUNCTION set_exclusion(p_member uuid, p_book book, p_until timestamptz, p_by text) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account := lock_account(p_member, p_book);
BEGIN
  IF a.excluded_until > clock_timestamp() AND p_until < a.excluded_until THEN RETURN false; END IF;
  UPDATE player_account SET excluded_until = p_until WHERE member_id = p_member AND book = p_book;
  PERFORM update_restricted(p_member, p_book);
  INSERT INTO account_change (member_id, book, what, value, changed_by)
  VALUES (p_member, p_book, 'EXCLUSION', jsonb_build_object('until', p_until), p_by);
  RETURN true;
END $$;
