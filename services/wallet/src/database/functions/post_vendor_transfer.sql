-- To the member's wallet at a vendor (`p_delta` < 0) or back from it: never more comes back than was sent.
CREATE OR REPLACE FUNCTION post_vendor_transfer(
  p_caller text, p_external_id text, p_member uuid, p_vassalage text, p_delta bigint, p_hash bytea, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := (p_caller, p_external_id, p_member, 'REAL',
    CASE WHEN p_delta < 0 THEN 'TRANSFER_OUT' ELSE 'TRANSFER_IN' END, p_delta, 2100, p_hash, NULL, NULL, p_vassalage, NULL,
    NULL, NULL, p_trace)::posting_request;
  v_there bigint;
  v_answer posting_answer;
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  PERFORM lock_account(p_member, 'REAL');
  SELECT balance INTO v_there FROM vendor_account
   WHERE member_id = p_member AND book = 'REAL' AND vassalage = p_vassalage FOR NO KEY UPDATE;
  IF p_delta > coalesce(v_there, 0) THEN RETURN refuse(r, 'INSUFFICIENT_FUNDS'); END IF;
  v_answer := post_with_checks(r, v_id);
  IF v_answer.outcome <> 'ACCEPTED' THEN RETURN v_answer; END IF;
  IF v_there IS NULL THEN
    INSERT INTO vendor_account VALUES (p_member, 'REAL', p_vassalage, -p_delta);
  ELSE
    UPDATE vendor_account SET balance = balance - p_delta
     WHERE member_id = p_member AND book = 'REAL' AND vassalage = p_vassalage;
  END IF;
  RETURN v_answer;
END $$;
