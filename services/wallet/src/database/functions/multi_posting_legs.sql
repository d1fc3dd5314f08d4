-- The legs of a multi-posting as requests. A key names one posting, so two legs may not share one (LW409).
CREATE OR REPLACE FUNCTION multi_posting_legs(p_caller text, p_group uuid, p_legs jsonb, p_trace bytea)
RETURNS posting_request[] LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_legs posting_request[] := '{}';
  v_keys text[] := '{}';
  l jsonb;
  r posting_request;
BEGIN
  FOR l IN SELECT value FROM jsonb_array_elements(p_legs) LOOP
    r := posting_request_of(p_caller, l->>'externalId', (l->>'memberId')::uuid, (l->>'book')::book, (l->>'kind')::posting_kind,
      (l->>'delta')::bigint, (l->>'contra')::integer, decode(l->>'hash', 'hex'), p_group => p_group, p_round => l->>'roundId', p_vassalage => l->>'vassalage',
      p_game_type => l->>'gameType', p_note => l->>'note', p_trace => p_trace);
    IF r.kind NOT IN ('BET', 'WIN', 'JACKPOT', 'JACKPOT_SHARE') THEN RAISE EXCEPTION 'no leg of a group: %', r.kind; END IF;
    PERFORM assert_posting(r.book, r.delta, r.contra);
    IF r.external_id = ANY (v_keys) THEN
      RAISE EXCEPTION 'legs[%].externalId', cardinality(v_keys) USING ERRCODE = 'LW409';
    END IF;
    v_keys := array_append(v_keys, r.external_id);
    v_legs := array_append(v_legs, r);
  END LOOP;
  RETURN v_legs;
END $$;
