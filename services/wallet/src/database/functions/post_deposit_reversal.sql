-- Takes a deposit back, once, against the channel that it came by: own money as far as it is there, the rest is owed. The turnover that
-- the deposit required ends with it. NULL fields if there is no such deposit on the account. As for a bet, a second key in a
-- namespace that no caller has keeps it to one reversal, whatever its own key.
CREATE OR REPLACE FUNCTION post_deposit_reversal(
  p_external_id text, p_posting uuid, p_hash bytea, p_note text, p_trace bytea DEFAULT NULL)
RETURNS posting_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  v_id uuid := new_posting_id(0);
  d ledger_posting;
  r posting_request;
  v_once posting_request;
  v_answer posting_answer;
BEGIN
  SELECT * INTO d FROM ledger_posting WHERE id = p_posting AND kind = 'DEPOSIT' AND version IS NOT NULL;
  IF NOT FOUND THEN RETURN NULL; END IF;
  r := posting_request_of('wallet', p_external_id, d.member_id, d.book, 'DEPOSIT_REVERSAL', -d.amount, d.debit, p_hash,
    p_refers_to => d.reference, p_note => p_note, p_trace => p_trace);
  IF NOT claim_key(r, v_id) THEN RETURN replay_posting(r); END IF;
  v_once := r;
  v_once.caller := 'wallet/rolled-back';
  v_once.external_id := d.reference;
  IF NOT claim_key(v_once, v_id) THEN RETURN refuse(r, 'ALREADY_ROLLED_BACK'); END IF;
  v_answer := apply_posting(r, v_id);
  IF v_answer.outcome <> 'ACCEPTED' THEN PERFORM unclaim_key(v_once.caller, v_once.external_id); END IF;
  IF v_answer.outcome = 'ACCEPTED' THEN
    PERFORM lock_account(d.member_id, d.book);
    UPDATE rollover SET status = 'CLEARED', closed_at = clock_timestamp()
     WHERE requested_by = 'wallet' AND credit_key = d.reference AND status = 'ACTIVE';
  END IF;
  RETURN v_answer;
END $$;
