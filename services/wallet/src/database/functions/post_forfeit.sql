-- Ends an open requirement and takes what is lost with it. NULL if the caller has no such requirement.
CREATE OR REPLACE FUNCTION post_forfeit(
  p_caller text, p_external_id text, p_rollover uuid, p_hash bytea, p_note text DEFAULT NULL, p_trace bytea DEFAULT NULL)
RETURNS partial_answer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  o rollover;
BEGIN
  SELECT * INTO o FROM rollover WHERE id = p_rollover AND requested_by = p_caller;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN close_rollover(o, 'FORFEITED', p_caller, p_external_id, p_hash, p_note, p_trace);
END $$;
