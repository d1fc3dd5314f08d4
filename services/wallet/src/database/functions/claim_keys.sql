-- The items whose key was not known, with the ids of their postings; keys are claimed in one order, as everywhere, by one INSERT.
CREATE OR REPLACE FUNCTION claim_keys(p_requests posting_request[]) RETURNS TABLE (item integer, id uuid)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  RETURN QUERY
    WITH request AS (
      SELECT i.*, new_posting_id(i.n::integer) AS id
        FROM unnest(p_requests) WITH ORDINALITY AS i(
          caller, external_id, member_id, book, kind, delta, contra, request_hash, group_id, round_id, vassalage, game_type,
          refers_to, note, trace, n)),
    claimed AS (
      INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
      SELECT r.caller, r.external_id, r.member_id, r.book, 'ACCEPTED', CASE WHEN r.kind <> 'HOLD' THEN posting_month() END, r.id,
             r.request_hash
        FROM request r ORDER BY r.caller COLLATE "C", r.external_id COLLATE "C", r.n
      ON CONFLICT DO NOTHING
      RETURNING posting_key.posting_id)
    SELECT r.n::integer, r.id FROM request r JOIN claimed c ON c.posting_id = r.id ORDER BY r.n;
END $$;
