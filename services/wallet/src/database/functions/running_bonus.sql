-- The bonus of an account that is not ended; NULL fields if there is none. There is one at most.
CREATE OR REPLACE FUNCTION running_bonus(p_member uuid, p_book book) RETURNS rollover
LANGUAGE sql STABLE AS $$
  SELECT o FROM rollover o WHERE o.member_id = p_member AND o.book = p_book AND o.is_bonus AND o.status IN ('ACTIVE', 'EXPIRING')
$$;
