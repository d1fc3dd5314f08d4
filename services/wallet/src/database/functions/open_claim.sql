-- Opens a claim once and collects what is there of it. The key says all: a repetition changes nothing.
CREATE OR REPLACE FUNCTION open_claim(
  p_id uuid, p_caller text, p_external_id text, p_debtor uuid, p_creditor uuid, p_amount bigint, p_note text)
RETURNS void LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  INSERT INTO claim (id, caller, external_id, debtor_id, creditor_id, amount, note)
  VALUES (p_id, p_caller, p_external_id, p_debtor, p_creditor, p_amount, p_note) ON CONFLICT ON CONSTRAINT claim_once DO NOTHING;
  IF NOT FOUND THEN RETURN; END IF;
  PERFORM lock_account(p_debtor, 'REAL');
  UPDATE player_account SET claimed = claimed + p_amount WHERE member_id = p_debtor AND book = 'REAL';
  PERFORM collect_claims(p_debtor);
END $$;
