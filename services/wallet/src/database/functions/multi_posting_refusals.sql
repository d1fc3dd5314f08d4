-- The first leg that may not be posted, by the rule of a single posting; earlier legs count as done. Writes nothing.
CREATE OR REPLACE FUNCTION multi_posting_refusals(
  p_legs posting_request[], p_known posting_outcome[], p_accounts player_account[])
RETURNS posting_outcome[] LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_accounts player_account[] := p_accounts;
  v_outcomes posting_outcome[] := p_known;
  v_wagered bigint[] := array_fill(0::bigint, ARRAY[greatest(cardinality(p_accounts), 1)]);
  v_lost bigint[] := v_wagered;
  a player_account;
  r posting_request;
  i integer;
  j integer;
BEGIN
  FOR i IN 1 .. cardinality(p_legs) LOOP
    r := p_legs[i];
    CONTINUE WHEN v_outcomes[i] IS NOT NULL OR r.kind = 'JACKPOT_SHARE';
    j := 1;
    WHILE v_accounts[j].member_id <> r.member_id OR v_accounts[j].book <> r.book LOOP j := j + 1; END LOOP;
    a := v_accounts[j];
    v_outcomes[i] := posting_refusal(a, r, v_wagered[j], v_lost[j]);
    EXIT WHEN v_outcomes[i] IS NOT NULL;
    CONTINUE WHEN a.status = 'STOPPED';
    a.balance := a.balance + r.delta;
    v_accounts[j] := a;
    v_lost[j] := v_lost[j] - r.delta;
    IF r.kind = 'BET' THEN v_wagered[j] := v_wagered[j] - r.delta; END IF;
  END LOOP;
  RETURN v_outcomes;
END $$;
