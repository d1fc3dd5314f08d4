-- Closes a claim that will not be paid. What was paid of it stays paid; NULL fields if it is closed already.
CREATE OR REPLACE FUNCTION write_off_claim(p_id uuid) RETURNS claim
LANGUAGE plpgsql VOLATILE AS $$
DECLARE c claim;
BEGIN
  SELECT * INTO c FROM claim WHERE id = p_id;
  PERFORM lock_account(c.debtor_id, 'REAL');
  UPDATE claim SET closed_at = clock_timestamp() WHERE id = p_id AND closed_at IS NULL RETURNING * INTO c;
  IF NOT FOUND THEN RETURN NULL; END IF;
  UPDATE player_account SET claimed = claimed - (c.amount - c.paid) WHERE member_id = c.debtor_id AND book = 'REAL';
  RETURN c;
END $$;
