-- Credits a part of a claim to its creditor; false if that was done before. What the creditor owes is repaid out of it.
CREATE OR REPLACE FUNCTION credit_claim_payment(p_payment uuid) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  p claim_payment;
  c claim;
  r posting_request;
  v_id uuid := new_posting_id(0);
  v_answer posting_answer;
BEGIN
  UPDATE claim_payment SET credited_at = clock_timestamp() WHERE id = p_payment AND credited_at IS NULL RETURNING * INTO p;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT * INTO STRICT c FROM claim WHERE id = p.claim_id;
  r := posting_request_of('wallet', 'claim-payment:' || p.id, c.creditor_id, 'REAL', 'TRANSFER_IN', p.amount, 2800, '\x',
      p_group => p.id, p_refers_to => c.debtor_id::text, p_note => c.note);
  PERFORM open_account(c.creditor_id, 'REAL');
  PERFORM claim_key(r, v_id);
  v_answer := apply_posting(r, v_id);
  IF v_answer.outcome <> 'ACCEPTED' THEN RAISE EXCEPTION 'a part of a claim was not credited: %', v_answer.outcome; END IF;
  RETURN true;
END $$;
