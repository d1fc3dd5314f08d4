-- Many postings in one transaction, each with its own answer, as `post` would give it in this order.
-- Locks are taken in one order everywhere: keys by caller and id, then accounts by member and book.
CREATE OR REPLACE FUNCTION post_batch(p_requests posting_request[])
RETURNS TABLE (item integer, outcome posting_outcome, balance bigint, version bigint, posting_id uuid, replayed boolean,
               differs text[])
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_count integer := cardinality(p_requests);
  v_ids uuid[] := array_fill(NULL::uuid, ARRAY[v_count]);
  v_claimed posting_request[] := '{}';
  v_id uuid;
  r posting_request;
BEGIN
  IF v_count NOT BETWEEN 1 AND 1024 THEN RAISE EXCEPTION 'a batch of % items', v_count; END IF;
  FOR item IN
    SELECT i.n FROM unnest(p_requests) WITH ORDINALITY AS i(
      caller, external_id, member_id, book, kind, delta, contra, request_hash, group_id, round_id, vassalage, game_type,
      refers_to, note, trace, n)
     ORDER BY i.caller COLLATE "C", i.external_id COLLATE "C", i.n
  LOOP
    r := p_requests[item];
    PERFORM assert_posting(r.book, r.delta, r.contra);
    v_id := new_posting_id(item);
    IF claim_key(r, v_id) THEN
      v_ids[item] := v_id;
      v_claimed := array_append(v_claimed, r);
    END IF;
  END LOOP;
  PERFORM lock_accounts(v_claimed);

  item := 0;
  FOREACH r IN ARRAY p_requests LOOP
    item := item + 1;
    IF v_ids[item] IS NULL THEN
      SELECT * INTO outcome, balance, version, posting_id, replayed, differs FROM replay_posting(r);
    ELSE
      SELECT * INTO outcome, balance, version, posting_id, replayed, differs FROM apply_posting(r, v_ids[item]);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
