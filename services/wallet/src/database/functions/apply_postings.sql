-- Moves the money of many requests by one UPDATE and one INSERT, under the locks of lock_free_accounts; a request without an id is
-- left out. So is an account with several requests, whose order counts, and each movement that needs post_with_checks.
-- The settings keep a plan made on an empty table from reading every account ever after.
CREATE OR REPLACE FUNCTION apply_postings(p_requests posting_request[], p_ids uuid[])
RETURNS TABLE (item integer, balance bigint, version bigint)
LANGUAGE plpgsql VOLATILE
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY
    WITH request AS (
      SELECT i.*, count(*) OVER (PARTITION BY i.member_id, i.book) AS of_account
        FROM ROWS FROM (unnest(p_requests), unnest(p_ids)) WITH ORDINALITY AS i(
          caller, external_id, member_id, book, kind, delta, contra, request_hash, group_id, round_id, vassalage, game_type,
          refers_to, note, trace, id, n)
       WHERE i.id IS NOT NULL),
    moved AS (
      UPDATE player_account a SET balance = a.balance + r.delta, version = a.version + 1
        FROM request r
       WHERE r.of_account = 1 AND a.member_id = r.member_id AND a.book = r.book AND moves_plainly(a, r.delta)
      RETURNING r.*, control_account(r.book) AS control, a.balance, a.version),
    written AS (
      INSERT INTO posting (id, month, member_id, book, kind, debit, credit, amount, balance_after, version, xid, recorded_at,
                           caller, reference, group_id, round_id, vassalage, game_type, refers_to, note, trace)
      SELECT m.id, posting_month(), m.member_id, m.book, m.kind,
             CASE WHEN m.delta < 0 THEN m.control ELSE m.contra END, CASE WHEN m.delta < 0 THEN m.contra ELSE m.control END,
             abs(m.delta), m.balance, m.version, pg_current_xact_id(), clock_timestamp(),
             m.caller, m.external_id, m.group_id, m.round_id, m.vassalage, m.game_type, m.refers_to, m.note, m.trace
        FROM moved m)
    SELECT m.n::integer, m.balance, m.version FROM moved m;
END $$;
