-- Accounts whose requirements are met, expired or wait to start, and that nothing keeps from it.
CREATE OR REPLACE FUNCTION members_with_due_rollovers(p_limit integer) RETURNS TABLE (member_id uuid, book book)
LANGUAGE sql VOLATILE AS $$
  SELECT o.member_id, o.book FROM rollover o JOIN player_account a USING (member_id, book)
   WHERE o.status = 'ACTIVE' AND o.done = o.required AND a.status <> 'STOPPED'
     AND NOT (o.is_bonus AND (a.held_bonus > 0 OR EXISTS (
           SELECT FROM bonus_round b WHERE b.member_id = o.member_id AND b.book = o.book AND b.is_open)))
  UNION
  SELECT o.member_id, o.book FROM rollover o JOIN player_account a USING (member_id, book)
   WHERE o.status = 'ACTIVE' AND o.expires_at <= clock_timestamp() AND o.done < o.required AND a.status <> 'STOPPED'
  UNION
  SELECT o.member_id, o.book FROM rollover o JOIN player_account a USING (member_id, book)
   WHERE o.status = 'QUEUED' AND NOT a.has_bonus AND a.status <> 'STOPPED' AND (a.excluded_until > clock_timestamp()) IS NOT TRUE
  LIMIT p_limit
$$;
