-- Many postings in one transaction, each with its own answer, as `post` would give it in this order.
-- Locks are taken in one order everywhere: keys by caller and id, then accounts by member and book. An account that another
-- transaction holds is not waited for: its items come back without an outcome, with nothing done, and go by themselves.
CREATE OR REPLACE FUNCTION post_batch(p_requests posting_request[])
RETURNS TABLE (item integer, outcome posting_outcome, balance bigint, version bigint, posting_id uuid, replayed boolean,
               differs text[])
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_count integer := cardinality(p_requests);
  v_ids uuid[] := array_fill(NULL::uuid, ARRAY[v_count]);
  v_claimed posting_request[] := '{}';
  v_accounts text[];
  v_busy boolean[] := array_fill(false, ARRAY[v_count]);
  v_any_busy boolean := false;
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

  SELECT coalesce(array_agg(a.member_id || ' ' || a.book), '{}') INTO v_accounts FROM lock_free_accounts(v_claimed) a;
  IF cardinality(v_accounts) < (SELECT count(DISTINCT (c.member_id, c.book)) FROM unnest(v_claimed) c) THEN
    v_any_busy := true;
    FOR item IN 1 .. v_count LOOP
      r := p_requests[item];
      IF v_ids[item] IS NOT NULL AND NOT (r.member_id || ' ' || r.book) = ANY (v_accounts) THEN
        v_busy[item] := true;
        PERFORM unclaim_key(r.caller, r.external_id);
      END IF;
    END LOOP;
  END IF;

  item := 0;
  FOREACH r IN ARRAY p_requests LOOP
    item := item + 1;
    -- The repetition of a key that was taken back is busy with it.
    IF v_any_busy AND v_ids[item] IS NULL THEN
      v_busy[item] := NOT EXISTS (SELECT FROM posting_key k WHERE k.caller = r.caller AND k.external_id = r.external_id);
    END IF;
    IF v_busy[item] THEN
      outcome := NULL; balance := NULL; version := NULL; posting_id := NULL; replayed := false; differs := NULL;
    ELSIF v_ids[item] IS NULL THEN
      SELECT * INTO outcome, balance, version, posting_id, replayed, differs FROM replay_posting(r);
    ELSE
      SELECT * INTO outcome, balance, version, posting_id, replayed, differs FROM apply_posting(r, v_ids[item]);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
