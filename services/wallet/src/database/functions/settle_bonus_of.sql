-- After a movement that may have ended a bonus; the account is locked.
CREATE OR REPLACE FUNCTION settle_bonus_of(p_member uuid, p_book book) RETURNS void
LANGUAGE sql VOLATILE AS $$
  SELECT settle_bonus(a) FROM player_account a WHERE a.member_id = p_member AND a.book = p_book AND a.has_bonus
$$;
