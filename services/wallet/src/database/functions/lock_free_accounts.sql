-- The accounts of all requests that no other transaction holds, under their locks, and those that had to be opened.
-- It never waits for an account that exists; its caller leaves out the requests of the others.
CREATE OR REPLACE FUNCTION lock_free_accounts(p_requests posting_request[]) RETURNS SETOF player_account
LANGUAGE plpgsql VOLATILE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY
    SELECT a.*
      FROM (SELECT DISTINCT r.member_id, r.book FROM unnest(p_requests) r) wanted
      JOIN player_account a USING (member_id, book)
     ORDER BY wanted.member_id, wanted.book FOR NO KEY UPDATE OF a SKIP LOCKED;
  RETURN QUERY
    SELECT a.*
      FROM (SELECT DISTINCT r.member_id, r.book FROM unnest(p_requests) r
             WHERE NOT EXISTS (SELECT FROM player_account a WHERE a.member_id = r.member_id AND a.book = r.book)
             ORDER BY r.member_id, r.book) missing
     CROSS JOIN LATERAL lock_account(missing.member_id, missing.book) a;
END $$;
