-- Takes a credit back as far as money is available; `rest` is what was not.
CREATE OR REPLACE FUNCTION post_claw_back(
  p_caller text, p_external_id text, p_member uuid, p_book book, p_amount bigint, p_hash bytea, p_refers_to text DEFAULT NULL,
  p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
RETURNS partial_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  r posting_request := (p_caller, p_external_id, p_member, p_book, 'FORFEIT', -p_amount, resolve_account(p_book, 5100), p_hash, NULL,
    NULL, NULL, NULL, p_refers_to, p_note, p_trace)::posting_request;
  a player_account;
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN partial_answer(r, replay_posting(r), NULL, NULL); END IF;
  a := lock_account(p_member, p_book);
  IF a.held > 0 THEN a := expire_due_holds(a); END IF;
  RETURN take_back(r, a, v_id);
END $$;
