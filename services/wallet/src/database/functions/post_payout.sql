-- Books what a channel has paid out of a withdrawal's hold, with the fee that the member pays. It is a fact, so nothing refuses
-- it: what the hold does not cover goes to account 1590. `p_final` frees the rest. NULL if the caller has no such hold.
CREATE OR REPLACE FUNCTION post_payout(
  p_caller text, p_external_id text, p_hold uuid, p_amount bigint, p_fee bigint, p_final boolean, p_hash bytea,
  p_trace bytea DEFAULT NULL)
RETURNS partial_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  h hold;
  a player_account;
  o payout;
  r posting_request;
  v_id uuid := new_posting_id(0);
  v_open bigint := 0;
  v_ended boolean;
BEGIN
  SELECT * INTO h FROM hold WHERE id = p_hold AND caller = p_caller AND kind = 'WITHDRAWAL';
  IF NOT FOUND THEN RETURN NULL; END IF;
  r := posting_request_of(p_caller, p_external_id, h.member_id, h.book, 'WITHDRAWAL', -p_amount, h.contra, p_hash,
      p_group => h.group_id, p_refers_to => h.id::text, p_note => h.note, p_trace => p_trace);
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF p_fee NOT BETWEEN 0 AND 999999999999999 THEN RAISE EXCEPTION 'a fee out of bounds: %', p_fee; END IF;
  IF NOT claim_key(r, v_id) THEN RETURN partial_answer(r, replay_posting(r), NULL, NULL); END IF;
  a := lock_account(h.member_id, h.book);
  SELECT * INTO STRICT h FROM hold WHERE id = h.id;
  IF h.status = 'OPEN' THEN v_open := h.amount - h.captured; END IF;
  o.taken := least(p_amount, v_open);
  o.fee := least(p_fee, v_open - o.taken);
  o.difference := p_amount - o.taken;
  IF o.fee > 0 OR o.difference > 0 THEN r.group_id := coalesce(r.group_id, v_id); END IF;

  IF v_open > 0 THEN
    v_ended := p_final OR o.taken + o.fee = v_open;
    UPDATE hold SET captured = captured + o.taken + o.fee, status = CASE WHEN v_ended THEN 'CAPTURED' ELSE 'OPEN' END::hold_status,
           resolved_at = CASE WHEN v_ended THEN clock_timestamp() END WHERE id = h.id;
    UPDATE player_account SET balance = balance - o.taken - o.fee, version = version + 1 + (o.fee > 0)::integer,
           held = held - CASE WHEN v_ended THEN v_open ELSE o.taken + o.fee END
     WHERE member_id = h.member_id AND book = h.book RETURNING * INTO STRICT a;
    PERFORM write_posting(r, v_id, control_account(h.book), -o.taken, a.balance + o.fee, a.version - (o.fee > 0)::integer,
      r.group_id);
  END IF;
  IF o.difference > 0 THEN
    PERFORM write_posting(r, CASE WHEN o.taken > 0 THEN new_posting_id(1) ELSE v_id END, resolve_account(h.book, 1590),
      -o.difference, NULL, NULL, r.group_id);
  END IF;
  IF o.fee > 0 OR o.taken = 0 THEN PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version); END IF;
  IF o.fee > 0 THEN
    r.kind := 'FEE';
    r.contra := resolve_account(h.book, 4910);
    PERFORM write_posting(r, new_posting_id(2), control_account(h.book), -o.fee, a.balance, a.version, r.group_id);
  END IF;
  INSERT INTO payout (caller, external_id, hold_id, amount, taken, fee, difference)
  VALUES (p_caller, p_external_id, h.id, p_amount, o.taken, o.fee, o.difference);
  RETURN partial_answer(r, ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer, o.taken, o.difference);
END $$;
