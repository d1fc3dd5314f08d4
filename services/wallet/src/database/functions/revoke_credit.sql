-- Takes back a bonus whose reason is gone: one that runs or waits is forfeited, of one that has become own money what was given is
-- taken, and the rest of it is owed. False if there is nothing to take, also on repetition.
CREATE OR REPLACE FUNCTION revoke_credit(p_requested_by text, p_credit_key text, p_hash bytea) RETURNS boolean
LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  k posting_key;
  o rollover;
  r posting_request;
  v_id uuid := new_posting_id(0);
  v_amount bigint;
BEGIN
  SELECT * INTO o FROM rollover WHERE requested_by = p_requested_by AND credit_key = p_credit_key AND is_bonus;
  IF FOUND THEN
    PERFORM lock_account(o.member_id, o.book);
    SELECT * INTO STRICT o FROM rollover WHERE id = o.id;
    IF o.status IN ('ACTIVE', 'QUEUED') THEN
      PERFORM give_up_bonus(o.member_id, o.id);
      RETURN true;
    END IF;
    v_amount := CASE WHEN o.status = 'DONE' THEN least(o.kept, o.amount) ELSE 0 END;
  ELSE
    SELECT * INTO k FROM posting_key WHERE caller = p_requested_by AND external_id = p_credit_key AND outcome = 'ACCEPTED';
    SELECT p.member_id, p.book, p.amount INTO o.member_id, o.book, v_amount FROM ledger_posting p
     WHERE p.id = k.posting_id AND p.month = k.posting_month AND p.kind = 'BONUS';
  END IF;
  IF coalesce(v_amount, 0) = 0 THEN RETURN false; END IF;
  r := posting_request_of('wallet', 'revoked:' || p_requested_by || ':' || p_credit_key, o.member_id, o.book, 'FORFEIT', -v_amount,
    resolve_account(o.book, 5100), p_hash, p_refers_to => o.id::text);
  IF NOT claim_key(r, v_id) THEN RETURN false; END IF;
  RETURN (apply_posting(r, v_id)).outcome = 'ACCEPTED';
END $$;
