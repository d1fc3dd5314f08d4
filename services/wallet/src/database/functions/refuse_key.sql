-- The service's role may not change keys. This function sets the outcome of a key that the current transaction has written
-- itself; a committed key stays as it is.
CREATE OR REPLACE FUNCTION refuse_key(p_caller text, p_external_id text, p_outcome posting_outcome) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE posting_key k SET outcome = p_outcome, posting_id = NULL, posting_month = NULL
   WHERE k.caller = p_caller AND k.external_id = p_external_id AND k.xmin = pg_current_xact_id()::xid;
  IF NOT FOUND THEN RAISE EXCEPTION 'the key of this refusal was not written by this transaction'; END IF;
END $$;
