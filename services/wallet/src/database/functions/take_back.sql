-- Takes what is available of a request's amount, whose key is claimed and whose account is locked; never below zero.
CREATE OR REPLACE FUNCTION take_back(r posting_request, a player_account, p_id uuid) RETURNS partial_answer
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_take bigint := least(-r.delta, a.balance - a.held);
  v_rest bigint := -r.delta - v_take;
BEGIN
  IF a.status = 'STOPPED' THEN RETURN partial_answer(r, refuse(r, 'ACCOUNT_STOPPED'), 0, 0); END IF;
  IF v_take > 0 THEN
    UPDATE player_account SET balance = balance - v_take, version = version + 1
     WHERE member_id = r.member_id AND book = r.book RETURNING * INTO STRICT a;
    PERFORM write_posting(r, p_id, control_account(r.book), -v_take, a.balance, a.version, r.group_id);
  ELSE
    PERFORM refuse_key(r.caller, r.external_id, 'ACCEPTED');
    PERFORM store_answer(r, 'ACCEPTED', a.balance, a.version);
  END IF;
  RETURN partial_answer(r, ('ACCEPTED', a.balance, a.version, CASE WHEN v_take > 0 THEN p_id END, false, NULL)::posting_answer, v_take,
    v_rest);
END $$;
