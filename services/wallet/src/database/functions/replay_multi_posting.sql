-- The answers of a known multi-posting, leg by leg; or one row (leg 0) with the fields that differ from the first request.
CREATE OR REPLACE FUNCTION replay_multi_posting(
  p_caller text, p_external_id text, p_group uuid, p_hash bytea, p_legs posting_request[])
RETURNS SETOF leg_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  k posting_key;
  v_answer posting_answer;
  v_differs text[] := '{}';
  i integer;
BEGIN
  SELECT * INTO STRICT k FROM posting_key WHERE caller = p_caller || '/group' AND external_id = p_external_id;
  FOR i IN 1 .. cardinality(p_legs) LOOP
    IF NOT EXISTS (SELECT 1 FROM posting_key WHERE caller = p_caller AND external_id = p_legs[i].external_id) THEN
      v_differs := v_differs || format('legs[%s].externalId', i - 1);
      CONTINUE;
    END IF;
    v_answer := replay_posting(p_legs[i]);
    v_differs := v_differs || ARRAY(SELECT format('legs[%s].%s', i - 1, d) FROM unnest(v_answer.differs) d);
    IF k.request_hash = p_hash THEN
      RETURN NEXT (i, p_group, v_answer.outcome, v_answer.balance, v_answer.version, v_answer.posting_id, true, NULL)::leg_answer;
    END IF;
  END LOOP;
  IF k.request_hash <> p_hash THEN
    IF cardinality(v_differs) = 0 THEN v_differs := '{legs}'; END IF;
    RETURN NEXT (0, p_group, k.outcome, NULL, NULL, NULL, true, v_differs)::leg_answer;
  END IF;
END $$;
