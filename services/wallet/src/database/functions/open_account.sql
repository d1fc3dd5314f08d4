-- A new account of play money begins with its grant.
CREATE OR REPLACE FUNCTION open_account(p_member uuid, p_book book) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO player_account (member_id, book) VALUES (p_member, p_book) ON CONFLICT DO NOTHING;
  IF FOUND AND p_book = 'PLAY' THEN
    PERFORM post('wallet', 'grant:' || p_member, p_member, 'PLAY', 'GRANT', 1000000000, 103900, '\x');
  END IF;
END $$;
