-- False if the key is known. A duplicate waits here until the first request commits, and the next statement sees its rows.
-- The key of a hold names the hold, which has no month.
CREATE OR REPLACE FUNCTION claim_key(r posting_request, p_id uuid) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO posting_key (caller, external_id, member_id, book, outcome, posting_month, posting_id, request_hash)
  VALUES (r.caller, r.external_id, r.member_id, r.book, 'ACCEPTED',
          CASE WHEN p_id IS NOT NULL AND r.kind <> 'HOLD' THEN posting_month() END, p_id, r.request_hash)
  ON CONFLICT DO NOTHING;
  RETURN FOUND;
END $$;
