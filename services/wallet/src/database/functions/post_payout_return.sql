-- Money of a payout that came back to the channel, all of it (`p_amount` NULL) or a part. It first covers what had not fitted the
-- hold; the rest is the member's again, the fee is not given back. NULL if the caller has no such payout.
CREATE OR REPLACE FUNCTION post_payout_return(
  p_caller text, p_external_id text, p_payout text, p_amount bigint, p_hash bytea, p_note text DEFAULT NULL,
  p_trace bytea DEFAULT NULL)
RETURNS partial_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  h hold;
  a player_account;
  o payout;
  r posting_request;
  v_answer posting_answer;
  v_id uuid := new_posting_id(0);
  v_amount bigint;
  v_difference bigint;
BEGIN
  SELECT * INTO o FROM payout WHERE caller = p_caller AND external_id = p_payout;
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT * INTO STRICT h FROM hold WHERE id = o.hold_id;
  r := posting_request_of(p_caller, p_external_id, h.member_id, h.book, 'PAYOUT_RETURN', coalesce(p_amount, o.amount),
      h.contra, p_hash, p_refers_to => p_payout, p_note => p_note, p_trace => p_trace);
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN partial_answer(r, replay_posting(r), NULL, NULL); END IF;
  a := lock_account(h.member_id, h.book);
  SELECT * INTO STRICT o FROM payout WHERE caller = p_caller AND external_id = p_payout FOR UPDATE;
  v_amount := coalesce(p_amount, o.amount - o.returned);
  IF v_amount NOT BETWEEN 1 AND o.amount - o.returned THEN
    RETURN partial_answer(r, refuse(r, 'EXCEEDS_PAYOUT'), 0, 0);
  END IF;
  v_difference := least(v_amount, o.difference - o.returned_difference);
  r.delta := v_amount - v_difference;
  IF v_difference > 0 THEN
    r.group_id := v_id;
    PERFORM write_posting(r, CASE WHEN r.delta > 0 THEN new_posting_id(1) ELSE v_id END, resolve_account(h.book, 1590), v_difference,
      NULL, NULL, v_id);
  END IF;
  IF r.delta > 0 THEN
    v_answer := post_with_checks(r, v_id);
    IF v_answer.outcome <> 'ACCEPTED' THEN RAISE EXCEPTION 'a returned payout was refused: %', v_answer.outcome; END IF;
    PERFORM repay_debt(r.member_id, r.book, r.kind, r.delta);
  ELSE
    PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version);
    v_answer := ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer;
  END IF;
  UPDATE payout SET returned = returned + v_amount, returned_difference = returned_difference + v_difference
   WHERE caller = p_caller AND external_id = p_payout;
  RETURN partial_answer(r, v_answer, v_amount - v_difference, v_difference);
END $$;
