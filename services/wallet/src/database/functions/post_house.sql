-- Moves money between two accounts of the house, once by its key. No member has a part in it: its member is the nil UUID.
CREATE OR REPLACE FUNCTION post_house(
  p_caller text, p_external_id text, p_debit integer, p_credit integer, p_amount bigint, p_hash bytea, p_refers_to text,
  p_note text, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := posting_request_of(p_caller, p_external_id, '00000000-0000-0000-0000-000000000000', 'REAL', 'ADJUST',
      p_amount, p_debit, p_hash, p_refers_to => p_refers_to, p_note => p_note, p_trace => p_trace);
BEGIN
  IF p_amount < 1 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
  PERFORM assert_posting(r.book, r.delta, p_debit);
  PERFORM assert_posting(r.book, r.delta, p_credit);
  IF control_account(r.book) IN (p_debit, p_credit) THEN RAISE EXCEPTION 'a posting of the house on a member''s account'; END IF;
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  PERFORM store_answer(r, 'ACCEPTED', 0, 0);
  PERFORM write_posting(r, v_id, p_credit, p_amount, NULL, NULL, NULL);
  RETURN ('ACCEPTED', 0, 0, v_id, false, NULL)::posting_answer;
END $$;
