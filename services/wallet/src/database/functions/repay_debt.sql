-- Repays what a locked account owes out of a credit of own money, in the credit's transaction: the house first, then claims.
CREATE OR REPLACE FUNCTION repay_debt(p_member uuid, p_book book, p_kind posting_kind, p_credited bigint) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(4);
  v_amount bigint;
  a player_account;
  r posting_request;
BEGIN
  SELECT * INTO a FROM player_account
   WHERE member_id = p_member AND book = p_book AND (owed > 0 OR claimed > 0) AND status <> 'STOPPED';
  IF NOT FOUND OR NOT repays_debt(p_kind) THEN RETURN; END IF;
  v_amount := least(a.owed, p_credited, own_available(a));
  IF v_amount > 0 THEN
    UPDATE player_account SET balance = balance - v_amount, owed = owed - v_amount, version = version + 1
     WHERE member_id = p_member AND book = p_book RETURNING * INTO STRICT a;
    r := posting_request_of('wallet', 'repayment:' || p_member || ':' || a.version, p_member, p_book, 'REPAYMENT', -v_amount,
      resolve_account(p_book, 1500), '\x');
    PERFORM claim_key(r, v_id);
    PERFORM write_posting(r, v_id, control_account(p_book), -v_amount, a.balance, a.version, NULL);
  END IF;
  IF a.claimed > 0 THEN PERFORM collect_claims(p_member, p_credited - v_amount); END IF;
END $$;
