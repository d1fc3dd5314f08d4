-- Deletes stored answers of refusals older than `p_days`, at most `p_limit`, and returns their number. The key stays and
-- keeps its outcome: a replay after that returns the same refusal, with the balance of its own moment.
CREATE OR REPLACE FUNCTION purge_stored_answers(p_days integer, p_limit integer) RETURNS integer
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE v_deleted integer;
BEGIN
  IF p_days < 90 THEN RAISE EXCEPTION 'stored answers are kept for 90 days at least, not %', p_days; END IF;
  WITH old AS (
    SELECT s.caller, s.external_id FROM stored_answer s
     WHERE s.recorded_at < now() - p_days * interval '1 day' AND s.outcome <> 'ACCEPTED'
     LIMIT p_limit)
  DELETE FROM stored_answer s USING old WHERE s.caller = old.caller AND s.external_id = old.external_id;
  GET DIAGNOSTICS v_deleted = ROW_COUNT;
  RETURN v_deleted;
END $$;
