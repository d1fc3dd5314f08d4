-- Locks the hold's account and says why the hold cannot be captured (`p_amount` > 0) or released (0), NULL if it can.
-- A withdrawal that was paid out is a fact: no status of the account refuses its capture.
CREATE OR REPLACE FUNCTION hold_refusal(h hold, p_amount bigint) RETURNS posting_outcome
LANGUAGE plpgsql VOLATILE AS $$
DECLARE a player_account := lock_account(h.member_id, h.book);
BEGIN
  SELECT * INTO STRICT h FROM hold WHERE id = h.id;
  IF h.status = 'OPEN' AND h.expires_at <= clock_timestamp() THEN
    PERFORM expire_due_holds(a);
    RETURN 'HOLD_EXPIRED';
  END IF;
  IF h.status = 'EXPIRED' THEN RETURN 'HOLD_EXPIRED'; END IF;
  IF h.status <> 'OPEN' THEN RETURN 'HOLD_RESOLVED'; END IF;
  IF p_amount > h.amount - h.captured THEN RETURN 'CAPTURE_EXCEEDS_HOLD'; END IF;
  IF p_amount > 0 AND h.kind = 'BET' AND a.status = 'STOPPED' THEN RETURN 'ACCOUNT_STOPPED'; END IF;
  RETURN NULL;
END $$;
