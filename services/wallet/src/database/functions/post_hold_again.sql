-- Sets money aside for a payment that is made once more. It was judged when it was first held: turnover that is required since then, a
-- debt or a lock refuses nothing. What a stopped account was given back lies in suspense and cannot be held.
CREATE OR REPLACE FUNCTION post_hold_again(
  p_caller text, p_external_id text, p_member uuid, p_amount bigint, p_contra integer, p_hash bytea, p_note text)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  r posting_request := posting_request_of(p_caller, p_external_id, p_member, 'REAL', 'HOLD', -p_amount, p_contra, p_hash,
      p_refers_to => 'WITHDRAWAL', p_note => p_note);
  v_id uuid := new_posting_id(0);
  a player_account;
BEGIN
  PERFORM assert_posting(r.book, r.delta, r.contra);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  a := lock_account(p_member, r.book);
  IF a.held > 0 THEN a := expire_due_holds(a); END IF;
  IF a.status = 'STOPPED' THEN RETURN refuse(r, 'ACCOUNT_STOPPED'); END IF;
  IF own_available(a) < p_amount THEN RETURN refuse(r, 'INSUFFICIENT_FUNDS'); END IF;

  UPDATE player_account SET held = held + p_amount WHERE member_id = p_member AND book = r.book;
  INSERT INTO hold (id, member_id, amount, balance, version, contra, book, kind, caller, external_id, note)
  VALUES (v_id, p_member, p_amount, a.balance, a.version, p_contra, r.book, 'WITHDRAWAL', p_caller, p_external_id, p_note);
  RETURN ('ACCEPTED', a.balance, a.version, v_id, false, NULL)::posting_answer;
END $$;
