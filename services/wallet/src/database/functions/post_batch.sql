-- Many postings in one transaction, each with its own answer, as `post` would give it in this order.
-- Locks are taken in one order everywhere: keys by caller and id, then accounts by member and book. An account that another
-- transaction holds is not waited for: its items come back without an outcome, with nothing done, and go by themselves.
-- Accounts with one item move first and together; the order between accounts is free.
CREATE OR REPLACE FUNCTION post_batch(p_requests posting_request[])
RETURNS TABLE (item integer, outcome posting_outcome, balance bigint, version bigint, posting_id uuid, replayed boolean,
               differs text[])
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_count integer := cardinality(p_requests);
  v_ids uuid[] := array_fill(NULL::uuid, ARRAY[v_count]);
  v_claimed posting_request[] := '{}';
  v_accounts text[];
  v_balances bigint[] := array_fill(NULL::bigint, ARRAY[v_count]);
  v_versions bigint[] := array_fill(NULL::bigint, ARRAY[v_count]);
  v_any_busy boolean := false;
  v_id uuid;
  r posting_request;
BEGIN
  IF v_count NOT BETWEEN 1 AND 1024 THEN RAISE EXCEPTION 'a batch of % items', v_count; END IF;
  PERFORM assert_posting(p.book, p.delta, p.contra) FROM unnest(p_requests) p;
  FOR item, v_id IN SELECT k.item, k.id FROM claim_keys(p_requests) k LOOP
    v_ids[item] := v_id;
    v_claimed := array_append(v_claimed, p_requests[item]);
  END LOOP;

  SELECT coalesce(array_agg(a.member_id || ' ' || a.book), '{}') INTO v_accounts FROM lock_free_accounts(v_claimed) a;
  IF cardinality(v_accounts) < (SELECT count(DISTINCT (c.member_id, c.book)) FROM unnest(v_claimed) c) THEN
    v_any_busy := true;
    FOR item IN 1 .. v_count LOOP
      r := p_requests[item];
      IF v_ids[item] IS NOT NULL AND NOT (r.member_id || ' ' || r.book) = ANY (v_accounts) THEN
        v_ids[item] := NULL;
        PERFORM unclaim_key(r.caller, r.external_id);
      END IF;
    END LOOP;
  END IF;

  FOR item, balance, version IN SELECT m.item, m.balance, m.version FROM apply_postings(p_requests, v_ids) m LOOP
    v_balances[item] := balance;
    v_versions[item] := version;
  END LOOP;

  item := 0;
  FOREACH r IN ARRAY p_requests LOOP
    item := item + 1;
    IF v_versions[item] IS NOT NULL THEN
      outcome := 'ACCEPTED'; balance := v_balances[item]; version := v_versions[item]; posting_id := v_ids[item];
      replayed := false; differs := NULL;
    ELSIF v_ids[item] IS NOT NULL THEN
      SELECT * INTO outcome, balance, version, posting_id, replayed, differs FROM apply_posting(r, v_ids[item]);
    -- Its key was taken back with its account's lock, or is the repetition of one that was.
    ELSIF v_any_busy AND NOT EXISTS (
      SELECT FROM posting_key k WHERE k.caller = r.caller AND k.external_id = r.external_id) THEN
      outcome := NULL; balance := NULL; version := NULL; posting_id := NULL; replayed := false; differs := NULL;
    ELSE
      SELECT * INTO outcome, balance, version, posting_id, replayed, differs FROM replay_posting(r);
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
