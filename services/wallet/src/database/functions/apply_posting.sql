-- Moves the money of a request whose key is claimed. One conditional UPDATE decides where the account moves plainly; every other case
-- goes to post_with_checks, which locks the account first and names a refusal.
CREATE OR REPLACE FUNCTION apply_posting(r posting_request, p_id uuid) RETURNS posting_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_balance bigint;
  v_version bigint;
  v_answer posting_answer;
BEGIN
  UPDATE player_account a SET balance = a.balance + r.delta, version = a.version + 1
   WHERE a.member_id = r.member_id AND a.book = r.book AND moves_plainly(a, r.delta)
  RETURNING a.balance, a.version INTO v_balance, v_version;
  IF NOT FOUND THEN
    v_answer := post_with_checks(r, p_id);
    IF v_answer.outcome = 'ACCEPTED' THEN
      PERFORM settle_bonus_of(r.member_id, r.book);
      PERFORM repay_debt(r.member_id, r.book, r.kind, r.delta);
    END IF;
    RETURN v_answer;
  END IF;
  PERFORM write_posting(r, p_id, control_account(r.book), r.delta, v_balance, v_version, r.group_id);
  RETURN ('ACCEPTED', v_balance, v_version, p_id, false, NULL)::posting_answer;
END $$;
