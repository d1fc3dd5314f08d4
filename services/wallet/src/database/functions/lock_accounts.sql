-- The accounts of all requests under their locks: first those that exist, then those to be opened, both by member and book.
-- A request without a player's side (JACKPOT_SHARE) has none. A plan made while the table is empty must not scan it later.
CREATE OR REPLACE FUNCTION lock_accounts(p_requests posting_request[]) RETURNS SETOF player_account
LANGUAGE plpgsql VOLATILE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  PERFORM 1
     FROM (SELECT DISTINCT r.member_id, r.book FROM unnest(p_requests) r WHERE r.kind <> 'JACKPOT_SHARE') wanted
     JOIN player_account a USING (member_id, book)
    ORDER BY wanted.member_id, wanted.book FOR NO KEY UPDATE OF a;
  PERFORM open_account(missing.member_id, missing.book)
     FROM (SELECT DISTINCT r.member_id, r.book FROM unnest(p_requests) r
            WHERE r.kind <> 'JACKPOT_SHARE'
              AND NOT EXISTS (SELECT FROM player_account a WHERE a.member_id = r.member_id AND a.book = r.book)
            ORDER BY r.member_id, r.book) missing;
  RETURN QUERY
    SELECT a.*
      FROM (SELECT DISTINCT r.member_id, r.book FROM unnest(p_requests) r WHERE r.kind <> 'JACKPOT_SHARE') wanted
      JOIN player_account a USING (member_id, book)
     ORDER BY wanted.member_id, wanted.book FOR NO KEY UPDATE OF a;
END $$;
