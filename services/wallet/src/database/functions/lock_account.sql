-- The account under its lock; a member who has none gets one.
CREATE OR REPLACE FUNCTION lock_account(p_member uuid, p_book book) RETURNS player_account
LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account;
BEGIN
  SELECT * INTO a FROM player_account WHERE member_id = p_member AND book = p_book FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    PERFORM open_account(p_member, p_book);
    SELECT * INTO STRICT a FROM player_account WHERE member_id = p_member AND book = p_book FOR NO KEY UPDATE;
  END IF;
  RETURN a;
END $$;
