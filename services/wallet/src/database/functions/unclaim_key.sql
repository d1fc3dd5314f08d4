-- Takes back a key that the current transaction has claimed itself and not used; a committed key stays as it is.
CREATE OR REPLACE FUNCTION unclaim_key(p_caller text, p_external_id text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM posting_key k
   WHERE k.caller = p_caller AND k.external_id = p_external_id AND k.xmin = pg_current_xact_id()::xid;
  IF NOT FOUND THEN RAISE EXCEPTION 'this key was not written by this transaction'; END IF;
END $$;
