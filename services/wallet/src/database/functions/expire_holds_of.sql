CREATE OR REPLACE FUNCTION expire_holds_of(p_member uuid, p_book book) RETURNS bigint
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account := lock_account(p_member, p_book);
  v_before bigint := a.held;
BEGIN
  a := expire_due_holds(a);
  PERFORM settle_bonus_of(p_member, p_book);
  RETURN v_before - a.held;
END $$;
