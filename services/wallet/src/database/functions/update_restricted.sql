CREATE OR REPLACE FUNCTION update_restricted(p_member uuid, p_book book) RETURNS void
LANGUAGE sql VOLATILE AS $$
  UPDATE player_account a
     SET restricted = coalesce(a.excluded_until > clock_timestamp(), false) OR a.reality_due_at IS NOT NULL
           OR EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = p_book)
   WHERE a.member_id = p_member AND a.book = p_book
$$;
