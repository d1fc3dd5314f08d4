-- Pays the claims on a locked account out of its free own money, the oldest first; `p_limit` bounds the sum. The money waits on
-- account 2800 for its creditor, whose account is locked by another transaction: two debtors then never wait for each other.
CREATE OR REPLACE FUNCTION collect_claims(p_member uuid, p_limit bigint DEFAULT NULL) RETURNS void
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  a player_account;
  c claim;
  r posting_request;
  v_id uuid;
  v_amount bigint;
  v_left bigint := p_limit;
  v_leg integer := 5;
BEGIN
  SELECT * INTO a FROM player_account WHERE member_id = p_member AND book = 'REAL' AND claimed > 0 AND owed = 0 AND status <> 'STOPPED';
  IF NOT FOUND THEN RETURN; END IF;
  FOR c IN SELECT * FROM claim WHERE debtor_id = p_member AND closed_at IS NULL ORDER BY opened_at, id LOOP
    v_amount := least(c.amount - c.paid, own_available(a), v_left);
    EXIT WHEN v_amount <= 0;
    v_id := new_posting_id(v_leg);
    v_leg := v_leg + 1;
    v_left := v_left - v_amount;
    UPDATE player_account SET balance = balance - v_amount, claimed = claimed - v_amount, version = version + 1
     WHERE member_id = p_member AND book = 'REAL' RETURNING * INTO STRICT a;
    r := posting_request_of('wallet', 'claim:' || c.id || ':' || c.parts, p_member, 'REAL', 'TRANSFER_OUT', -v_amount, 2800,
      '\x', p_group => v_id, p_refers_to => c.creditor_id::text, p_note => c.note);
    PERFORM claim_key(r, v_id);
    PERFORM write_posting(r, v_id, 2000, -v_amount, a.balance, a.version, v_id);
    INSERT INTO claim_payment (id, claim_id, amount) VALUES (v_id, c.id, v_amount);
    UPDATE claim SET paid = paid + v_amount, parts = parts + 1,
                     closed_at = CASE WHEN paid + v_amount = amount THEN clock_timestamp() END WHERE id = c.id;
  END LOOP;
END $$;
