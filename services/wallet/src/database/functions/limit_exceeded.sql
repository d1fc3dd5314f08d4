CREATE OR REPLACE FUNCTION limit_exceeded(
  p_member uuid, p_book book, p_wagered bigint, p_lost bigint, p_at timestamptz)
RETURNS boolean LANGUAGE sql VOLATILE AS $$
  SELECT EXISTS (SELECT 1 FROM player_limit l WHERE l.member_id = p_member AND l.book = p_book
     AND CASE WHEN l.resets_at <= p_at THEN 0 ELSE l.used END
       + CASE l.kind WHEN 'WAGER' THEN p_wagered WHEN 'LOSS' THEN p_lost END > l.amount)
$$;
