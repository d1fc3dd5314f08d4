-- The answer of a request of which `p_taken` was done and `p_rest` was not; kept, if the request is new, for its replays.
CREATE OR REPLACE FUNCTION partial_answer(r posting_request, v posting_answer, p_taken bigint, p_rest bigint) RETURNS partial_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE q partial_posting := (r.caller, r.external_id, p_taken, p_rest)::partial_posting;
BEGIN
  IF v.replayed THEN
    SELECT * INTO q FROM partial_posting WHERE caller = r.caller AND external_id = r.external_id;
  ELSIF v.outcome = 'ACCEPTED' THEN
    INSERT INTO partial_posting VALUES (q.*);
  END IF;
  RETURN (v.outcome, v.balance, v.version, v.posting_id, v.replayed, v.differs, coalesce(q.taken, 0), coalesce(q.rest, 0))
    ::partial_answer;
END $$;
