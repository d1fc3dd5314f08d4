-- Pays back what a correction left owed. No credit does that by itself.
CREATE OR REPLACE FUNCTION post_repayment(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_amount bigint, p_hash bytea, p_note text DEFAULT NULL,
  p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := (p_caller, p_external_id, p_member, p_book, 'REPAYMENT', -p_amount, resolve_account(p_book, 1500), p_hash,
    NULL, NULL, NULL, NULL, NULL, p_note, p_trace)::posting_request;
  a player_account;
  v_answer posting_answer;
BEGIN
  IF p_amount < 1 THEN RAISE EXCEPTION 'an amount out of bounds: %', p_amount; END IF;
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  a := lock_account(p_member, p_book);
  IF a.owed < p_amount THEN RETURN refuse(r, 'EXCEEDS_OWED'); END IF;
  v_answer := post_with_checks(r, v_id);
  IF v_answer.outcome = 'ACCEPTED' THEN
    UPDATE player_account SET owed = owed - p_amount WHERE member_id = p_member AND book = p_book;
  END IF;
  RETURN v_answer;
END $$;
