-- Several postings under one key: all or none, each with a key and an outcome of its own.
-- Keys by their names, then accounts by member and book, as in post_batch.
CREATE OR REPLACE FUNCTION post_multi_posting(
  p_caller text, p_external_id text, p_group uuid, p_hash bytea, p_legs jsonb, p_trace bytea DEFAULT NULL)
RETURNS SETOF leg_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_group uuid := coalesce(p_group, derived_id('group', p_caller, p_external_id));
  v_legs posting_request[] := multi_posting_legs(p_caller, v_group, p_legs, p_trace);
  v_count integer := cardinality(v_legs);
  v_ids uuid[] := array_fill(NULL::uuid, ARRAY[v_count]);
  v_outcomes posting_outcome[] := array_fill(NULL::posting_outcome, ARRAY[v_count]);
  v_accounts player_account[] := '{}';
  v_answer posting_answer;
  v_refused posting_outcome;
  v_whole posting_request := v_legs[1];
  a player_account;
  k posting_key;
  r posting_request;
  i integer;
BEGIN
  v_whole.caller := p_caller || '/group';
  v_whole.external_id := p_external_id;
  v_whole.request_hash := p_hash;
  IF NOT claim_key(v_whole, NULL) THEN
    RETURN QUERY SELECT * FROM replay_multi_posting(p_caller, p_external_id, v_group, p_hash, v_legs);
    RETURN;
  END IF;

  FOR i IN SELECT n FROM jsonb_array_elements(p_legs) WITH ORDINALITY AS e(leg, n) ORDER BY e.leg->>'externalId' COLLATE "C" LOOP
    v_ids[i] := new_posting_id(i);
    IF NOT claim_key(v_legs[i], v_ids[i]) THEN
      SELECT * INTO STRICT k FROM posting_key WHERE caller = p_caller AND external_id = v_legs[i].external_id;
      IF k.outcome <> 'ROLLED_BACK' OR v_legs[i].kind <> 'BET' OR k.member_id <> v_legs[i].member_id OR k.book <> v_legs[i].book THEN
        RAISE EXCEPTION 'legs[%].externalId', i - 1 USING ERRCODE = 'LW409';
      END IF;
      v_outcomes[i] := 'ROLLED_BACK';
    END IF;
  END LOOP;
  FOR a IN SELECT * FROM lock_accounts(v_legs) LOOP
    IF a.held > 0 THEN a := expire_due_holds(a); END IF;
    v_accounts := array_append(v_accounts, a);
  END LOOP;
  v_outcomes := multi_posting_refusals(v_legs, v_outcomes, v_accounts);
  SELECT o INTO v_refused FROM unnest(v_outcomes) WITH ORDINALITY AS u(o, n) WHERE o IS NOT NULL ORDER BY n LIMIT 1;
  IF v_refused IS NOT NULL THEN PERFORM refuse_key(v_whole.caller, v_whole.external_id, v_refused); END IF;

  FOR i IN 1 .. v_count LOOP
    r := v_legs[i];
    IF v_outcomes[i] = 'ROLLED_BACK' THEN
      v_answer := replay_posting(r);
    ELSIF v_refused IS NOT NULL THEN
      v_answer := refuse(r, coalesce(v_outcomes[i], 'GROUP_REFUSED'));
    ELSIF r.kind = 'JACKPOT_SHARE' THEN
      PERFORM write_posting(r, v_ids[i], resolve_account(r.book, 2200), r.delta, NULL, NULL, v_group);
      v_answer := ('ACCEPTED', NULL, NULL, v_ids[i], false, NULL)::posting_answer;
    ELSE
      v_answer := post_with_checks(r, v_ids[i]);
      IF v_answer.outcome <> 'ACCEPTED' THEN
        RAISE EXCEPTION 'inconsistent decision for leg %: validated, then refused (%)', i, v_answer.outcome;
      END IF;
    END IF;
    -- What an award takes from its pool is what the member gains.
    IF v_answer.outcome = 'ACCEPTED' AND r.kind IN ('JACKPOT', 'JACKPOT_SHARE') AND p_legs->(i - 1) ? 'pool' THEN
      INSERT INTO jackpot_movement (posting_id, book, vassalage, pool, kind, delta, recorded_at)
      VALUES (v_ids[i], r.book, r.vassalage, p_legs->(i - 1)->>'pool', r.kind,
              CASE r.kind WHEN 'JACKPOT' THEN -r.delta ELSE r.delta END, clock_timestamp());
    END IF;
    RETURN NEXT (i, v_group, v_answer.outcome, v_answer.balance, v_answer.version, v_answer.posting_id, false, NULL)::leg_answer;
  END LOOP;
  FOREACH a IN ARRAY v_accounts LOOP PERFORM settle_bonus_of(a.member_id, a.book); END LOOP;
END $$;
